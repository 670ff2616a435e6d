"""The oracle finds out a card that does something else than its words say, and lets one be that does what they say."""

from __future__ import annotations

import pytest

from judge.soak.random_games import seeded
from tests.every_row import for_every
from tests.night import at_night
from tests.scenarios.reading.aiming import game
from tests.scenarios.reading.boards import board, made
from tests.scenarios.reading.oracle import Oracle
from tests.scenarios.reading.uses import Watch

GAMES, STEPS = 8, 80
HONEST, HONEST_STEPS = at_night(8, 3), at_night(80, 20)
"""In so many games, of so many steps, a card that does what its words say is let be.

One that does not is found out in one of `GAMES`, of up to `STEPS`.
"""
LINES = {">>>": "1, Alliance, Horde, Item", "": "1, Instant Ability"}

OTHERWISE = [
    ("Your hero deals 3 fire damage to target ally.", "Your hero deals 4 fire damage to target ally."),
    ("Your hero deals 3 fire damage to target ally.", "Your hero deals 3 frost damage to target ally."),
    ("Your hero deals 3 fire damage to target ally.", "Your hero deals 3 fire damage to target hero or ally."),
    ("Your hero deals 3 fire damage to target ally.", "Your hero deals 3 fire damage to target opposing ally."),
    ("Your hero deals 1 fire damage to each ally.", "Your hero deals 1 fire damage to each opposing ally."),
    ("Your hero heals 3 damage from target hero.", "Your hero heals 2 damage from target hero."),
    ("Draw a card.", "Draw two cards."),
    ("Destroy target ally.", "Destroy target ally in your party."),
    ("Destroy target ally with cost 3 or less.", "Destroy target ally with cost 2 or less."),
    ("Destroy target exhausted ally.", "Destroy target ready ally."),
    ("Destroy target equipment.", "Destroy target weapon."),
    ("Exhaust target ally.", "Ready target ally."),
    ("Put target ally into its owner's hand.", "Remove target ally from the game."),
    ("Target ally has +2 ATK this turn.", "Target ally has +3 ATK this turn."),
    ("Target ally has ferocity this turn.", "Target ally has elusive this turn."),
    ("Target player discards a card.", "Target player discards two cards."),
    ("Target opponent discards a card.", "Target player discards a card."),
    ("Exhaust up to two target allies.", "Exhaust two target allies."),
    ("1 >>> Draw a card.", "2 >>> Draw a card."),
    ("[Activate] >>> Draw a card.", "0 >>> Draw a card."),
    ("Draw a card.", "You may draw a card."),
    ("Target ally has +2 ATK this turn.", "Target ally has +2 ATK for the rest of the game."),
]


class FoundOutError(Exception):
    """A card fails against its words."""


def play_beside(words: str, other: str, games: int, steps: int) -> Oracle:
    """Return what was held to the words in games with a card that does the other thing, but shows the words.

    Raises:
        FoundOutError: the card fails against its words.
    """
    printed = made("Riddle", f"{LINES['>>>' if '>>>' in words else '']}\n{other}")
    oracle, watch = Oracle(printed, words), Watch(printed)
    for number in range(games):
        watch.seen.clear()
        dice = seeded(number)
        state = board(printed, dice)
        try:
            for before, played in game(state, (watch,), dice, steps):
                oracle.look(before, played)
                state = before if played.outcome is None else played.outcome.state
            oracle.look_past_the_turn(state)
        except AssertionError as failure:
            raise FoundOutError(str(failure)) from failure
    return oracle


@for_every(("words", "other"), OTHERWISE)
def test_a_card_that_does_something_else_is_found_out(words: str, other: str) -> None:
    with pytest.raises(FoundOutError):
        play_beside(words, other, GAMES, STEPS)


@for_every("words", dict.fromkeys(words for words, _ in OTHERWISE))
def test_a_card_that_does_what_its_words_say_is_let_be(words: str) -> None:
    assert play_beside(words, words, HONEST, HONEST_STEPS).checked
