"""Loops with optional actions: naming a number, repeating, and stepping in (801.1a, 801.1b)."""

from __future__ import annotations

from itertools import product

from engine.citations import implements, rule
from engine.decisions.actions import Action, Complete, Pass, Place, PlayCard, Propose, Repeat, Strike, Use
from engine.decisions.choices import NO, Choice, ChoiceKind
from engine.errors import Reason, Refused, Unsettled
from engine.events.attempt import Attempt, Course, Unanswered
from engine.legality.reasons_against import reasons_against
from engine.loops.shown_loops import (
    Loop,
    Step,
    consents,
    demonstrated,
    followed,
    gone_through_twice,
    renamed,
    renamed_answers,
)
from engine.state.game import Bar, State
from engine.state.ids import PlayerId
from engine.state.record import AddLink, Decide

_MOST = 10_000
"""The greatest number of repetitions that are played one by one, for a loop that changes something."""

_ENOUGH = 100
"""The number of repetitions that stands for any greater number, for a loop that changes nothing."""


@implements("801.1a")
def follow(attempt: Attempt, before: State, action: Action, *, keeping: bool = True) -> None:
    """Keep the action as a step; if players have returned to the same state twice, a number must be named.

    Without `keeping` there are no steps, and nobody is asked for a number.
    Before that, and for a loop that changes something, a player names the number when he or she wants to (`Repeat`).
    """
    state = attempt.state
    if isinstance(action, Repeat) or state.result is not None or _was_rewound(attempt, action):
        return
    _lift_bar(attempt, before, action)
    if not keeping:
        if attempt.state.steps:
            attempt.change(steps=())
        return
    if state.turn != before.turn or state.priority is None or not Step.can_hold(action, attempt.asked):
        attempt.change(steps=())
        return
    attempt.change(steps=followed(before, action, tuple(attempt.asked)))
    loop = gone_through_twice(attempt.state)
    if loop is not None and _once_more(attempt.state, loop, attempt.course):
        name_number(attempt, loop)


def _was_rewound(attempt: Attempt, action: Action) -> bool:
    """Return whether the action would have added a link but was rewound."""
    adds = isinstance(action, PlayCard | Place | Use | Complete | Propose | Strike)
    return adds and not any(isinstance(record.event, AddLink) for record in attempt.records)


@implements("801.1a")
def why_no_repeat(state: State, player: PlayerId, course: Course) -> tuple[Reason, ...]:
    """Return why the player can't repeat a loop: none was just shown, or another player began it."""
    loop = demonstrated(state)
    if loop is None or not _once_more(state, loop, course):
        return (Reason(rule("801.1a"), "no loop has just been shown"),)
    if loop.performers[0] != player:
        return (Reason(rule("801.1a"), "another player has done the first action of the loop"),)
    return ()


@implements("801.1a")
def repeat(attempt: Attempt, player: PlayerId) -> None:
    """Let the player name how often to repeat the loop that he or she has just shown."""
    loop = demonstrated(attempt.state)
    assert loop is not None
    assert loop.performers[0] == player
    name_number(attempt, loop)


@implements("104.1", "801.1a")
def name_number(attempt: Attempt, loop: Loop) -> None:
    """Let the player who began the loop name a number, the others in it a smaller one, and repeat the loop that often.

    The player who named the smallest number then gets priority and can't continue the loop.
    """
    times, named_by = _numbers(attempt, loop)
    stop = _interruption(attempt, loop, times, named_by)
    attempt.change(steps=(), bar=None)
    attempt.record(Decide(named_by, f"repeats the loop {times} times"), (rule("801.1a"), rule("104.1")))
    if not _repeat(attempt, loop, times, stop) or attempt.state.result is not None:
        return
    attempt.change(priority=named_by, passes=0, bar=_bar(attempt.state, loop))


def _numbers(attempt: Attempt, loop: Loop) -> tuple[int, PlayerId]:
    """Return the smallest number that a player in the loop names, and that player."""
    first, *others = loop.performers
    words = "how often to repeat the loop"
    number = Choice(ChoiceKind.LOOP, first, rule("801.1a"), low=0, words=words)
    times, named_by = int(attempt.ask(number)[0]), first
    for other in others:
        lower = Choice(ChoiceKind.LOOP, other, rule("801.1a"), low=0, high=times, words=f"{words}, {times} or fewer")
        smaller = int(attempt.ask(lower)[0])
        if smaller < times:
            times, named_by = smaller, other
    return times, named_by


