"""Variable costs: which values of X can be paid, and the choice of one (707.1c)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.chain.chosen_targets import no_targets
from engine.citations import implements, rule
from engine.costs.payability import unpayable
from engine.costs.total_cost import alternate_cost, total
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.resolution import Resolution
from engine.effects.resources import ready_resources
from engine.errors import Refused
from engine.language.costs import Cost, Perform, Resources
from engine.language.effects import Put
from engine.language.modifiers import Purpose
from engine.language.powers import TargetDescription
from engine.language.printed import Printed
from engine.language.selections import X
from engine.language.words import Zone
from engine.state.ids import CardId
from engine.value import replace, value
from engine.view.footprint import words_in
from engine.view.scope import Scope
from engine.view.targets import all_choosable

_LOOKED_AT = 100
"""The number of values of X for which targets are looked for if X has no bound; far above any value on a card."""


@value
class Values:
    """The values of X that can be paid, in order; with `endless` all greater values can be paid too."""

    numbers: tuple[int, ...]
    endless: bool = False


def with_x(scope: Scope, x: int) -> Scope:
    """Return the scope with this value of X."""
    return replace(scope, x=x)


@cache
def mentions_x(part: Cost | TargetDescription) -> bool:
    """Return whether the part of a cost, or the target description, refers to X."""
    return any(isinstance(each, X) for each in words_in(part))


@implements("104.1", "707.1c")
def values_of_x(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> Values | None:
    """Return the values of X that can be paid and that the card allows; None if the cost has no X.

    X is chosen before an alternate cost is substituted for the cost, so an alternate cost without X sets no bound.
    """
    printed = scope.state.cards[about].printed
    played = purpose is Purpose.PLAY
    if not (played and printed.has_x) and not any(mentions_x(part) for part in cost):
        return None
    alternate = alternate_cost(scope, purpose, about)
    costs = (cost,) if alternate is None else (cost, alternate)
    bounds = [_bound(scope, each, purpose, about, printed.highest_x if played else None) for each in costs]
    bound = None if None in bounds else max(each for each in bounds if each is not None)
    tried = range(_LOOKED_AT if bound is None else bound + 1)
    payable = tuple(x for x in tried if any(_payable(scope, each, purpose, about, x) for each in costs))
    return Values(payable, bound is None)


def _payable(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, x: int) -> bool:
    reading = with_x(scope, x)
    return not unpayable(reading, total(reading, cost, purpose, about), about)


def _bound(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId, highest: int | None) -> int | None:
    """Return the greatest value that X can have with this cost, None if there is none; a greater X never costs less."""
    ready = len(ready_resources(scope.state, scope.you))
    far = max(_LOOKED_AT, 2 * len(scope.state.cards))
    if any(isinstance(part, Resources) and mentions_x(part) for part in cost):
        found = next((x for x in range(far) if total(with_x(scope, x), cost, purpose, about).resources > ready), far)
    else:
        found = next((x for x in range(far) if not _payable(scope, cost, purpose, about, x)), far)
    if highest is not None:
        return min(highest, max(0, found - 1))
    return None if found == far else max(0, found - 1)


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
