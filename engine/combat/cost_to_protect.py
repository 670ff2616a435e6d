"""What a character's controller pays so that it can protect (401.1, 602.2)."""

from __future__ import annotations

from engine.citations import implements
from engine.costs.interference import PROTECTING, PROTECTING_EXHAUSTED
from engine.costs.payability import unpayable
from engine.costs.payment import pay
from engine.costs.total_cost import Total, unchanged_total
from engine.effects.resolution import Resolution
from engine.errors import Reason
from engine.events.attempt import Attempt
from engine.language.costs import Cost
from engine.language.modifiers import CostToProtect, Deed
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import replace
from engine.view.modifiers_in_force import changing
from engine.view.prohibitions import allowed
from engine.view.scope import Scope
from engine.view.values import applies, exists


@implements("401.1")
def why_not_paid(state: State, player: PlayerId, card: CardId) -> tuple[Reason, ...]:
    """Return why the player can't pay for the card to protect, nothing if that costs nothing."""
    if not changing(state, CostToProtect):
        return ()
    scope = Scope(state, player, card)
    due = _due(scope, card)
    return unpayable(scope, replace(due, others=(*due.others, *_protecting(state, due, card))), card)


@implements("401.1")
def pay_to_protect(attempt: Attempt, card: CardId) -> None:
    """Let the card's controller pay for it to protect, before it does."""
    player = attempt.state.cards[card].controller
    if player is None or not changing(attempt.state, CostToProtect):
        return
    resolution = Resolution(attempt, Scope(attempt.state, player, card))
    resolution.cite("401.1")
    due = _due(resolution.scope, card)
    pay(resolution, due, card, _protecting(attempt.state, due, card))


def _due(scope: Scope, card: CardId) -> Total:
    """Return all costs without which the card can't protect."""
    state = scope.state
    return unchanged_total(
        scope,
        tuple(
            part
            for active, change in changing(state, CostToProtect)
            if applies(state, active, card) and exists(state, active)
            for part in change.cost
        ),
    )


@implements("103.1", "602.2")
def _protecting(state: State, due: Total, card: CardId) -> tuple[Cost, ...]:
    """Return what must still be possible once the cost is paid, so that the card can protect.

    Where only resources are paid, nothing can come in between.
    """
    if not due.others:
        return ()
    tires = state.cards[card].ready and not allowed(state, Deed.PROTECT_EXHAUSTED, card)
    return (PROTECTING if tires else PROTECTING_EXHAUSTED,)
