"""A continuous modifier in force, and all modifiers in force together with their order (718, 719)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.citations import implements
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
    """One continuous modifier in force: from a link (`modifier`) or from a power (`held`, the power on its source).

    `key` identifies it. `to` is the selection or filter that it applies to, unless it flagged `cards`. `you` is the
    player who is "you" in its text. `given_by` is the modifier that gives the power, None if the power is printed.
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
        """Return the scope in which the text of the modifier is read in the state."""
        if self.modifier is not None:
            return scope_of_modifier(state, self.modifier)
        return scope_of_card(state, self.source, self.you)


@value
class Order:
    """The order of modifiers of which some depend on others (719), beyond their timestamps.

    `rearranged` are the keys of modifiers that apply later than their timestamps say, because they depend on others.
    `circles` maps the key of each modifier in a circle of dependent modifiers to the keys of the whole circle, `needs`
    to the keys of those members on which it depends directly.
    """

    rearranged: frozenset[int] = frozenset()
    circles: Mapping[int, tuple[int, ...]] = MappingProxyType({})
    needs: Mapping[int, frozenset[int]] = MappingProxyType({})


BY_TIMESTAMP = Order()
"""The order of modifiers that do not depend on each other."""


@dataclass(slots=True)
class InForce:
    """The continuous modifiers in force in a state, in the order in which they apply.

    `powers_are_lost` says that one of them takes powers away. `lasting` holds what can be kept for later states, None
    while the order is being worked out. `views` are derived from the modifiers alone; `by_kind` are the modifiers with
    a kind of change, each with that change.
    """

    active: tuple[Active, ...]
    powers_are_lost: bool
    order: Order = BY_TIMESTAMP
    lasting: Lasting | None = None
    views: Memo = field(default_factory=dict)
    by_kind: dict[type, Any] = field(default_factory=dict)


IN_FORCE: Remembered[InForce] = Remembered("modifiers in force")


def order_in(state: State) -> Order:
    """Return the order of the modifiers in force beyond timestamps; before it is known, the order by timestamps."""
    found = IN_FORCE.of(state.memo)
    return BY_TIMESTAMP if found is None else found.order


@implements("719.3")
def around(
    members: Sequence[tuple[int, Active]], first: int, needs: Mapping[int, frozenset[int]]
) -> Iterator[tuple[int, Active]]:
    """Yield the circle's modifiers from the first one on: each after those on which it depends directly.

    Of several that could come next it is the one with the earliest timestamp; if each depends on another that is
    left, it is one that depends on the modifier just before.
    """
    last, left = members[first], [*members[:first], *members[first + 1 :]]
    yield last
    while left:
        keys = {active.key for _, active in left}
        free = [each for each in left if needs[each[1].key].isdisjoint(keys)]
        next_ = [each for each in left if last[1].key in needs[each[1].key]]
        last = (free or next_ or left)[0]
        left.remove(last)
        yield last
