"""Variable costs: which values of X can be paid, and the choice of one (707.1c)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.chain.chosen_targets import no_targets
from engine.citations import implements, rule
from engine.costs.interference import minds_resources
from engine.costs.payability import UNDECIDED, unpayable_anyhow
from engine.costs.payment_trial import freed
from engine.costs.total_cost import alternate_costs, paying_alternate, total
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.resolution import Resolution
from engine.effects.resources import ready_resources
from engine.errors import Reason, Refused
from engine.events.tries import Tries
from engine.language.costs import Cost, Perform, Resources
from engine.language.effects import Put
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import TargetDescription
from engine.language.printed import Printed
from engine.language.selections import AtMost, Half, Number, Per, Plus, Quantity, X
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.value import replace, value
from engine.view.footprint import kinds_in, words_in
from engine.view.modifiers_in_force import changing
from engine.view.scope import Scope
from engine.view.targets import all_choosable

_LOOKED_AT = 100
"""The number of values of X for which targets are looked for if X has no bound; far above any value on a card."""

_TRIES = 1000
"""So often paying is tried for all values of X together."""

_RISING = X | Number | Plus | Per | Half | AtMost
"""Quantities that never fall as X rises."""


@value
class Values:
    """The values of X that can be paid, in order; with `endless` all greater values can be paid too."""

    numbers: tuple[int, ...]
    endless: bool = False
    undecided: bool = False


def with_x(scope: Scope, x: int) -> Scope:
    """Return the scope with this value of X."""
    return replace(scope, x=x)


def mentions_x(part: Cost | TargetDescription) -> bool:
    """Return whether the part of a cost, or the target description, refers to X."""
    return X in kinds_in(part)


@implements("104.1", "707.1c")
def values_of_x(
    scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, *, minds_targets: bool = False
) -> Values | None:
    """Return the values of X that can be paid and that the card allows; None if the cost has no X.

    X is chosen before an alternate cost is substituted for the cost, so an alternate cost without X sets no bound. If
    the cost depends on targets, nobody knows yet what can be paid: then all values are returned that the card allows.
    """
    printed = scope.state.cards[about].printed
    played = purpose is Purpose.PLAY
    if not (played and printed.has_x) and X not in kinds_in(cost):
        return None
    highest = printed.highest_x if played else None
    if minds_targets:
        return Values(tuple(range(_most_looked_at(scope.state, highest) + 1)))
    each_by_itself = [_payable_values(scope, cost, purpose, about, highest)]
    each_by_itself += [
        _payable_values(paying_alternate(scope), alternate.parts, purpose, about, highest)
        for alternate in alternate_costs(scope, purpose, about)
    ]
    found = {x for values in each_by_itself for x in values.numbers}
    endless = any(values.endless for values in each_by_itself)
    numbers = tuple(sorted(x for x in found if not endless or x < _LOOKED_AT))
    return Values(numbers, endless, any(values.undecided for values in each_by_itself))


def _most_looked_at(state: State, highest: int | None) -> int:
    """Return up to which value of X payments are tried, at most the highest that the card allows."""
    far = len(state.cards) + _LOOKED_AT
    return far if highest is None else min(highest, far)


def _payable_values(
    scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, highest: int | None
) -> Values:
    """Return the values of X for which the cost can be paid.

    They are looked for up to a number that no value, and no count of the cards on the board, comes near to. What isn't
    decided ends the search.
    """
    tries = Tries(_TRIES)
    far, most = _most_looked_at(scope.state, None), _most_looked_at(scope.state, highest)
    if not any(mentions_x(part) for part in cost):
        able = not _why_not(with_x(scope, 0), cost, purpose, about, tries)
        return Values(tuple(range(most + 1)) if able else (), able and highest is None)
    found: list[int] = []
    for x in range(min(most, _resources_allow(scope, cost, purpose, about, far)) + 1):
        reasons = _why_not(with_x(scope, x), cost, purpose, about, tries)
        if UNDECIDED in reasons:
            return Values(tuple(found), undecided=True)
        if not reasons:
            found.append(x)
    return Values(tuple(found), highest is None and far in found)


def _why_not(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, tries: Tries) -> tuple[Reason, ...]:
    return unpayable_anyhow(scope, cost, purpose, about, tries)


def _resources_allow(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, far: int) -> int:
    """Return the greatest X for which there are resources, where the resources asked for only rise with it."""
    if not any(isinstance(part, Resources) and _rises_with_x(part.amount) for part in cost):
        return far
    if any(X in kinds_in(change) for _, change in changing(scope.state, ChangeCost)):
        return far
    most = len(ready_resources(scope.state, scope.you))
    if any(map(minds_resources, cost)) or freed(scope.state, cost):
        most = len(scope.state.play.resources)
    dear = (x for x in range(far + 1) if total(with_x(scope, x), cost, purpose, about).resources > most)
    return next(dear, far + 1) - 1


@cache
def _rises_with_x(quantity: Quantity) -> bool:
    """Return whether the quantity is made of X and numbers alone, so that it never falls as X rises."""
    return all(isinstance(each, _RISING | int) for each in words_in(quantity))


@implements("104.1", "707.1c", "faq-2009-03:5")
def choose_x(
    resolution: Resolution, values: Values, found: tuple[TargetDescription, ...], purpose: Purpose, about: CardId
) -> int:
    """Return the value that the player chooses for X, among those that can be paid and have legal targets.

    The X of a finishing move is the number of cards removed from the game for it.

    Raises:
        Refused: there is no such value.
    """
    scope, numbers = resolution.scope, values.numbers or (0,)
    legal = tuple(values_with_targets(scope, numbers, found, None if scope.link is None else scope.link.id))
    if not legal:
        raise Refused(*no_targets(scope, found))
    finishing = purpose is Purpose.PLAY and _is_finishing_move(scope.state.cards[about].printed)
    answer = resolution.ask(
        Choice(
            ChoiceKind.X,
            scope.you,
            rule("faq-2009-03:5" if finishing else "707.1c"),
            () if len(legal) == numbers[-1] - numbers[0] + 1 else legal,
            low=numbers[0],
            high=None if values.endless and legal == numbers else numbers[-1],
            about=about,
            words="the value of X",
            apart=(rule("707.1d"), rule("706.1")),
        )
    )
    return int(answer[0])


def _is_finishing_move(printed: Printed) -> bool:
    """Return whether X cards are removed from the game as an additional cost to play the card."""
    return any(
        isinstance(part, Perform)
        and isinstance(part.effect, Put)
        and part.effect.zone is Zone.REMOVED
        and mentions_x(part)
        for part in printed.additional_cost
    )


def values_with_targets(
    scope: Scope, numbers: tuple[int, ...], found: tuple[TargetDescription, ...], about: int | None
) -> Iterator[int]:
    """Yield the values of X for which legal targets can be chosen for all the descriptions."""
    if any(mentions_x(each) for each in found):
        yield from (x for x in numbers if all_choosable(with_x(scope, x), found, about))
    elif all_choosable(scope, found, about):
        yield from numbers
