"""Doing in steps what an effect tells one player, or several players at the same time (802.1)."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TypeAlias

from engine.citations import implements
from engine.events.attempt import Attempt
from engine.events.event import happen, happen_at_once
from engine.events.proposed_event import Pending
from engine.state.ids import PlayerId
from engine.state.record import Event
from engine.value import value


@value
class Place:
    """Where in a text a player's part goes on: the numbers of the effects, from the outermost to the innermost.

    A part that several players perform at the same time yields its place before each effect but the first.
    """

    path: tuple[int, ...]


Proposed: TypeAlias = tuple[Sequence[Event], tuple[str, ...]]
"""Events for one moment, with the rules that they cite."""

Steps: TypeAlias = Generator[Proposed, list[Pending], bool]
"""A generator that yields events for one moment, is sent what became of them, and so on.

It makes its choices before it yields, and returns whether everything was done.
"""

Parts: TypeAlias = Generator[Proposed | Place, list[Pending], bool]
"""The steps of several effects, which also yield the places at which players wait for each other."""


def alone(attempt: Attempt, parts: Parts) -> bool:
    """Let the events of one player's steps happen as they are proposed; return whether everything was done."""
    try:
        moment = next(parts)
        while True:
            became = [] if isinstance(moment, Place) else happen(attempt, moment[0], *moment[1])
            moment = parts.send(became)
    except StopIteration as ended:
        return bool(ended.value)


@implements("802.1")
def together(attempt: Attempt, parts: Mapping[PlayerId, Parts]) -> dict[PlayerId, bool]:
    """Let the events of the players' parts happen at the same time, step by step.

    In each step all players make their choices, in the order given, before anything happens. Nobody goes on to a later
    place of the text while another player is at an earlier one. Returns for each player whether everything was done.
    """
    places: dict[PlayerId, tuple[int, ...]] = dict.fromkeys(parts, ())
    became: dict[PlayerId, list[Pending]] = {}
    done: dict[PlayerId, bool] = {}
    while places:
        proposed: dict[PlayerId, Proposed] = {}
        here = min(places.values())
        for player in [each for each, place in places.items() if place == here]:
            try:
                moment = parts[player].send(became.pop(player)) if player in became else next(parts[player])
            except StopIteration as ended:
                done[player] = bool(ended.value)
                del places[player]
                continue
            if isinstance(moment, Place):
                places[player] = moment.path
            else:
                proposed[player] = moment
        became |= _happen(attempt, proposed)
    return done


def _happen(attempt: Attempt, proposed: Mapping[PlayerId, Proposed]) -> dict[PlayerId, list[Pending]]:
    """Let all the events happen at once; return for each player what became of his or her events."""
    found = happen_at_once(attempt, proposed.values())
    return {player: [each for each in found if each.proposed in events] for player, (events, _) in proposed.items()}
