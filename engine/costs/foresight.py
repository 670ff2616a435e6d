"""Foresight while a cost is paid: of every choice as much is offered as leaves all of the cost payable (401.1)."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice

from engine.citations import implements, rule
from engine.costs.payment_trial import MOST_TRIES, order_matters, payment_trial
from engine.costs.plain_payment import NO_CARDS, Cards, Unpaid, plainly_paid
from engine.decisions.answers import every_answer
from engine.decisions.choices import Answer, Choice, ChoiceKind, narrowed
from engine.decisions.combinations import Arranged, Listed
from engine.errors import Reason, Refused
from engine.events.attempt import Attempt
from engine.events.tries import Tries, Undecided
from engine.language.costs import Cost
from engine.language.selections import ThatMany
from engine.state.ids import CardId
from engine.value import replace
from engine.view.footprint import words_in
from engine.view.scope import Scope

_MANY = 400
"""So many answers to one choice are looked at; none beyond is offered unless it plainly leads on."""

_TRIES = 2000
"""So often paying is tried to see which answers lead on; none of which that isn't decided then is offered."""

_NUMBERS = 20
"""Of numbers without an upper bound that the cost speaks of, so many are looked at."""


class Foresight:
    """What is foreseen while one part of a cost is paid and others are still to come."""

    def __init__(self, attempt: Attempt, scope: Scope, part: Cost, later: tuple[Cost, ...], about: CardId) -> None:
        self.attempt = attempt
        self.given = len(attempt.given)
        self.scope = scope
        self.part = part
        self.later = later
        self.about = about

    def __call__(self, choice: Choice, surely: bool) -> Choice:
        """Return the choice limited to answers after which the whole cost can be paid.

        Raises:
            Refused: there are none.
        """
        return _leading_on(self, choice, surely=surely)

    def free(self) -> Cards | None:
        """Return cards with which the later parts can be paid, so that all others are free; None if it isn't plain."""
        if order_matters(self.scope.state, (self.part, *self.later)):
            return None
        return self.free_without(NO_CARDS)

    def free_without(self, taken: Cards) -> Cards | None:
        """Return cards other than those taken with which the later parts can be paid; None if it isn't plain."""
        found = plainly_paid(self.scope, self.later, self.about, taken=taken)
        return None if isinstance(found, Unpaid) else found


@implements("401.1", "707.2")
def _leading_on(foresight: Foresight, choice: Choice, *, surely: bool) -> Choice:
    """Return the choice limited to answers after which the whole cost can be paid.

    Raises:
        Refused: there are none.
    """
    if choice.player is None or (choice.low is None and not choice.options):
        return choice
    free = foresight.free() if surely else None
    if free is not None and free.isdisjoint(choice.options):
        return choice
    leads_on = _LeadingOn(foresight, choice, free)
    if choice.low is not None:
        return _of_numbers(foresight, choice, leads_on)
    if free is not None and _whichever_are_taken(foresight, choice, free):
        return choice
    if choice.kind is ChoiceKind.RESOURCES and all(map(leads_on, leads_on.trial.answers(choice))):
        return choice
    found = list(islice(every_answer(choice), _MANY + 1))
    if len(found) > _MANY and free is not None:
        apart = _apart(choice, free)
        if apart is not None:
            return apart
    able = [answer for answer in found[:_MANY] if leads_on(answer)]
    return choice if len(able) == len(found) else offering(choice, able)


def _apart(choice: Choice, free: Cards) -> Choice | None:
    """Return the choice without the cards that are left free for later parts; None where too few are left."""
    options = tuple(each for each in choice.options if each not in free)
    if len(options) < choice.least:
        return None
    barred = (*choice.barred, *(each for each in choice.options if each in free))
    most = min(choice.most, len(options))
    return replace(choice, options=options, most=most, barred=barred, apart=(rule("401.1"),))


def _of_numbers(foresight: Foresight, choice: Choice, leads_on: _LeadingOn) -> Choice:
    """Return the choice with the numbers that lead on."""
    endless = choice.high is None
    if endless and not any(isinstance(each, ThatMany) for each in words_in((foresight.part, foresight.later))):
        return choice
    found = list(islice(every_answer(choice), _NUMBERS if endless else _MANY + 1))
    able = [answer for answer in found[:_MANY] if leads_on(answer)]
    return choice if len(able) == len(found) and not endless else offering(choice, able)


def _whichever_are_taken(foresight: Foresight, choice: Choice, free: Cards) -> bool:
    """Return whether the later parts can plainly be paid whichever of the options an answer takes.

    An answer keeps them from being paid with some cards only if it takes one of these. So other cards are looked for
    after one of each was taken, and so on until an answer can take no more.
    """
    options = frozenset(choice.options)
    found = {NO_CARDS: free}
    looked = 0
    for _ in range(min(choice.most, len(options))):
        further = {taken | {card} for taken, cards in found.items() for card in cards.intersection(options)}
        looked += len(further)
        if looked > _TRIES:
            return False
        found = {}
        for taken in further:
            others = foresight.free_without(taken)
            if others is None:
                return False
            found[taken] = others
    return True


class _LeadingOn:
    """Tells of answers to a choice whether they lead on; not of those for which there are no tries left."""

    def __init__(self, foresight: Foresight, choice: Choice, free: Cards | None) -> None:
        later, about, course = foresight.later, foresight.about, foresight.attempt.course
        self.trial = payment_trial(foresight.scope, later, about, course, foresight.part)
        self.before = tuple(foresight.attempt.given[foresight.given :])
        self.choice = choice
        self.free = free
        self.left = _TRIES
        self.known: dict[Hashable, bool] = {}

    def __call__(self, answer: Answer) -> bool:
        """Return whether it is found that the answer leads on."""
        if self.free is not None and self.free.isdisjoint(answer):
            return True
        kind = self.trial.kind(self.choice, answer)
        known = self.known.get(kind)
        if known is None:
            most = min(MOST_TRIES, self.left)
            self.trial.tries = Tries(most)
            try:
                known = self.trial.succeeds((*self.before, answer))
            except Undecided:
                known = False
            self.left -= most - self.trial.tries.left
            self.known[kind] = known
        return known


def offering(choice: Choice, able: list[Answer]) -> Choice:
    """Return the choice with nothing but the answers.

    Raises:
        Refused: there are none.
    """
    if not able:
        raise Refused(Reason(rule("401.1"), "not all of the cost can be paid"))
    if choice.low is not None:
        numbers = tuple(int(answer[0]) for answer in able)
        return replace(choice, options=numbers, low=numbers[0], high=numbers[-1], apart=(rule("401.1"),))
    if choice.ordered and len(able) == 1:
        return replace(choice, options=able[0], least=len(able[0]), most=len(able[0]), ordered=False)
    if choice.ordered:
        return replace(choice, together=Arranged(tuple(able)), apart=(rule("401.1"),))
    listed = Listed(tuple(map(frozenset, able)))
    found = narrowed(replace(choice, together=listed, apart=(rule("401.1"),)))
    assert found is not None
    return found
