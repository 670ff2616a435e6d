"""What the next card of a kind that you play this turn has in play, or the first of each turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, Remember
from engine.language.filters import Filter
from engine.language.modifiers import Change, ChangeCost, EntersPlay, GainPowers, Purpose
from engine.language.powers import Continuous, Keyword
from engine.language.selections import Number, You
from engine.language.words import KeywordName
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.played_in_turn import UNSAID, counted, kind_of, next_one
from scenarios.reading.templates import Bindings, Value, h

_AT_ONCE = (GainPowers((Keyword(KeywordName.FEROCITY),)),)
"""What matters only in the turn in which a character enters play."""

_NEXT = "<the next {what:pricedone} you play|your next {what:pricedone}> this turn"


def _given(_discourse: Discourse, which: Value, changes: tuple[Change, ...]) -> tuple[Remember, Apply]:
    what = kind_of(which)
    if what is None:
        raise NoReading("the next card")
    return counted(what), Apply(changes, which, Duration.THIS_TURN)


def _undo_given(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Remember(), Apply(changes, _, Duration.THIS_TURN) as given) if kind_of(given.to) is not None:
            if value == _given(discourse, given.to, changes):
                yield {"which": given.to, "changes": changes}
        case _:
            return


def _price(what: Filter, n: Number) -> Apply:
    return Apply((ChangeCost(Purpose.PLAY, what, Number(-n.value)),), You(), Duration.THIS_TURN, times=1)


def _cheaper_and_given(discourse: Discourse, what: Filter, n: Number, changes: tuple[Change, ...]) -> Value:
    return (_price(what, n), *_given(discourse, next_one(what), changes))


def _undo_cheaper_and_given(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((ChangeCost(Purpose.PLAY, by=Number(by)) as price,)), Remember(), Apply(changes)) if by < 0:
            said: Bindings = {"what": price.filter, "n": Number(-by), "changes": changes}
            if value == _cheaper_and_given(discourse, **said):
                yield said
        case _:
            return


def _cheaper_and_entering(_discourse: Discourse, what: Filter, n: Number, way: EntersPlay) -> Value:
    entering = Apply((EntersPlay(next_one(what), way.exhausted, way.counters),), You(), Duration.THIS_TURN)
    return (_price(what, n), counted(what), entering)


def _undo_cheaper_and_entering(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((ChangeCost(Purpose.PLAY, by=Number(by)) as price,)), Remember(), Apply((EntersPlay() as way,))):
            entering = EntersPlay(UNSAID, way.exhausted, way.counters)
            said: Bindings = {"what": price.filter, "n": Number(-by), "way": entering}
            if by < 0 and value == _cheaper_and_entering(discourse, **said):
                yield said
        case _:
            return


def _next() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the next such card of yours this turn: what it has then, and that it costs less besides."""
    like: Any = (Remember, Apply)
    yield rule("given.at.once", "has ferocity", _AT_ONCE)
    for said in ("{changes:iss} this turn", "{changes:given.at.once}"):
        next_one_has = f"{{which:played.next}} {said}"
        yield made("clause.said", next_one_has, _given, _undo_given, bracket="clause", like=like)
        cheaper = f"{_NEXT} costs {{n:digits}} less <|to play> and {said}"
        both = _cheaper_and_given, _undo_cheaper_and_given
        yield made("clause.said", cheaper, *both, bracket="clause", like=(Apply, Remember, Apply))
    said = f"{_NEXT} costs {{n:digits}} less <|to play> and enters play {{way:entering.way}}"
    how = _cheaper_and_entering, _undo_cheaper_and_entering
    yield made("clause.said", said, *how, bracket="clause", like=(Apply, Remember, Apply))


def _first() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the first such card of each turn, which may attack in that turn."""
    said = "{which:played.each.turn} {changes:given.at.once} ."
    yield rule("static", said, (Continuous(h.changes, h.which),), bracket="clause")


RULES = (*_next(), *_first())
