"""Events of named counters that are put on cards or removed from them: any one, the third one, the last one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.language.filters import Among, Filter
from engine.language.selections import Compare, CountersOn, EventAmount, Number, Plus, Role, This
from engine.language.triggers import On, What
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.templates import Bindings, h

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_PUT, _GONE = What.COUNTER_PUT, What.COUNTER_REMOVED
_THIS = Among(This())


def _on_it(subject: Filter, name: str) -> CountersOn:
    """Return the number of such counters on the event's card, which may be the text's own."""
    return CountersOn(name, This() if subject == _THIS else Role("subject"))


def _one(what: What, *, together: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of a counter of a name, or of any that come or go at once."""

    def build(_discourse: Discourse, subject: Filter, name: str) -> On:
        if name.split(maxsplit=1)[0] in _PLACES:
            raise NoReading("the name of a counter")
        return On(what, subject=subject, together=together, counter=name)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.counter and value == On(what, subject=value.subject, together=together, counter=value.counter):
            yield {"subject": value.subject, "name": value.counter}

    return build, undo


def _nth(subject: Filter, name: str, number: int) -> On:
    """Return that a counter is put on the card with which there are so many of the name."""
    there = Plus((_on_it(subject, name), EventAmount()))
    return On(_PUT, subject=subject, when=Compare(there, Comparison.EQUAL, Number(number)), counter=name)


def _last(subject: Filter, name: str) -> On:
    """Return that a counter is removed from the card with which as many of the name go as there were."""
    every = Compare(EventAmount(), Comparison.EQUAL, _on_it(subject, name))
    return On(_GONE, subject=subject, when=every, counter=name)


def _described(make: Callable[[Filter, str], On]) -> tuple[Any, Any]:
    """Return the build and undo functions of the event that is made of a card and the name of its counter."""

    def build(_discourse: Discourse, name: str, subject: Filter = _THIS) -> On:
        return make(subject, name)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.counter and value.subject is not None and value == make(value.subject, value.counter):
            yield {"subject": value.subject, "name": value.counter}

    return build, undo


def _last_of_its_own(discourse: Discourse) -> On:
    """Return the removal of the last counter of the name of which this card was said before to lose counters.

    Raises:
        NoReading: no counters of the card were spoken of.
    """
    if discourse.counter is None or discourse.counter[1] != This():
        raise NoReading("counters of the card that the text has removed")
    return _last(_THIS, discourse.counter[0])


def _events() -> Iterator[tuple[Rule, ...]]:
    for words, what in (("<put|placed> on {subject:who}", _PUT), ("removed from {subject:who}", _GONE)):
        one = _one(what, together=False)
        yield made("event.plain", f"<a|an> {{name:counter}} counter is {words}", *one, like=On)
        some = _one(what, together=True)
        yield made("event.plain", f"one or more {{name:counter}} counters are {words}", *some, like=On)
        yield rule("event.plain", f"a counter is {words}", On(what, subject=h.subject))
    for number, place in enumerate(_PLACES, 1):
        said = f"<the|a|an> {place} {{name:counter}} counter is <put|placed> on {{subject:who}}"
        yield made("event.plain", said, *_described(partial(_nth, number=number)), like=On)
    of_any = "the last {name:counter} counter is removed from {subject:who}"
    yield made("event.plain", of_any, *_described(_last), like=On)
    build, undo = _described(_last)
    own = build, lambda d, value: ({"name": each["name"]} for each in undo(d, value) if each["subject"] == _THIS)
    yield made("event.plain", "the last {name:counter} counter is removed", *own, like=On)
    elided = "the last <|one|counter> is removed"
    yield made("event.plain", elided, _last_of_its_own, as_built(_last_of_its_own), like=On)


RULES = (*_events(),)
