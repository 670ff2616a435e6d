"""Cards that enter play exhausted, or with counters, for a time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply
from engine.language.selections import You
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _entering() -> Iterator[tuple[Rule, ...]]:
    so = (Apply((h.change,), You(), h.d),)
    yield rule("clause.said", "{change:enter} {d:duration}", so)
    yield rule("step.plain", "{d:duration} , {change:enter} .", so, bracket="sentence")


RULES = (*_entering(),)
