"""Cards with so much damage, DEF or strike cost, or more, or less."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import AllOf, Filter, Valued
from engine.language.selections import Number, X
from engine.language.words import Comparison, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.templates import Bindings, Value, h, joined, whole_of

Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]


def _described() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with so much damage, DEF or strike cost."""
    bounds = (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST))
    for trait, word in ((Trait.DAMAGE, "damage"), (Trait.DEF, "<def|[def]>"), (Trait.STRIKE_COST, "strike cost")):
        for bound, comparison in bounds:
            where = "<|on it|on him|on her|on them>" if trait is Trait.DAMAGE else ""
            yield rule("postmod", f"with {{n:digits}} {bound} {word} {where}", Valued(trait, comparison, h.n))
            if trait is not Trait.DAMAGE:
                said = f"with <{word} {{n:digits}} {bound}|{{n:digits}} {word} {bound}>"
                yield rule("postmod", said, Valued(trait, comparison, h.n))


def _left() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that damage has left so much health, or more, or less."""
    left = "<remaining health|health remaining>"
    for bound, comparison in (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST)):
        yield rule("postmod", f"with {{n:digits}} {bound} {left}", Valued(Trait.REMAINING_HEALTH, comparison, h.n))
    just = Valued(Trait.REMAINING_HEALTH, Comparison.EQUAL, h.n)
    yield rule("postmod", f"with <|exactly|only> {{n:digits}} {left}", just)


def with_a_value(both: Both, noun: str = "noun") -> Both:
    """Return the build and undo functions of cards of a zone with what is said of their values behind the zone.

    `noun` is the name of the part that describes the cards.
    """
    build, undo = both

    def build_such(discourse: Discourse, so: Filter, **parts: Value) -> Value:
        if not isinstance(so, Valued) or not isinstance(so.quantity, (Number, X)):
            raise NoReading("a value of the cards")
        return build(discourse, **{**parts, noun: joined(parts[noun], so)})

    def undo_such(discourse: Discourse, value: object) -> Iterator[Bindings]:
        for bound in undo(discourse, value):
            match bound[noun]:
                case AllOf((*rest, Valued() as so)):
                    yield {**bound, noun: whole_of(rest), "so": so}
                case _:
                    continue

    return build_such, undo_such


RULES = (*_described(), *_left())
