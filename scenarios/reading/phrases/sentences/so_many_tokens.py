"""Tokens of which another number is put into play if a condition is true: "… put two into play instead"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.effects import CreateTokens, If
from engine.language.selections import Circumstance, Number, Quantity, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value


def _so_many(_discourse: Discourse, a: Value, c: Circumstance, n: Quantity) -> tuple[If]:
    """Return the tokens that you put into play, or so many of the same if the condition is true.

    Raises:
        NoReading: something else was done before, by somebody else, or with as many tokens.
    """
    match a:
        case (CreateTokens(You(), _, Number()) as before,) if before.amount != n:
            return (If(c, (replace(before, amount=n),), a),)
        case _:
            raise NoReading("tokens that you put into play, and another number of them")


def _undo_so_many(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, (CreateTokens(You(), _, n) as after,), (CreateTokens(_, _, Number()) as before,)),):
            if after == replace(before, amount=n) and n != before.amount:
                yield {"a": (before,), "c": c, "n": n}
        case _:
            return


def _sentences() -> Iterator[tuple[Rule, ...]]:
    put = "put {n:count} <|of them|of those tokens> into play"
    for words in (f"{put} instead", f"instead {put}"):
        said = f"{{a:clauses}} . if {{c:condition}} , {words} ."
        yield made("step.plain", said, _so_many, _undo_so_many, bracket="sentence", like=(If,))


RULES = tuple(_sentences())
