"""Continuous modifiers that links have created."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.filters import Filter
from engine.language.modifiers import Change
from engine.language.powers import Triggered
from engine.language.selections import Circumstance
from engine.language.triggers import On
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Bindings, Numbers
from engine.value import value


@value
class Modifier:
    """A continuous modifier from a link (714).

    `cards` are the cards that it flags (714.3f), None if it checks a filter continuously (714.3e). `roles`, `numbers`,
    `targets` and `x` are what its text refers to. `made_on` is the number of the turn in which it was created. `left`
    is how much it can still prevent, or how often it can still replace an event; `used` is how much of that each card
    has used up where it counts for each by itself. `remains_exhausted` is the card that
    must remain exhausted, with the clock when it was last readied. `for_player` is the player by whose turns its
    duration is measured. As soon as one of the events of `until` happens it ends.
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
    used: tuple[tuple[CardId, int], ...] = ()
    remains_exhausted: tuple[CardId, int] | None = None
    triggered: Triggered | None = None
    once: bool = False
    for_player: PlayerId | None = None
    strike_of: CardId | None = None
    until: tuple[On, ...] = ()
