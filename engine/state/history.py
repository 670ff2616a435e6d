"""What happened this turn, as far as rules and cards ask for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.language.words import DamageType, Done
from engine.state.ids import CardId, Entity, PlayerId

if TYPE_CHECKING:
    from engine.state.game import State


@dataclass(frozen=True, slots=True)
class Fact:
    """One deed of this turn: which card did it or underwent it, and to or with which other one.

    `player` is who controlled the subject then, or who did it; `detail` an amount or a power's number; `damage_types`
    and `with_` are of what types damage was, and with which cards it was dealt. `then` is the state in which the deed
    was done, so that a description of it is read as it was; like what a state derives it takes no part in equality.
    None is for a deed of before the game was watched.
    """

    deed: Done
    subject: Entity
    other: Entity = 0
    detail: int = 0
    player: PlayerId | None = None
    then: State | None = field(default=None, compare=False, repr=False)
    damage_types: tuple[DamageType, ...] = ()
    with_: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What happened at one time this turn, with the states just before it and just after it.

    `records` are those of what happened, `proposed` the events that would have, replacement and prevention aside.
    """

    before: State = field(repr=False)
    after: State = field(repr=False)
    records: tuple[Any, ...]
    proposed: tuple[Any, ...] = ()
