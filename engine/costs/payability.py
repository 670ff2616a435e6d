"""Whether a cost can be paid completely (401.1)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.costs.cost_means import needs
from engine.costs.interference import meddling, minds_resources
from engine.costs.payment_order import payable
from engine.costs.total_cost import Total
from engine.effects.means import enough
from engine.effects.performability import performable, prevented
from engine.effects.resources import ready_resources, too_few
from engine.errors import Reason
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Exhaust, If, PutDamage
from engine.language.modifiers import AddCost, ChangeCost, Deed
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.modifiers_in_force import changing
from engine.view.prohibitions import forbidden
from engine.view.scope import Scope


def plainly_too_much(state: State, player: PlayerId, resources: int) -> bool:
    """Return whether the player has fewer ready resources than that, and no modifier in force changes costs."""
    if bool(changing(state, AddCost)) or bool(changing(state, ChangeCost)):
        return False
    return resources > len(ready_resources(state, player))


@implements("401.1")
def unpayable(scope: Scope, due: Total, about: CardId) -> tuple[Reason, ...]:
    """Return why the player can't pay the whole cost, nothing if he or she can."""
    ready = len(ready_resources(scope.state, scope.you))
    apart: tuple[Reason, ...] = (too_few(due.resources, ready),) if due.resources > ready else ()
    if not due.others or (apart and not any(minds_resources(part) for part in due.others)):
        return apart
    apart = apart or next((found for part in due.others if (found := _unpayable_part(scope, part, about))), ())
    if not meddling(due.parts):
        return apart or _unpayable_together(scope, due, about)

    if payable(scope, due, about):
        return ()
    return apart or (Reason(rule("401.1"), "the parts of the cost can't all be paid"),)


def _unpayable_together(scope: Scope, due: Total, about: CardId) -> tuple[Reason, ...]:
    """Return why the parts can't all be paid together although each of them can be paid alone."""
    if len(due.others) == 1 and (due.resources == 0 or not _exhausts(due.others[0])):
        return ()
    if enough(scope, needs(scope, due.others, about, due.resources)):
        return ()
    return (Reason(rule("401.1"), "one card would have to pay for two parts of the cost"),)


def _exhausts(part: Cost) -> bool:
    """Return whether the part may need a card that could also be exhausted as a resource."""
    return isinstance(part, Activate) or (isinstance(part, Perform) and isinstance(part.effect, (Exhaust, If)))


@implements("103.2", "401.1", "701.3")
def _unpayable_part(scope: Scope, part: Cost, about: CardId) -> tuple[Reason, ...]:
    """Return why a part other than resources can't be paid; what can't happen can't be paid either."""
    match part:
        case Activate():
            held = scope.state.cards[about]
            reason = forbidden(scope.state, Deed.EXHAUST, about)
            if not held.ready or reason is not None:
                said = Reason(rule("701.3"), f"the cost exhausts {held.printed.name}, which is not ready")
                return (said,) if reason is None else (said, reason)
        case Perform(effect):
            if not performable(scope, (effect,), as_cost=True):
                capped = isinstance(effect, PutDamage) and scope.state.edition.damage_put_up_to_health
                said = Reason(rule("faq-2009-03:1" if capped else "401.1"), "part of the cost can't be paid")
                return (said, *prevented(scope, effect))
        case Resources() | Concede():
            pass
    return ()
