"""What is done in the place of replaced events: for events of one moment, all of it is chosen first (716.1, 802.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.citations import implements, rule
from engine.events.attempt import Attempt
from engine.language.effects import ChooseMode, Destroy, Discard, Draw, Effect, Exhaust, IfYouDo, May, PayResources, Put
from engine.language.selections import Chosen, Selection
from engine.state.ids import PlayerId
from engine.state.record import Decide
from engine.view.referents import select
from engine.view.scope import Scope

Begun: TypeAlias = list[tuple[PlayerId, Callable[[], None]]]
"""For each replaced event the player who has chosen what is done in its place, and a function that does it."""


def acting(scope: Scope, effects: Sequence[Effect]) -> PlayerId:
    """Return the player who does the first of the effects: the controller of the modifier if they name nobody."""
    who = doer(effects[0]) if effects else None
    return scope.you if who is None else next((PlayerId(each) for each in select(scope, who)), scope.you)


def doer(effect: Effect) -> Selection | None:
    """Return who does it and makes the choices for it by the words of the effect, None if they name nobody."""
    match effect:
        case Discard(players=who) | Draw(players=who) | Put(by=who) if who is not None:
            return who
        case Destroy(cards=Chosen(by=who)) | Exhaust(cards=Chosen(by=who)) | Put(cards=Chosen(by=who)):
            return who
        case IfYouDo(do=(first, *_)):
            return doer(first)
        case May(player=who) | PayResources(player=who) | ChooseMode(player=who):
            return who
        case _:
            return None


@implements("712.3", "716.1b", "716.1c")
def begin(attempt: Attempt, scope: Scope, effects: Sequence[Effect], used: frozenset[int], begun: Begun) -> None:
    """Let a player choose for the effects that take the place of an event, and add what does them to those begun.

    Modifiers used already do not apply to them again. The event is replaced though nothing of them can be done, which
    is recorded.
    """
    assert attempt.course is not None
    before, attempt.used = attempt.used, attempt.used | used
    so_far = len(attempt.records)
    do = attempt.course.begin(attempt, scope, effects)
    done, attempt.used = len(attempt.records) > so_far, before

    def go_on() -> None:
        """Do what was chosen."""
        outer, attempt.used = attempt.used, attempt.used | used
        already = len(attempt.records)
        do()
        if effects and not done and len(attempt.records) == already:
            nothing = Decide(None, "can do nothing of what takes the place of the event", scope.source)
            attempt.record(nothing, (rule("712.3"), rule("716.1b")))
        attempt.used = outer

    begun.append((acting(scope, effects), go_on))


@implements("802.1")
def finish(begun: Begun, player: PlayerId | None = None) -> bool:
    """Do what was chosen, or only what the player has chosen; return whether there was something."""
    now = [each for each in begun if player in {None, each[0]}]
    begun[:] = [each for each in begun if each not in now]
    for _, go_on in now:
        go_on()
    return bool(now)
