"""The total cost of an action: additions, reductions and alternate costs (401.3, 707.1e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import implements
from engine.language.costs import Activate, Cost, Resources
from engine.language.modifiers import AddCost, ChangeCost, PayInstead, Purpose
from engine.language.selections import Number
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import replace, value
from engine.view.active_modifier import Active
from engine.view.descriptions import fits
from engine.view.modifiers_in_force import changing
from engine.view.referents import holds, number
from engine.view.scope import Scope
from engine.view.values import applies, exists

if TYPE_CHECKING:
    from collections.abc import Iterable


@value
class Total:
    """A total cost: a number of resources, and other parts.

    `used` are modifiers that count only a limited number of times. `changed` are the sources of modifiers that raised
    or lowered the number of resources, each with the difference.
    """

    resources: int
    others: tuple[Cost, ...]
    used: tuple[Active, ...] = ()
    changed: tuple[tuple[CardId, int], ...] = ()

    @property
    def parts(self) -> tuple[Cost, ...]:
        """Return all parts of the cost; the resources are one part."""
        return (*((Resources(Number(self.resources)),) if self.resources else ()), *self.others)


@value
class Alternate:
    """An alternate cost with what is paid beside it; `used` are modifiers that count only so many times."""

    parts: tuple[Cost, ...]
    used: tuple[Active, ...] = ()


@implements("401.3", "303.2")
def alternate_costs(scope: Scope, purpose: Purpose, about: CardId) -> tuple[Alternate, ...]:
    """Return the alternate costs that can be used now, first the card's own, then those that modifiers give.

    The additional costs of a card are paid with each, and a weapon is exhausted for a strike whatever else is paid.
    """
    state, printed = scope.state, scope.state.cards[about].printed
    if purpose not in (Purpose.PLAY, Purpose.STRIKE):
        return ()
    strikes = purpose is Purpose.STRIKE
    besides: tuple[Cost, ...] = (Activate(),) if strikes else printed.additional_cost
    found: list[Alternate] = []
    if not strikes and printed.alternate_cost is not None:  # noqa: SIM102 - whether there is one, and whether it holds.
        if printed.alternate_if is None or holds(scope, printed.alternate_if):
            found.append(Alternate((*printed.alternate_cost, *besides)))
    for active, change in changing(state, PayInstead):
        if change.strikes is strikes and _concerns(state, active, change.filter, scope.you, about):
            counted = active.modifier is not None and active.modifier.left is not None
            found.append(Alternate((*change.cost, *besides), (active,) if counted else ()))
    return tuple(found)


def paying_alternate(scope: Scope) -> Scope:
    """Return the scope in which the alternate cost is paid, which its own parts may ask about."""
    return replace(scope, paid_alternate=True)


@implements("401.2", "707.1e")
def total(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> Total:
    """Return the total cost: the parts, then additions, then reductions, each with its minimum; never below 0.

    Reductions may come in any order; those with a minimum are applied first, which gives the lowest cost.
    """
    state = scope.state
    if not changing(state, AddCost) and not changing(state, ChangeCost):
        return unchanged_total(scope, cost)
    parts = list(cost)
    changed: list[tuple[CardId, int]] = []
    for active, extra in changing(state, AddCost):
        if extra.purpose is purpose and _concerns(state, active, extra.filter, scope.you, about):
            parts += extra.cost
            changed.append((active.source, _resources(scope, extra.cost)))
    resources = _resources(scope, parts)
    used: list[Active] = []
    changes = [
        (number(_scope(active, scope, about), change.by), change.minimum, active)
        for active, change in changing(state, ChangeCost)
        if change.purpose is purpose and _concerns(state, active, change.filter, scope.you, about)
    ]
    for by, minimum, active in sorted(changes, key=lambda each: (each[0] < 0, -each[1])):
        before, lowered = resources, resources + by
        resources = max(lowered, min(resources, minimum)) if by < 0 else lowered
        changed.append((active.source, resources - before))
        if active.modifier is not None and active.modifier.left is not None:
            used.append(active)
    return Total(max(0, resources), _others(parts), tuple(used), tuple(each for each in changed if each[1]))


def unchanged_total(scope: Scope, cost: tuple[Cost, ...]) -> Total:
    """Return the total of a cost of which no modifier says that it is higher or lower."""
    return Total(max(0, _resources(scope, cost)), _others(cost))


@implements("707.1c", "707.1e")
def _scope(active: Active, paying: Scope, about: CardId) -> Scope:
    """Return the scope of a modifier of costs; in one of the card itself X is the number chosen for the card."""
    own = active.scope(paying.state)
    return replace(own, x=paying.x) if active.source == about else own


def _resources(scope: Scope, cost: Iterable[Cost]) -> int:
    """Return the number of resources in the parts of a cost."""
    return sum([number(scope, part.amount) for part in cost if isinstance(part, Resources)])


def _others(cost: Iterable[Cost]) -> tuple[Cost, ...]:
    return tuple([part for part in cost if not isinstance(part, Resources)])


def _concerns(state: State, active: Active, filter: object, player: PlayerId, about: CardId) -> bool:
    return (
        applies(state, active, player) and exists(state, active) and fits(active.scope(state), filter, about)  # type: ignore[arg-type]
    )
