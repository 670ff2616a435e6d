"""Powers that function while the card lies in your graveyard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.filters import Among, Is
from engine.language.powers import Continuous, Triggered
from engine.language.selections import Every, Fits, This, You
from engine.language.words import Kind, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, parts_of

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


_IN_GRAVEYARD = Fits(This(), Among(Every(Is((Kind.CARD,)), (Zone.GRAVEYARD,), You())))
"""The if-condition of a power in the graveyard, asked as it triggers and as its effect resolves (703.2)."""


def _spoken(discourse: Discourse, this: This) -> This:
    speak_of(discourse, this, frozenset({"card"}))
    return this


def _triggers() -> Iterator[tuple[Rule, ...]]:
    for start in ("<when|whenever> {on:event}", "at {on:moment}"):
        yield rule(
            "power",
            f"{start} , if {{this:self.buried}} is in your graveyard , {{text:text.plain}}",
            Triggered((h.on,), h.text, _IN_GRAVEYARD, zones=(Zone.GRAVEYARD,)),
            bracket="sentence",
            known={"this": This()},
        )
    yield made("self.buried", "{this:self}", _spoken, lambda _d, value: [{"this": value}], like=This)


RULES = (*_statics(), *_triggers())
