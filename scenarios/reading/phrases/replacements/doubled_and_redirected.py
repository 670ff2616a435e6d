"""Damage that is doubled, and damage that somebody would deal which is dealt to another character instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import Among
from engine.language.modifiers import AlterPacket, Replace
from engine.language.powers import Continuous
from engine.language.selections import EventAmount, Role, Times, You
from engine.language.triggers import On, What
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.phrases.replacements.replacement_phrases import HOW_DEALT
from scenarios.reading.templates import h

_DEALS = What.DEALS_DAMAGE
_TWICE = AlterPacket(Times(EventAmount(), 2))
_TOOLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("with {tool:nouns}", {"with_": h.tool}),
    ("with {tool:tool.one}", {"with_": Among(h.tool)}),
)


def _always_or_for_a_time(words: str, change: Replace) -> Iterator[tuple[Rule, ...]]:
    yield rule("static", f"{words} .", (Continuous((change,), You()),), bracket="sentence")
    yield rule("clause.said", f"{words} {{d:duration}}", (Apply((change,), You(), h.d),))


def _doubled() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for "double all damage that …", of whoever deals it or is dealt it."""
    for kind, how in HOW_DEALT:
        start = f"double <all|the> {kind} damage"
        for who, fits in (("{it:one}", Among(h.it)), ("{it:dealers}", h.it)):
            for tool, with_ in _TOOLS:
                on = On(_DEALS, subject=fits, **how, **with_)
                by = f"<<|that> {who} would deal|dealt by {who}|that would be dealt by {who}>"
                yield from _always_or_for_a_time(f"{start} {by} {tool}", Replace(on, _TWICE))
            to = f"<that would be|> dealt to {who}"
            yield from _always_or_for_a_time(f"{start} {to}", Replace(On(_DEALS, other=fits, **how), _TWICE))


def _would_be_dealt_by() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that would be dealt by somebody: it is altered, or dealt to another."""
    for kind, how in HOW_DEALT:
        yield rule("would.by", f"{kind} damage would be dealt by {{subject:who}}", On(_DEALS, subject=h.subject, **how))
    away = "<that damage is|that much damage is|it is|it 's> dealt to {to:one}"
    aside = f"<{away}|{{to:one}} is dealt <that damage|that much damage>> instead"
    altered, moved = Replace(h.on, AlterPacket(h.a)), Replace(h.on, AlterPacket(to=h.to))
    once = replace(moved, next_time=True)
    yield rule("clause.said", f"the next time {{on:would.be}} {{d:duration}} , {aside}", (Apply((once,), You(), h.d),))
    for category, said, change in (
        ("would.by", "{a:altered.deed}", altered),
        ("would.by", aside, moved),
        ("would", aside, moved),
    ):
        once = replace(change, next_time=True)
        always = (Continuous((change,), You()),)
        yield rule("static", f"if {{on:{category}}} , {said} .", always, bracket="sentence")
        now = f"{if_then(f'{{on:{category}}}')} {said}"
        yield rule("clause.said", now, (Apply((change,), You(), h.d),))
        next_ = f"the next time {{on:{category}}} {{d:duration}} , {said}"
        yield rule("clause.said", next_, (Apply((once,), You(), h.d),))
    once = Replace(h.on, AlterPacket(to=h.to), next_time=True)
    words = "the next time {on:would.be} {d:duration} , <it is|it 's> dealt to {to:one} instead"
    yield rule("clause.said", words, (Apply((once,), You(), h.d),))


def _to_the_dealer() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that its dealer deals to itself instead: that character, whichever it is."""
    so_much = "<that damage|that much damage|that amount of damage>"
    said = f"<it|he|she> deals {so_much} to <itself|himself|herself> instead"
    changed = Replace(h.on, AlterPacket(to=Role("subject")))
    yield rule("static", f"if {{on:would}} , {said} .", (Continuous((changed,), You()),), bracket="sentence")
    yield rule("clause.said", f"{if_then('{on:would}')} {said}", (Apply((changed,), You(), h.d),))
    once = (Apply((replace(changed, next_time=True),), You(), h.d),)
    yield rule("clause.said", f"the next time {{on:would}} {{d:duration}} , {said}", once)


def _by_choice() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that you may have dealt to another, said of whoever is dealt it."""
    may = Replace(h.on, AlterPacket(to=h.to), may=True)
    said = "you may have {to:one} be dealt <that damage|that much damage> instead"
    yield rule("static", f"if {{on:would.be}} , {said} .", (Continuous((may,), You()),), bracket="sentence")
    yield rule("clause.said", f"{if_then('{on:would.be}')} {said}", (Apply((may,), You(), h.d),))


RULES = (*_doubled(), *_would_be_dealt_by(), *_to_the_dealer(), *_by_choice())
