"""Counters with which a card enters play, reckoned as it does (710.2), and cards that enter play so for a time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply
from engine.language.filters import Among
from engine.language.modifiers import EntersPlay
from engine.language.selections import You
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h

_ITSELF = "<|on it|on him|on her>"


def _counted() -> Iterator[tuple[Rule, ...]]:
    enters = "{it:one} enters play with"
    each = EntersPlay(Among(h.it), counters=((h.name, h.each),))
    yield rule("enters", f"{enters} <a|an> {{name:counter}} counter {_ITSELF} for each {{each:counted}}", each)
    equal = EntersPlay(Among(h.it), counters=((h.name, h.q),))
    yield rule("enters", f"{enters} a number of {{name:counter}} counters {_ITSELF} equal to {{q:value}}", equal)
    yield rule("enters", f"{enters} x {{name:counter}} counters {_ITSELF} , where x is {{q:value}}", equal)


def _for_a_time() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that enter play so for a time."""
    so = (Apply((h.change,), You(), h.d),)
    yield rule("clause.said", "{change:enter} {d:duration}", so)
    yield rule("step.plain", "{d:duration} , {change:enter} .", so, bracket="sentence")


RULES = (*_counted(), *_for_a_time())
