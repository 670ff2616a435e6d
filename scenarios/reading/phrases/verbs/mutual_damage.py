"""Damage that two characters deal to each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Deal
from engine.language.selections import Selection, Union, ValueOf
from engine.language.words import DamageType, Trait
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import kinds_named
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h


def _each_of_two(typed: Value) -> tuple[Any, Any]:
    """Return the build and undo functions of two characters, spoken of before, each of which damages the other."""

    def build(discourse: Discourse, kind: DamageType | None = None) -> tuple[Deal, Deal]:
        match plural_references.them(discourse).selection:
            case Union((a, b)) if _is_one_character(discourse, a) and _is_one_character(discourse, b):
                return (
                    Deal(a, b, ValueOf(Trait.ATK, a), kind, name="dealt"),
                    Deal(b, a, ValueOf(Trait.ATK, b), kind, name="dealt"),
                )
            case _:
                raise NoReading("two characters")

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        kind = value[0].damage_type
        if (kind is None) is (typed is None) and value == build(discourse.fork(), kind):
            yield {} if kind is None else {"kind": kind}

    return build, undo


def _is_one_character(discourse: Discourse, it: Selection) -> bool:
    """Return whether the selection was spoken of as one card, which is a character whatever it is."""
    known = [each for each in discourse.mentions if each.selection == it]
    return bool(known) and all(not each.several and kinds_named(each.nouns) <= _CHARACTERS for each in known)


_CHARACTERS = frozenset({"ally", "hero", "totem", "character"})


def _each_other() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two characters that deal damage to each other."""
    atk = (
        Deal(h.a, h.b, ValueOf(Trait.ATK, h.a), name="dealt"),
        Deal(h.b, h.a, ValueOf(Trait.ATK, h.b), name="dealt"),
    )
    for words in ("damage to each other equal to their atk", "damage equal to their atk to each other"):
        yield rule("clause.said", f"{{a:ref}} and {{b:ref}} <|each> deal {words}", atk)
    for kind, typed in (("", None), ("{kind:damagetype}", h.kind)):
        other = f"each of them deals {kind} damage equal to its atk to the other"
        yield made("clause.said", other, *_each_of_two(typed), like=(Deal, Deal))
    same = Deal(h.a, h.b, h.n, h.kind, name="dealt"), Deal(h.b, h.a, h.n, h.kind, name="dealt")
    yield rule(
        "clause.said", "{a:ref} and {b:ref} <|each> deal {n:digits} {kind:damagetype} damage to each other", same
    )


RULES = (*_each_other(),)
