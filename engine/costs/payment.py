"""Paying a cost part by part, such that every part can be paid (401.1, 707.1e)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import implements, rule
from engine.costs.cost_parts import in_order, pay_part, titles
from engine.costs.foresight import Foresight
from engine.costs.payment_order import next_parts
from engine.costs.payment_trial import check_still_paying, without
from engine.costs.total_cost import Total
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.payment_precedence import UNPAID
from engine.effects.resolution import Resolution
from engine.errors import Reason, Refused
from engine.events.event import use_up
from engine.language.costs import Cost
from engine.state.ids import CardId


@implements("401.1", "707.2")
def pay(resolution: Resolution, due: Total, about: CardId, then: tuple[Cost, ...] = ()) -> None:
    """Let the player pay the whole cost.

    The parts may be paid in any order; the player chooses it if it makes a difference to the result. Every choice
    offered leaves the rest payable in some order, and whatever is to be done `then`, which is not done here, possible.

    Raises:
        Refused: some part can't be paid; the whole action is rewound (707.2).
    """
    attempt, left = resolution.attempt, in_order(due.parts)
    while left:
        mark = resolution.citations.now()
        part = _next(resolution, due, (*left, *then), about)
        later = without(left, part)
        attempt.foresight = Foresight(attempt, resolution.scope, part, (*later, *then), about)
        paid = pay_part(resolution, part, about)
        attempt.foresight = None
        resolution.citations.go_back(mark)
        check_still_paying(resolution)
        if not paid:
            raise Refused(Reason(rule("401.1"), UNPAID))
        left = later
    for active in due.used:
        if active.modifier is not None and active.modifier.left is not None:
            use_up(resolution.attempt, active.modifier, active.modifier.left - 1, "714.3")


@implements("401.1", "707.1e")
def _next(resolution: Resolution, due: Total, left: Sequence[Cost], about: CardId) -> Cost:
    """Return the part that the player pays next; after it the others can still be paid.

    Raises:
        Refused: there is none.
    """
    parts = next_parts(resolution.scope, left, about, resolution.attempt.course)
    if not parts:
        raise Refused(Reason(rule("401.1"), "not all of the cost can be paid"))
    if len(parts) == 1:
        return parts[0]
    named = titles(due.parts)
    options = {said: part for part, said in named.items() if part in parts}
    choice = Choice(
        ChoiceKind.ORDER_PAYMENT,
        resolution.you,
        rule("401.1"),
        tuple(options),
        about=resolution.source,
        words="which part of the cost to pay next",
    )
    return options[str(resolution.ask(choice)[0])]
