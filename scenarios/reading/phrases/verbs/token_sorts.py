"""Tokens of two sorts at once, exhausted tokens for each of something, and "put two into play instead"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.effects import CreateTokens, If
from engine.language.printed import TokenFace
from engine.language.selections import Circumstance, Number, Quantity, Those, Union, You
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.verbs.token_phrases import before_its_tags, created, undo_before_its_tags
from scenarios.reading.templates import Bindings, Value, h

_Sort: TypeAlias = tuple[TokenFace, Quantity]


def _must_be_several(_discourse: Discourse, n: Quantity, **_parts: Value) -> None:
    """Refuse one token for a plural."""
    if n == Number(1):
        raise NoReading("more than one token for a plural")


def _sorts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for tokens of one sort: what they are like, and how many there are."""
    both = before_its_tags, undo_before_its_tags
    for token, category in (("token", "tokens.sort.one"), ("tokens", "tokens.sort.many")):
        said = f"{{n:tokens.values}} {{tags:name}} ally {token}"
        yield made(category, said, *both)
        yield made(category, f"{said} {{powers:tokens.powered}}", *both)
    yield rule("tokens.sort", "<a|an|one> {face:tokens.sort.one}", (h.face, Number(1)))
    yield rule("tokens.sort", "{n:count} {face:tokens.sort.many}", (h.face, h.n), check=_must_be_several)


def _two_sorts(discourse: Discourse, a: _Sort, b: _Sort) -> tuple[CreateTokens, CreateTokens]:
    """Return that the doer puts tokens of two sorts into play, all of which are spoken of from then on.

    Raises:
        NoReading: both are of one sort.
    """
    if a[0] == b[0]:
        raise NoReading("tokens of two sorts")
    one, other = discourse.name("token"), discourse.name("token")
    all_of_them = Union((Those(one), Those(other)))
    speak_of(discourse, all_of_them, frozenset({"ally", "character", "card", "token"}), several=True)
    return tuple(CreateTokens(discourse.doer, face, n, name) for (face, n), name in ((a, one), (b, other)))  # type: ignore[return-value]


def _undo_two_sorts(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (CreateTokens(who, one, n, exhausted=False), CreateTokens(same, other, m, exhausted=False)):
            if who == same == discourse.doer:
                yield {"a": (one, n), "b": (other, m)}
        case _:
            return


def _tired(discourse: Discourse, face: TokenFace, each: Quantity) -> tuple[Any, ...]:
    return tuple(replace(one, exhausted=True) for one in created(discourse, face, each))


def _undo_tired(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (CreateTokens(who, face, n, exhausted=True),) if who == discourse.doer and not isinstance(n, Number):
            yield {"face": face, "each": n}
        case _:
            return


def _creations() -> Iterator[tuple[Rule, ...]]:
    two = "puts~ {a:tokens.sort} <and|, and> {b:tokens.sort} into play"
    yield made("does~", two, _two_sorts, _undo_two_sorts, like=(CreateTokens, CreateTokens))
    each = "puts~ <a|an|one> {face:tokens.one} exhausted for each {each:counted}"
    yield made("does~", each, _tired, _undo_tired, like=(CreateTokens,))


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


RULES = (*_sorts(), *_creations(), *_sentences())
