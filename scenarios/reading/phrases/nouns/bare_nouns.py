"""Cards outside of play that are called by their kind alone: "an ally from your hand" for "an ally card"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import AllOf, Among, AnyOf, Filter, HasTrait, Is, Named, Not, Tagged, Valued
from engine.language.selections import Highest, Lowest
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import NoReading, Rule, Terminal, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.templates import Bindings, filters_of, h, parts_of

_PRINTED = (AllOf, AnyOf, HasTrait, Is, Named, Not, Tagged, Valued)
"""Filters that describe a card by what is printed on it, wherever it is."""


def _bare(_discourse: Discourse, it: Filter, unsaid: bool) -> Filter:  # noqa: FBT001, ARG001 - a part of the pattern.
    """Return the filter of a noun that describes cards by what is printed on them.

    Raises:
        NoReading: the words describe what a card only is, or has, in play, or any card at all.
    """
    parts = filters_of(it)
    named = all(isinstance(each, Named) for each in parts)
    if named or not all(isinstance(each, _PRINTED) for each in parts) or it == CARD:
        raise NoReading("what is printed on a card")
    if any(isinstance(each, Among) for each in parts_of(it)):
        raise NoReading("a card that no other card is excluded from")
    if any(isinstance(each, Valued) and isinstance(each.quantity, (Highest, Lowest)) for each in parts):
        raise NoReading("a card with the most or least of a value in play")
    return it


def _undo_bare(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield {"it": value, "unsaid": True}


def _here(_tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    yield at, True


def _nowhere(_value: object) -> Iterator[str]:
    yield from ()


def _nouns() -> Iterator[tuple[Rule, ...]]:
    yield rule("cardnoun.any~", "{it:cardnoun~}", h.it)
    yield rule("cardnoun.any~", "{it:noun.bare~}", h.it)
    yield made("noun.bare~", "{it:noun~} {unsaid:unsaid}", _bare, _undo_bare)


RULES = (Terminal("unsaid", _here, _nowhere, "words that are read and never told"), *_nouns())
