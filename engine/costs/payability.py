"""Whether a cost can be paid completely (401.1)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import assert_never

from engine.citations import implements, rule
from engine.costs.chosen_costs import ways
from engine.costs.cost_parts import activating, in_order
from engine.costs.interference import minds_resources
from engine.costs.payment_trial import MOST_TRIES, freed, order_matters, payment_trial
from engine.costs.plain_payment import Unpaid, plainly_paid, unpaid
from engine.costs.total_cost import Total, alternate_costs, paying_alternate, total
from engine.effects.performance import PERFORMING
from engine.effects.resources import ready_resources, too_few
from engine.effects.trial import Trial
from engine.errors import Reason
from engine.events.proposed_event import stopped_by
from engine.events.tries import Tries, Undecided
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.modifiers import AddCost, ChangeCost, Deed, PayInstead, Purpose
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.memo import RememberedBy
from engine.view.modifiers_in_force import changing
from engine.view.prohibitions import forbidding
from engine.view.scope import Scope

UNDECIDED = Reason(rule("401.1"), f"whether all of the cost can be paid isn't decided after {MOST_TRIES} tries")
"""The reason against a cost of which it isn't decided within bounds whether it can be paid."""

_TRIED: RememberedBy[Hashable, tuple[Reason, ...]] = RememberedBy("costs that were tried")


def plainly_too_much(state: State, player: PlayerId, printed: Printed) -> bool:
    """Return whether the player has fewer ready resources than the card costs.

    It isn't plain where a modifier in force changes costs, or a power of the card itself that functions on the chain,
    or where another part of the cost may end that resources can't be exhausted.
    """
    if any(changing(state, kind) for kind in (AddCost, ChangeCost, PayInstead)):
        return False
    if any(isinstance(power, Continuous) and Zone.CHAIN in power.zones for power in printed.powers):
        return False
    if printed.additional_cost and forbidding(state, Deed.EXHAUST):
        return False
    return printed.cost > len(ready_resources(state, player))


@implements("401.1")
def unpayable(scope: Scope, due: Total, about: CardId, tries: Tries | None = None) -> tuple[Reason, ...]:
    """Return why the player has not the means to pay all of the cost, nothing if he or she has.

    Where the answer isn't plain, the payment is tried, no more often than there are tries.
    """
    ready = len(ready_resources(scope.state, scope.you))
    short: tuple[Reason, ...] = (too_few(due.resources, ready),) if due.resources > ready else ()
    if not due.others or (short and not (any(map(minds_resources, due.others)) or freed(scope.state, due.parts))):
        return short
    mixed = order_matters(scope.state, due.parts)
    plainly = None if short or mixed else plainly_paid(scope, due.others, about, due.resources)
    if plainly is not None:
        return plainly.reasons if isinstance(plainly, Unpaid) else ()
    tried, key = _TRIED.all(scope.state.memo), _key(scope, due, about)
    known = tried.get(key)
    if known is None:
        paying = _Paying(scope, due, about, Tries(MOST_TRIES) if tries is None else tries)
        try:
            known = tried[key] = paying.reasons(short, mixed=mixed)
        except Undecided:
            return (UNDECIDED,)
    return known


@implements("401.1", "401.3")
def unpayable_in_any_way(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> tuple[Reason, ...]:
    """Return why neither the cost nor an alternate cost can be paid, nothing if one of them can."""
    reasons = unpayable_anyhow(scope, cost, purpose, about)
    for alternate in alternate_costs(scope, purpose, about) if reasons else ():
        reasons = unpayable_anyhow(paying_alternate(scope), alternate.parts, purpose, about)
        if not reasons:
            break
    return reasons


@implements("401.1", "707.1e")
def unpayable_anyhow(
    scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, tries: Tries | None = None
) -> tuple[Reason, ...]:
    """Return why the cost can't be paid, whichever of the costs in it is chosen; nothing if it can."""
    reasons: tuple[Reason, ...] = ()
    for way in ways(cost):
        reasons = unpayable(scope, total(scope, way, purpose, about), about, tries)
        if not reasons:
            break
    return reasons


def _key(scope: Scope, due: Total, about: CardId) -> Hashable:
    """Return all that decides whether the cost can be paid, but for the state."""
    link = None if scope.link is None else scope.link.id
    bound = (tuple(scope.things.items()), tuple(scope.numbers.items()), scope.targets, scope.x, scope.paid_alternate)
    return (
        scope.you,
        scope.source,
        about,
        link,
        scope.announced,
        bound,
        len(scope.state.past),
        due.resources,
        due.others,
    )


class _Paying:
    """A cost that is being tried."""

    def __init__(self, scope: Scope, due: Total, about: CardId, tries: Tries) -> None:
        self.scope = scope
        self.due = due
        self.about = about
        self.tries = tries

    def reasons(self, short: tuple[Reason, ...], *, mixed: bool) -> tuple[Reason, ...]:
        """Return why the cost can't be paid, nothing if some payment that is tried pays it.

        Where parts bear on one another, a part that can't be paid by itself may be paid after another.

        Raises:
            Undecided: there is too much to try.
        """
        if mixed and self.trial(in_order(self.due.parts)).succeeds():
            return ()
        parts = self.due.others
        apart = short or next((found for part in parts if (found := _why_not(self, part))), ())
        if apart or mixed or len(self.due.parts) == 1:
            return apart or (Reason(rule("401.1"), "the parts of the cost can't all be paid"),) * mixed
        if self.trial(in_order(self.due.parts)).succeeds():
            return ()
        return (Reason(rule("401.1"), "one card would have to pay for two parts of the cost"),)

    def trial(self, parts: tuple[Cost, ...]) -> Trial:
        """Return a trial of paying the parts, in some order, with the tries that are left."""
        return payment_trial(self.scope, parts, self.about, PERFORMING, tries=self.tries)


@implements("103.2", "401.1", "701.3")
def _why_not(paying: _Paying, part: Cost) -> tuple[Reason, ...]:
    """Return why a part of a cost other than resources can't be paid; what can't happen can't be paid either."""
    match part:
        case Activate():
            held = paying.scope.state.cards[paying.about]
            reason = stopped_by(paying.scope.state, activating(paying.about))
            if not held.ready or reason is not None:
                said = Reason(rule("701.3"), f"the cost exhausts {held.printed.name}, which is not ready")
                return (said,) if reason is None else (said, reason)
        case Perform():
            trial = paying.trial((part,))
            if not trial.succeeds():
                return unpaid(trial.stopped, trial.refused).reasons
        case Resources() | Concede():
            pass
        case _:
            assert_never(part)
    return ()
