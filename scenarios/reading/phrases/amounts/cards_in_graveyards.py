"""How many cards lie in the graveyard of another player: as an amount, and as a condition."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.selections import Compare, Count, Every, Number, Quantity, Selection, You
from engine.language.words import Comparison, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.conditions.conditions_on_control import THEY, some_opponent
from scenarios.reading.templates import Bindings, h

_DEAD = Every(h.it, (Zone.GRAVEYARD,), h.who)


def _of_another(_discourse: Discourse, who: Selection) -> Selection:
    """Return whose graveyard it is, of others than you.

    Raises:
        NoReading: it is yours.
    """
    if who == You():
        raise NoReading("another player's graveyard")
    return who


def _undo_of_another(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value != You():
        yield {"who": value}


def _numbers() -> Iterator[tuple[Rule, ...]]:
    yield made("whose.other", "{who:whose}", _of_another, _undo_of_another)
    yield rule("counted.one", "{it:cardnoun.any} in {who:whose.other} graveyard", Count(_DEAD))
    yield rule("countednouns", "{it:cardnouns.any} in {who:whose.other} graveyard", _DEAD)


_AMOUNTS: tuple[tuple[str, str, Comparison, Quantity], ...] = (
    ("is", "<a|an> {it:cardnoun.any}", Comparison.AT_LEAST, Number(1)),
    ("are", "no {it:cardnouns.any}", Comparison.EQUAL, Number(0)),
    ("are", "{n:count} or more {it:cardnouns.any}", Comparison.AT_LEAST, h.n),
    ("are", "{n:count} or fewer {it:cardnouns.any}", Comparison.AT_MOST, h.n),
)
"""Amounts of cards in words, with the verb, and as a comparison and a number."""


def _conditions() -> Iterator[tuple[Rule, ...]]:
    for be, words, comparison, n in _AMOUNTS:
        so_many = Compare(Count(_DEAD), comparison, n)
        for said in (f"{words} {be} in", f"there {be} {words} in"):
            yield rule("condition.one", f"{said} {{who:whose.other}} graveyard", so_many)
        his = "<his|his or her|their> graveyard"
        some = some_opponent(Compare(Count(Every(h.it, (Zone.GRAVEYARD,), THEY)), comparison, n))
        yield rule("condition.one", f"an opponent has {words} in {his}", some)
        yield rule("condition.one", f"{words} {be} in an opponent 's graveyard", some)
        yield rule("condition.one", f"{{who:player.one}} has {words} in {his}", so_many)


RULES = (*_numbers(), *_conditions())
