"""Conditions on damage that one card dealt this turn, or any card of a kind was dealt, wherever that card is now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import AllOf, DealtDamage, Filter, Is
from engine.language.selections import Compare, DamageThisTurn, Fits, Negated, Number
from engine.language.words import Comparison, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import h

_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)


def _passing(_discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of cards that may have left play since they were dealt damage.

    Raises:
        NoReading: only heroes are meant, of whom another rule tells.
    """
    if Is((Kind.HERO,)) in (it.filters if isinstance(it, AllOf) else (it,)):
        raise NoReading("an ally, or a hero or ally")
    return it


def _hurt() -> Iterator[tuple[Rule, ...]]:
    yield made("noun.passing", "{it:noun}", _passing, lambda _d, value: [{"it": value}])
    for kind, how in _KINDS:
        some = Compare(DamageThisTurn(None, h.it, **how), Comparison.AT_LEAST, Number(1))
        for who in ("<a|an> {it:noun.passing}", "{it:noun.another}"):
            yield rule("condition.one", f"{who} <was|has been> dealt {kind} damage this turn", some)
        yield rule("condition.one", f"no {{it:noun}} <was|has been> dealt {kind} damage this turn", Negated(some))
        yield rule("condition.one", f"no {{it:nouns}} <were|have been> dealt {kind} damage this turn", Negated(some))


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether one card dealt damage this turn."""
    did = Fits(h.it, DealtDamage())
    yield rule("condition.one", "{it:one} <dealt|has dealt> damage this turn", did)
    none = "{it:one} <dealt no|has dealt no|didn't deal|hasn't dealt> damage this turn"
    yield rule("condition.one", none, Negated(did))


RULES = (*_dealt(), *_hurt())
