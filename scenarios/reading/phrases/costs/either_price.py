"""Costs that are one deed or another, whichever the player chooses: as a price, and as what averts or allows a deed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.costs import Activate, Perform
from engine.language.effects import ChooseMode
from engine.language.selections import HeroOf, Target, This, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.phrases.costs.performed_costs import (
    performed,
    performed_by_another,
    undo_performed,
    undo_performed_by_another,
)
from scenarios.reading.phrases.sentences.clauses import undo_one_or_other, unless
from scenarios.reading.selected_cards import must_not_part
from scenarios.reading.templates import Bindings, Value

_WORDS = ("the first", "the second")


def _either(discourse: Discourse, a: Value, b: Value) -> tuple[ChooseMode]:
    """Return that the doer chooses one of two deeds that can be done; no later word means a card of one of them."""
    must_not_part(a, b, discourse.doer)
    known = (This(), You(), HeroOf(You()), discourse.doer)
    discourse.mentions = [
        each
        for each in discourse.mentions
        if each.sentence != discourse.sentence or each.selection in known or isinstance(each.selection, Target)
    ]
    return (ChooseMode(discourse.doer or You(), (a, b), _WORDS, either=True),)


def _undo_either(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(who, (a, b), either=True),) if who == (discourse.doer or You()):
            yield {"a": a, "b": b}
        case _:
            return


def _paid(_discourse: Discourse, acts: tuple[ChooseMode]) -> tuple[Perform]:
    return (Perform(acts[0]),)


def _undo_paid(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Perform(ChooseMode(either=True) as act),):
            yield {"acts": (act,)}
        case _:
            return


def _as_well(_discourse: Discourse, it: tuple[Perform]) -> tuple[Activate, Perform]:
    return (Activate(), *it)


def _undo_as_well(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Activate(), Perform(ChooseMode(either=True)) as last):
            yield {"it": (last,)}
        case _:
            return


def _prices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for such costs; after "and" it would be in doubt how much the "or" parts."""
    yield made("deed.either", "<|either> {a:do} <or|, or> {b:do}", _either, _undo_either)
    yield made("deeds.either", "{a:does} or {b:does}", _either, _undo_either)
    yield made("cost.either", "{acts:deed.either}", _paid, _undo_paid, bracket="command")
    for several in ("costs", "costs.done"):
        yield made(several, "{it:cost.either}", lambda _d, it: it, lambda _d, value: [{"it": value}])
    yield made("costs", "[activate] , {it:cost.either}", _as_well, _undo_as_well, like=tuple)


def _averting() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is done unless one of two deeds is, and what can't be done without one of them."""
    yours, his = "{b:clauses} unless you {a:deed.either}", "{b:clauses} unless {doer:player} {a:deeds.either}"
    yield made("clauses.limited", yours, unless, undo_one_or_other, bracket="command")
    yield made("clauses.limited", his, unless, undo_one_or_other, bracket="clause")
    yield made("do.yours", "{acts:deed.either}", performed, undo_performed, bracket="command")
    yield made("does.yours", "{acts:deeds.either}", performed, undo_performed, bracket="command")
    by_another = performed_by_another, undo_performed_by_another
    yield made("do.payer", "{acts:deed.either}", *by_another, bracket="payer")
    yield made("does.payer", "{acts:deeds.either}", *by_another, bracket="payer")


RULES = (*_prices(), *_averting())
"""The rules of both."""
