"""Numbers that a player chooses, and the sum of several dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import (
    ChooseNumber,
    PutDamage,
    RollDice,
)
from engine.language.filters import Valued
from engine.language.selections import (
    Number,
    Plus,
    Quantity,
    Selection,
    ThatMany,
    Times,
    ValueOf,
)
from engine.language.words import Comparison, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.templates import Bindings

_CHOSEN = "number"


def _number(discourse: Discourse, low: Quantity, high: Quantity | None = None) -> tuple[ChooseNumber]:
    discourse.measured = _CHOSEN
    return (ChooseNumber(discourse.doer, low, high, _CHOSEN),)


def _any_number(discourse: Discourse) -> tuple[ChooseNumber]:
    return _number(discourse, Number(0))


def _undo_any_number(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == (ChooseNumber(discourse.doer, Number(0), None, _CHOSEN),):
        yield {}


def _that_number(discourse: Discourse) -> ThatMany:
    """Return the number that was chosen.

    Raises:
        NoReading: the last thing that was measured is none.
    """
    if discourse.measured != _CHOSEN:
        raise NoReading("a number that was chosen")
    return ThatMany(_CHOSEN)


def _so_valued(comparison: Comparison) -> tuple[Any, Any]:
    """Return the build and undo functions of cards of which a value is the chosen number, at least or at most."""

    def build(discourse: Discourse, trait: Trait) -> Valued:
        return Valued(trait, comparison, _that_number(discourse))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Valued(trait, found, ThatMany(name)) if found is comparison and name == discourse.measured == _CHOSEN:
                yield {"trait": trait}
            case _:
                return

    return build, undo


def _spoken_of() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the number that was chosen: as an amount, and as what a value of cards is."""
    yield made("value", "<that number|the chosen number>", _that_number, as_built(_that_number))
    for words, comparison in (
        ("", Comparison.EQUAL),
        ("or less", Comparison.AT_MOST),
        ("<or more|or greater>", Comparison.AT_LEAST),
    ):
        said = f"with <that|the chosen> {{trait}} {words}"
        yield made("postmod", said, *_so_valued(comparison), like=Valued)
    yield made("postmod", "with that much {trait}", *_so_valued(Comparison.EQUAL), like=Valued)


def _undo_number(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (ChooseNumber(player, low, high, name),) if player == discourse.doer and name == _CHOSEN:
            yield {"low": low} if high is None else {"low": low, "high": high}
        case _:
            return


def _numbers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for numbers that a player chooses, and for several dice."""
    yield from verb_made("choose+s a number", _any_number, _undo_any_number, (ChooseNumber,))
    for bounds in (
        "of at least {low:digits}",
        "from {low:digits} to {high:digits}",
        "from {low:digits} to {high:computed}",
    ):
        yield from verb_made(f"choose+s a number {bounds}", _number, _undo_number, (ChooseNumber,))
    for word, fatal in (("", True), ("non-fatal", False)):
        said = f"put+s any amount of {word} damage on {{on:np}}"
        yield from verb_made(said, *_any_amount(fatal=fatal), like=(ChooseNumber, PutDamage))
    yield from verb_made("roll+s {n:count} dice", _dice, _undo_dice, (RollDice,))


def _any_amount(*, fatal: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of damage of a chosen amount: any, or such that the card keeps 1 health."""

    def build(discourse: Discourse, on: Selection) -> tuple[ChooseNumber, PutDamage]:
        spared = Plus((ValueOf(Trait.HEALTH, on), Times(ValueOf(Trait.DAMAGE, on), -1), Number(-1)))
        chosen = ChooseNumber(discourse.doer, Number(0), None if fatal else spared, _CHOSEN)
        return (chosen, PutDamage(on, ThatMany(_CHOSEN)))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ChooseNumber(), PutDamage(on)) if value == build(discourse, on):
                yield {"on": on}
            case _:
                return

    return build, undo


def _dice(discourse: Discourse, n: Quantity) -> tuple[RollDice]:
    if n == Number(1):
        raise NoReading("more than one for a plural")
    discourse.measured = "roll"
    discourse.rolled = n
    return (RollDice(discourse.doer, n, "roll"),)


def _undo_dice(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (RollDice(player, n, "roll"),) if player == discourse.doer:
            yield {"n": n}
        case _:
            return


RULES = (*_numbers(), *_spoken_of())
