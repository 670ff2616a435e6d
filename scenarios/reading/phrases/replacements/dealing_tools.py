"""Damage that is prevented by what it is dealt with: "all damage that abilities would deal to your hero"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.effects import Apply
from engine.language.filters import Filter
from engine.language.modifiers import Prevent
from engine.language.powers import Continuous
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.replacements.prevented_damage import (
    KINDS_PREVENTED,
    WARDED,
    prevented_always,
    prevented_for_a_time,
)
from scenarios.reading.templates import Bindings, h


def must_deal_themselves(_discourse: Discourse, it: Filter) -> None:
    """Refuse abilities and equipment, which are only what a character deals damage with (405.3d).

    Raises:
        NoReading: the filter describes such cards.
    """
    if words_for(it) & {"ability", "equipment", "quest", "resource"}:
        raise NoReading("characters that deal damage themselves")


def _tools(_discourse: Discourse, nouns: Filter) -> Filter:
    """Return the filter of abilities or equipment, with which characters deal damage (405.3d)."""
    named = words_for(nouns) - {"card"}
    if not named or not named <= {"ability", "equipment", "weapon", "armor", "item"}:
        raise NoReading("abilities or equipment")
    return nouns


def _undo_tools(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield {"nouns": value}


def _prevented() -> Iterator[tuple[Rule, ...]]:
    yield made("tools", "{nouns}", _tools, _undo_tools)
    for (kind, how), whom in product(KINDS_PREVENTED, WARDED):
        by = Prevent(None, **how, with_=h.tool)
        for damage in (
            f"all {kind} damage that would be dealt to {{topic:{whom}}} with {{tool:tools}}",
            f"all {kind} damage <that|> {{tool:tools}} would deal to {{topic:{whom}}}",
        ):
            yield from prevented_always(damage, (Continuous((by,), h.topic),))
            yield from prevented_for_a_time(damage, (Apply((by,), h.topic, h.d),))


RULES = (*_prevented(),)
