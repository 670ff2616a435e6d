"""The orders in which the parts of a cost can be paid, tried out if one part may affect another (401.1, 707.1e)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import TypeAlias

from engine.citations import implements
from engine.costs.cost_parts import pay_part
from engine.costs.payment_outcomes import outcome
from engine.costs.payment_trial import candidates, payment_trial, without
from engine.decisions.choices import Answer, Choice
from engine.effects.resolution import Resolution
from engine.effects.trial import Trial
from engine.events.attempt import Attempt, Course
from engine.events.tries import Tries, Undecided
from engine.language.costs import Cost
from engine.state.ids import CardId
from engine.value import replace
from engine.view.scope import Scope

_MANY = 400
"""The greatest number of payments that are tried to see whether the order of the parts makes a difference."""

Outcomes: TypeAlias = frozenset[Hashable]
"""The possible results of paying, as far as the rules tell them apart."""


@implements("401.1", "707.1e")
def next_parts(scope: Scope, left: Sequence[Cost], about: CardId, course: Course | None) -> tuple[Cost, ...]:
    """Return the parts among which the player chooses the next one to pay: after each the others can be paid.

    There is only one if paying it next allows every result that paying another part would. If there is too much to try
    out, the player chooses among all of them.
    """
    able = candidates(scope.state, left)
    if len(able) == 1:
        return able
    able = tuple(each for each in able if _leads_on(scope, without(left, each), about, course, each))
    if len(able) < 2:
        return able
    orders = Orders(scope, about, course)
    try:
        reached = [orders.outcomes(scope, each, without(left, each)) for each in able]
    except Undecided:
        return able
    everything = frozenset[Hashable]().union(*reached)
    return next(((each,) for each, found in zip(able, reached, strict=True) if found == everything), able)


def _leads_on(scope: Scope, later: tuple[Cost, ...], about: CardId, course: Course | None, part: Cost) -> bool:
    """Return whether it is found that the part can be paid next and the later ones after it."""
    try:
        return payment_trial(scope, later, about, course, part).succeeds()
    except Undecided:
        return False


class Orders:
    """Payments of the parts of a cost in every order, tried out from a given scope."""

    def __init__(self, scope: Scope, about: CardId, course: Course | None) -> None:
        self.start = scope.state
        self.about = about
        self.course = course
        self.tried = 0
        self.known: dict[tuple[Hashable, tuple[Cost, ...]], Outcomes] = {}

    def outcomes(self, scope: Scope, part: Cost, later: tuple[Cost, ...], answers: tuple[Answer, ...] = ()) -> Outcomes:
        """Return all results of paying the part and then the later parts; a decision of chance counts as one result.

        Raises:
            Undecided: there is too much to try out.
        """
        self.tried += 1
        if self.tried > _MANY:
            raise Undecided
        ends: list[Scope] = []
        trial = Trial(scope.state, self.course, lambda attempt: self._pay(attempt, scope, part, ends), Tries(1))
        found = trial.once(answers)
        if isinstance(found, bool):
            return self._all_outcomes(ends[0], later) if found else frozenset()
        choice, before = found
        some = [self.outcomes(scope, part, later, (*before, each)) for each in _in_any_order(trial, choice)]
        return frozenset().union(*some) if choice.player is not None else _by_chance(some)

    def _pay(self, attempt: Attempt, scope: Scope, part: Cost, ends: list[Scope]) -> bool:
        """Pay the part, and note how things stand then."""
        resolution = Resolution(attempt, scope)
        paid = pay_part(resolution, part, self.about)
        ends.append(replace(resolution.scope, citations=None))
        return paid

    def _all_outcomes(self, scope: Scope, left: tuple[Cost, ...]) -> Outcomes:
        """Return all results of paying the parts in every order from the scope."""
        now = outcome(self.start, scope)
        if not left:
            return frozenset((now,))
        if (now, left) not in self.known:
            firsts = candidates(scope.state, left)
            some = [self.outcomes(scope, each, without(left, each)) for each in firsts]
            self.known[now, left] = frozenset[Hashable]().union(*some)
        return self.known[now, left]


def _by_chance(some: Sequence[Outcomes]) -> Outcomes:
    """Return the results if chance decides which of the sets is reached; none if one of them is empty."""
    return frozenset((frozenset(Counter(some).items()),)) if all(some) else frozenset()


def _in_any_order(trial: Trial, choice: Choice) -> Iterator[Answer]:
    """Yield the answers to the choice; of a number, and of those that differ only in their order, the first."""
    if choice.low is not None or choice.ordered:
        yield choice.first()
    else:
        yield from trial.answers(choice)
