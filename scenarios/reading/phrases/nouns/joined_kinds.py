"""One kind of card or another: "ally token, Demon, or Undead", "ally or exhausted equipment", in events as well."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import AllOf, AnyOf, Filter, InCondition, Is, OfDamageType, Standing, Tagged
from engine.language.triggers import On, What
from engine.language.words import Condition, Kind, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.card_nouns import compose, decompose
from scenarios.reading.templates import Bindings, Value, h


def _either(_discourse: Discourse, a: Filter, b: Filter, c: Filter | None = None) -> AnyOf:
    """Return the filter of what is one or another, where the parts are not all kinds or all tags."""
    parts = (a, b) if c is None else (a, b, c)
    if len({type(each) for each in parts}) == 1:
        raise NoReading("a list that mixes kinds and tags")
    return AnyOf(parts)


def _undo_either(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, AnyOf):
        yield dict(zip("abc", value.filters, strict=False))


def _nouns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for lists of kinds and tags: "ally token, Demon, or Undead", "Totem or Pet"."""
    token = AllOf((Is((h.a,)), Is((Kind.TOKEN,))))
    yield rule("noun.part~", "{a:kind~}", Is((h.a,)))
    yield rule("noun.part~", "{a:tag~}", Tagged((h.a,)))
    yield rule("noun.part~", "{a:kind} token~", token)
    joint = "<or~and|and/or|and~or>"
    two = f"{{a:noun.part~}} {joint} {{b:noun.part~}}"
    three = f"{{a:noun.part~}} , {{b:noun.part~}} , {joint} {{c:noun.part~}}"
    yield made("corehead~", two, _either, _of_so_many(2), like=AnyOf)
    yield made("corehead~", three, _either, _of_so_many(3), like=AnyOf)


def _described_apart(discourse: Discourse, a: Filter, b: Filter, pre: tuple[Any, ...]) -> AnyOf:
    """Return the filter of one kind or of another that has words of its own before it, which are said of it alone."""
    if isinstance(a, Tagged) and any(isinstance(each, (str, OfDamageType)) for each in pre):
        raise NoReading("a kind of cards, for two tags side by side are tags of one kind")
    other = compose(discourse, head=b, pre=pre)
    if a == other:
        raise NoReading("two different kinds of cards")
    return AnyOf((a, other))


def _undo_described_apart(discourse: Discourse, value: AnyOf) -> Iterator[Bindings]:
    if len(value.filters) == len("ab") and not isinstance(value.filters[0], AllOf):
        for each in decompose(discourse, value.filters[1]):
            if each["pre"] and not each["post"]:
                yield {"a": value.filters[0], "b": each["head"], "pre": each["pre"]}


def _apart() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for one kind or another where the second has words of its own: "ally or exhausted equipment"."""
    said = "{a:corehead} <or|and/or> {pre:premods} {b:corehead}"
    yield made("noun", said, _described_apart, _undo_described_apart, like=AnyOf)


_ON_EITHER_SIDE = AnyOf((InCondition(Condition.ATTACKING), InCondition(Condition.DEFENDING)))
"""Attacking and defending cards together: no card does both."""


def _on_both_sides(discourse: Discourse, head: Value, pre: tuple[Any, ...] = (), post: tuple[Any, ...] = ()) -> Filter:
    return compose(discourse, head=head, pre=(*pre, _ON_EITHER_SIDE), post=post)


def _undo_on_both_sides(discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    for each in decompose(discourse, value):
        pre = each.get("pre", ())
        if pre[-1:] == (_ON_EITHER_SIDE,):
            parts = {"head": each["head"], "pre": pre[:-1], "post": each.get("post", ())}
            yield {name: part for name, part in parts.items() if part}


def _sides() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for several cards on both sides of a combat: "attacking and defending heroes and allies"."""
    yield rule("coreheads", "attackers <or|and|and/or> defenders", _ON_EITHER_SIDE)
    for before, behind in product(("", "{pre:premods}"), ("", "{post:postmods}")):
        said = f"{before} attacking and defending {{head:coreheads}} {behind}"
        yield made("nouns", said, _on_both_sides, _undo_on_both_sides)


def _of_so_many(many: int) -> Any:  # noqa: ANN401 - as an undo is.
    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from (bound for bound in _undo_either(discourse, value) if len(bound) == many)

    return undo


def _must_be_apart(_discourse: Discourse, a: Filter, b: Filter) -> None:
    """Refuse what is joined before one word for cards: "a Frost or Fire ability card", "an ally or ability card"."""
    if isinstance(a, Tagged) or (isinstance(a, Is) and isinstance(b, Is)):
        raise NoReading("a kind of cards and a card that is described by itself")


def _played() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that somebody plays: a card of one kind, or something of another."""
    for who, s, relation in (
        ("you", "", Relation.YOU),
        ("an opponent", "s", Relation.OPPONENT),
        ("a player", "s", Relation.ANY),
    ):
        on = On(What.PLAYED, subject=AnyOf((h.a, h.b)), player=Standing(relation))
        for words in (
            "<a|an> {a:cardnoun.some} or <|a|an> {b:noun}",
            "<a|an> {a:noun} or <a|an> {b:cardnoun.some}",
            "<a|an> {a:cardnoun.some} or <a|an> {b:cardnoun.some}",
            "<a|an> {a:noun} or <a|an> {b:noun}",
        ):
            yield rule("event.plain", f"{who} play{s} {words}", on)
        one_article = f"{who} play{s} <a|an> {{a:noun}} or {{b:cardnoun.some}}"
        yield rule("event.plain", one_article, on, check=_must_be_apart)


RULES = (*_nouns(), *_apart(), *_sides(), *_played())
