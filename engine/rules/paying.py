"""Paying costs, part by part, so that every part can be paid (401.1, 707.1e)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from engine.attempt import Attempt, Unanswered
from engine.choices import Answer, Choice
from engine.citations import implements, rule
from engine.errors import Reason, Refused
from engine.events import Turn
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Effect, Flip, PutDamage, RemoveCounters
from engine.language.selections import Number
from engine.language.words import LinkKind
from engine.rules.continuing import use_up
from engine.rules.costs import Total, pay_resources, ready_resources
from engine.rules.happening import happen
from engine.rules.means import in_order, leaving_enough, needs
from engine.rules.meddling import meddling
from engine.rules.performability import bearing, performable
from engine.rules.performing import perform
from engine.rules.scope import Outlook, Scope
from engine.rules.selecting import number
from engine.rules.triggering import replace_scope
from engine.state.game import State
from engine.state.ids import CardId
from engine.together import Listed, Together
from engine.value import replace


@implements("401.1", "707.2")
def pay(scope: Scope, due: Total, about: CardId) -> None:
    """Let the player pay all of the cost.

    The parts may be paid in any order; they are paid in one that leaves every other part payable, resources first.
    Whatever is chosen to pay a part leaves the rest payable, too.

    Raises:
        Refused: some part can't be paid; the whole action is rewound (707.2).
    """
    parts = payable_order(scope, due, about)
    if parts is None:
        raise Refused(Reason(rule("401.1"), "not all of the cost can be paid"))
    _pay_parts(scope, (Resources(Number(due.resources)), *parts), about)
    for active in due.used:
        if active.modifier is not None and active.modifier.left is not None:
            use_up(scope.trying, active.modifier, active.modifier.left - 1, "714.3")


@implements("401.1")
def payable_order(scope: Scope, due: Total, about: CardId) -> tuple[Cost, ...] | None:
    """Return the parts of the cost but resources in an order in which all can be paid.

    Where paying one may change what another can be paid with, orders are tried out until one will do; None if none
    does. Otherwise the order is the one that does for all costs, and whether there is enough is for others to say.
    """
    parts = in_order(due.others)
    if not meddling(parts):
        return parts
    whole = (Resources(Number(due.resources)),)
    orders = dict.fromkeys(permutations(parts))
    return next((order for order in orders if _can_pay(scope, scope.state, (*whole, *order), about, ())), None)


def _can_pay(scope: Scope, start: State, parts: Sequence[Cost], about: CardId, answers: tuple[Answer, ...]) -> bool:
    """Return whether the parts can be paid one after another from the state, the answers given first."""
    attempt = Attempt(start, answers, asks_all=True)
    trying = replace(replace_scope(scope), fixed=None, attempt=attempt, able=None, outlook=None)
    try:
        _pay_parts(trying, parts, about, trial=True)
    except Refused:
        return False
    except Unanswered as open_:
        return any(_can_pay(scope, start, parts, about, (*answers, each)) for each in _answers(open_.choice))
    return True


def _answers(choice: Choice) -> Iterator[Answer]:
    """Yield the answers to a choice, of those that differ in their order only one; of a number the first."""
    if choice.low is not None or choice.ordered:
        yield choice.first()
        return
    for many in range(choice.least, choice.most + 1):
        yield from (some for some in combinations(choice.options, many) if choice.refuses(some) is None)


def _pay_parts(scope: Scope, parts: Sequence[Cost], about: CardId, *, trial: bool = False) -> None:
    """Let the player pay the parts in this order, each so that those after it can still be paid, unless on trial.

    Raises:
        Refused: one of them can't be paid.
    """
    tried = meddling(parts)
    for place, part in enumerate(parts):
        later = parts[place + 1 :]
        if later and tried and _touched(scope, part, later, about):
            scope.outlook = None if trial else _Trials(scope, parts[place:], about).together
        elif later:
            scope.outlook = _plain_outlook(scope, part, later, about)
        paid = _pay_part(scope, part, about, any_will_do=trial and not _touched(scope, part, later, about))
        scope.outlook = None
        if not paid:
            raise Refused(Reason(rule("401.1"), "part of the cost can't be paid"))


def _touched(scope: Scope, part: Cost, later: Sequence[Cost], about: CardId) -> bool:
    """Return whether a choice for the part could matter to the later ones: of resources only if one is needed there."""
    if not isinstance(part, Resources):
        return True
    own = set(ready_resources(scope.state, scope.you))
    return any(not own.isdisjoint(need.cards) for need in needs(scope, later, about))


def _plain_outlook(scope: Scope, part: Cost, later: Sequence[Cost], about: CardId) -> Outlook | None:
    """Return how a choice for the part has to leave enough for the later ones, None where any choice does."""
    amount = number(scope, part.amount) if isinstance(part, Resources) else 0
    now = needs(scope, (part,), about, amount)
    together = leaving_enough(scope, now[0], needs(scope, later, about)) if len(now) == 1 else None
    return None if together is None else lambda _: together


class _Trials:
    """Payments of a part and of those after it, tried out from where things stand."""

    def __init__(self, scope: Scope, parts: Sequence[Cost], about: CardId) -> None:
        self.scope = replace_scope(scope)
        self.start = scope.state
        self.given = len(scope.trying.given)
        self.attempt = scope.trying
        self.parts = parts
        self.about = about

    def together(self, choice: Choice) -> Together:
        """Return the sets of options after which all the parts can be paid."""
        before = tuple(self.attempt.given[self.given :])
        return Listed(
            tuple(
                frozenset(some)
                for some in _answers(choice)
                if _can_pay(self.scope, self.start, self.parts, self.about, (*before, some))
            )
        )


def _pay_part(scope: Scope, part: Cost, about: CardId, *, any_will_do: bool) -> bool:
    """Let the player pay the part, with any resources if so said; return whether all of it was paid."""
    match part:
        case Resources(amount):
            pay_resources(scope, number(scope, amount), any_will_do=any_will_do)
        case Activate():
            done = happen(scope.trying, [Turn(about, ready=False, as_cost=True)], "701.3")
            return [each.performed for each in done] == [True]
        case Perform(effect):
            return _perform(scope, effect)
        case Concede():
            pass
    return True


@implements("401.1", "702.3")
def _perform(scope: Scope, effect: Effect) -> bool:
    """Do the effect to pay for something; return whether all of it was done."""
    if isinstance(effect, Flip) and scope.link is not None and scope.link.kind is LinkKind.COMPLETION:
        scope.note("702.3")
    scope.able, scope.why = bearing(scope, effect), "707.1e"
    done = performable(scope, (effect,), as_cost=True) and (perform(scope, (effect,)) or _is_0(scope, effect))
    scope.able, scope.why = None, "709.2b"
    return done


@implements("401.2")
def _is_0(scope: Scope, effect: Effect) -> bool:
    """Return whether the effect of a cost comes to a number of 0, which is paid by doing nothing."""
    match effect:
        case PutDamage(_, amount):
            return number(scope, amount) == 0
        case RemoveCounters(_, _, quantity):
            return quantity is not None and number(scope, quantity) == 0
        case _:
            return False
