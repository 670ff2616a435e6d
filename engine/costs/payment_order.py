"""The orders in which the parts of a cost can be paid, tried out if one part may affect another (401.1, 707.1e)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.citations import implements
from engine.costs.cost_means import in_order
from engine.costs.cost_parts import needed_cards, pay_part, touched
from engine.costs.interference import meddling, minds_resources, noticed
from engine.costs.payment_outcomes import outcome
from engine.costs.total_cost import Total
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.decisions.combinations import Listed, Option, Together
from engine.effects.performance import PERFORMING
from engine.effects.resolution import Outlook, Resolution
from engine.effects.resources import distinction
from engine.errors import Refused
from engine.events.attempt import Attempt, Unanswered
from engine.language.costs import Concede, Cost, Resources
from engine.state.game import State
from engine.state.ids import CardId
from engine.value import replace
from engine.view.scope import Scope

_MANY = 400
"""The greatest number of payments that are tried to see whether the order of the parts makes a difference."""

Outcomes: TypeAlias = frozenset[Hashable]
"""The possible results of paying, as far as the rules tell them apart."""


def without(parts: Sequence[Cost], part: Cost) -> tuple[Cost, ...]:
    """Return the parts without one that equals the given part."""
    place = parts.index(part)
    return (*parts[:place], *parts[place + 1 :])


def order_matters(state: State, parts: Sequence[Cost]) -> bool:
    """Return whether the order in which the parts are paid may make a difference."""
    return len(parts) > 1 and (meddling(parts) or noticed(state, parts))


@implements("401.1")
def payable(scope: Scope, due: Total, about: CardId) -> bool:
    """Return whether the whole cost can be paid in some order, by trying."""
    return Orders(scope, about).can_pay(scope, in_order(due.parts))


@implements("401.1", "707.1e")
def next_parts(scope: Scope, left: Sequence[Cost], about: CardId) -> tuple[Cost, ...]:
    """Return the parts among which the player chooses the next one to pay; after each the others can be paid.

    There is only one if paying it next allows every result that paying another part would. If there is too much to try
    out, the player chooses among all of them.
    """
    able = _candidates(scope.state, left)
    if len(able) == 1:
        return able
    orders = Orders(scope, about)
    able = tuple(each for each in able if orders.leads_on(scope, each, without(left, each)))
    if len(able) < 2:
        return able
    try:
        reached = [orders.outcomes(scope, each, without(left, each)) for each in able]
    except _TooMany:
        return able
    everything = frozenset[Hashable]().union(*reached)
    return next(((each,) for each, found in zip(able, reached, strict=True) if found == everything), able)


def _candidates(state: State, left: Sequence[Cost]) -> tuple[Cost, ...]:
    """Return the different parts that may be worth paying next.

    Resources come first if no part depends on which cards are exhausted, and conceding comes last.
    """
    if isinstance(left[0], Resources) and not any(minds_resources(each) for each in left[1:]):
        return (left[0],)
    if not order_matters(state, left):
        return (left[0],)
    return tuple(dict.fromkeys(each for each in left if not isinstance(each, Concede)))


class _TooMany(Exception):
    """There are too many ways of paying to try them all."""


class Orders:
    """Payments of the parts of a cost in every order, tried out from a given scope."""

    def __init__(self, scope: Scope, about: CardId) -> None:
        self.start = scope.state
        self.about = about
        self.tried = 0
        self.known: dict[tuple[Hashable, tuple[Cost, ...]], Outcomes] = {}

    def can_pay(self, scope: Scope, left: tuple[Cost, ...]) -> bool:
        """Return whether the parts can be paid in some order from the scope."""
        return not left or any(
            self.leads_on(scope, each, without(left, each)) for each in _candidates(scope.state, left)
        )

    def leads_on(self, scope: Scope, part: Cost, later: tuple[Cost, ...], answers: tuple[Answer, ...] = ()) -> bool:
        """Return whether the part can be paid with the answers given, and then the later parts in some order.

        If chance decides something, that must be true for each of its outcomes.
        """
        found = self._paid(scope, part, later, answers)
        if isinstance(found, Choice):
            ways = (self.leads_on(scope, part, later, (*answers, each)) for each in _answers(scope.state, found))
            return all(ways) if found.player is None else any(ways)
        return found is not None and self.can_pay(found, later)

    def outcomes(self, scope: Scope, part: Cost, later: tuple[Cost, ...], answers: tuple[Answer, ...] = ()) -> Outcomes:
        """Return all results of paying the part and then the later parts; a decision of chance counts as one result.

        Raises:
            _TooMany: there is too much to try out.
        """
        self.tried += 1
        if self.tried > _MANY:
            raise _TooMany
        found = self._paid(scope, part, later, answers)
        if found is None:
            return frozenset()
        if isinstance(found, Choice):
            some = [self.outcomes(scope, part, later, (*answers, each)) for each in _answers(scope.state, found)]
            return frozenset().union(*some) if found.player is not None else _by_chance(some)
        return self._all_outcomes(found, later)

    def _all_outcomes(self, scope: Scope, left: tuple[Cost, ...]) -> Outcomes:
        """Return all results of paying the parts in every order from the scope."""
        now = outcome(self.start, scope)
        if not left:
            return frozenset((now,))
        if (now, left) not in self.known:
            firsts = _candidates(scope.state, left)
            some = [self.outcomes(scope, each, without(left, each)) for each in firsts]
            self.known[now, left] = frozenset[Hashable]().union(*some)
        return self.known[now, left]

    def _paid(
        self, scope: Scope, part: Cost, later: Sequence[Cost], answers: tuple[Answer, ...]
    ) -> Scope | Choice | None:
        """Return the scope after the part was paid, or the choice that is open before; None if it can't be paid."""
        attempt = Attempt(scope.state, answers, PERFORMING, asks_all=True)
        trying = Resolution(attempt, scope)
        any_will_do = not touched(scope, part, later, self.about)
        try:
            paid = pay_part(trying, part, self.about, any_will_do=any_will_do)
            return replace(trying.scope, citations=None) if paid else None
        except Refused:
            return None
        except Unanswered as open_:
            return open_.choice

    def outlook(self, part: Cost, later: tuple[Cost, ...], resolution: Resolution) -> Outlook:
        """Return a function that tells after which options for the part all the later parts can be paid."""
        attempt, given = resolution.attempt, len(resolution.attempt.given)
        standing = replace(resolution.scope, state=self.start, citations=None)

        def together(choice: Choice) -> Together:
            before = tuple(attempt.given[given:])
            alike = self._alike(standing, choice, later)
            enough: dict[Hashable, bool] = {}
            able: list[frozenset[Option]] = []
            for some in _answers(self.start, choice, alike=False):
                kind = alike(some)
                if kind not in enough:
                    enough[kind] = self.leads_on(standing, part, later, (*before, some))
                if enough[kind]:
                    able.append(frozenset(some))
            return Listed(tuple(able))

        return together

    def _alike(self, scope: Scope, choice: Choice, later: tuple[Cost, ...]) -> Callable[[Answer], Hashable]:
        """Return a function whose results are equal for answers that leave the later parts equally payable.

        If no later part depends on which resources are exhausted, only resources that a later part could need differ.
        """
        needed = needed_cards(scope, later, self.about) if choice.kind is ChoiceKind.RESOURCES else None
        return frozenset if needed is None else lambda some: (len(some), needed.intersection(some))


def _by_chance(some: Sequence[Outcomes]) -> Outcomes:
    """Return the results if chance decides which of the sets is reached; none if one of them is empty."""
    return frozenset((frozenset(Counter(some).items()),)) if all(some) else frozenset()


def _answers(state: State, choice: Choice, *, alike: bool = True) -> Iterator[Answer]:
    """Yield the answers to a choice, each set of options in one order only; of a number only the first.

    Of resources that do not differ the same ones are always taken, unless `alike` tells answers apart in another way.
    """
    if choice.low is not None or choice.ordered:
        yield choice.first()
        return
    seen: set[Hashable] = set()
    for many in range(choice.least, choice.most + 1):
        for some in combinations(choice.options, many):
            if choice.refuses(some) is not None:
                continue
            if alike and choice.kind is ChoiceKind.RESOURCES:
                kinds = frozenset(Counter(distinction(state, CardId(int(each))) for each in some).items())
                if kinds in seen:
                    continue
                seen.add(kinds)
            yield some
