"""Lists of damage types, and characters that dealt damage of any of several types this turn, or were dealt it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.language.filters import Among, AnyOf, DealtDamage, Filter, Is, WasDealtDamage
from engine.language.selections import Compare, Count, Every, Fits, Number
from engine.language.words import Comparison, DamageType, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, filters_of, h, narrowed

WHOM: tuple[tuple[str, Any], ...] = (("", None), ("to <a|an> {to:noun}", h.to), ("to {to:one}", Among(h.to)))
"""To whom damage is dealt, in words and as a filter: to anybody, to one of a kind, to one card."""
KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)
"""Which damage is dealt, in words and as fields of a filter: any, combat damage, damage of a type."""


def _listed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for lists of two or more types: of any of them, and of those that are spoken of together."""
    for category, last in (("damagetypes", "<or|and|and/or>"), ("damagetypes.any", "<or|and/or>")):
        rest = f"{category}.rest"
        yield made(category, f"{{a:damagetype}} {last} {{b:damagetype}}", _two, _undo_two, like=tuple)
        yield made(category, f"{{a:damagetype}} , {{rest:{rest}}}", more, undo_more, like=tuple)
        yield made(rest, f"{{a:damagetype}} , {last} {{b:damagetype}}", _two, _undo_two, like=tuple)
        yield made(rest, f"{{a:damagetype}} , {{rest:{rest}}}", more, undo_more, like=tuple)


def _two(_discourse: Discourse, a: DamageType, b: DamageType) -> tuple[DamageType, ...]:
    """Return two types; one that is said twice is refused: "fire or [Fire]" are words for one type."""
    return _apart((a, b))


def _undo_two(_discourse: Discourse, value: tuple[DamageType, ...]) -> Iterator[Bindings]:
    if len(value) == len(("a", "b")):
        yield {"a": value[0], "b": value[1]}


def more(_discourse: Discourse, a: DamageType, rest: tuple[DamageType, ...]) -> tuple[DamageType, ...]:
    """Return the first type and the rest of the list behind it; a type that is said twice is refused."""
    return _apart((a, *rest))


def undo_more(_discourse: Discourse, value: tuple[DamageType, ...]) -> Iterator[Bindings]:
    """Yield the first type of three or more, and the rest of the list."""
    if len(value) > len(("a", "b")):
        yield {"a": value[0], "rest": value[1:]}


def _apart(kinds: tuple[DamageType, ...]) -> tuple[DamageType, ...]:
    if len(set(kinds)) < len(kinds):
        raise NoReading("different types of damage")
    return kinds


def _any_of(
    dealing: Callable[[DamageType], DealtDamage | WasDealtDamage], _discourse: Discourse, kinds: tuple[DamageType, ...]
) -> AnyOf:
    return AnyOf(tuple(dealing(kind) for kind in kinds))


def _undo_any_of(
    dealing: Callable[[DamageType], DealtDamage | WasDealtDamage], _discourse: Discourse, value: AnyOf
) -> Iterator[Bindings]:
    kinds = tuple(each.damage_type for each in value.filters if isinstance(each, DealtDamage | WasDealtDamage))
    of_types = tuple(kind for kind in kinds if kind is not None)
    if len(of_types) > 1 and value == AnyOf(tuple(dealing(kind) for kind in of_types)):
        yield {"kinds": of_types}


def _dealt(kind: DamageType) -> DealtDamage:
    return DealtDamage(damage_type=kind)


def _was_dealt(kind: DamageType) -> WasDealtDamage:
    return WasDealtDamage(damage_type=kind)


def _described() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters and for what is asked of them."""
    damage = "{kinds:damagetypes.any} damage this turn"
    for category, dealing, words in (
        ("dealt.types", _was_dealt, f"dealt {damage}"),
        ("dealing.types", _dealt, f"<dealt|has dealt|have dealt> {damage}"),
    ):
        yield made(category, words, partial(_any_of, dealing), partial(_undo_any_of, dealing), like=AnyOf)
    yield rule("postmod", "<that was|that were|that has been|that have been|> {so:dealt.types}", h.so)
    yield rule("been.dealt", "{so:dealt.types}", h.so)
    yield rule("postmod", "that {so:dealing.types}", h.so)
    yield rule("condition.one", "{it:one} {so:dealing.types}", Fits(h.it, h.so), bracket="clause")
    some = Compare(Count(Every(narrowed(h.it, h.so))), Comparison.AT_LEAST, Number(1))
    yield made("noun.lasting", "{it:noun}", _lasting, lambda _d, value: [{"it": value}])
    yield rule("condition.one", "<a|an> {it:noun.lasting} was {so:dealt.types}", some)


def _lasting(_discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of heroes: whatever damage a hero was dealt, it is still in play, or its player is out.

    Raises:
        NoReading: other cards are meant as well, which may have left play.
    """
    if Is((Kind.HERO,)) not in filters_of(it):
        raise NoReading("a hero")
    return it


RULES = (*_listed(), *_described())
