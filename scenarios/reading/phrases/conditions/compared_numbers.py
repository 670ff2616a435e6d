"""Conditions that compare a value with a number, one player's cards with another's, or what happened this turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.filters import Among, Controlled, DealtDamage, Filter, Not, Valued
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Fits,
    ForSome,
    HeroOf,
    Negated,
    Number,
    Players,
    Quantity,
    Selection,
    This,
    Those,
    ValueOf,
    X,
    You,
)
from engine.language.words import Comparison, Relation, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import covers, kinds_named, words_for
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.phrases.descriptions.damage_of_types import WHOM
from scenarios.reading.templates import filters_of, h, narrowed, parts_of

_BOUNDS = (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST))
VALUES_IN_WORDS = (("atk", Trait.ATK), ("health", Trait.HEALTH), ("<def|[def]>", Trait.DEF))
"""The values that a card is said to have so much of, or more, or less."""


def _must_be_printed(_discourse: Discourse, n: Quantity) -> None:
    """Refuse X itself as the number that X is compared with."""
    if not isinstance(n, Number):
        raise NoReading("a number")


def _values() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions that compare a value with a number."""
    no_more = Compare(ValueOf(Trait.DAMAGE, h.topic), Comparison.AT_MOST, ValueOf(Trait.DAMAGE, h.other))
    said = "{topic:one} has more damage <|on it> than {other:one}"
    yield rule("condition.one", said, Negated(no_more), bracket="clause")
    yield from _more_damage()
    yield rule("condition.one", "{left:value} <is|was> {n:digits}", Compare(h.left, Comparison.EQUAL, h.n))
    for word, trait in VALUES_IN_WORDS:
        exactly = Compare(ValueOf(trait, h.of), Comparison.EQUAL, h.n)
        yield rule("condition.one", f"{{of:one}} has <exactly|> {{n:digits}} {word}", exactly, bracket="clause")
    just = Compare(X(), Comparison.EQUAL, h.n)
    yield rule("condition.one", "x is <exactly|> {n:digits}", just, check=_must_be_printed)
    for bound, comparison in _BOUNDS:
        so = Compare(X(), comparison, h.n)
        yield rule("condition.one", f"x is {{n:digits}} {bound}", so, check=_must_be_printed)
        yield rule("condition.one", f"{{left:value}} <is|was> {{n:digits}} {bound}", Compare(h.left, comparison, h.n))
        cost = Compare(ValueOf(Trait.COST, h.of), comparison, h.n)
        yield rule("condition.one", f"{{of:one}} <has cost|costs> {{n:digits}} {bound}", cost, bracket="clause")
        damage = Compare(ValueOf(Trait.DAMAGE, h.of), comparison, h.n)
        for number in ("digits", "count"):
            said = f"{{of:one}} has {{n:{number}}} {bound} damage <|on it|on him|on her>"
            yield rule("condition.one", said, damage, bracket="clause")
        for word, trait in (("damage", Trait.DAMAGE), *VALUES_IN_WORDS):
            some = Every(narrowed(h.it, Valued(trait, comparison, h.n)))
            there = Compare(Count(some), Comparison.AT_LEAST, Number(1))
            yield rule("condition.one", f"<a|an> {{it:noun}} has {{n:digits}} {bound} {word}", there)
        for word, trait in VALUES_IN_WORDS:
            value = Compare(ValueOf(trait, h.of), comparison, h.n)
            for said in (f"{{n:digits}} {bound} {word}", f"{word} {{n:digits}} {bound}"):
                yield rule("condition.one", f"{{of:one}} has {said}", value, bracket="clause")


_ONE = Those("one")
"""Each of the cards in turn of which one is asked for."""


def _more_damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one of several that has more damage than another card, or less, whichever is named first."""
    on_it = "<|on it|on him|on her>"
    for one, other in ((_ONE, h.of), (h.of, _ONE)):
        more = Negated(Compare(ValueOf(Trait.DAMAGE, one), Comparison.AT_MOST, ValueOf(Trait.DAMAGE, other)))
        some = f"has more damage {on_it} than"
        said = f"<a|an> {{it:noun}} {some} {{of:one}}" if one == _ONE else f"{{of:one}} {some} <a|an> {{it:noun}}"
        yield rule("condition.one", said, ForSome(Every(h.it), _ONE.name, more), bracket="clause")
    no_more = Compare(ValueOf(Trait.DAMAGE, h.of), Comparison.AT_MOST, ValueOf(Trait.DAMAGE, _ONE))
    than_all = Negated(ForSome(Every(h.it), _ONE.name, no_more))
    said = f"{{of:one}} has more damage {on_it} than each {{it:noun}}"
    yield rule("condition.one", said, than_all, bracket="clause", check=_must_be_others)


def _must_be_others(discourse: Discourse, of: Selection, it: Filter) -> None:
    """Refuse cards of which the compared card may be one: it never has more damage than itself.

    Raises:
        NoReading: the words don't leave that card out.
    """
    parts = filters_of(it)
    if any(isinstance(each, Not) and isinstance(each.filter, Among) for each in parts):
        return
    known = [each for each in discourse.mentions if each.selection == of]
    mine = of in (This(), HeroOf(You())) or any(Controlled(You()) in parts_of(each.filter) for each in known)
    if mine and Controlled(Players(Relation.OPPONENT)) in parts:
        return
    itself = known[-1].nouns if known else frozenset({"character"})
    if of == This() and not discourse.quoted:
        itself = frozenset({discourse.names.type.value})
    kinds, others = kinds_named(itself), kinds_named(words_for(it))
    if any(covers(one, other) or covers(other, one) for one in kinds for other in others):
        raise NoReading('"other" cards, for no card has more damage than itself')


def _dealt_so() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on the type of damage that was dealt, or on what it was dealt with."""
    kinds = (("", None), ("{kind:damagetype}", h.kind))
    tools = (("", None), ("with <a|an> {tool:noun}", h.tool))
    for (kind, is_kind), (tool, is_tool), (whom, is_whom) in product(kinds, tools, WHOM):
        if kind or tool:
            dealt = DealtDamage(is_whom, damage_type=is_kind, with_=is_tool)
            said = f"{{topic:one}} <dealt|has dealt> {kind} damage {tool} {whom} this turn"
            yield rule("condition.one", said, Fits(h.topic, dealt), bracket="clause")


RULES = (*_values(), *_dealt_so())
