"""Damage that is altered, what else takes the place of an event, and what cards enter play with."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Among
from engine.language.modifiers import (
    AlterPacket,
    DoInstead,
    EntersPlay,
    MoveInstead,
    Replace,
)
from engine.language.powers import Continuous
from engine.language.selections import Number, You
from engine.language.words import Zone
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _entering() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for counters and damage of a reckoned number with which a card enters play."""
    enters = "{it:one} enters play with"
    counted = EntersPlay(Among(h.it), counters=((h.name, h.n),))
    yield rule("enters", f"{enters} a number of {{name:counter}} counters equal to {{n:computed}}", counted)
    on_it = "<on it|on him|on her|>"
    yield rule("enters", f"{enters} x {{name:counter}} counters {on_it} , where x is {{n:computed}}", counted)
    yield rule("enters", f"{enters} <a|an> {{name:counter}} counter {on_it} for each {{n:counted}}", counted)
    yield rule("enters", f"{enters} damage equal to {{n:computed}} on it", EntersPlay(Among(h.it), damage=h.n))
    one = EntersPlay(h.it, counters=((h.name, Number(1)),))
    yield rule("enter", "{it:nouns} enter play with <a|an> {name:counter} counter <on them|on it|>", one)
    yield rule("enter", f"each {{it:noun}} enters play with <a|an> {{name:counter}} counter {on_it}", one)
    some = EntersPlay(h.it, counters=((h.name, h.n),))
    yield rule("enter", f"each {{it:noun}} enters play with {{n:count}} {{name:counter}} counters {on_it}", some)
    yield rule("enter", "{it:nouns} enter play with {n:count} {name:counter} counters on them", some)


def _instead() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is altered, and for what else takes the place of an event."""
    yield rule("altered", "damage equal to {q:computed}", h.q)
    yield rule("altered", "{q:digits} <damage|>", h.q)
    alike = Replace(h.on, AlterPacket(damage_type=h.kind))
    said = "if {on:would} , <it|he|she> deals that much {kind:damagetype} damage instead ."
    yield rule("static", said, (Continuous((alike,), You()),), bracket="sentence")
    so_much = "damage is dealt to {to:np.indefinite} instead ."
    away = Replace(h.on, AlterPacket(to=h.to))
    yield rule("static", f"if {{on:would.be}} , that {so_much}", (Continuous((away,), You()),), bracket="sentence")
    more = (Continuous((Replace(h.on, DoInstead(h.a)),), You()),)
    yield rule("static", "if {on:event.hit} , instead {a:step.led}", more, bracket="sentence")
    for words, moved in (
        ("put it into its owner 's graveyard", MoveInstead(Zone.GRAVEYARD)),
        ("put it on the bottom of its owner 's deck", MoveInstead(Zone.DECK, on_bottom=True)),
    ):
        changed = (Continuous((Replace(h.on, moved),), You()),)
        yield rule("static", f"if {{on:death}} , {words} instead .", changed, bracket="sentence")


RULES = (*_entering(), *_instead())
