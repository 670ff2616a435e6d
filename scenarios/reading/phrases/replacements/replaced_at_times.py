"""What happens instead of an event, or is prevented, while a condition is true, or for a time that is said first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.modifiers import Prevent, Replace
from engine.language.powers import Continuous
from engine.language.selections import Circumstance
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value


def _replacing(it: Value) -> Continuous:
    """Return the only power, which changes events before they happen, and always.

    Raises:
        NoReading: it is another power, or it has a condition already.
    """
    match it:
        case (Continuous(changes, while_=None) as power,) if all(
            isinstance(one, (Prevent, Replace)) for one in changes
        ):
            return power
        case _:
            raise NoReading("what happens instead of an event")


def _while(_discourse: Discourse, c: Circumstance, it: Value) -> tuple[Continuous]:
    return (replace(_replacing(it), while_=c),)


def _undo_while(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(while_=c) as power,) if c is not None:
            yield {"c": c, "it": (replace(power, while_=None),)}
        case _:
            return


def _for_a_time(_discourse: Discourse, d: Duration, it: Value) -> tuple[Apply]:
    """Return what happens instead of an event for a time; of damage that is prevented another sentence tells.

    Raises:
        NoReading: something is prevented.
    """
    power = _replacing(it)
    if any(isinstance(each, Prevent) for each in power.changes):
        raise NoReading("what happens instead of an event")
    return (Apply(power.changes, power.to, d),)


def _undo_for_a_time(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(changes, _, d) as applied,) if applied == Apply(changes, applied.to, d):
            yield {"d": d, "it": (Continuous(changes, applied.to),)}
        case _:
            return


def _first() -> Iterator[tuple[Rule, ...]]:
    said = "<while|as long as> {c:condition} , {it:static}"
    yield made("static", said, _while, _undo_while, bracket="sentence", like=(Continuous,))
    yield made(
        "step.plain", "{d:duration} , {it:static}", _for_a_time, _undo_for_a_time, bracket="sentence", like=tuple
    )


RULES = (*_first(),)
