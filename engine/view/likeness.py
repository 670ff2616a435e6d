"""What several chosen cards must have in common, or must not have in common."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, assert_never

from engine.citations import implements
from engine.decisions.combinations import Grouped, Listed, Matched, Option, Together, Weighed, takes
from engine.language.selections import Total
from engine.language.words import CLASSES, Alike
from engine.state.game import State
from engine.state.ids import FIRST_CARD, Entity
from engine.view import referents, values
from engine.view.kinds import blank
from engine.view.last_known import known
from engine.view.resemblance import classes

if TYPE_CHECKING:
    from engine.view.scope import Scope


@implements("706.1", "409.1")
def going_together(state: State, alike: Alike | None, options: Iterable[Option]) -> Together | None:
    """Return which of the options can be chosen together, None if any can."""
    if alike is None:
        return None
    groups: dict[Option | None, set[Option]] = {}
    for each in options:
        groups.setdefault(_mark(state, alike, int(each)), set()).add(each)
    sets = tuple(frozenset(group) for group in groups.values())
    return Grouped(sets) if alike in (Alike.CONTROLLER, Alike.OWNER) else Matched(slots=sets)


@implements("201.3", "706.1", "409.1")
def going_so_far(scope: Scope, alike: Alike | None, total: Total | None, options: Iterable[Option]) -> Together | None:
    """Return which options can be chosen together with the likeness and within the total, None if any can.

    Where there is neither, no option is looked at.
    """
    if total is None:
        return going_together(scope.state, alike, options)
    options = tuple(options)
    together = going_together(scope.state, alike, options)
    assert together is None or isinstance(together, Matched)
    cards = ((each, known(scope.state, int(each))) for each in options)
    weights = tuple(
        (each, 0 if card is None else values.trait_of(scope.state, card, total.trait)) for each, card in cards
    )
    return Weighed(weights, referents.number(scope, total.most), together)


def _mark(state: State, alike: Alike, entity: Entity) -> Option | None:
    """Return the property by which a card is like others: its party, zone, name or class; a player's is its party.

    A character shows its class as a trait or as a tag; characters without a class share the lack of one. So do
    face-down resources, which show no name either (408.1b).
    """
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
            return "" if blank(card) else card.printed.name
        case Alike.NO_CLASS:
            shown = classes(state, card)
            return " ".join(each for each in CLASSES if each in shown)
        case _:
            assert_never(alike)


def both(one: Together | None, other: Together | None, options: tuple[Option, ...], most: int) -> Together | None:
    """Return the rule by which options go together if both of the rules allow it."""
    if one is None or other is None:
        return other if one is None else one
    sets = (frozenset(some) for many in range(most + 1) for some in combinations(options, many))
    return Listed(tuple(some for some in sets if takes(one, options, some) and takes(other, options, some)))
