"""Damage that two characters deal to each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Deal, ForEach
from engine.language.filters import AllOf, Among, Not
from engine.language.selections import Every, Selection, Those, Union, ValueOf
from engine.language.words import DamageType, Trait
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import kinds_named
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_ONE = Those("one")


def to_each_other(a: Value, b: Value, amount: Value, kind: Value = None) -> tuple[ForEach]:
    """Return that each of two characters deals damage to the other, all of it at one moment (403.4).

    In the amount, `Those("one")` is the one that deals the damage.
    """
    two = Union((a, b))
    other = Every(AllOf((Among(two), Not(Among(_ONE)))))
    return (ForEach(two, _ONE.name, (Deal(_ONE, other, amount, kind, name="dealt"),)),)


OWN_ATK = ValueOf(Trait.ATK, _ONE)
"""The ATK of the one that deals the damage."""


def _each_of_two(typed: Value) -> tuple[Any, Any]:
    """Return the build and undo functions of two characters, spoken of before, each of which damages the other."""

    def build(discourse: Discourse, kind: DamageType | None = None) -> tuple[ForEach]:
        match plural_references.them(discourse).selection:
            case Union((a, b)) if _is_one_character(discourse, a) and _is_one_character(discourse, b):
                return to_each_other(a, b, OWN_ATK, kind)
            case _:
                raise NoReading("two characters")

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (ForEach(do=(Deal(damage_type=kind),)),) if (kind is None) is (typed is None):
                if value == build(discourse.fork(), kind):
                    yield {} if kind is None else {"kind": kind}
            case _:
                return

    return build, undo


def _is_one_character(discourse: Discourse, it: Selection) -> bool:
    """Return whether the selection was spoken of as one card, which is a character whatever it is."""
    known = [each for each in discourse.mentions if each.selection == it]
    return bool(known) and all(not each.several and kinds_named(each.nouns) <= _CHARACTERS for each in known)


_CHARACTERS = frozenset({"ally", "hero", "totem", "character"})


def _each_other() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two characters that deal damage to each other."""
    atk = to_each_other(h.a, h.b, OWN_ATK)
    for words in ("damage to each other equal to their atk", "damage equal to their atk to each other"):
        yield rule("clause.said", f"{{a:ref}} and {{b:ref}} <|each> deal {words}", atk)
    for kind, typed in (("", None), ("{kind:damagetype}", h.kind)):
        other = f"each of them deals {kind} damage equal to its atk to the other"
        yield made("clause.said", other, *_each_of_two(typed), like=(ForEach,))
    same = to_each_other(h.a, h.b, h.n, h.kind)
    yield rule(
        "clause.said", "{a:ref} and {b:ref} <|each> deal {n:digits} {kind:damagetype} damage to each other", same
    )


RULES = (*_each_other(),)
