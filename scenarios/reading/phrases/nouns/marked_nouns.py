"""Nouns marked by words or icons of their own: "Demon ally or Undead ally", "[Horde] ally", "Frost or [Frost] card"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import AllOf, AnyOf, Filter, HasTrait, Is, Marked, OfDamageType, Tagged
from engine.language.words import DamageType, Kind, LineKeyword
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.card_nouns import compose, decompose
from scenarios.reading.phrases.nouns.name_phrases import FACTIONS
from scenarios.reading.phrases.nouns.tags_before_nouns import OneHanded
from scenarios.reading.templates import Bindings, Value, filler, h, joined, match, narrowed


def _of_several_kinds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for nouns of which each is marked by a word of its own: "Demon ally or Undead ally"."""
    for noun, head, joint in (("noun", "corehead", "or"), ("nouns", "coreheads", "<and|and/or|or>")):
        marked = f"{noun}.marked"
        yield made(marked, f"{{pre:premod.one}} {{head:{head}}}", compose, decompose)
        for said, either in (
            (f"{{a:{marked}}} {joint} {{b:{marked}}}", AnyOf((h.a, h.b))),
            (f"{{a:{marked}}} , {{b:{marked}}} , {joint} {{c:{marked}}}", AnyOf((h.a, h.b, h.c))),
        ):
            yield rule(noun, said, either)
            yield made(noun, f"{said} {{post:postmods}}", *_with_all(either))
    yield rule("premod.one", "{a:premod}", (h.a,))


def _with_all(either: AnyOf) -> tuple[Any, Any]:
    """Return the build and undo functions of what stands behind such nouns, which is said of each of them."""
    fill = filler(either)

    def build(discourse: Discourse, post: tuple[Any, ...], **nouns: Value) -> Filter:
        return compose(discourse, head=fill(nouns), post=post)

    def undo(discourse: Discourse, value: Filter) -> Iterator[Bindings]:
        for found in decompose(discourse, value):
            bound: Bindings = {}
            if found["post"] and not found["pre"] and match(either, found["head"], bound):
                yield {**bound, "post": found["post"]}

    return build, undo


def _icons() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the icon of a faction or of a type of damage before a noun."""
    for faction in FACTIONS:
        yield rule("premod", f"[{faction.lower()}]", faction)
        yield rule("coreheadcard", f"[{faction.lower()}]", HasTrait(faction))
        for inner in ("cardcardnoun~", "taggedcardnoun~"):
            yield made("taggedcardnoun~", f"[{faction.lower()}] {{head:{inner}}}", *_of_a_faction(faction), like=AllOf)
    for dealt in DamageType:
        icon = f"[{dealt.value}]"
        yield rule("premod", icon, OfDamageType(dealt))
        for category in ("premod", "coreheadcard"):
            yield made(category, f"{{tag}} <or|and> {icon}", *_tag_or_icon(dealt), like=AnyOf)
        yield rule("coreheadcard", icon, OfDamageType(dealt))


def _of_a_faction(faction: str) -> tuple[Any, Any]:
    """Return the build and undo functions of cards of a kind with the icon of the faction: "[Horde] ally card"."""
    marked = narrowed(h.head, HasTrait(faction))

    def build(_discourse: Discourse, head: Filter) -> Filter:
        if head == Is((Kind.CARD,)):
            raise NoReading("the icon alone")
        return joined(head, HasTrait(faction))

    def undo(_discourse: Discourse, value: Filter) -> Iterator[Bindings]:
        bound: Bindings = {}
        if match(marked, value, bound):
            yield bound

    return build, undo


def _tag_or_icon(dealt: DamageType) -> tuple[Any, Any]:
    """Return the build and undo functions of cards with the tag or the icon of a type of damage: "Frost or [Frost]"."""
    tag_of_type = dealt.value.title()
    either = AnyOf((Tagged((tag_of_type,)), OfDamageType(dealt)))

    def build(_discourse: Discourse, tag: str) -> AnyOf:
        if tag != tag_of_type:
            raise NoReading("the tag and the icon of one type of damage")
        return either

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == either:
            yield {"tag": tag_of_type}

    return build, undo


INSTANT_CARD = AllOf((Is((Kind.CARD,)), Marked(LineKeyword.INSTANT)))
"""What "an instant" is as a noun."""


def _by_the_type_line() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for weapons without the two-handed tag, and for cards with the instant tag."""
    yield rule("premod", "one-handed", OneHanded())
    yield rule("cardnoun~", "instant~", INSTANT_CARD)


RULES = (*_by_the_type_line(), *_of_several_kinds(), *_icons())
