"""Costs whose parts are effects that players perform (401.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from engine.language.costs import Perform
from engine.language.effects import PayResources, Remember
from engine.language.filters import InCondition
from engine.language.selections import Chosen, Count, You
from engine.language.words import Condition
from engine.value import replace
from scenarios.reading.discourse import PAYER, Discourse
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Bindings, Value, parts_of, replaced


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
    yield from ({"acts": acts} for acts in _acts_of(value))


def _acts_of(value: object) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, tuple) and all(isinstance(each, Perform) for each in value):
        yield tuple(act for each in value for act in (each.first, each.effect) if act is not None)


_ATTACKING = InCondition(Condition.ATTACKING)


def performed_by_another(_discourse: Discourse, acts: tuple[Any, ...]) -> tuple[Perform, ...]:
    """Return a cost of what a character's controller does, who is "you" in it (401.1).

    Raises:
        NoReading: the words speak of you besides, or count attackers, of whom there are none before it is paid.
    """
    parts = parts_of(acts)
    if any(isinstance(part, You) for part in parts):
        raise NoReading("a price in which nobody has a part but whoever pays it")
    if any(isinstance(part, Count) and _ATTACKING in parts_of(part) for part in parts):
        raise NoReading("a price that is the same for each attacker")
    return performed(_discourse, replaced(_chosen_by(acts, PAYER, None), PAYER, You()))


def undo_performed_by_another(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield what the controller does, if the cost has no other parts."""
    yield from ({"acts": _chosen_by(replaced(acts, You(), PAYER), None, PAYER)} for acts in _acts_of(value))


def _chosen_by(acts: Value, before: Value, now: Value) -> Value:
    """Return the deeds with another player who chooses cards for them; what is chosen at random stays as it is."""
    for part in parts_of(acts):
        if isinstance(part, Chosen) and part.by == before and not part.at_random:
            acts = replaced(acts, part, replace(part, by=now))
    return acts
