"""The choices that are made as a link is added: modes, X and targets, where its cost may depend on them (707.1b-d)."""

from __future__ import annotations

from itertools import islice

from engine.chain.chosen_targets import choose_targets
from engine.chain.modes import choose_modes
from engine.chain.variable_cost import choose_x, values_of_x
from engine.citations import implements
from engine.costs.foresight import offering
from engine.costs.payability import unpayable_in_any_way
from engine.costs.payment_trial import MOST_TRIES
from engine.costs.total_cost import alternate_costs
from engine.decisions.answers import every_answer
from engine.decisions.choices import Answer, Choice
from engine.effects.performance import PERFORMING
from engine.effects.resolution import Resolution
from engine.effects.trial import Trial
from engine.errors import Refused
from engine.events.attempt import Attempt
from engine.events.state_changes import with_link
from engine.events.tries import Tries, Undecided
from engine.language.costs import Cost
from engine.language.filters import HasTarget
from engine.language.modifiers import AddCost, ChangeCost, PayInstead, Purpose
from engine.language.powers import Attach
from engine.language.selections import Target
from engine.state.evolution import with_card
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.memo import Remembered
from engine.value import replace, value
from engine.view.footprint import kinds_in
from engine.view.modifiers_in_force import changing, views_in_force
from engine.view.scope import Scope
from engine.view.targets import descriptions

_MANY = 400
"""The number of answers to one choice that are looked at."""


@value
class Addition:
    """A link that is being added, and what the choices for it depend on: its cost before modifiers, and its card."""

    link: Link
    cost: tuple[Cost, ...]
    purpose: Purpose
    about: CardId
    attach: Attach | None


@implements("707.1d", "707.1e")
def minds_targets(state: State, *costs: tuple[Cost, ...] | None) -> bool:
    """Return whether one of the costs refers to targets, or a modifier in force makes costs depend on targets."""
    for cost in costs:
        if cost and Target in kinds_in(cost):
            return True
    views = views_in_force(state)
    known = _AIMING.of(views)
    if known is None:
        changes = (*changing(state, AddCost), *changing(state, ChangeCost), *changing(state, PayInstead))
        known = _AIMING.keep(views, any(not _AIMED.isdisjoint(kinds_in(change)) for _, change in changes))
    return known


_AIMED = frozenset((Target, HasTarget))
_AIMING: Remembered[bool] = Remembered("that a modifier makes costs depend on targets")


@implements("707.1b", "707.1c", "707.1d")
def choose_for(resolution: Resolution, addition: Addition) -> tuple[Link, list[tuple[str, ...]]]:
    """Let the player choose modes, X and targets; return the link with them, and the rules of each choice of targets.

    If the cost depends on the targets, only such choices are offered after which it can be paid.

    Raises:
        Refused: there are no legal choices.
    """
    attempt = resolution.attempt
    alternates = alternate_costs(resolution.uncited, addition.purpose, addition.about)
    if not minds_targets(attempt.state, addition.cost, *(each.parts for each in alternates)):
        return _chosen(resolution, addition)
    attempt.foresight = _Foreseen(attempt, resolution.uncited, addition)
    found = _chosen(resolution, addition, minds=True)
    attempt.foresight = None
    return found


def _chosen(resolution: Resolution, addition: Addition, *, minds: bool = False) -> tuple[Link, list[tuple[str, ...]]]:
    """Return the link with what is chosen for it; choosing modes and X makes no event, so their rules stay unplaced."""
    attempt, link, about = resolution.attempt, addition.link, addition.about
    mark = resolution.citations.now()
    values = values_of_x(resolution.uncited, addition.cost, addition.purpose, about, minds_targets=minds)
    numbers = () if values is None else values.numbers
    link = replace(link, modes=choose_modes(resolution, link.text, addition.attach, numbers))
    found = descriptions(link.text, link.modes, addition.attach)
    if values is not None:
        link = replace(link, x=choose_x(resolution, values, found, addition.purpose, about))
        resolution.read(x=link.x)
        if addition.purpose is Purpose.PLAY and attempt.state.cards[about].printed.has_x:
            attempt.change(cards=with_card(attempt.state, replace(attempt.state.cards[about], x=link.x)))
    resolution.citations.go_back(mark)
    targets, why = choose_targets(resolution, found, link)
    link = replace(link, targets=targets)
    resolution.read(targets=targets, all_targets=targets)
    attempt.state = with_link(attempt.state, link)
    return link, why


class _Foreseen:
    """Leaves in a choice for a link what can be chosen so that its cost can be paid."""

    def __init__(self, attempt: Attempt, scope: Scope, addition: Addition) -> None:
        self.attempt = attempt
        self.given = len(attempt.given)
        self.scope = scope
        self.addition = addition

    def __call__(self, choice: Choice, surely: bool) -> Choice:
        """Return the choice with the answers after which the cost can be paid.

        Raises:
            Refused: there are none.
        """
        del surely
        before = tuple(self.attempt.given[self.given :])
        unordered = replace(choice, ordered=False)  # No cost minds which of the targets was chosen first.
        found = tuple(islice(every_answer(unordered), _MANY))
        able = [answer for answer in found if self._leads_on((*before, answer))]
        return replace(offering(unordered, able), ordered=choice.ordered)

    def _leads_on(self, answers: tuple[Answer, ...]) -> bool:
        try:
            return addition_trial(self.scope, self.addition).succeeds(answers)
        except Undecided:
            return False


@implements("401.1", "707.2")
def addition_trial(scope: Scope, addition: Addition) -> Trial:
    """Return a trial of making all choices for the link, from the announcement on, so that its cost can be paid."""

    def choose(attempt: Attempt) -> bool:
        resolution = Resolution(attempt, replace(scope, citations=None))
        _chosen(resolution, addition, minds=True)
        reasons = unpayable_in_any_way(resolution.scope, addition.cost, addition.purpose, addition.about)
        if reasons:
            raise Refused(*reasons)
        return True

    return Trial(scope.state, PERFORMING, choose, Tries(MOST_TRIES))
