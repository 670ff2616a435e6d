"""Parts of a cost of which one changes what another can be paid with (401.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache

from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Destroy, Discard, Exhaust, Flip, Interrupt, Put, PutDamage, Ready, RemoveCounters
from engine.language.filters import AllOf, Among, AnyOf, Controlled, Is, Named, Not, Owned, Tagged
from engine.language.selections import Chosen, Every, HeroOf, Number, Players, This, Top, Union, X, You
from engine.language.words import Zone

_UNMOVED = (
    Activate, Perform, Resources, Destroy, Discard, Exhaust, Flip, Interrupt, Put, PutDamage, Ready, RemoveCounters,
    AllOf, Among, AnyOf, Controlled, Is, Named, Not, Owned, Tagged, Chosen, Every, HeroOf, Number, Players, This, Top,
    Union, X, You,
)  # fmt: skip
"""What means the same cards whatever happens to them, as long as they stay where they are."""

_READY = "ready"
_EXHAUSTED = "exhausted"


def meddling(parts: Sequence[Cost]) -> bool:
    """Return whether paying one of the parts may change which cards another means, or give it some to be paid with."""
    if len(parts) < 2:
        return False
    if any(_wavers(part) for part in parts):
        return True
    pairs = ((one, other) for place, one in enumerate(parts) for rank, other in enumerate(parts) if rank != place)
    return any(not _gives(one).isdisjoint(_wants(other)) for one, other in pairs)


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
