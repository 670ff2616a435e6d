"""Damage that is prevented: all of it or so much, for a time, while a condition is true, or always."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.effects import Apply, May
from engine.language.filters import Is
from engine.language.modifiers import Prevent
from engine.language.powers import Continuous
from engine.language.selections import Fits, This, You
from engine.language.words import CardType, DamageType, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Value, h

KINDS_PREVENTED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("non-combat", {"noncombat": True}),
    ("fatal", {"fatal": True}),
    ("{dealt:damagetype}", {"damage_types": (h.dealt,)}),
    ("{dealt:damagetypes}", {"damage_types": h.dealt}),
    ("{missing:damagetype.missing}", {"not_of_type": h.missing}),
)
"""Words of prevention for damage dealt in combat, outside combat, and with or without a type, and what they set."""


SOME_OF = "<|any amount of|one or more>"
"""Words before damage that leave its amount open."""
ANY_OF = "<|any|any amount of|one or more>"
"""The same where the damage begins the clause."""

_EACH = "topic.each"
TOGETHER = ("one", "topics")
"""Phrases for those of whose damage so much is prevented in all."""
WARDED = (*TOGETHER, _EACH)
"""Phrases for those to whom damage would be dealt."""


_ANY = "topic.any"
"""One card of a kind, whichever it is: damage that is prevented always is so for each of them."""

_MET = ("would be dealt to {whom}", "{whom} would be dealt")
"""How damage is described by whom it would meet."""


_EQUIPMENT = (CardType.WEAPON, CardType.ARMOR, CardType.ITEM)


def _no_equipment(discourse: Discourse, topic: Value = None, **_parts: Value) -> None:
    """Refuse a piece of equipment as its own topic: "it" is a character, to which damage can be dealt (405.3d)."""
    if topic == This() and discourse.names.type in _EQUIPMENT:
        raise NoReading("a character to which damage would be dealt")


def prevented_for_a_time(damage: str, template: tuple[Value, ...]) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is prevented for a time, said of who prevents it and of the damage."""
    for words in (f"prevent {damage} {{d:duration}}", f"{{d:duration}} , prevent {damage}"):
        yield rule("prevention", words, template, bracket="clause", check=_no_equipment)
    itself = _of_itself(damage)
    for words in (
        f"{itself} {{d:duration}} is prevented",
        f"{itself} is prevented {{d:duration}}",
        f"{{d:duration}} , {itself} is prevented",
    ):
        yield rule("clause.said", words, template, bracket="clause", check=_no_equipment)


def prevented_always(damage: str, template: tuple[Value, ...]) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is prevented as long as a power is in force."""
    yield rule("static", f"prevent {damage} .", template, bracket="clause")
    yield rule("static", f"{_of_itself(damage)} is prevented .", template, bracket="clause")


def _of_itself(damage: str) -> str:
    """Return the words for damage as the subject of a sentence, where "all" may be left out."""
    return f"<all|> {damage.removeprefix('all ')}" if damage.startswith("all ") else damage


def _deeds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for prevention as a deed, which its player may leave undone."""
    yield rule("clause.said", "{a:prevention}", h.a)
    yield rule("clause.said", "you may {a:prevention}", (May(You(), h.a),))


def _preventing() -> Iterator[tuple[Rule, ...]]:
    yield rule(_EACH, "each {it:noun}", h.it)
    yield made(
        _EACH, "each of {who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v)
    )
    yield rule(_ANY, "<a|an> {it:noun}", h.it)
    yield rule(_ANY, "{it:noun.another}", h.it)
    for each in DamageType:
        yield rule("damagetype.missing", f"non-{each.value}", each)
    for kind, how in KINDS_PREVENTED:
        meets = f"all {kind} damage that {{topic:one}} would be dealt"
        taken = Prevent(None, **how)
        yield from prevented_for_a_time(meets, (Apply((taken,), h.topic, h.d),))
        yield from prevented_always(meets, (Continuous((taken,), h.topic),))
        everybody = (Apply((Prevent(None, **how),), Is((Kind.CARD,)), h.d),)
        yield from prevented_for_a_time(f"all {kind} damage <|that would be dealt>", everybody)
        nobody = (Continuous((Prevent(None, **how),), Is((Kind.CARD,))),)
        yield rule("static", f"prevent all {kind} damage <|that would be dealt> .", nobody)
        for whom in WARDED:
            damage = f"all {kind} damage that would be dealt to {{topic:{whom}}}"
            yield from prevented_for_a_time(damage, (Apply((Prevent(None, **how),), h.topic, h.d),))
            yield from prevented_always(damage, (Continuous((Prevent(None, **how),), h.topic),))
        to_any = f"all {kind} damage that would be dealt to {{topic:{_ANY}}}"
        yield from prevented_always(to_any, (Continuous((taken,), h.topic),))


def _prevented_so_much() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing damage up to an amount, or the damage that somebody would deal."""
    for kind, how in KINDS_PREVENTED:
        for whom, said in product(TOGETHER, _MET):
            damage = f"{kind} damage that {said.format(whom=f'{{topic:{whom}}}')}"
            so_much = (Apply((Prevent(h.n, **how),), h.topic, h.d),)
            yield from prevented_for_a_time(f"the next {{n:digits}} {damage}", so_much)
        damage = f"{kind} damage that would be dealt to {{topic:{_EACH}}}"
        of_each = (Apply((Prevent(h.n, apart=True, **how),), h.topic, h.d),)
        yield from prevented_for_a_time(f"the next {{n:digits}} {damage}", of_each)
        yield rule(
            "prevention",
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
        for whom in (*WARDED, _ANY):
            damage = f"prevent all {kind} damage that would be dealt to {{topic:{whom}}}"
            so = (Continuous((Prevent(None, **how),), h.topic, h.cond),)
            yield rule("static", f"{damage} <while|if> {{cond:condition}} .", so, bracket="clause")
            yield rule("static", f"<while|if> {{cond:condition}} , {damage} .", so)


def _of_each_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing damage up to an amount in each turn.

    "The first damage" without a number is refused: it could be one point, a packet, or all that is dealt at once.
    """
    for (kind, how), whom in product(KINDS_PREVENTED, ("one", _EACH)):
        first = (Continuous((Prevent(h.n, each_turn=True, **how),), h.topic),)
        for met in ("<that would be dealt|dealt> to {whom}", "that {whom} would be dealt"):
            damage = f"the first {{n:digits}} {kind} damage {met.format(whom=f'{{topic:{whom}}}')} each turn"
            yield rule("static", f"<prevent {damage}|{damage} is prevented> .", first, bracket="clause")


RULES = (*_deeds(), *_of_each_turn(), *_preventing(), *_prevented_so_much(), *_prevented_for())
