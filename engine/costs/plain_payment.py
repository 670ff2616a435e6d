"""Parts of a cost that are plainly payable: what they would do is proposed, and nothing stands against it (401.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.citations import rule
from engine.costs.cost_parts import activating
from engine.decisions.choices import Answer, Choice
from engine.effects.payment_precedence import UNPAID
from engine.effects.performance import steps_of
from engine.effects.resolution import Resolution
from engine.effects.resources import ready_resources
from engine.errors import Reason, Refused
from engine.events.attempt import Attempt, Unanswered, only_answer
from engine.events.event import sure
from engine.events.proposed_event import Pending, possible, stopped_by
from engine.events.simultaneity import Place
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Effect, Flip
from engine.language.selections import This
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import (
    AttachTo,
    ChangeControl,
    ChangeCounters,
    Event,
    FlipOver,
    HealDamage,
    InCombat,
    LeaveChain,
    Move,
    PutDamageOn,
    Record,
    Turn,
)
from engine.value import replace, value
from engine.view.referents import number, select
from engine.view.scope import Scope

Cards = frozenset[int]
"""Cards and links that paying for something would touch."""
NO_CARDS: Cards = frozenset()


@value
class Unpaid:
    """Plainly a part can't be paid, for these reasons."""

    reasons: tuple[Reason, ...]


class _FirstAnswers(Attempt):
    """An attempt in which players choose what comes first among what no other part of the cost has taken.

    `chosen` tells whether they could have chosen something else.
    """

    __slots__ = ("chosen", "taken")

    def __init__(self, state: State, taken: Cards) -> None:
        super().__init__(state)
        self.taken = taken
        self.chosen = False

    def ask(self, choice: Choice, *, surely: bool = False) -> Answer:
        """Return an answer to the choice; chance gives none."""
        del surely
        if choice.player is None:
            raise Unanswered(choice)
        only = only_answer(choice)
        if only is not None:
            return only
        self.chosen = True
        free = tuple(each for each in choice.options if each not in self.taken)
        if choice.low is None and choice.together is None and len(free) >= choice.least:
            return free[: choice.least]
        return choice.first()


def plainly_paid(
    scope: Scope, parts: Iterable[Cost], about: CardId, resources: int = 0, taken: Cards = NO_CARDS
) -> Cards | Unpaid | None:
    """Return the cards that paying the parts and so many resources would touch, no card twice; None if it isn't plain.

    The parts must be such that paying one makes no difference to what another means. They are paid without the cards
    that are taken.
    """
    touched = taken
    for part in parts:
        found = _touched(scope, part, about, touched)
        if found is None or isinstance(found, Unpaid):
            return found
        if not found.isdisjoint(touched):
            return None
        touched |= found
    ready = ready_resources(scope.state, scope.you) if resources else ()
    return touched - taken if sum(card not in touched for card in ready) >= resources else None


def _touched(scope: Scope, part: Cost, about: CardId, taken: Cards) -> Cards | Unpaid | None:
    """Return the cards that paying the part would touch, None where it isn't plain whether it can be paid."""
    match part:
        case Activate():
            event = activating(about)
            return _cards((event,)) if sure(scope.state, event) else None
        case Perform(first=None):
            return _turned(scope, part.effect) or _by_effect(scope, part.effect, taken)
        case Perform():
            return None
        case Resources(amount):
            free = [card for card in ready_resources(scope.state, scope.you) if card not in taken]
            many = number(scope, amount)
            return frozenset(free[:many]) if many <= len(free) else None
        case Concede():
            return frozenset()
        case _:
            assert_never(part)


def _turned(scope: Scope, effect: Effect) -> Cards | None:
    """Return the card that turning itself would touch, where that is sure; it is so common that no effect is tried."""
    match effect:
        case Flip(This() as card):
            flips = [FlipOver(CardId(each), face_up=False) for each in select(replace(scope, citations=None), card)]
            return _cards(flips) if all(sure(scope.state, each) for each in flips) else None
        case _:
            return None


def _by_effect(scope: Scope, effect: Effect, taken: Cards) -> Cards | Unpaid | None:
    """Return the cards that doing the effect would touch, None where it isn't plain whether all of it would be done."""
    attempt = _FirstAnswers(scope.state, taken)
    resolution = Resolution(attempt, scope)
    resolution.paying = True
    events: Sequence[Event] = ()
    stopped: list[Reason] = []
    try:
        steps = steps_of(resolution, effect)
        if steps is None:
            return None
        moment = next(steps)
        if isinstance(moment, Place):
            return None
        events, _ = moment
        coming = [_sure_or_not(scope.state, event, stopped) for event in events]
        if None in coming:
            return None
        happening = [event for event, comes in zip(events, coming, strict=True) if comes]
        steps.send([Pending(event, event, record=Record(0, event, ())) for event in happening])
    except StopIteration as ended:
        if ended.value and resolution.done:
            return _cards(events)
        return None if attempt.chosen else unpaid(stopped)
    except Refused as refusal:
        return None if attempt.chosen else unpaid((), refusal.reasons)
    except Unanswered:
        pass
    return None


def unpaid(stopped: Iterable[Reason], refused: Iterable[Reason] = ()) -> Unpaid:
    """Return why a part can't be paid: the reasons why it was refused, and why events did not happen."""
    return Unpaid((*(tuple(refused) or (Reason(rule("401.1"), UNPAID),)), *stopped))


def _sure_or_not(state: State, event: Event, stopped: list[Reason]) -> bool | None:
    """Return whether the event would happen as it is proposed, None where that depends; add why it would be stopped."""
    if sure(state, event):
        return True
    if not possible(state, event):
        return False
    reason = stopped_by(state, event)
    if reason is None:
        return None
    stopped.append(reason)
    return False


def _cards(events: Sequence[Event]) -> Cards:
    """Return the cards, and links, to which the events would happen."""
    found: set[int] = set()
    for event in events:
        match event:
            case (
                Move(card) | Turn(card) | FlipOver(card) | PutDamageOn(card) | ChangeCounters(card) | AttachTo(card)
                | ChangeControl(card) | InCombat(_, card)
            ):  # fmt: skip
                found.add(card)
            case HealDamage(packet):
                found.add(packet.to)
            case LeaveChain(link):
                found.add(link.id)
            case _:
                pass
    return frozenset(found)
