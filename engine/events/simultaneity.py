"""Doing in steps what an effect tells one player, or several players at the same time (802.1)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from engine.citations import implements
from engine.events.attempt import Attempt, Beginning
from engine.events.continuous_modifiers import settle
from engine.events.event import happen, happen_at_once, remove_ownerless
from engine.events.proposed_event import Pending
from engine.state.ids import Entity
from engine.state.record import Event
from engine.value import value

_Whose = TypeVar("_Whose", bound=Entity)


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


def begun(attempt: Attempt, parts: Parts) -> Beginning:
    """Let a player make the choices for the first of the steps; return that step, with what lets the others happen."""
    try:
        first = next(parts)
    except StopIteration as ended:
        done = bool(ended.value)
        return Beginning((), (), lambda _: done, lambda: done)
    step: Proposed = ((), ()) if isinstance(first, Place) else first
    return Beginning(
        *step,
        lambda became: alone(attempt, _following(parts, became)),
        lambda: alone(attempt, _from(first, parts)),
    )


def _from(first: Proposed | Place, parts: Parts) -> Parts:
    """Go on with parts that have yielded their first step."""
    became = yield first
    return (yield from _following(parts, became))


def _following(parts: Parts, became: list[Pending]) -> Parts:
    """Go on with parts that have yielded a step, of which this is what became."""
    try:
        moment = parts.send(became)
        while True:
            moment = parts.send((yield moment))
    except StopIteration as ended:
        return bool(ended.value)


@implements("802.1")
def together(attempt: Attempt, parts: Mapping[_Whose, Parts]) -> dict[_Whose, bool]:
    """Let the events of several parts, of players or for cards, happen at the same time, step by step.

    In each step all choices are made, in the order of the parts, before anything happens. No part goes on to a later
    place of the text while another one is at an earlier place. Modifiers that several parts make start to apply at the
    same time. Returns for each part whether everything was done.
    """
    places: dict[_Whose, tuple[int, ...]] = dict.fromkeys(parts, ())
    became: dict[_Whose, list[Pending]] = {}
    done: dict[_Whose, bool] = {}
    while places:
        proposed: dict[_Whose, Proposed] = {}
        here = min(places.values())
        with _gaining_at_once(attempt):
            for whose in [each for each, place in places.items() if place == here]:
                try:
                    moment = parts[whose].send(became.pop(whose)) if whose in became else next(parts[whose])
                except StopIteration as ended:
                    done[whose] = bool(ended.value)
                    del places[whose]
                    continue
                if isinstance(moment, Place):
                    places[whose] = moment.path
                else:
                    proposed[whose] = moment
        became |= _happen(attempt, proposed)
    return done


@contextmanager
def _gaining_at_once(attempt: Attempt) -> Iterator[None]:
    """Let control of cards change only after all modifiers have started that start meanwhile (400.3)."""
    outer, before = attempt.unsettled, attempt.state
    attempt.unsettled = True
    try:
        yield
    finally:
        attempt.unsettled = outer
    if not outer and attempt.state.modifiers is not before.modifiers:
        settle(attempt, before)
        remove_ownerless(attempt)


def _happen(attempt: Attempt, proposed: Mapping[_Whose, Proposed]) -> dict[_Whose, list[Pending]]:
    """Let all the events happen at once; return for each part what became of its own events."""
    found = happen_at_once(attempt, proposed.values())
    return {
        whose: [each for each in found if any(each.proposed is event for event in events)]
        for whose, (events, _) in proposed.items()
    }
