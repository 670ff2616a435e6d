"""Doing in steps what an effect tells one player, or several players at the same time (802.1)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TypeAlias

from engine.citations import implements
from engine.events.attempt import Attempt
from engine.events.event import happen, happen_at_once
from engine.events.proposed_event import Pending
from engine.state.ids import PlayerId
from engine.state.record import Event

Proposed: TypeAlias = tuple[Sequence[Event], tuple[str, ...]]
"""Events for one moment, with the rules that they cite."""

Steps: TypeAlias = Generator[Proposed, list[Pending], bool]
"""A generator that yields events for one moment, is sent what became of them, and so on.

It makes its choices before it yields, and returns whether everything was done.
"""


def alone(attempt: Attempt, steps: Steps) -> bool:
    """Let the events of one player's steps happen as they are proposed; return whether everything was done."""
    try:
        events, why = next(steps)
        while True:
            events, why = steps.send(happen(attempt, events, *why))
    except StopIteration as ended:
        return bool(ended.value)


def begun(steps: Steps, over: Callable[[], None]) -> Steps:
    """Let the steps make their first choices now; return steps that go on from there, and propose what was chosen.

    `over` is called if nothing is proposed at all.
    """
    try:
        first = next(steps)
    except StopIteration as ended:
        over()
        return _over(done=bool(ended.value))
    return _going_on(first, steps)


def _over(*, done: bool) -> Steps:
    """Propose nothing."""
    yield from ()
    return done


def _going_on(first: Proposed, steps: Steps) -> Steps:
    proposed = first
    while True:
        became = yield proposed
        try:
            proposed = steps.send(became)
        except StopIteration as ended:
            return bool(ended.value)


@implements("802.1")
def together(
    attempt: Attempt,
    all_steps: Mapping[PlayerId, Steps],
    begin: Callable[[PlayerId], None],
    end: Callable[[PlayerId], None],
) -> dict[PlayerId, bool]:
    """Let the events of the players' steps happen at the same time, step by step.

    In each step all players make their choices, in the order given, before anything happens; those of a first step may
    have been made when it was `begun`. `begin` is called before a player's part in each step, `end` after his or her
    last part. Returns for each player whether everything was done.
    """
    under_way = dict(all_steps)
    told: dict[PlayerId, list[Pending]] = {}
    done: dict[PlayerId, bool] = {}
    while under_way:
        proposed: dict[PlayerId, Proposed] = {}
        for player, steps in list(under_way.items()):
            begin(player)
            try:
                proposed[player] = steps.send(told[player]) if player in told else next(steps)
            except StopIteration as ended:
                done[player] = bool(ended.value)
                end(player)
                del under_way[player]
        told = _happen(attempt, proposed)
    return done


def _happen(attempt: Attempt, proposed: Mapping[PlayerId, Proposed]) -> dict[PlayerId, list[Pending]]:
    """Let all the events happen at once; return for each player what became of his or her events."""
    found = happen_at_once(attempt, proposed.values())
    return {player: [each for each in found if each.proposed in events] for player, (events, _) in proposed.items()}
