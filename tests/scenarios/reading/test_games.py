"""Every read card of the tables is put into games: each of its powers is used there, and nothing breaks the engine.

The test command takes one card of `SHARE` and plays until each of its powers was used; the environment variable
``CARD_GAMES`` asks for every card and for so many games with each, hundreds of them a night.
"""

from __future__ import annotations

import os

import pytest

from scenarios.reading import Read
from tests.engine import invariants
from tests.engine.random_games import seeded
from tests.scenarios.reading.boards import board
from tests.scenarios.reading.tables import AT_HAND, read_entries
from tests.scenarios.reading.uses import Watch, game, leanings, uses

GAMES = int(os.environ.get("CARD_GAMES", "0"))
MOST, STEPS = 60, 90
PARTS, SHARE = 8, 12

UNUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "Hearthstone": (
        ("payment power 0",),
        "Conceding is a part of its cost, and a game of two players is over before the effect would resolve.",
    ),
}
"""What a card is not used for in these games, and why it can't be or hardly ever is."""


def play_with(name: str) -> Watch:
    """Return what was used of the card in games with it; whatever breaks tells the card and the game."""
    reading = read_entries()[name].reading
    assert isinstance(reading, Read)
    watch = Watch(reading.printed)
    for number in range(max(GAMES, MOST)):
        dice = seeded(number)
        now = Watch(reading.printed, set() if GAMES else watch.seen)
        leaning = leanings(now)[number % len(leanings(now))]
        try:
            invariants.check_state(game(board(reading.printed, dice), now, leaning, dice, STEPS))
        except Exception as error:
            error.add_note(f"in game {number} with {name}, {leaning}")
            raise
        watch.seen |= now.seen
        if not watch.left and number + 1 >= GAMES:
            break
    return watch


def names() -> list[str]:
    """Return the cards that are played with: all of them a night, else some of each part of the tables."""
    return list(read_entries())[:: 1 if GAMES else SHARE]


@AT_HAND
@pytest.mark.parametrize("part", range(PARTS))
def test_each_power_of_a_read_card_is_used_in_a_game(part: int) -> None:
    left = {name: play_with(name).left for name in names()[part::PARTS]}
    wanted = {name: UNUSED[name][0] if name in UNUSED else () for name in left}
    assert left == wanted


@AT_HAND
def test_every_exception_is_one_of_a_read_card() -> None:
    assert {name for name, (left, _) in UNUSED.items() if not set(left) <= set(uses_of(name))} == set()


def uses_of(name: str) -> tuple[str, ...]:
    """Return what the read card of the name can be used for."""
    reading = read_entries()[name].reading
    assert isinstance(reading, Read)
    return uses(reading.printed)
