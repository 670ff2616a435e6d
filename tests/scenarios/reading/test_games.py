"""Every card that is read, and every card of the library, is put into games and used for all that it can be.

Nothing breaks the engine there, and its invariants hold. At night each card is played with until each of its powers,
modes and effects was used; by day one card in many, in as many games as nearly all of that needs, and some games are
played in which several cards meet. The environment variable ``CARD_GAMES`` asks for so many of these with each card.
"""

from __future__ import annotations

import os
from collections import Counter
from contextlib import ExitStack
from functools import cache
from zlib import crc32

import pytest

from engine.language.printed import Printed
from judge.soak import invariants
from judge.soak.held_games import AT_A_GLANCE, CLOSELY, ONE_CLOSELY, Held
from judge.soak.random_games import seeded
from scenarios.library.card_files import card_names, load
from scenarios.reading import Read
from tests.night import NIGHT, at_night
from tests.scenarios.reading.aiming import game
from tests.scenarios.reading.boards import board, edition_of, ground
from tests.scenarios.reading.oracle import ANSWERS, COSTS, ENDS, TARGETS, Oracle
from tests.scenarios.reading.tables import read_entries
from tests.scenarios.reading.uses import Watch, uses

GAMES = int(os.environ.get("CARD_GAMES", "0"))
MOST, STEPS = at_night(200, 6), 120
EVERY = at_night(1, 96)
"""One in so many cards is played with."""
LEFT = 0.1
"""Which share of what the cards can be used for may be left by day, when games end before all is used.

What one card is used for is left aside: where its trigger never happens, all that follows from it is left.
"""
PARTS, SHARE = 8 if NIGHT or GAMES else 1, at_night(80, 640)
PARTNERS, LONG = 7, 200
COMMON = 3
"""From how many cards on, to which a check fits, it has to be made for one of them."""

UNUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "Hearthstone": (
        ("payment power 0",),
        "Conceding is a part of its cost, and a game of two players is over before the effect would resolve.",
    ),
    "Needs More Cowbell": (("what it says a player may is declined",), "The token says it, and is asked about itself."),
    "Orders From Lady Vashj": (("effect 1: Draw",), "Nobody plays a whole hand and completes the quest then."),
    "Ritual of Souls": (("effect 3: Destroy",), "Its counters last for four turns of its controller, and games end."),
    "You Are Rakh'likh, Demon": (("effect 2: Draw",), "No Demon is in the party of whoever completes it."),
}
"""What a card is not used for in these games, and why it can't be or hardly ever is."""


@cache
def cards() -> dict[str, Printed]:
    """Return every card of the library and every card that is read from the tables, which goes before."""
    read = {name: entry.reading.printed for name, entry in read_entries().items() if isinstance(entry.reading, Read)}
    return {name: load(name) for name in card_names()} | read


def some_cards() -> list[str]:
    """Return the names of the cards that this run plays with."""
    return list(cards())[::EVERY]


def words_of(name: str) -> str:
    """Return the words of the card in the tables, nothing for a card that is only in the library."""
    return read_entries()[name].text if name in read_entries() else ""


def play_with(name: str) -> tuple[Watch, Oracle]:
    """Return what was used of the card in games with it, and what was held against its words.

    Whatever breaks tells the card and the game. What can't be used is not waited for, but in the games of a night.
    """
    watch = Watch(cards()[name])
    oracle = Oracle(watch.printed, words_of(name))
    given_up = set() if GAMES or name not in UNUSED else set(UNUSED[name][0])
    with watch.noting_effects():
        for number in range(MOST):
            if set(watch.left) <= given_up:
                break
            dice = seeded(number)
            try:
                state = board(watch.printed, dice)
                for before, played in game(state, (watch,), dice, STEPS):
                    oracle.look(before, played)
                    assert played.outcome is not None, f"{played.action} is listed, and led to: {played.refused}"
                    state = played.outcome.state
                invariants.check_state(state)
                oracle.look_past_the_turn(state)
            except Exception as error:
                error.add_note(f"in game {number} with {name}")
                raise
    return watch, oracle


@pytest.mark.parametrize("part", range(PARTS))
def test_each_power_of_a_card_is_used_in_a_game_and_does_what_its_words_say(part: int) -> None:
    played = {name: play_with(name) for name in some_cards()[part::PARTS]}
    left = {name: watch.left for name, (watch, _) in played.items()}
    lost = {name: uses_left for name, uses_left in left.items() if uses_left and name not in UNUSED}
    if not NIGHT:
        every = sum(len(uses(cards()[name])) for name in played)
        assert sum(sorted(map(len, lost.values()))[:-1]) <= LEFT * every, lost
        return
    assert lost == {}
    known = {name: UNUSED[name][0] for name in left if name in UNUSED}
    assert {name: left[name] for name in known} == known
    worded = Counter(check for _, oracle in played.values() for check in oracle.checkable)
    checked = {check for _, oracle in played.values() for check in oracle.checked}
    assert {check for check, number in worded.items() if number >= COMMON} <= checked
    assert not worded or {TARGETS, COSTS, ANSWERS, ENDS} <= checked


def test_every_exception_is_one_of_a_card() -> None:
    known = {name: left for name, (left, _) in UNUSED.items() if name in cards()}
    assert {name for name, left in known.items() if not set(left) <= set(uses(cards()[name]))} == set()


def play_with_others(name: str, number: int) -> None:
    """Play a game in which other cards are used beside the card, and hold the invariants at each step of it."""
    dice = seeded(crc32(f"{name} {number}".encode()))
    partners = [cards()[other] for other in dice.sample(list(cards()), PARTNERS)]
    printed = cards()[name]
    watches = [Watch(each) for each in (printed, *partners)]
    oracles = [Oracle(watch.printed, words_of(watch.printed.name)) for watch in watches]
    with ExitStack() as noting:
        for watch in watches:
            noting.enter_context(watch.noting_effects())
        state = board(printed, dice, partners, ground(dice, edition_of(printed)))
        held = Held(state, AT_A_GLANCE if number % ONE_CLOSELY else CLOSELY)
        try:
            for before, played in game(state, watches, dice, LONG):
                held.look(before, played)
                for oracle in oracles:
                    oracle.look(before, played)
                assert played.outcome is not None
                state = played.outcome.state
            held.end(state)
        except Exception as error:
            error.add_note(f"in game {number} with {name}, {', '.join(each.name for each in partners)}\n{held}")
            raise


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_that_meet_keep_the_rules(part: int) -> None:
    played, every = 0, 1 if GAMES else min(SHARE, len(cards()) // PARTS)
    for name in list(cards())[::every][part::PARTS]:
        for number in range(max(1, GAMES)):
            play_with_others(name, number)
            played += 1
    assert played >= max(1, GAMES)
