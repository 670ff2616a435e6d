"""Conditions with bounds that are left out, "less than 5 health", and on two things that one card did this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.language.filters import DealtDamage, DidThisTurn, Filter, Valued, WasDealtDamage
from engine.language.selections import (
    Both,
    Circumstance,
    Compare,
    Count,
    Every,
    Fits,
    Negated,
    Number,
    Selection,
    ValueOf,
    You,
)
from engine.language.words import Comparison, Done, Trait, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.conditions.compared_numbers import VALUES_IN_WORDS
from scenarios.reading.phrases.conditions.conditions_on_control import THEY, some_opponent
from scenarios.reading.phrases.conditions.joined_conditions import beyond
from scenarios.reading.templates import Bindings, Value, h, narrowed

_LEAST, _MOST = Comparison.AT_LEAST, Comparison.AT_MOST
_Deed: TypeAlias = tuple[Filter, bool]
"""What one card did or underwent this turn, and whether the words deny it."""


def _values() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for values that are less, or more, than a number."""
    yield made("digits.below", "less than {n:digits}", *beyond(-1), like=Number)
    yield made("digits.above", "<more|greater> than {n:digits}", *beyond(1), like=Number)
    for bound, comparison in (("{n:digits.below}", _MOST), ("{n:digits.above}", _LEAST)):
        for word, trait in VALUES_IN_WORDS:
            value = Compare(ValueOf(trait, h.of), comparison, h.n)
            for said in (f"{bound} {word}", f"{word} {bound}"):
                yield rule("condition.one", f"{{of:one}} has {said}", value, bracket="clause")
            some = Compare(Count(Every(narrowed(h.it, Valued(trait, comparison, h.n)))), _LEAST, Number(1))
            yield rule("condition.one", f"<a|an> {{it:noun}} has {bound} {word}", some)
        cost = Compare(ValueOf(Trait.COST, h.of), comparison, h.n)
        yield rule("condition.one", f"{{of:one}} <has cost|costs> {bound}", cost, bracket="clause")


def _zones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for hands, and your graveyard, with fewer or more cards than a number."""
    for bound, comparison in (("{n:count.below}", _MOST), ("{n:count.above}", _LEAST)):
        cards = f"{bound} cards in <his hand|his or her hand|hand>"
        mine, hers = (Compare(Count(Every(CARD, (Zone.HAND,), who)), comparison, h.n) for who in (You(), THEY))
        his = Compare(Count(Every(CARD, (Zone.HAND,), h.who)), comparison, h.n)
        yield rule("condition.one", f"you have {bound} cards in <your hand|hand>", mine)
        yield rule("condition.one", f"{{who:player}} has {cards}", his)
        some = some_opponent(hers)
        yield rule("condition.one", f"an opponent has {cards}", some)
        dead = Compare(Count(Every(h.it, (Zone.GRAVEYARD,), You())), comparison, h.n)
        words = f"{bound} {{it:cardnouns.any}}"
        said = f"<you have {words}|there are {words}|{words} are> in your graveyard"
        yield rule("condition.one", said, dead)


def _deeds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what one card did or didn't do, as a part of a condition."""
    for past, bare, deed in (
        ("attacked", "attack", Done.ATTACKED),
        ("defended", "defend", Done.DEFENDED),
        ("protected", "protect", Done.PROTECTED),
    ):
        yield rule("did.in.turn", past, (DidThisTurn(deed), False))
        yield rule("did.in.turn", f"didn't {bare}", (DidThisTurn(deed), True))
    for kind, combat in (("", False), ("combat", True)):
        for whom, to in (("", None), ("to <a|an> {to:noun}", h.to)):
            dealt: Any = DealtDamage(to, combat=combat)
            yield rule("did.in.turn", f"dealt {kind} damage {whom}", (dealt, False))
            yield rule("did.in.turn", f"didn't deal {kind} damage {whom}", (dealt, True))
        was = WasDealtDamage(combat=combat)
        yield rule("did.in.turn", f"was dealt {kind} damage", (was, False))
        yield rule("did.in.turn", f"wasn't dealt {kind} damage", (was, True))


def _asked(it: Selection, deed: _Deed) -> Circumstance:
    did = Fits(it, deed[0])
    return Negated(did) if deed[1] else did


def _both(_discourse: Discourse, it: Selection, a: _Deed, b: _Deed) -> Both:
    return Both((_asked(it, a), _asked(it, b)))


def _undo_both(_discourse: Discourse, value: Both) -> Iterator[Bindings]:
    match value:
        case Both((one, other)):
            parts = [_taken(each) for each in (one, other)]
            if None not in parts and parts[0][0] == parts[1][0]:  # type: ignore[index]
                yield {"it": parts[0][0], "a": parts[0][1], "b": parts[1][1]}  # type: ignore[index]
        case _:
            return


def _taken(value: Value) -> tuple[Selection, _Deed] | None:
    match value:
        case Fits(it, filter_):
            return it, (filter_, False)
        case Negated(Fits(it, filter_)):
            return it, (filter_, True)
        case _:
            return None


def _joined() -> Iterator[tuple[Rule, ...]]:
    said = "{it:one} {a:did.in.turn} <and|but> {b:did.in.turn} this turn"
    yield made("condition.one", said, _both, _undo_both, like=Both, bracket="clause")


RULES = (*_values(), *_zones(), *_deeds(), *_joined())
