"""What one player does in steps, done alone or at the same time as others do theirs (802.1)."""

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
"""Events for one moment, and the rules by which they are proposed."""

Steps: TypeAlias = Generator[Proposed, list[Pending], bool]
"""Proposes events, is told what became of them, and so on; at last whether all was done. Choices come before events."""


def alone(attempt: Attempt, steps: Steps) -> bool:
    """Let what the steps propose happen as they propose it; return whether all was done."""
    try:
        events, why = next(steps)
        while True:
            events, why = steps.send(happen(attempt, events, *why))
    except StopIteration as ended:
        return bool(ended.value)


@implements("802.1")
def together(
    attempt: Attempt,
    all_steps: Mapping[PlayerId, Steps],
    begin: Callable[[PlayerId], None],
    end: Callable[[PlayerId], None],
) -> dict[PlayerId, bool]:
    """Let what the players' steps propose happen at the same time, step by step; return whether each did all of it.

    All choose, in this order, before anything happens. `begin` comes before a player's part in each step, `end` after
    the last of them.
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
    """Let all the events happen at once; return to each player what became of his or her own."""
    found = happen_at_once(attempt, proposed.values())
    return {player: [each for each in found if each.proposed in events] for player, (events, _) in proposed.items()}