@implements("801.1b")
def _interruption(attempt: Attempt, loop: Loop, times: int, named_by: PlayerId) -> tuple[int, int] | None:
    """Return the repetition, and the step in it, before which a player steps in; None if nobody does.

    Every player is asked who could do something else there, except the one who named the number.
    """
    found: list[tuple[int, int]] = []
    for player in (seat.id for seat in attempt.state.remaining if seat.id != named_by):
        places = loop.openings(player) if times else ()
        if places and attempt.ask_whether(_whether(player)):
            which = Choice(
                ChoiceKind.LOOP_STOP, player, rule("801.1b"), low=1, high=times, words="in which repetition to step in"
            )
            turn = int(attempt.ask(which)[0])
            where = Choice(
                ChoiceKind.LOOP_STOP, player, rule("801.1b"), options=tuple(place + 1 for place in places), words=_WHERE
            )
            found.append((turn - 1, int(attempt.ask(where)[0]) - 1))
    return min(found, default=None)


_WHERE = "before which step of the loop to step in"


def _whether(player: PlayerId) -> Choice:
    words = "whether to step into the loop with an action that stops it"
    return Choice(ChoiceKind.LOOP_STOP, player, rule("801.1b"), ("yes", NO), words=words)


@implements("801.1b")
def _repeat(attempt: Attempt, loop: Loop, times: int, stop: tuple[int, int] | None) -> bool:
    """Repeat the steps of the loop; return whether all were done, with no player stepping in and nothing preventing it.

    Raises:
        Unsettled: it is more than can be played.
    """
    if loop.changing and times > _MOST:
        raise Unsettled("a loop that changes something each time", _MOST, rule("801.1a"))
    last = times if loop.changing or stop is not None else min(times, _ENOUGH)
    for at in product(range(last), range(len(loop.steps))):
        if at == stop:
            _step_in(attempt)
            return False
        if not do_again(attempt, loop.steps[at[1]]):
            attempt.record(Decide(None, "the loop can't go on as it was shown"), (rule("801.1b"),))
            return False
        if attempt.state.result is not None:
            return False
    return True


def _step_in(attempt: Attempt) -> None:
    player = attempt.state.priority
    assert player is not None
    attempt.record(Decide(player, "steps into the loop"), (rule("801.1b"),))
    attempt.change(bar=Bar(Pass(player)))


def do_again(attempt: Attempt, step: Step) -> bool:
    """Repeat a step of a loop with the cards now in the places of its cards; return whether it was possible."""
    state = attempt.state
    action = renamed(step, state)
    if reasons_against(state, action, brief=True):
        return False
    course = attempt.course
    assert course is not None
    assert course.act is not None
    inner = Attempt(state, renamed_answers(step, state), course)
    try:
        course.act(inner, action)
    except (Refused, Unanswered):
        return False
    if len(inner.asked) < len(inner.answers):
        return False
    attempt.state = inner.state
    attempt.records.extend(inner.records)
    return True


def _once_more(state: State, loop: Loop, course: Course | None) -> bool:
    """Return whether the loop can be gone through again with the same result."""
    attempt = Attempt(state, (), course)
    for step in loop.steps:
        if attempt.state.result is not None or not do_again(attempt, step):
            return False
    return attempt.state.result is None and loop.leads_on(state, attempt.state)


def _bar(state: State, loop: Loop) -> Bar | None:
    """Return what would continue the loop: its first action, or the first yes in it."""
    step = next(step for step in loop.steps if step.performers)
    if not isinstance(step.action, Pass):
        return Bar(renamed(step, state))
    choice = next(choice for choice, answer in step.asked if consents(choice, answer))
    return Bar(None, choice.player, choice.words)


def _lift_bar(attempt: Attempt, before: State, action: Action) -> None:
    """Lift the bar after another action was taken, or after the question that it names was asked."""
    bar = before.bar
    if bar is None:
        return
    passed = isinstance(action, Pass) and attempt.state.passes == before.passes + 1
    answered = any(choice.words == bar.asked for choice, _ in (*attempt.asked, *attempt.made))
    if not isinstance(action, Pass) or (answered if bar.asked else not passed):
        attempt.change(bar=None)
