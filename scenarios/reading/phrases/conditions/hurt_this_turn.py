"""Conditions on damage that one card dealt this turn, or any card of a kind dealt or was dealt, wherever it is now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import DealtDamage
from engine.language.selections import Compare, DamageThisTurn, Fits, Negated, Number
from engine.language.words import Comparison
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.descriptions.damage_of_types import KINDS, WHOM
from scenarios.reading.phrases.replacements.prevented_damage import SOME_OF
from scenarios.reading.templates import h

_BY: tuple[tuple[str, Any], ...] = (("", None), ("by <a|an> {by:noun}", h.by))


def _any(said: str, were: str, said_of: DamageThisTurn) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether damage was dealt, by or to a card of a kind or by or to none."""
    some = Compare(said_of, Comparison.AT_LEAST, Number(1))
    for who in ("<a|an> {it:noun}", "{it:noun.another}"):
        yield rule("condition.one", f"{who} {said}", some)
    yield rule("condition.one", f"no {{it:noun}} {said}", Negated(some))
    yield rule("condition.one", f"no {{it:nouns}} {were}", Negated(some))


def _hurt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that any card of a kind was dealt, by whomever or by another card of a kind."""
    for (kind, how), (by, dealer) in product(KINDS, _BY):
        for last in dict.fromkeys((f"{by} this turn", f"this turn {by}")) if by else ("this turn",):
            what = f"dealt {SOME_OF} {kind} damage {last}"
            said_of = DamageThisTurn(dealer, h.it, **how)
            yield from _any(f"<was|has been> {what}", f"<were|have been> {what}", said_of)


def _dealt_by_any() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that any card of a kind dealt to another card, or of a type to any card."""
    anybody, *others = WHOM
    for (kind, how), (whom, to) in (*product(KINDS, others), (KINDS[-1], anybody)):
        what = f"{SOME_OF} {kind} damage {whom} this turn"
        yield from _any(f"<dealt|has dealt> {what}", f"<dealt|have dealt> {what}", DamageThisTurn(h.it, to, **how))


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether one card dealt damage this turn."""
    did = Fits(h.it, DealtDamage())
    yield rule("condition.one", f"{{it:one}} <dealt|has dealt> {SOME_OF} damage this turn", did)
    none = "{it:one} <dealt no|has dealt no|didn't deal|hasn't dealt> damage this turn"
    yield rule("condition.one", none, Negated(did))


RULES = (*_dealt(), *_dealt_by_any(), *_hurt())
