"""What happened this turn, as far as rules and card text ask about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.language.words import DamageType, Done
from engine.state.ids import CardId, Entity, PlayerId

if TYPE_CHECKING:
    from engine.state.game import State


@dataclass(frozen=True, slots=True)
class Fact:
    """One deed of this turn: the subject that did it or underwent it, and the other card or player concerned.

    `player` controlled the subject at that time, or is who did the deed. `detail` is an amount or the number of a
    power. `damage_types` are the types of damage that was dealt, `with_` the cards with which it was dealt. `then` is
    the state in which the deed was done, by which descriptions of it are judged; it takes no part in equality. It is
    None for a deed that a board states without playing it.
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
    """The events that happened at one time this turn, with the states just before and just after them.

    `records` are the records of the events that happened, `proposed` the events as they were before replacement and
    prevention.
    """

    before: State = field(repr=False)
    after: State = field(repr=False)
    records: tuple[Any, ...]
    proposed: tuple[Any, ...] = ()
