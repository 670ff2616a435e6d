"""Amounts of damage, each dealt to or healed from a card of its own, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.effects import Deal, Heal
from scenarios.reading.phrase_rules import Rule
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.templates import h

_THINGS = ("np", "nps")


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage to two or three, one after another."""
    one, two = "{n:amount} {kind:damagetype} damage", "{m:amount} {other:damagetype} damage"
    first, second = Deal(h.doer, h.to, h.n, h.kind, name="dealt"), Deal(h.doer, h.them, h.m, h.other, name="dealt")
    third = Deal(h.doer, h.last, h.o, h.third, name="dealt")
    for things, others in product(_THINGS, _THINGS):
        to, them = f"to {{to:{things}}}", f"to {{them:{others}}}"
        yield from verb(f"deal+s {one} {to} , <then|and then> {two} {them}", first, second)
        for end in ("{last:np}", "{last:nps}"):
            more = f"{{o:amount}} {{third:damagetype}} damage to {end}"
            said = f"deal+s {one} {to} <, then {two} {them} , <then|and then>|, {two} {them} , and> {more}"
            yield from verb(said, first, second, third)


def _healed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for healing two or three, one after another."""
    first, second = Heal(h.doer, h.to, h.n, "healed"), Heal(h.doer, h.them, h.m, "healed")
    third = Heal(h.doer, h.last, h.o, "healed")
    for things, others in product(_THINGS, _THINGS):
        one, two = f"{{n:amount}} damage from {{to:{things}}}", f"{{m:amount}} damage from {{them:{others}}}"
        yield from verb(f"heal+s {one} , <then|and then> {two}", first, second)
        more = f"{one} , then {two} , <then|and then> {{o:amount}} damage from {{last:np}}"
        yield from verb(f"heal+s {more}", first, second, third)


RULES = (*_dealt(), *_healed())
