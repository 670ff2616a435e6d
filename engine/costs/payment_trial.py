"""Payments tried out: whether parts of a cost can be paid, in some order and with some answers (401.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import implements, rule
from engine.costs.cost_parts import pay_part
from engine.costs.interference import meddling, minds_resources, noticed, waits_for
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.resolution import Resolution
from engine.effects.trial import Trial
from engine.events.attempt import Abandoned, Attempt, Course, Over
from engine.events.tries import Tries
from engine.language.costs import Activate, Concede, Cost, Resources
from engine.language.effects import Draw
from engine.language.modifiers import Deed
from engine.language.revelation import RevealUntil
from engine.language.selections import Top
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.footprint import words_in
from engine.view.modifiers_in_force import in_force
from engine.view.prohibitions import forbidding
from engine.view.scope import Scope

MOST_TRIES = 400
"""So often paying is tried at most; whether a cost can be paid that takes more isn't decided."""

_READING_DECKS = (Draw, RevealUntil, Top)
"""The words that mind in what order the cards of a deck are."""


def without(parts: Sequence[Cost], part: Cost) -> tuple[Cost, ...]:
    """Return the parts less one of those that are like the part."""
    place = parts.index(part)
    return (*parts[:place], *parts[place + 1 :])


def order_matters(state: State, parts: Sequence[Cost]) -> bool:
    """Return whether the order of the parts may make a difference."""
    return len(parts) > 1 and (meddling(parts) or noticed(state, parts) or freed(state, parts))


def freed(state: State, parts: Sequence[Cost]) -> bool:
    """Return whether a modifier keeps cards from being exhausted, which a part may end before another exhausts some."""
    exhausting = any(isinstance(part, Activate | Resources) for part in parts)
    return exhausting and bool(forbidding(state, Deed.EXHAUST))


def candidates(state: State, left: Sequence[Cost]) -> tuple[Cost, ...]:
    """Return the different parts that might be worth paying next.

    Resources come first where nothing minds which cards are exhausted, and conceding comes last. What speaks of a
    number or of cards that another part chooses comes after that part, unless each waits for the other.
    """
    left = tuple(part for part in left if not any(waits_for(part, other) for other in left)) or tuple(left)
    if not order_matters(state, left):
        return (left[0],)
    if isinstance(left[0], Resources) and not any(map(minds_resources, left[1:])) and not freed(state, left):
        return (left[0],)
    return tuple(dict.fromkeys(each for each in left if not isinstance(each, Concede)))


def payment_trial(
    scope: Scope,
    left: Sequence[Cost],
    about: CardId,
    course: Course | None,
    first: Cost | None = None,
    tries: Tries | None = None,
) -> Trial:
    """Return a trial of paying the parts in some order, after the first one if there is one."""
    parts = tuple(left) if first is None else (first, *left)

    def pay(attempt: Attempt) -> bool:
        resolution = Resolution(attempt, scope)
        if first is not None and not _paid(resolution, first, about):
            return False
        return _pay_in_some_order(resolution, tuple(left), about)

    named = frozenset((about, scope.source, *(each for slot in scope.targets for each in slot)))
    named = named.union(*scope.things.values(), *(m.cards for m in scope.state.modifiers if m.cards is not None))
    tries = Tries(MOST_TRIES) if tries is None else tries
    return Trial(scope.state, course, pay, tries, named, minds_order=lambda: _minds_order(scope.state, parts))


def _pay_in_some_order(resolution: Resolution, left: tuple[Cost, ...], about: CardId) -> bool:
    """Pay the parts, asking which one comes next; return whether all were paid."""
    while left:
        able = candidates(resolution.state, left)
        order = Choice(ChoiceKind.ORDER_PAYMENT, resolution.you, rule("401.1"), tuple(range(len(able))))
        part = able[0] if len(able) == 1 else able[int(resolution.ask(order)[0])]
        if not _paid(resolution, part, about):
            return False
        left = without(left, part)
    return True


def _paid(resolution: Resolution, part: Cost, about: CardId) -> bool:
    """Pay the part; return whether it was paid. What the next part makes happen doesn't cite the rules of this one."""
    before = resolution.citations.now()
    paid = pay_part(resolution, part, about)
    resolution.citations.go_back(before)
    if paid:
        check_still_paying(resolution)
    return paid


@implements("102.2")
def check_still_paying(resolution: Resolution) -> None:
    """Go on with the payment, unless it has ended the game, or taken the player out of it.

    Raises:
        Over: the game is over.
        Abandoned: the player has left the game, and with that the link that is being added.
    """
    if resolution.state.result is not None:
        raise Over
    if resolution.state.player(resolution.you).out:
        raise Abandoned


def _minds_order(state: State, parts: Sequence[Cost]) -> bool:
    """Return whether the order of a deck may matter to paying the parts, or to what modifiers do as they are paid."""
    words = words_in((tuple(parts), tuple(active.changes for active in in_force(state))))
    return any(isinstance(each, _READING_DECKS) for each in words)
