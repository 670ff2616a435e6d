"""Deeds with a condition behind them: what is done if, or unless, it is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Choose, If, May
from engine.language.selections import Chosen, Negated, Those
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.phrases.sentences.clauses import must_be_one_deed
from scenarios.reading.templates import Bindings, Value, parts_of, replaced


def limited_by(*, denied: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of clauses with a condition behind them.

    Where the condition is about a card that the clauses choose, that card is chosen before the condition is checked.
    """

    def build(_discourse: Discourse, a: Value, c: Value) -> Value:
        must_be_one_deed(a)
        asked = Negated(c) if denied else c
        spoken = {each.name for each in parts_of(c) if isinstance(each, Those)}
        found = [each for each in parts_of(a) if isinstance(each, Chosen) and each.name in spoken]
        if not found:
            return (If(asked, a),)
        match a:
            case (May(who, do, ()),):
                return (May(who, _chosen_first(found, asked, do)),)
            case _:
                return _chosen_first(found, asked, a)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (If(c, a, ()),):
                yield from _denials(c, a, denied=denied)
            case (Choose(Chosen() as one, name), If(c, a, ())):
                yield from _denials(c, replaced(a, Those(name), replace(one, name=name)), denied=denied)
            case (May(who, (Choose(Chosen() as one, name), If(c, a, ())), ()),):
                may = (May(who, replaced(a, Those(name), replace(one, name=name))),)
                yield from _denials(c, may, denied=denied)
            case _:
                return

    return build, undo


def _chosen_first(found: list[Chosen], asked: Value, a: Value) -> Value:
    one, name = found[0], found[0].name
    if len(found) > 1 or name is None or Those(name) in parts_of(a):
        raise NoReading("one chosen card that the condition is about")
    return (Choose(replace(one, name=None), name), If(asked, replaced(a, one, Those(name))))


def _denials(c: Value, a: Value, *, denied: bool) -> Iterator[Bindings]:
    if not denied:
        yield {"a": a, "c": c}
    elif isinstance(c, Negated):
        yield {"a": a, "c": c.condition}
