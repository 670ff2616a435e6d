"""What several chosen cards have in common: one party, one zone, or no name twice."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import assert_never

from engine.citations import implements
from engine.language.words import Alike
from engine.rules.fitting import known
from engine.state.game import State
from engine.state.ids import FIRST_CARD, Entity
from engine.together import Grouped, Listed, Matched, Option, Together, takes


@implements("706.1", "409.1")
def going_together(state: State, alike: Alike | None, options: Iterable[Option]) -> Together | None:
    """Return which of the options can be chosen together, None where any can."""
    if alike is None:
        return None
    groups: dict[Option | None, set[Option]] = {}
    for each in options:
        groups.setdefault(_mark(state, alike, int(each)), set()).add(each)
    sets = tuple(frozenset(group) for group in groups.values())
    return Matched(slots=sets) if alike is Alike.NO_NAME else Grouped(sets)


def _mark(state: State, alike: Alike, entity: Entity) -> Option | None:
    """Return that of a card which it has in common with others, or must not have; a player is in its own party."""
    if entity < FIRST_CARD:
        return entity
    card = known(state, entity)
    if card is None:
        return None
    match alike:
        case Alike.CONTROLLER:
            return card.controller or card.owner
        case Alike.OWNER:
            return card.owner
        case Alike.NO_NAME:
            return card.printed.name
        case _:
            assert_never(alike)


def both(one: Together | None, other: Together | None, options: tuple[Option, ...], most: int) -> Together | None:
    """Return which of the options go together in both ways."""
    if one is None or other is None:
        return other if one is None else one
    sets = (frozenset(some) for many in range(most + 1) for some in combinations(options, many))
    return Listed(tuple(some for some in sets if takes(one, options, some) and takes(other, options, some)))
