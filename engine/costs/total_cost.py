"""Costs: what they come to, whether they can be paid, and paying them (401, 707.1e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import implements, rule
from engine.costs.interference import meddling, minds_resources
from engine.effects.resources import ready_resources, too_few
from engine.errors import Reason
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Exhaust, If, PutDamage
from engine.language.modifiers import AddCost, ChangeCost, Deed, Purpose
from engine.language.selections import Number
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import value
from engine.view.descriptions import fits
from engine.view.modifiers_in_force import Active, changing
from engine.view.prohibitions import forbidden
from engine.view.referents import holds, number
from engine.view.scope import Scope
from engine.view.values import applies, exists

if TYPE_CHECKING:
    from collections.abc import Iterable


@value
class Total:
    """A total cost: so many resources, and other parts.

    `used` are modifiers that count only a limited number of times; `changed` are those that made it more or fewer
    resources than it was, each by its source, and by how many.
    """

    resources: int
    others: tuple[Cost, ...]
    used: tuple[Active, ...] = ()
    changed: tuple[tuple[CardId, int], ...] = ()

    @property
    def parts(self) -> tuple[Cost, ...]:
        """Return all parts of the cost, those resources as one."""
        return (*((Resources(Number(self.resources)),) if self.resources else ()), *self.others)


@implements("401.3")
def alternate_cost(scope: Scope, purpose: Purpose, about: CardId) -> tuple[Cost, ...] | None:
    """Return the alternate cost of playing the card, its additional costs with it, if it has one to be used now."""
    printed = scope.state.cards[about].printed
    if purpose is not Purpose.PLAY or printed.alternate_cost is None:
        return None
    if printed.alternate_if is not None and not holds(scope, printed.alternate_if):
        return None
    return (*printed.alternate_cost, *printed.additional_cost)


@implements("401.2", "707.1e")
def total(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> Total:
    """Return the total cost: the parts, then additions, then reductions, each with its own minimum; never below 0.

    Reductions come in any order: those with a minimum first lower it most.
    """
    state = scope.state
    parts = list(cost)
    changed: list[tuple[CardId, int]] = []
    for active, extra in changing(state, AddCost):
        if extra.purpose is purpose and _concerns(state, active, extra.filter, scope.you, about):
            parts += extra.cost
            changed.append((active.source, _resources(scope, extra.cost)))
    resources = _resources(scope, parts)
    others = tuple(part for part in parts if not isinstance(part, Resources))
    used: list[Active] = []
    changes = [
        (number(active.scope(state), change.by), change.minimum, active)
        for active, change in changing(state, ChangeCost)
        if change.purpose is purpose and _concerns(state, active, change.filter, scope.you, about)
    ]
    for by, minimum, active in sorted(changes, key=lambda each: (each[0] < 0, -each[1])):
        before, lowered = resources, resources + by
        resources = max(lowered, min(resources, minimum)) if by < 0 else lowered
        changed.append((active.source, resources - before))
        if active.modifier is not None and active.modifier.left is not None:
            used.append(active)
    return Total(max(0, resources), others, tuple(used), tuple(each for each in changed if each[1]))


def _resources(scope: Scope, cost: Iterable[Cost]) -> int:
    """Return how many resources the parts of a cost ask for."""
    return sum(number(scope, part.amount) for part in cost if isinstance(part, Resources))


def _concerns(state: State, active: Active, filter: object, player: PlayerId, about: CardId) -> bool:
    return (
        applies(state, active, player) and exists(state, active) and fits(active.scope(state), filter, about)  # type: ignore[arg-type]
    )


def plainly_too_much(state: State, player: PlayerId, resources: int) -> bool:
    """Return whether the player has too few resources whatever else a cost may ask for; no modifier changes it."""
    if bool(changing(state, AddCost)) or bool(changing(state, ChangeCost)):
        return False
    return resources > len(ready_resources(state, player))


@implements("401.1")
def unpayable(scope: Scope, due: Total, about: CardId) -> tuple[Reason, ...]:
    """Return why the player has not the means to pay all of the cost, nothing if he or she has."""
    ready = len(ready_resources(scope.state, scope.you))
    apart: tuple[Reason, ...] = (too_few(due.resources, ready),) if due.resources > ready else ()
    if not due.others or (apart and not any(minds_resources(part) for part in due.others)):
        return apart
    apart = apart or next((found for part in due.others if (found := _unpayable_part(scope, part, about))), ())
    if not meddling(due.parts):
        return apart or _unpayable_together(scope, due, about)
    from engine.costs.payment_order import payable

    if payable(scope, due, about):
        return ()
    return apart or (Reason(rule("401.1"), "the parts of the cost can't all be paid"),)


def _unpayable_together(scope: Scope, due: Total, about: CardId) -> tuple[Reason, ...]:
    """Return why parts each of which could be paid by itself can't all be paid."""
    from engine.costs.cost_means import needs
    from engine.effects.means import enough

    if len(due.others) == 1 and (due.resources == 0 or not _exhausts(due.others[0])):
        return ()
    if enough(scope, needs(scope, due.others, about, due.resources)):
        return ()
    return (Reason(rule("401.1"), "one card would have to pay for two parts of the cost"),)


def _exhausts(part: Cost) -> bool:
    """Return whether the part may need a card that could be exhausted as a resource."""
    return isinstance(part, Activate) or (isinstance(part, Perform) and isinstance(part.effect, (Exhaust, If)))


@implements("103.2", "401.1", "701.3")
def _unpayable_part(scope: Scope, part: Cost, about: CardId) -> tuple[Reason, ...]:
    """Return why a part of a cost that is no resource cost can't be paid; what can't happen can't be paid either."""
    from engine.effects.performability import performable, prevented

    match part:
        case Activate():
            held = scope.state.cards[about]
            reason = forbidden(scope.state, Deed.EXHAUST, about)
            if not held.ready or reason is not None:
                said = Reason(rule("701.3"), f"{held.printed.name} is to be exhausted and is not ready")
                return (said,) if reason is None else (said, reason)
        case Perform(effect):
            if not performable(scope, (effect,), as_cost=True):
                capped = isinstance(effect, PutDamage) and scope.state.edition.damage_put_up_to_health
                said = Reason(rule("faq-2009-03:1" if capped else "401.1"), "part of the cost can't be paid")
                return (said, *prevented(scope, effect))
        case Resources() | Concede():
            pass
    return ()
