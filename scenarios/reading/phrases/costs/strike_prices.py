"""What strikes cost, called by what is struck with: "weapon strikes cost you 1 less", "your next Axe strike"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Filter, Is
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import Continuous
from engine.language.selections import Happened, Negated, Number, Players, You
from engine.language.words import Done, Kind, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.own_prices import changed_price
from scenarios.reading.phrases.costs.prices_and_permissions import counted_price
from scenarios.reading.templates import Bindings, Value, h

_WEAPON = Is((Kind.WEAPON,))
_STRIKE = Purpose.STRIKE
_PAYERS = (
    ("cost.yours", "you", You()),
    ("cost.theirs", "<your|> opponents", Players(Relation.OPPONENT)),
    ("cost.all", "", Players(Relation.ANY)),
)


def _weapons(_discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of weapons, with which alone a hero strikes (303.2).

    Raises:
        NoReading: it describes other cards.
    """
    if "weapon" not in words_for(it):
        raise NoReading("weapons")
    return it


def _undo_weapons(_discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    if "weapon" in words_for(value):
        yield {"it": value}


def _strikes() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a strike, and for several, by what is struck with."""
    yield made("strike", "{it:noun} strike", _weapons, _undo_weapons)
    yield made("strike", "strike with <a|an> {it:noun}", _weapons, _undo_weapons)
    yield rule("strike", "strike", _WEAPON)
    yield made("strikes", "{it:noun} strikes", _weapons, _undo_weapons)
    yield made("strikes", "strikes with {it:nouns}", _weapons, _undo_weapons)


def _prices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for strikes that cost more or less, always and for a time."""
    for word, sign in (("less", -1), ("more", 1)):
        changed, counted = changed_price(_STRIKE, sign), counted_price(_STRIKE, sign)
        for category, who, _ in _PAYERS:
            said = [f"{{what:strikes}} cost {who} {{n:digits}} {word}"]
            if category == "cost.yours":
                said.append(f"<your|your hero 's> {{what:strikes}} cost {{n:digits}} {word}")
                yield made(category, f"{{what:nouns}} cost you {{n:digits}} {word} to strike with", *changed)
            for each in said:
                yield made(category, each, *changed, like=ChangeCost)
                yield made(category, f"{each} for each {{each:counted}}", *counted, like=ChangeCost)
                yield made(f"{category}.strikes", each, *changed, like=ChangeCost)
        each_time = "you pay {n:digits} " + word + " each time you strike with <a|an> {what:weapon.struck}"
        yield made("cost.yours", each_time, *changed, like=ChangeCost)
    yield made("weapon.struck", "{it:noun}", _weapons, _undo_weapons)
    for category, _, whom in _PAYERS:
        for_a_time = (Apply((h.change,), whom, h.d),)
        yield rule("clause.said", f"{{change:{category}.strikes}} {{d:duration}}", for_a_time)


def _next() -> tuple[Any, Any]:
    """Return the build and undo functions of a lower cost of the next strike."""

    def build(_discourse: Discourse, what: Filter, d: Duration, n: Number) -> tuple[Apply]:
        return (Apply((ChangeCost(_STRIKE, what, Number(-n.value)),), You(), d, times=1),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Apply((ChangeCost(Purpose.STRIKE, by=Number(by), minimum=0) as price,), You(), d, None, times=1),):
                if by < 0:
                    yield {"what": price.filter, "d": d, "n": Number(-by)}
            case _:
                return

    return build, undo


def _first() -> tuple[Any, Any]:
    """Return the build and undo functions of a lower cost of the first strike of each turn."""

    def build(_discourse: Discourse, what: Filter, n: Number) -> tuple[Continuous]:
        none_yet = Negated(Happened(Done.STRUCK, You(), what))
        return (Continuous((ChangeCost(_STRIKE, what, Number(-n.value)),), You(), none_yet),)

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((ChangeCost(Purpose.STRIKE, by=Number(by), minimum=0) as price,), You()),) if by < 0:
                if value == build(discourse, price.filter, Number(-by)):
                    yield {"what": price.filter, "n": Number(-by)}
            case _:
                return

    return build, undo


def _in_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the next strike, and for the first of each turn."""
    whose = "<your|your hero 's>"
    yield made("clause.said", f"{whose} next {{what:strike}} {{d:duration}} costs {{n:digits}} less", *_next())
    first = f"{whose} first {{what:strike}} each turn costs {{n:digits}} less ."
    yield made("static", first, *_first(), bracket="clause")


RULES = (*_strikes(), *_prices(), *_in_turn())
