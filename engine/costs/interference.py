"""Parts of a cost of which one changes what another can be paid with (401.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache

from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import (
    Destroy,
    Discard,
    Exhaust,
    Flip,
    If,
    Interrupt,
    Put,
    PutDamage,
    Ready,
    RemoveCounters,
)
from engine.language.filters import AllOf, Among, AnyOf, Controlled, Is, Named, Not, Owned, Tagged
from engine.language.selections import Chosen, Every, HeroOf, Number, Players, This, Top, Union, X, You
from engine.language.words import Kind, Zone
from engine.state.game import State

_UNMOVED = (
    Activate, Perform, Resources, Destroy, Discard, Exhaust, Flip, Interrupt, Put, PutDamage, Ready, RemoveCounters,
    AllOf, Among, AnyOf, Controlled, Is, Named, Not, Owned, Tagged, Chosen, Every, HeroOf, Number, Players, This, Top,
    Union, X, You,
)  # fmt: skip
"""What means the same cards whatever happens to them, as long as they stay where they are."""

_OF_RESOURCES = frozenset({Kind.CARD, Kind.QUEST, Kind.RESOURCE})
"""What a card that is a resource may be called."""

_READY = "ready"
_EXHAUSTED = "exhausted"


def meddling(parts: Sequence[Cost]) -> bool:
    """Return whether paying one of the parts may change which cards another means, or give it some to be paid with."""
    others = tuple(part for part in parts if not isinstance(part, Resources))
    if len(others) < len(parts) and any(minds_resources(part) for part in others):
        return True
    if len(others) < 2:
        return False
    if any(_wavers(part) for part in others):
        return True
    pairs = ((one, other) for place, one in enumerate(others) for rank, other in enumerate(others) if rank != place)
    return any(not _gives(one).isdisjoint(_wants(other)) for one, other in pairs)


def readying(parts: Sequence[Cost]) -> bool:
    """Return whether a part readies cards, which may then be exhausted for another."""
    return any(isinstance(part, Perform) and isinstance(part.effect, Ready) for part in parts)


@cache
def minds_resources(part: Cost) -> bool:
    """Return whether it may make a difference to the part, or the part to the resources, whether those are exhausted.

    Which resources a part takes is another matter: whoever exhausts first can take any of them afterwards.
    """
    if isinstance(part, Activate | Concede | Resources):
        return False
    if isinstance(part.effect, Ready):
        return not _means_no_resources(part)
    if isinstance(part.effect, Put) and part.effect.zone is Zone.PLAY:
        return True
    return _wavers(part) and not _means_no_resources(part)


def _means_no_resources(part: Cost) -> bool:
    """Return whether all that the part looks for is of kinds that no resource is of."""
    looked_for = [each for each in within(part) if isinstance(each, Every)]
    return (
        bool(looked_for)
        and not any(isinstance(each, If) for each in within(part))
        and all(Zone.PLAY not in each.zones or _is_no_resource(each.filter) for each in looked_for)
    )


def _is_no_resource(filter: object) -> bool:
    match filter:
        case Is(kinds):
            return _OF_RESOURCES.isdisjoint(kinds)
        case AllOf(filters):
            return any(_is_no_resource(each) for each in filters)
        case _:
            return False


def noticed(state: State, parts: Sequence[Cost]) -> bool:
    """Return whether one of several parts may take a card out of play, or put one there, that bears on another part.

    Powers and modifiers bear on what happens only while they are there.
    """
    deeds = [part for part in parts if isinstance(part, Perform)]
    if len(deeds) < 2 or not any(Zone.PLAY in _gives(part) for part in deeds):
        return False
    return bool(state.play.triggered or state.play.continuous or state.modifiers or state.elsewhere)


@cache
def _wavers(part: Cost) -> bool:
    """Return whether what the part means may change with what happens to cards; conceding comes last in any case."""
    if isinstance(part, Concede):
        return False
    return any(is_dataclass(each) and not isinstance(each, _UNMOVED) for each in within(part))


def within(held: object) -> Iterator[object]:
    """Yield the value and everything of which it is made."""
    yield held
    parts = held if isinstance(held, tuple) else ()
    if is_dataclass(held):
        parts = tuple(getattr(held, each.name) for each in fields(held))
    for part in parts:
        yield from within(part)


@cache
def _gives(part: Cost) -> frozenset[str]:
    """Return the zones to and from which the part moves cards, or in which it turns some over; what it turns otherwise.

    Who leaves play takes attached cards along, and ends what it did there.
    """
    if isinstance(part, Activate):
        return frozenset({_EXHAUSTED})
    match part.effect if isinstance(part, Perform) else None:
        case Put(zone=zone):
            return frozenset({zone, *_zones(part)})
        case Destroy():
            return frozenset({Zone.GRAVEYARD, Zone.PLAY})
        case Discard() | Interrupt():
            return frozenset({Zone.GRAVEYARD})
        case Flip():
            return frozenset({Zone.PLAY})
        case Exhaust():
            return frozenset({_EXHAUSTED})
        case Ready():
            return frozenset({_READY})
        case _:
            return frozenset()


@cache
def _wants(part: Cost) -> frozenset[str]:
    """Return the zones from which the part takes cards, and whether it wants ready or exhausted ones."""
    if isinstance(part, Activate | Resources):
        return frozenset({_READY})
    match part.effect if isinstance(part, Perform) else None:
        case Discard():
            return frozenset({Zone.HAND})
        case Exhaust():
            return frozenset({_READY, *_zones(part)})
        case Ready():
            return frozenset({_EXHAUSTED, *_zones(part)})
        case _:
            return frozenset(_zones(part))


def _zones(part: Cost) -> Iterator[str]:
    """Yield the zones in which the part looks for cards."""
    return (zone for each in within(part) if isinstance(each, Every) for zone in each.zones)
