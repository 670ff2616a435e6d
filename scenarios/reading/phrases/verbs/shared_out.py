"""Counters that are divided among cards as a player chooses, and damage divided among all of a kind."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import AddCounters, Deal, Heal
from engine.language.selections import Every, Number, Quantity
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.templates import Value, h

_DIVIDED = "<divided as you choose|, divided as you choose ,>"


def _must_be_several(_discourse: Discourse, n: Quantity, **_parts: Value) -> None:
    """Refuse one counter for a plural, and none that could be divided.

    Raises:
        NoReading: there is one.
    """
    if n == Number(1):
        raise NoReading("more than one counter for a plural")


def _shared_out() -> Iterator[tuple[Rule, ...]]:
    counters = "{n:count} {name:counter} counters"
    for to, among in (("{to:np~}", h.to), ("{to:nouns}", Every(h.to))):
        shared = AddCounters(among, h.name, h.n, divided=True)
        yield from verb(f"put+s {counters} {_DIVIDED} <on|among> {to}", shared, check=_must_be_several)
        yield from verb(f"put+s {counters} <on|among> {to} <divided as you choose|, divided as you choose>", shared,
                        check=_must_be_several)  # fmt: skip
        yield from verb(f"distribute+s {counters} <divided as you choose|> among {to}", shared, check=_must_be_several)
    deal = Deal(h.doer, Every(h.to), h.n, h.kind, name="dealt", divided=True)
    yield from verb(f"deal+s {{n:amount}} {{kind:damagetype}} damage {_DIVIDED} among {{to:nouns}}", deal)
    heal = Heal(h.doer, Every(h.to), h.n, "healed", divided=True)
    yield from verb(f"heal+s {{n:digits}} damage {_DIVIDED} <from|among> {{to:nouns}}", heal)


RULES = tuple(_shared_out())
