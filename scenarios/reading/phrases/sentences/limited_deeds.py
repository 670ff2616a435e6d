"""Deeds with a condition behind them: what is done if, or unless, it is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.language.effects import Choose, Delay, If, May
from engine.language.filters import AllOf, AnyOf, Filter, Not, Valued
from engine.language.selections import (
    Both,
    Chosen,
    Circumstance,
    Compare,
    Either,
    Every,
    Fits,
    Negated,
    Those,
    ValueOf,
)
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.phrases.sentences.clauses import must_be_one_deed
from scenarios.reading.templates import Bindings, Value, joined, parts_of, replaced, whole_of

_UNNAMED = "chosen for it"
"""The name of a chosen card of which nothing speaks besides the words that limit the deed."""


def limited_by(*, denied: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of clauses with a condition behind them.

    Where the condition is about a card that the clauses choose, it says which cards can be chosen: who is told to do
    something chooses such that it is actually done (709.2b), and may do only what can be done (712.7). A card that
    chance chooses is chosen before the condition is checked. A deed at a later moment leaves open when it is checked.
    """

    def build(_discourse: Discourse, a: Value, c: Value) -> Value:
        must_be_one_deed(a)
        if _waits(a):
            raise NoReading("words before the deed, or its moment, that say when the condition is asked")
        asked = Negated(c) if denied else c
        spoken = {each.name for each in parts_of(c) if isinstance(each, Those)}
        found = [each for each in parts_of(a) if isinstance(each, Chosen) and each.name in spoken]
        if not found:
            return (If(asked, a),)
        return _of_the_chosen(found, asked, a)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (If(c, a, ()),):
                yield from _denials(c, a, denied=denied)
            case (Choose(Chosen(at_random=True) as one, name), If(c, a, ())):
                yield from _denials(c, replaced(a, Those(name), replace(one, name=name)), denied=denied)
            case _:
                for c, a in _widened(value):
                    yield from _denials(c, a, denied=denied)

    return build, undo


def _of_the_chosen(found: list[Chosen], asked: Circumstance, a: Value) -> Value:
    """Return the deed with a card that is chosen among those of which the condition is true."""
    one, name = found[0], found[0].name
    if len(found) > 1 or name is None or Those(name) in parts_of(a):
        raise NoReading("one chosen card that the condition is about")
    if one.at_random and not any(isinstance(each, May) for each in a):
        return (Choose(replace(one, name=None), name), If(asked, replaced(a, one, Those(name))))
    if one.at_random or (one.least, one.most, one.alike) != (None, None, None) or not isinstance(one.among, Every):
        raise NoReading("one card that somebody chooses and the condition is about")
    if any(isinstance(each, May) and (each.then or each.otherwise) for each in a):
        raise NoReading("one deed that the condition limits")
    among = replace(one.among, filter=joined(one.among.filter, _described(asked, Those(name))))
    return replaced(a, one, replace(one, among=among))


def _described(asked: Circumstance, those: Those) -> Filter:
    """Return the filter that the one chosen card fits if the condition is true of it."""
    match asked:
        case Fits(of) if of == those and those not in parts_of(asked.filter):
            return asked.filter
        case Compare(ValueOf(trait, of), comparison, bound) if of == those and those not in parts_of(bound):
            return Valued(trait, comparison, bound)
        case Compare(bound, comparison, ValueOf(trait, of)) if of == those and those not in parts_of(bound):
            return Valued(trait, _MIRRORED[comparison], bound)
        case Negated(inner):
            return Not(_described(inner, those))
        case Both(several):
            return AllOf(tuple(_described(each, those) for each in several))
        case Either(several):
            return AnyOf(tuple(_described(each, those) for each in several))
        case _:
            raise NoReading("a condition that says which card can be chosen")


_MIRRORED = {
    Comparison.AT_LEAST: Comparison.AT_MOST,
    Comparison.AT_MOST: Comparison.AT_LEAST,
    Comparison.EQUAL: Comparison.EQUAL,
}
"""The comparison of two numbers by the same one with its sides exchanged."""


def _conditions(so: Filter, those: Those) -> Iterator[Circumstance]:
    """Yield the conditions that are true of the card if it fits the filter."""
    yield Fits(those, so)
    match so:
        case Valued(trait, comparison, bound):
            yield Compare(ValueOf(trait, those), comparison, bound)
            yield Compare(bound, _MIRRORED[comparison], ValueOf(trait, those))
        case Not():
            yield from map(Negated, _conditions(so.filter, those))
        case AllOf(several):
            yield from map(Both, product(*(_conditions(each, those) for each in several)))
        case AnyOf(several):
            yield from map(Either, product(*(_conditions(each, those) for each in several)))
        case _:
            return


def _widened(value: Value) -> Iterator[tuple[Circumstance, Value]]:
    """Yield what the last requirement asks of a card that is chosen in the deed, and the deed without it."""
    for one in parts_of(value):
        match one:
            case Chosen(Every(AllOf((*rest, _)) as whole) as among, None, None, at_random=False, alike=None) if rest:
                name = one.name or _UNNAMED
                wider = replace(among, filter=whole_of(rest))
                deed = replaced(value, one, replace(one, among=wider, name=name))
                yield from ((asked, deed) for asked in _conditions(whole.filters[-1], Those(name)))
            case _:
                pass


def _waits(a: Value) -> bool:
    """Return whether a deed, or one that may be done, is at a later moment."""
    deeds = a if isinstance(a, tuple) else (a,)
    return any(isinstance(each, Delay) or (isinstance(each, May) and _waits(each.do)) for each in deeds)


def _denials(c: Value, a: Value, *, denied: bool) -> Iterator[Bindings]:
    if _waits(a):
        return
    if not denied:
        yield {"a": a, "c": c}
    elif isinstance(c, Negated):
        yield {"a": a, "c": c.condition}
