"""Conditions on how many counters there are on cards: so many of a name, or of all names together."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import HasCounter
from engine.language.selections import Compare, CountersOn, Fits, Negated, Number
from engine.language.words import Comparison
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.conditions.condition_phrases import ON_IT
from scenarios.reading.templates import h

_NAMED = (("{name:counter}", h.name), ("", None))
_BOUNDS = (("{n:count} or more", Comparison.AT_LEAST), ("{n:count} or fewer", Comparison.AT_MOST))
_EXACTLY = (("exactly {n:count}", Comparison.EQUAL),)
_BEYOND = (("fewer than {n:count}", Comparison.AT_LEAST), ("more than {n:count}", Comparison.AT_MOST))


def _compared() -> Iterator[tuple[str, object]]:
    """Yield the words for so many counters, and what is true of them."""
    for named, name in _NAMED:
        there = CountersOn(name, h.on)
        for words, comparison in (*_BOUNDS, *_EXACTLY):
            yield f"{words} {named} counters", Compare(there, comparison, h.n)
        for words, comparison in _BEYOND:
            yield f"{words} {named} counters", Negated(Compare(there, comparison, h.n))
        yield f"no {named} counters", Compare(there, Comparison.EQUAL, Number(0))


def _counters() -> Iterator[tuple[Rule, ...]]:
    for words, found in _compared():
        yield rule("condition.one", f"there are {words} on {{on:np}}", found)
        yield rule("condition.one", f"you have {words} on {{on:np}}", found)
        yield rule("condition.one", f"{{on:np}} has {words} {ON_IT}", found, bracket="clause")
    for named, name in _NAMED:
        some = Fits(h.on, HasCounter(name))
        yield rule("condition.one", f"there is <a|an> {named} counter on {{on:one}}", some)
        yield rule("condition.one", f"you have <a|an> {named} counter on {{on:one}}", some)


RULES = (*_counters(),)
