"""Continuous powers that function while the card lies in your graveyard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.powers import Continuous
from engine.language.selections import This
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value, parts_of

_THERE = (Zone.GRAVEYARD,)


def _buried(_discourse: Discourse, this: This, it: Value) -> Value:  # noqa: ARG001 - the words name the card.
    """Return the power as one that functions in the graveyard, where the card does nothing as a card in play.

    Raises:
        NoReading: it is no single continuous power, or it speaks of the card itself.
    """
    match it:
        case (Continuous(zones=(Zone.PLAY,)) as power,) if This() not in parts_of(power):
            return (replace(power, zones=_THERE),)
        case _:
            raise NoReading("a power that functions in the graveyard")


def _undo_buried(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(zones=(Zone.GRAVEYARD,)) as power,):
            yield {"this": This(), "it": (replace(power, zones=(Zone.PLAY,)),)}
        case _:
            return


def _statics() -> Iterator[tuple[Rule, ...]]:
    yield made("static", "while {this:self} is in your graveyard , {it:static}", _buried, _undo_buried)


RULES = (*_statics(),)
