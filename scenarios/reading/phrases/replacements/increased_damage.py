"""Damage that somebody deals "+1" of, or that is increased, also with abilities or equipment of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import Among
from engine.language.modifiers import AlterPacket, Replace
from engine.language.powers import Continuous
from engine.language.selections import EventAmount, Plus, You
from engine.language.triggers import On, What
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.replacements.replacement_phrases import HOW_DEALT
from scenarios.reading.templates import h

_DEALS = What.DEALS_DAMAGE
_DEALERS = (("{it:one}", Among(h.it), "deals"), ("{it:dealers}", h.it, "deal"))
_TO: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("to {to:nouns}", {"other": h.to}),
    ("to {to:one}", {"other": Among(h.to)}),
)
_TOOLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("with {tool:tools}", {"with_": h.tool}),
    ("with {tool:tool.one}", {"with_": Among(h.tool)}),
)


def _said(words: str, on: On) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for such words: always, and for a time."""
    more = Replace(on, AlterPacket(Plus((EventAmount(), h.n))))
    yield rule("static", f"{words} .", (Continuous((more,), You()),), bracket="sentence")
    yield rule("clause.said", f"{words} {{d:duration}}", (Apply((more,), You(), h.d),))


def _increased() -> Iterator[tuple[Rule, ...]]:
    for (kind, how), (who, fits, deals) in product(HOW_DEALT, _DEALERS):
        for said, other in _TO:
            yield from _said(f"{who} {deals} {{n:signed}} {kind} damage {said}", On(_DEALS, fits, **how, **other))
        for tool, with_ in _TOOLS:
            dealt = On(_DEALS, fits, **how, **with_)
            yield from _said(f"{who} {deals} {{n:signed}} {kind} damage {tool}", dealt)
            by = f"{kind} damage <|that> {who} <would deal|{deals}> {tool}"
            yield from _said(f"{by} is increased by {{n:digits}}", dealt)
            yield from _said(f"{kind} damage dealt by {who} {tool} is increased by {{n:digits}}", dealt)


RULES = (*_increased(),)
