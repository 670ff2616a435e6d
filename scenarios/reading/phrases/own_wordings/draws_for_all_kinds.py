"""More cards to draw for somebody who controls all of several kinds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Draw, If
from engine.language.filters import AllOf, Controlled, Is
from engine.language.selections import (
    Both,
    Circumstance,
    Compare,
    Count,
    Every,
    Number,
    Quantity,
    You,
)
from engine.language.words import Comparison, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value


def _kinds_controlled(condition: object) -> tuple[Kind, ...]:
    """Return the kinds of cards one of which you must control by the condition, nothing for another condition."""
    match condition:
        case Compare(Count(Every(AllOf((Is(kinds), Controlled(You()))))), Comparison.AT_LEAST, Number(1)):
            return kinds
        case _:
            return ()


def _all_of_them(kinds: tuple[Kind, ...]) -> Both:
    mine = (Every(AllOf((Is((kind,)), Controlled(You())))) for kind in kinds)
    return Both(tuple(Compare(Count(each), Comparison.AT_LEAST, Number(1)) for each in mine))


def _or_more_with_all(many: int) -> tuple[Any, Any]:
    """Return the build and undo functions of drawing more cards where you control a card of each of several kinds."""

    def build(_discourse: Discourse, c: Circumstance, n: Quantity, m: Quantity) -> Value:
        kinds = _kinds_controlled(c)
        if len(kinds) != many:
            raise NoReading("as many kinds of cards")
        return (If(c, (If(_all_of_them(kinds), (Draw(You(), m),), (Draw(You(), n),)),)),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (If(c, (If(both, (Draw(You(), m),), (Draw(You(), n),)),), ()),):
                kinds = _kinds_controlled(c)
                if len(kinds) == many and both == _all_of_them(kinds):
                    yield {"c": c, "n": n, "m": m}
            case _:
                return

    return build, undo


def _with_all() -> Iterator[tuple[Rule, ...]]:
    for words, many in (("both", 2), ("all three", 3), ("all four", 4)):
        said = f"if {{c:condition}} , draw {{n:cards}} , or {{m:cards}} if you control {words} ."
        yield made("step", said, *_or_more_with_all(many), like=(If,))


RULES = (*_with_all(),)
