"""Damage that is prevented: all of it or so much, for a time, while a condition is true, or always."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.effects import Apply, ForEach
from engine.language.filters import Is
from engine.language.modifiers import Prevent
from engine.language.powers import Continuous
from engine.language.selections import Every, Fits, Those
from engine.language.words import DamageType, Kind
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import Value, h

KINDS_PREVENTED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("non-combat", {"noncombat": True}),
    ("{dealt:damagetype}", {"damage_types": (h.dealt,)}),
    ("{dealt:damagetype} <or|and|and/or> {other:damagetype}", {"damage_types": (h.dealt, h.other)}),
    ("{missing:damagetype.missing}", {"not_of_type": h.missing}),
)
"""Words of prevention for damage dealt in combat, outside combat, and with or without a type, and what they set."""


_EACH = "topic.each"
WARDED = ("one", "topics", _EACH)
"""Phrases for those to whom damage would be dealt."""


_MET = ("would be dealt to {whom}", "{whom} would be dealt")
"""How damage is described by whom it would meet."""


def so_much(whom: str, prevent: Prevent) -> tuple[Value, ...]:
    """Return the template for a limited amount that is prevented: of all damage together, or to "each" by itself."""
    if whom != _EACH:
        return (Apply((prevent,), h.topic, h.d),)
    return (ForEach(Every(h.topic), "it", (Apply((prevent,), Those("it"), h.d),)),)


def _preventing() -> Iterator[tuple[Rule, ...]]:
    yield rule("topic.each", "each {it:noun}", h.it)
    for each in DamageType:
        yield rule("damagetype.missing", f"non-{each.value}", each)
    for kind, how in KINDS_PREVENTED:
        what = f"prevent all {kind} damage that would be dealt to"
        meets = f"prevent all {kind} damage that {{topic:one}} would be dealt"
        taken = Prevent(None, **how)
        yield rule("clause.said", f"{meets} {{d:duration}}", (Apply((taken,), h.topic, h.d),), bracket="clause")
        yield rule("static", f"{meets} .", (Continuous((taken,), h.topic),), bracket="clause")
        everybody = (Apply((Prevent(None, **how),), Is((Kind.CHARACTER,)), h.d),)
        yield rule("clause.said", f"prevent all {kind} damage <|that would be dealt> {{d:duration}}", everybody)
        nobody = (Continuous((Prevent(None, **how),), Is((Kind.CHARACTER,))),)
        yield rule("static", f"prevent all {kind} damage <|that would be dealt> .", nobody)
        for whom in WARDED:
            for_a_time = (Apply((Prevent(None, **how),), h.topic, h.d),)
            for words in (f"{what} {{topic:{whom}}} {{d:duration}}", f"{{d:duration}} , {what} {{topic:{whom}}}"):
                yield rule("clause.said", words, for_a_time, bracket="clause")
            always = (Continuous((Prevent(None, **how),), h.topic),)
            yield rule("static", f"{what} {{topic:{whom}}} .", always, bracket="clause")
            met = f"<all|> {kind} damage that would be dealt to {{topic:{whom}}}"
            yield rule("static", f"{met} is prevented .", always, bracket="clause")
            for words in (f"{met} {{d:duration}} is prevented", f"{met} is prevented {{d:duration}}"):
                yield rule("clause.said", words, for_a_time, bracket="clause")


def _prevented_so_much() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing damage up to an amount, or the damage that somebody would deal."""
    for kind, how in KINDS_PREVENTED:
        for whom, said in product(WARDED, _MET):
            damage = f"{kind} damage that {said.format(whom=f'{{topic:{whom}}}')}"
            applied = so_much(whom, Prevent(h.n, **how))
            for words in (
                f"prevent the next {{n:digits}} {damage} {{d:duration}}",
                f"{{d:duration}} , prevent the next {{n:digits}} {damage}",
            ):
                yield rule("clause.said", words, applied, bracket="clause")
        yield rule(
            "clause.said",
            f"prevent all {kind} damage that <would be dealt by {{topic:one}}|{{topic:one}} would deal> {{d:duration}}",
            (Apply((Prevent(None, by_subject=True, **how),), h.topic, h.d),),
            bracket="clause",
        )


def _prevented_for() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is prevented while a condition is true."""
    for kind, how in KINDS_PREVENTED:
        yield rule(
            "static",
            f"prevent all {kind} damage that would be dealt to {{topic:one}} while {{being}} .",
            (Continuous((Prevent(None, **how),), h.topic, Fits(h.topic, h.being)),),
            bracket="clause",
        )
        for when in ("while {being} {d:duration}", "{d:duration} while {being}"):
            yield rule(
                "clause.said",
                f"prevent all {kind} damage that would be dealt to {{topic:one}} {when}",
                (Apply((Prevent(None, **how),), h.topic, h.d, Fits(h.topic, h.being)),),
                bracket="clause",
            )
        yield rule(
            "static",
            f"prevent all {kind} damage that would be dealt to {{topic:one}} while {{cond:condition}} .",
            (Continuous((Prevent(None, **how),), h.topic, h.cond),),
            bracket="clause",
        )
        for whom in WARDED:
            yield rule(
                "static",
                f"while {{cond:condition}} , prevent all {kind} damage that would be dealt to {{topic:{whom}}} .",
                (Continuous((Prevent(None, **how),), h.topic, h.cond),),
            )


def _of_each_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing damage up to an amount in each turn."""
    for (kind, how), whom in product(KINDS_PREVENTED, ("one", _EACH)):
        first = Continuous((Prevent(h.n, each_turn=True, **how),), h.topic)
        for met in _MET:
            damage = f"{kind} damage that {met.format(whom=f'{{topic:{whom}}}')}"
            said = f"prevent the first {{n:digits}} {damage} each turn ."
            yield rule("static", said, (first,), bracket="clause")


RULES = (*_of_each_turn(), *_preventing(), *_prevented_so_much(), *_prevented_for())
