"""Damage that can't be prevented if a condition is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.effects import Deal, If
from engine.language.selections import Circumstance
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value


def _sure_if(_discourse: Discourse, a: Value, c: Circumstance) -> tuple[If]:
    match a:
        case (Deal(unpreventable=False) as deal,):
            return (If(c, (replace(deal, unpreventable=True),), (deal,)),)
        case _:
            raise NoReading("damage that was dealt just before, and no other deed")


def _undo_sure_if(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, (Deal(unpreventable=True) as sure,), (Deal() as deal,)),) if sure == replace(
            deal, unpreventable=True
        ):
            yield {"a": (deal,), "c": c}
        case _:
            return


def _sentences() -> Iterator[tuple[Rule, ...]]:
    said = "{a:clauses} . if {c:condition} , <that|this> damage <can't be prevented|is unpreventable> ."
    yield made("step.plain", said, _sure_if, _undo_sure_if, bracket="sentence", like=(If,))


RULES = (*_sentences(),)
