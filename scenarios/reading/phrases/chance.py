"""Dice: rolling one, and what follows from the number rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import If, RollDice
from engine.language.selections import Both, Circumstance, Compare, Either, Number, ThatMany
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.rules import NoReading, Rule, Terminal, made, rule
from scenarios.reading.templates import Bindings, h
from scenarios.reading.tokens import Token

_ROLL = "roll"
_EVEN, _ODD = (2, 4, 6), (1, 3, 5)


def _rolled(discourse: Discourse) -> tuple[RollDice]:
    discourse.measured = _ROLL
    return (RollDice(discourse.doer, Number(1), _ROLL),)


def _undo_rolled(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == (RollDice(discourse.doer, Number(1), _ROLL),):
        yield {}


def _is(number: int) -> Compare:
    return Compare(ThatMany(_ROLL), Comparison.EQUAL, Number(number))


def _condition(condition: Circumstance) -> tuple[Any, Any]:
    """Return how a condition on the number rolled is made and undone."""

    def build(discourse: Discourse) -> Circumstance:
        if discourse.measured != _ROLL:
            raise NoReading("nothing was rolled")
        return condition

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == condition:
            yield {}

    return build, undo


def _bounded(comparison: Comparison) -> tuple[Any, Any]:
    def build(discourse: Discourse, n: Number) -> Compare:
        if discourse.measured != _ROLL:
            raise NoReading("nothing was rolled")
        return Compare(ThatMany(_ROLL), comparison, n)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Compare(ThatMany("roll"), found, n) if found is comparison:
                yield {"n": n}
            case _:
                return

    return build, undo


def _range(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    low, dash, high = tokens[at].text.partition("-")
    if dash and low.isdecimal() and high.isdecimal():
        yield at + 1, _between(int(low), int(high))


def _between(low: int, high: int) -> Both:
    rolled = ThatMany(_ROLL)
    return Both((Compare(rolled, Comparison.AT_LEAST, Number(low)), Compare(rolled, Comparison.AT_MOST, Number(high))))


def _write_range(value: object) -> Iterator[str]:
    match value:
        case Both((Compare(ThatMany("roll"), _, Number(low)), Compare(ThatMany("roll"), _, Number(high)))):
            yield f"{low}-{high}"
        case _:
            return


def _dice() -> Iterator[tuple[Rule, ...]]:
    for words, category in (("roll", "do"), ("rolls", "does")):
        yield made(category, f"{words} a die", _rolled, _undo_rolled)
    for word, numbers in (("even", _EVEN), ("odd", _ODD)):
        yield made("condition", f"<it 's|it is> {word}", *_condition(Either(tuple(_is(each) for each in numbers))))
    for words, comparison in (
        ("{n:digits} or more", Comparison.AT_LEAST),
        ("{n:digits} or less", Comparison.AT_MOST),
        ("<a|> {n:digits}", Comparison.EQUAL),
    ):
        yield made("condition", f"<it 's|it is|you roll|you rolled> {words}", *_bounded(comparison))
    yield rule("step.plain", "{c:range} : {a:clauses} .", (If(h.c, h.a),), bracket="sentence")


RULES = (Terminal("range", _range, _write_range, "a range of a die"), *_dice())
