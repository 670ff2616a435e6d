"""Dice: rolling one, and what each number rolled leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import If, RollDice
from engine.language.selections import Both, Circumstance, Compare, Either, Number, ThatMany
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import NoReading, Rule, Terminal, as_built, made, rule
from scenarios.reading.templates import Bindings, h

_ROLL = "roll"
_SIDES = 6


def _rolled(discourse: Discourse) -> tuple[RollDice]:
    discourse.measured = _ROLL
    discourse.rolled = Number(1)
    return (RollDice(discourse.doer, Number(1), _ROLL),)


def _undo_rolled(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == (RollDice(discourse.doer, Number(1), _ROLL),):
        yield {}


def _result(discourse: Discourse) -> ThatMany:
    """Return the number that was rolled.

    Raises:
        NoReading: no die was rolled before.
    """
    if discourse.rolled is None:
        raise NoReading("a die that was rolled before")
    return ThatMany(_ROLL)


def _is(number: int) -> Compare:
    return Compare(ThatMany(_ROLL), Comparison.EQUAL, Number(number))


def _so_divided(remainder: int) -> tuple[Any, Any]:
    """Return the build and undo functions of a sum of the dice that is even or odd: which it can be, they decide."""

    def build(discourse: Discourse) -> Either:
        if not isinstance(discourse.rolled, Number):
            raise NoReading("a number of dice that were rolled before")
        least = discourse.rolled.value
        numbers = range(least, _SIDES * least + 1)
        return Either(tuple(_is(each) for each in numbers if each % 2 == remainder))

    return build, as_built(build)


def _bounded(comparison: Comparison) -> tuple[Any, Any]:
    def build(discourse: Discourse, n: Number) -> Compare:
        if discourse.rolled is None:
            raise NoReading("a die that was rolled before")
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


def _any_of(*numbers: Number) -> Circumstance:
    """Return the condition that one of these numbers was rolled."""
    found = tuple(_is(each.value) for each in numbers)
    return found[0] if len(found) == 1 else Either(found)


def _on(discourse: Discourse, **numbers: Number) -> Circumstance:
    if discourse.rolled is None:
        raise NoReading("a die that was rolled before")
    return _any_of(*numbers.values())


def _undo_on(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the numbers one of which must be rolled."""
    parts = value.conditions if isinstance(value, Either) else (value,)
    found = [each.right for each in parts if isinstance(each, Compare) and isinstance(each.right, Number)]
    if len(found) == len(parts) and value == _any_of(*found):
        yield dict(zip("abc", found, strict=False))


def _on_a_number() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what happens on some numbers of a die, and on all others."""
    for numbers in ("{a:digits}", "{a:digits} or {b:digits}", "{a:digits} , {b:digits} , or {c:digits}"):
        both = _of_so_many(numbers.count("{"))
        yield made("rolled", f"on <a|an> {numbers}", *both)
        if "or" in numbers:
            yield made("condition.one", f"<it 's|it is|you roll|you rolled> <|a> {numbers}", *both, like=Either)
    for words, comparison in (("<more|higher>", Comparison.AT_LEAST), ("<less|lower>", Comparison.AT_MOST)):
        yield made("rolled", f"on <a|an> {{n:digits}} or {words}", *_bounded(comparison), like=Compare)
    yield rule("step.plain", "{c:rolled} , {a:clauses} .", (If(h.c, h.a),), bracket="sentence")
    otherwise = "{c:rolled} , {a:clauses} <.|;> otherwise , {b:clauses} ."
    yield made("step.plain", otherwise, lambda _d, c, a, b: (If(c, a, b),), _undo_on_or_not, bracket="sentence")


def _of_so_many(many: int) -> tuple[Any, Any]:
    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from (bound for bound in _undo_on(discourse, value) if len(bound) == many)

    return _on, undo


def _undo_on_or_not(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (If(c, a, b),) if b:
            yield {"c": c, "a": a, "b": b}
        case _:
            return


def _dice() -> Iterator[tuple[Rule, ...]]:
    yield made("does~", "rolls~ a die", _rolled, _undo_rolled)
    result = "<the <result|roll>|the number <|that was|you|that you> rolled>"
    yield made("value", result, _result, as_built(_result), like=ThatMany)
    for word, remainder in (("even", 0), ("odd", 1)):
        yield made("condition.one", f"<it 's|it is> {word}", *_so_divided(remainder), like=Either)
    for words, comparison in (
        ("{n:digits} or more", Comparison.AT_LEAST),
        ("{n:digits} or less", Comparison.AT_MOST),
        ("<a|> {n:digits}", Comparison.EQUAL),
    ):
        yield made("condition.one", f"<it 's|it is|you roll|you rolled> {words}", *_bounded(comparison))
    yield rule("step.plain", "{c:range} : {a:clauses} .", (If(h.c, h.a),), bracket="sentence")


RULES = (Terminal("range", _range, _write_range, "a range of a die"), *_dice(), *_on_a_number())
