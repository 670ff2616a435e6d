"""Characters that were healed, or dealt damage, "this way": how many there are, and each of them in turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Filter, Is
from engine.language.selections import Compare, Count, Selection, Those
from engine.language.words import Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.amounts.counted_this_way import Both, asked_how_many, conditions, in_turn
from scenarios.reading.phrases.conditions.conditions_on_control import BOUNDS
from scenarios.reading.templates import Bindings, Value

_CHARACTER = Is((Kind.CHARACTER,))


def _healed_or_dealt(done: str) -> Both:
    """Return the build and undo functions of the number of characters that were healed, or dealt damage."""

    def build(discourse: Discourse, noun: Filter) -> Count:
        if discourse.measured != done:
            raise NoReading(f"damage that this text has {done}")
        return Count(Those(done), None if noun == _CHARACTER else noun)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Count(Those(name), noun) if name == done:
                yield {"noun": _CHARACTER if noun is None else noun}
            case _:
                return

    return build, undo


def _each_healed(discourse: Discourse, noun: Filter) -> tuple[Selection, str]:
    if discourse.measured != "healed" or noun != _CHARACTER:
        raise NoReading("every character from which this text has healed damage")
    return in_turn(discourse, Those("healed"), noun)


def _undo_each_healed(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Those("healed"), str()):
            yield {"noun": _CHARACTER}
        case _:
            return


def _some_healed(discourse: Discourse, noun: Filter) -> tuple[Selection, str, Filter]:
    if discourse.measured != "healed" or noun == _CHARACTER:
        raise NoReading("characters of a kind from which this text has healed damage")
    return (*in_turn(discourse, Those("healed"), noun), noun)


def _undo_some_healed(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Those("healed"), str(), noun) if noun != _CHARACTER:
            yield {"noun": noun}
        case _:
            return


def _damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the number of characters that were healed or dealt damage."""
    for done, to in (("healed", "from"), ("dealt", "to")):
        both = _healed_or_dealt(done)
        for bound, comparison in BOUNDS:
            said = f"damage <is|was> {done} {to} {{n:count}} {bound} {{noun:nouns}} this way"
            yield made("condition.one", said, *asked_how_many(both, comparison, None), like=Compare)
    yield made("each.in.turn", "{noun} healed this way", _each_healed, _undo_each_healed, like=tuple)
    yield made("each.of.a.kind", "{noun} healed this way", _some_healed, _undo_some_healed, like=tuple)
    yield made("counted.one", "{noun} healed this way", *_healed_or_dealt("healed"), like=Count)
    yield from conditions("noun", "healed", _healed_or_dealt("healed"), _healed_or_dealt("healed"))


RULES = (*_damage(),)
