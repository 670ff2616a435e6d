"""Deeds that you may have other players do: "you may have target player draw a card"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import May
from engine.language.selections import You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.phrases.sentences.clauses import by_each, undo_by_each
from scenarios.reading.templates import Bindings, Value


def _caused(discourse: Discourse, doer: Value, acts: Value) -> tuple[May]:
    """Return that you may have the players do it, who make its choices themselves."""
    return (May(You(), by_each(discourse, doer, acts)),)


def _undo_caused(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), acts, (), ()),):
            yield from undo_by_each(discourse, acts)
        case _:
            return


def _leading_on(discourse: Discourse, doer: Value, a: Value, b: Value) -> tuple[May]:
    """Return the same with what follows if it was done."""
    return (May(You(), by_each(discourse, doer, a), b),)


def _undo_leading_on(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), acts, (_, *_) as b, ()),):
            for bound in undo_by_each(discourse, acts):
                yield {"a": bound.pop("acts"), "b": b, **bound}
        case _:
            return


def _causing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a player, or each of several, does where you decide whether it is done."""
    said = "you may have {doer:player} {acts:dos}"
    yield made("clause.said", said, _caused, _undo_caused, bracket="clause", like=(May,))
    then = "you may have {doer:player} {a:dos} . if you do , {b:clauses.last} ."
    yield made("step.plain", then, _leading_on, _undo_leading_on, bracket="clause", like=(May,))


RULES = (*_causing(),)
