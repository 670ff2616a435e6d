"""Conditions that compare: values with numbers, what one player has with what another has, what happened this turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.filters import Among, Controlled, DealtDamage, DidThisTurn
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Fits,
    Happened,
    Negated,
    Number,
    ValueOf,
    You,
)
from engine.language.words import Comparison, Done, Trait, Zone
from scenarios.reading.phrases.quantities import CARD
from scenarios.reading.rules import Rule, rule
from scenarios.reading.templates import h, narrowed

_BOUNDS = (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST))
_COUNTS = (("or more", Comparison.AT_LEAST), ("or fewer", Comparison.AT_MOST))
_TRAITS = (("atk", Trait.ATK), ("health", Trait.HEALTH))


def _values() -> Iterator[tuple[Rule, ...]]:
    """Give conditions that put a value of something beside a number."""
    for bound, comparison in _BOUNDS:
        yield rule("condition", f"{{left:value}} <is|was> {{n:digits}} {bound}", Compare(h.left, comparison, h.n))
        cost = Compare(ValueOf(Trait.COST, h.of), comparison, h.n)
        yield rule("condition", f"{{of:np}} <has cost|costs> {{n:digits}} {bound}", cost, bracket="clause")
        damage = Compare(ValueOf(Trait.DAMAGE, h.of), comparison, h.n)
        yield rule("condition", f"{{of:np}} has {{n:digits}} {bound} damage <|on it>", damage, bracket="clause")
        for word, trait in _TRAITS:
            value = Compare(ValueOf(trait, h.of), comparison, h.n)
            yield rule("condition", f"{{of:np}} has {{n:digits}} {bound} {word}", value, bracket="clause")


def _held() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on how many cards are in a hand or under a control."""
    yours, theirs = Count(Every(CARD, (Zone.HAND,), You())), Count(Every(CARD, (Zone.HAND,), h.who))
    for bound, comparison in _COUNTS:
        if comparison is Comparison.AT_MOST:
            yield rule("condition", f"you have {{n:count}} {bound} cards in your hand", Compare(yours, comparison, h.n))
            mine = Count(Every(narrowed(h.them, Controlled(You()))))
            yield rule(
                "condition", f"you <control|have> {{n:count}} {bound} {{them:nouns}}", Compare(mine, comparison, h.n)
            )
        cards = Compare(theirs, comparison, h.n)
        yield rule("condition", f"{{who:player}} has {{n:count}} {bound} cards in his hand", cards)
    yield rule("condition", "you have no cards in your hand", Compare(yours, Comparison.EQUAL, Number(0)))


def _dealt_so() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on the type of damage that was dealt, or on what it was dealt with."""
    kinds = (("", None), ("{kind:damagetype}", h.kind))
    tools = (("", None), ("with <a|an> {tool:noun}", h.tool))
    whoms = (("", None), ("to <a|an> {to:noun}", h.to), ("to {to:one}", Among(h.to)))
    for (kind, is_kind), (tool, is_tool), (whom, is_whom) in product(kinds, tools, whoms):
        if kind or tool:
            dealt = DealtDamage(is_whom, damage_type=is_kind, with_=is_tool)
            said = f"{{topic:one}} <dealt|has dealt> {kind} damage {tool} {whom} this turn"
            yield rule("condition", said, Fits(h.topic, dealt), bracket="clause")


def _done() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on what somebody did this turn."""
    for word, flag in (("", False), ("combat", True)):
        some = Compare(Count(Every(narrowed(h.it, DealtDamage(h.to, combat=flag)))), Comparison.AT_LEAST, Number(1))
        yield rule(
            "condition", f"<a|an> {{it:noun}} <dealt|has dealt> {word} damage to <a|an> {{to:noun}} this turn", some
        )
    yield from _dealt_so()
    yield rule("condition", "<a|an> {it:noun} was destroyed this turn", Happened(Done.DESTROYED, None, h.it))
    yield rule(
        "condition",
        "you <played|have played|'ve played> <a|an> {it:noun} this turn",
        Happened(Done.PLAYED, You(), h.it),
    )
    attacked = Fits(h.it, DidThisTurn(Done.ATTACKED))
    yield rule("condition", "{it:np} attacked this turn", attacked)
    yield rule("condition", "{it:np} <didn't attack|hasn't attacked> this turn", Negated(attacked))


RULES = (*_values(), *_held(), *_done())
