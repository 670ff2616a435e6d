"""Costs whose parts are effects that players perform (401.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from engine.language.costs import Perform
from engine.language.effects import PayResources, Remember
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Bindings


def performed(_discourse: Discourse, acts: tuple[Any, ...]) -> tuple[Perform, ...]:
    """Return a cost of which each part is an effect that is performed; what is counted for it is no part by itself.

    Raises:
        NoReading: one of the effects pays resources, or nothing is done of what is counted.
    """
    if any(isinstance(each, PayResources) for each in acts):
        raise NoReading("resources as a part of the cost by themselves")
    if any(isinstance(one, Remember) and isinstance(then, Remember | None) for one, then in pairwise((*acts, None))):
        raise NoReading("something that is done after it is counted")
    return tuple(
        Perform(each, first if isinstance(first, Remember) else None)
        for first, each in pairwise((None, *acts))
        if not isinstance(each, Remember)
    )


def undo_performed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the effects that a cost consists of, if it has no other parts."""
    if isinstance(value, tuple) and all(isinstance(each, Perform) for each in value):
        yield {"acts": tuple(act for each in value for act in (each.first, each.effect) if act is not None)}
