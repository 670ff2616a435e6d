"""Conditions side by side, on draws of the turn, on remaining health, on what all cards of a kind are, on the most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import Controlled, Filter
from engine.language.selections import (
    Both,
    Circumstance,
    Compare,
    Count,
    Either,
    Every,
    Happened,
    Number,
    Players,
    Quantity,
    TimesDone,
    ValueOf,
    You,
)
from engine.language.words import Comparison, Done, Relation, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.conditions.conditions_on_the_turn import not_done, so_often
from scenarios.reading.phrases.conditions.denied_conditions import each_is, undo_each_is
from scenarios.reading.templates import Bindings, Value, filters_of, h, narrowed

_NONE = Number(0)


def _side_by_side(several: type[Both | Either]) -> tuple[Any, Any]:
    """Return the build and undo functions of two conditions with "and" or "or" between them, neither of them joined.

    Three of them could be put together in two ways.
    """

    def build(_discourse: Discourse, a: Circumstance, b: Circumstance) -> Both | Either:
        if isinstance(a, (Both, Either)) or isinstance(b, (Both, Either)):
            raise NoReading("two conditions with one word between them")
        return several((a, b))

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        if len(value.conditions) == len("ab") and not any(
            isinstance(each, (Both, Either)) for each in value.conditions
        ):
            yield dict(zip("ab", value.conditions, strict=True))

    return build, undo


def _joined() -> Iterator[tuple[Rule, ...]]:
    yield rule("condition", "{c:condition.one}", h.c)
    for word, several in (("and", Both), ("or", Either)):
        said = f"{{a:condition.one}} {word} {{b:condition.one}}"
        yield made("condition", said, *_side_by_side(several), like=several)


def beyond(by: int) -> tuple[Any, Any]:
    """Return the build and undo functions of the number nearest to one that is itself left out."""

    def build(_discourse: Discourse, n: Quantity) -> Number:
        if not isinstance(n, Number) or n.value + by < 1:
            raise NoReading("a number of two or more")
        return Number(n.value + by)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if isinstance(value, Number):
            yield {"n": Number(value.value - by)}

    return build, undo


def _bounds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a number in "fewer than three" and "more than two"."""
    yield made("count.below", "<fewer|less> than {n:count}", *beyond(-1), like=Number)
    yield made("count.above", "more than {n:count}", *beyond(1), like=Number)


def _drawn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether somebody has drawn a card, or so many, this turn."""
    deed = Done.DRAWN
    for who, player, not_ in (
        ("you", You(), "<didn't draw|haven't drawn>"),
        ("an opponent", Players(Relation.OPPONENT), "<didn't draw|hasn't drawn>"),
        ("{who:player.one}", h.who, "<didn't draw|hasn't drawn>"),
    ):
        drew = f"{who} <drew|has drawn>" if who != "you" else "<you drew|you have drawn|you've drawn>"
        yield rule("condition.one", f"{drew} a card this turn", Happened(deed, player))
        yield rule("condition.one", f"{who} {not_} a card this turn", not_done(deed, player))
        often = TimesDone(deed, player)
        so_many = so_often(deed, player, Comparison.AT_LEAST)
        yield rule("condition.one", f"{drew} {{n:count}} or more cards this turn", so_many)
        yield rule("value", f"the number of cards {drew} this turn", often)
        yield rule("counted.one", f"card {drew} this turn", often)


_LEFT = ValueOf(Trait.REMAINING_HEALTH, h.of)
"""Health without the damage, which is what would still have to be dealt for fatal damage (403.2)."""


def _remaining() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the health that damage has left to a character."""
    yield rule("value", "{of:one} 's remaining health", _LEFT)
    yield rule("value", "the remaining health of {of:one}", _LEFT)
    fewer = Compare(_LEFT, Comparison.AT_MOST, h.n)
    said = "{of:one} has {n:digits.below} <health remaining|remaining health>"
    yield rule("condition.one", said, fewer, bracket="clause")
    for bound, comparison in (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST)):
        said = f"{{of:one}} has {{n:digits}} {bound} <remaining health|health remaining>"
        yield rule("condition.one", said, Compare(_LEFT, comparison, h.n), bracket="clause")
    just = Compare(_LEFT, Comparison.EQUAL, h.n)
    said = "{of:one} has <exactly|> {n:digits} <remaining health|health remaining>"
    yield rule("condition.one", said, just, bracket="clause")


def _not_all_others() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for controlling no card of a kind, and for all of somebody's cards being of one kind."""
    mine = Count(Every(narrowed(h.it, Controlled(You()))))
    yield rule("condition.one", "you don't control <a|an> {it:noun}", Compare(mine, Comparison.EQUAL, _NONE))
    yield rule("condition.one", "you don't control any {it:noun~}", Compare(mine, Comparison.EQUAL, _NONE))
    his = Count(Every(narrowed(h.it, Controlled(h.who))))
    said = "{who:player.one} doesn't control"
    yield rule("condition.one", f"{said} <a|an> {{it:noun}}", Compare(his, Comparison.EQUAL, _NONE))
    yield rule("condition.one", f"{said} any {{it:noun~}}", Compare(his, Comparison.EQUAL, _NONE))
    theirs = Count(Every(narrowed(h.it, Controlled(Players(Relation.OPPONENT)))))
    said = "no opponent controls <a|an|any> {it:noun}"
    yield rule("condition.one", said, Compare(theirs, Comparison.EQUAL, _NONE))
    yield made("condition.one", "all {of:nouns} are {so:nouns}", _all_are, undo_each_is, like=Compare)


def _all_are(_discourse: Discourse, of: Filter, so: Filter) -> Compare:
    """Return that none of the cards is anything else; where there are none, all of them are so."""
    if any(isinstance(part, Controlled) for part in filters_of(so)):
        raise NoReading("a kind of cards, and not whose they are")
    return each_is(_discourse, of, so)


RULES = (*_joined(), *_bounds(), *_drawn(), *_remaining(), *_not_all_others())
