"""A continuous modifier that is in force, and all of those in force with what is known of their order (718, 719)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.language.filters import Filter
from engine.language.modifiers import Change
from engine.language.selections import Circumstance, Selection
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.memo import Memo, Remembered
from engine.state.modifier import Modifier
from engine.value import value
from engine.view.scope import Scope, scope_of_card, scope_of_modifier

if TYPE_CHECKING:
    from engine.view.kept_values import Lasting


@dataclass(frozen=True, slots=True, eq=False)
class Active:
    """One continuous modifier in force: from a link (`modifier`) or from a power (`held`, its key on the source).

    `key` identifies it; `to` is what it applies to, unless it flagged `cards`; `you` reads its text; `given_by` is the
    modifier that gives the power from which it comes, if that isn't printed.
    """

    key: int
    source: CardId
    you: PlayerId
    timestamp: int
    changes: tuple[Change, ...]
    to: Selection | Filter | None = None
    cards: frozenset[int] | None = None
    while_: Circumstance | None = None
    modifier: Modifier | None = None
    held: int | None = None
    printed_trait: str | None = None
    given_by: int | None = None

    def scope(self, state: State) -> Scope:
        """Return the scope in which the modifier is read against the state."""
        if self.modifier is not None:
            return scope_of_modifier(state, self.modifier)
        return scope_of_card(state, self.source, self.you)


@value
class Order:
    """What is known of the order of modifiers of which some depend on others (719).

    `rearranged` are the keys of those that apply later than their timestamps say, since they depend on others;
    `circles` gives for each modifier in a circle of dependent ones the keys of all in it.
    """

    rearranged: frozenset[int] = frozenset()
    circles: Mapping[int, tuple[int, ...]] = MappingProxyType({})


BY_TIMESTAMP = Order()
"""The order of modifiers that don't depend on each other."""


@dataclass(slots=True)
class InForce:
    """The continuous modifiers in force in a state, in the order in which they apply.

    `powers_are_lost` tells that one of them takes powers away. `lasting` is what is known of them beyond it: None
    while their order is being worked out. `views` are derived from them alone; `by_kind` are those with a change of a
    kind, each with that change.
    """

    active: tuple[Active, ...]
    powers_are_lost: bool
    order: Order = BY_TIMESTAMP
    lasting: Lasting | None = None
    views: Memo = field(default_factory=dict)
    by_kind: dict[type, Any] = field(default_factory=dict)


IN_FORCE: Remembered[InForce] = Remembered("modifiers in force")


def order_in(state: State) -> Order:
    """Return what is known of the order of the modifiers in force; of none before they have been asked for."""
    found = IN_FORCE.of(state.memo)
    return BY_TIMESTAMP if found is None else found.order
