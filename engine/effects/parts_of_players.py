"""The parts of a text, which several players perform at the same time if it tells each of them to (802.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from engine.citations import implements
from engine.effects.resolution import Performer, Resolution
from engine.events.simultaneity import Parts, together
from engine.language.effects import Effect
from engine.state.game import State
from engine.state.ids import Entity, PlayerId

_Whose = TypeVar("_Whose", bound=Entity)

Part: TypeAlias = Callable[[Resolution, _Whose], Parts]
"""A function that returns the steps of the part of one player, or of the part for one card."""


def in_place(
    resolution: Resolution, place: int, effects: Sequence[Effect], perform: Performer, then: Sequence[Effect] = ()
) -> Parts:
    """Perform effects that stand in another effect at this place; return whether all of them were performed.

    `then` follows them if they are performed, otherwise what follows the effect in which they stand. What stands at a
    later place than the first is performed after all players have performed what stands before it.
    """
    if place:
        yield from resolution.waiting_at(place)
    outer, after = resolution.path, resolution.after
    resolution.path = None if outer is None else (*outer, place)
    resolution.after = then or resolution.rest
    done = yield from perform(resolution, effects)
    resolution.path, resolution.after = outer, after
    return done


@implements("802.1")
def by_each(resolution: Resolution, changes: Mapping[PlayerId, Mapping[str, Any]], part: Part[PlayerId]) -> bool:
    """Let each player perform his or her part at the same time as the others; return whether all was performed.

    The parts are read with these changes of the scope. The players choose in the order given. A name stands afterwards
    for what it stands for in any of the parts.
    """
    resolution.cite("802.1")
    return at_once(resolution, changes, part)


def at_once(resolution: Resolution, changes: Mapping[_Whose, Mapping[str, Any]], part: Part[_Whose]) -> bool:
    """Let all the parts be performed at the same time; return whether all was performed."""
    parts = {whose: resolution.apart(**changed) for whose, changed in changes.items()}
    begun = [own.scope for own in parts.values()]
    done = together(resolution.attempt, {whose: part(own, whose) for whose, own in parts.items()})
    resolution.take_in(tuple(zip(begun, parts.values(), strict=True)))
    return all(done.values())


@implements("802.1")
def in_turn_order(state: State, players: Sequence[Entity]) -> tuple[PlayerId, ...]:
    """Return the players who are in the game, the turn player first and then clockwise."""
    return tuple(seat.id for seat in state.remaining if seat.id in players)
