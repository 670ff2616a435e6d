"""Continuous modifiers that links have created."""

from __future__ import annotations

from engine.language.filters import Filter
from engine.language.modifiers import Change, Duration
from engine.language.powers import Triggered
from engine.language.selections import Circumstance
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Bindings, Numbers
from engine.value import value


@value
class Modifier:
    """A continuous modifier from a link (714).

    `cards` are those it was flagged for (714.3f), None where it checks a filter continuously (714.3e). `made_on`
    is the number of the turn; `left` what a prevention bubble can still prevent, or how often a replacement
    may still happen; `until_turn_of` the player whose turn ends it, `started` whether that turn has begun.
    """

    id: int
    source: CardId
    controller: PlayerId
    timestamp: int
    changes: tuple[Change, ...]
    duration: Duration
    cards: tuple[Entity, ...] | None = None
    filter: Filter | None = None
    while_: Circumstance | None = None
    x: int = 0
    roles: Bindings = ()
    numbers: Numbers = ()
    targets: tuple[tuple[Entity, ...], ...] = ()
    made_on: int = 0
    left: int | None = None
    remains_exhausted: tuple[CardId, int] | None = None
    triggered: Triggered | None = None
    once: bool = False
    for_player: PlayerId | None = None
    strike_of: CardId | None = None
