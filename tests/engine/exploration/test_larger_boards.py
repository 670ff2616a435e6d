"""Three larger boards: as many lines as counting them one by one finds, whatever is left out.

The fixed boards have numbers worked out by hand; here each line is played by itself instead, with no state told from
another and nothing merged.
"""

from collections.abc import Callable
from functools import cache

import pytest

from engine.exploration.branches import quest_from
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import opening
from engine.exploration.level_search import explore
from engine.exploration.tallies import lines
from engine.language.effects import Draw, PutDamage
from engine.language.selections import Number, Target, You
from engine.language.words import Zone
from engine.state.game import State
from tests.engine.cards import GNOME, HERO_OR_ALLY, OGRE, activated, ally, blast, item, paid
from tests.engine.exploration.test_frontier import SWITCHES
from tests.engine.table import A, B, C, Table
from tests.engine.test_legal_counts import GUARD, counts
from tests.night import at_night

ARCHER = ally("Archer", 1, 2, activated(PutDamage(Target(), Number(1)), targets=(HERO_OR_ALLY,)))


def two_armies() -> State:
    """Seven allies of A, some alike and two of them exhausted, and five of B, two of them protectors."""
    table = Table(resources=2)
    for card in (OGRE, OGRE, GNOME, GNOME, GUARD):
        table.put(card)
    for card in (GUARD, ARCHER):
        table.put(card, ready=False)
    for card in (OGRE, OGRE, GUARD, GUARD, ARCHER):
        table.put(card, B)
    table.put(blast(1), A, Zone.HAND)
    return table.state


def a_hand_and_powers() -> State:
    """Cards to play beside powers to use, several of each alike, and a player who can respond."""
    table = Table(resources=4)
    for card in (blast(1), blast(1), GNOME, OGRE):
        table.put(card, A, Zone.HAND)
    table.put(blast(2), B, Zone.HAND)
    table.put(item("Ring", paid(1, Draw(You(), Number(1)))))
    for _ in range(2):
        table.put(ARCHER)
    table.put(GUARD, B)
    return table.state


def three_at_large() -> State:
    """Three players who are all opponents, each with an ally that shoots and a card to respond with."""
    table = Table((("A", 1), ("B", 2), ("C", 3)), resources=1)
    for player in (A, B, C):
        table.put(ARCHER, player)
        table.put(blast(1), player, Zone.HAND)
    return table.state


LARGER: dict[Callable[[], State], int] = {two_armies: at_night(3, 2), a_hand_and_powers: 2, three_at_large: 3}
"""How many actions are looked ahead on each board."""
CASES = [
    (board, switch)
    for board, by_day in zip(LARGER, (("all", "brute force"), ("all",), ("all",)), strict=True)
    for switch in at_night(tuple(SWITCHES), by_day)
]
"""The boards, each with what is left out: by day all that can be, and on the first nothing as well."""


@cache
def lines_one_by_one(board: Callable[[], State]) -> int:
    return counts(board(), LARGER[board])[-1]


@pytest.mark.parametrize(("board", "switch"), CASES)
def test_as_many_lines_as_one_by_one(board: Callable[[], State], switch: str) -> None:
    state = board()
    start = opening(state)
    horizon = horizon_from(state, HorizonKind.ACTIONS, LARGER[board])
    asks = quest_from(start, [player.id for player in state.players], horizon, reductions=SWITCHES[switch])
    found = explore(start, asks, lambda _: True)
    many = lines(found)
    assert many is not None
    assert sum(many[end] for end in found.ends) == lines_one_by_one(board) > 200
