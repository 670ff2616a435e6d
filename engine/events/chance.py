"""Chance: shuffles, dice and coins, as choices that no player makes."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.events.attempt import Attempt
from engine.events.event import happen
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.record import Decide, Roll, ShuffleDeck

_DICE = "glossary:dice-die"
"""The rule for dice: that they have six sides stands in the glossary, not in a numbered rule."""


@implements("411.2b")
def shuffle(attempt: Attempt, player: PlayerId) -> None:
    """Shuffle the player's deck; its new order is a choice of chance, unless all its cards are alike."""
    deck = attempt.state.player(player).deck
    if len({id(attempt.state.cards[card].printed) for card in deck}) < 2:
        order = deck
    else:
        answer = attempt.ask(
            Choice(
                ChoiceKind.CHANCE,
                None,
                rule("411.2b"),
                deck,
                len(deck),
                len(deck),
                ordered=True,
                about=player,
                words="the order of the shuffled deck, top first",
            )
        )
        order = tuple(CardId(int(card)) for card in answer)
    happen(attempt, [ShuffleDeck(player, order)], "411.2b")


def roll(attempt: Attempt, player: PlayerId, dice: int) -> int:
    """Let the player roll that many six-sided dice, and return their sum (Glossary: Dice)."""
    results = tuple(
        int(attempt.ask(Choice(ChoiceKind.CHANCE, None, rule(_DICE), low=1, high=6, words="what the die shows"))[0])
        for _ in range(dice)
    )
    happen(attempt, [Roll(player, results)], _DICE)
    return sum(results)


def flip_coin(attempt: Attempt, player: PlayerId, about: Entity) -> bool:
    """Let the player flip a coin, and return whether he or she wins; `about` is the card that asks for it."""
    options = ("wins the flip", "loses the flip")
    answer = attempt.ask(
        Choice(ChoiceKind.CHANCE, None, rule("709.2b"), options, about=about, words="who wins the flip of the coin")
    )
    attempt.record(Decide(player, str(answer[0]), about), (rule("709.2b"),))
    return answer[0] == options[0]
