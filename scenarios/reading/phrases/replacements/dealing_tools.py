"""Damage that is prevented by what it is dealt with: "all damage that abilities would deal to your hero"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.effects import Apply
from engine.language.filters import Filter
from engine.language.modifiers import Prevent
from engine.language.powers import Continuous
from engine.language.selections import HeroOf, Selection, This
from engine.language.words import CardType
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
    named = words_for(nouns)
    if not named & _TOOLS or named & _OTHERS:
        raise NoReading("abilities or equipment")
    return nouns


_TOOLS = frozenset({"ability", "equipment", "weapon", "armor", "item"})
_OTHERS = frozenset({"ally", "character", "hero", "quest", "resource", "totem"})


def _undo_tools(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield {"nouns": value}


def _one_tool(discourse: Discourse, it: Selection) -> Selection:
    """Return the one ability or piece of equipment with which damage is dealt, which no character is (405.3d).

    Raises:
        NoReading: it is a hero, or the card itself is a character.
    """
    fighter = discourse.names.type in (CardType.ALLY, CardType.HERO) and not discourse.quoted
    if isinstance(it, HeroOf) or (it == This() and fighter):
        raise NoReading("an ability or equipment with which damage is dealt")
    return it


def _undo_one_tool(discourse: Discourse, value: Selection) -> Iterator[Bindings]:
    try:
        yield {"it": _one_tool(discourse, value)}
    except NoReading:
        return


def _prevented() -> Iterator[tuple[Rule, ...]]:
    yield made("tools", "{nouns}", _tools, _undo_tools)
    yield made("tool.any", "<a|an> {nouns:noun}", _tools, _undo_tools)
    yield made("tool.one", "{it:one}", _one_tool, _undo_one_tool)
    for (kind, how), whom in product(KINDS_PREVENTED, WARDED):
        by = Prevent(None, **how, with_=h.tool)
        for damage in (
            f"all {kind} damage that would be dealt to {{topic:{whom}}} with {{tool:tools}}",
            f"all {kind} damage <that|> {{tool:tools}} would deal to {{topic:{whom}}}",
        ):
            yield from prevented_always(damage, (Continuous((by,), h.topic),))
            yield from prevented_for_a_time(damage, (Apply((by,), h.topic, h.d),))


RULES = (*_prevented(),)
