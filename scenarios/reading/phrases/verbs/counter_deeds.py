"""Counters of any name, of two names at once, and counters that are moved, doubled, divided or freely removed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.counter_moves import MoveCounters
from engine.language.effects import AddCounters, ChooseNumber, Deal, Effect, Heal, RemoveCounters
from engine.language.filters import HasCounter, Not
from engine.language.selections import (
    CountersOn,
    Every,
    HeroOf,
    Host,
    Number,
    Role,
    Selection,
    Target,
    ThatMany,
    This,
    Those,
)
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.amounts.amounts_of_the_topic import card_of_topic
from scenarios.reading.phrases.verbs.counter_phrases import by_you, several
from scenarios.reading.phrases.verbs.up_to_amounts import who_chooses
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_made
from scenarios.reading.templates import Bindings, Value, h

_PUT = "<put+s|place+s>"
_COUNTED = "counters"
_REMEMBERED = ThatMany(_COUNTED)
_FIXED = (Every, HeroOf, Host, Role, Target, This, Those)
"""Selections that hold the same cards however often they are asked."""


def _two_kinds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for counters of two names that are put on the same cards."""
    yield rule("counters.some", "<a|an|one> {name:counter} counter", (h.name, Number(1)))
    yield rule("counters.some", "{n:count} {name:counter} counters", (h.name, h.n), check=several)
    said = f"{_PUT} {{a:counters.some}} and {{b:counters.some}} on {{on:np~}}"
    yield from verb_made(said, _both, _undo_both, like=tuple)


def _both(_discourse: Discourse, a: Value, b: Value, on: Selection) -> tuple[Effect, ...]:
    """Return that counters of two names are put on the cards.

    Raises:
        NoReading: cards are chosen, which would be chosen once for each name; or both names are one.
    """
    if not isinstance(on, _FIXED) or a[0] == b[0]:
        raise NoReading("counters of two names for the same cards")
    return tuple(AddCounters(on, name, many) for name, many in (a, b))


def _undo_both(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (AddCounters(on, one, a), AddCounters(same, other, b)) if on == same and None not in (one, other):
            yield {"on": on, "a": (one, a), "b": (other, b)}
        case _:
            return


def _so_many() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a number of counters that is reckoned."""
    reckoned = AddCounters(h.on, h.name, h.n)
    yield from verb(f"{_PUT} a number of {{name:counter}} counters on {{on:np~}} equal to {{n:computed}}", reckoned)


def _moving() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for counters that go from one card to another."""
    ends = "from {on:np} <to|onto> {to:np}"
    yield from verb(f"move+s <a|an|one> {{name:counter}} counter {ends}", MoveCounters(h.on, h.to, h.name, Number(1)))
    some = MoveCounters(h.on, h.to, h.name, h.n)
    yield from verb(f"move+s {{n:count}} {{name:counter}} counters {ends}", some, check=several)
    yield from verb(f"move+s a counter {ends}", MoveCounters(h.on, h.to, None, Number(1)), check=by_you)
    every = "from {on:np~} <to|onto> {to:np}"
    yield from verb(f"move+s all {{name:counter}} counters {every}", MoveCounters(h.on, h.to, h.name, None))
    yield from verb(f"move+s all counters {every}", MoveCounters(h.on, h.to, None, None))


def _doubling() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for twice as many counters on each card."""
    doubled = AddCounters(h.on, h.name, CountersOn(h.name, Those("it")))
    yield from verb("double+s the number of {name:counter} counters on {on:np~}", doubled)


def _removing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for all counters of any name, and for as many as the player likes."""
    yield from verb_made("remove+s all counters from {on:np~}", _all_removed, _undo_all_removed, like=tuple)
    said = "remove+s any number of {name:counter} counters"
    yield from verb_made(f"{said} from {{on:np}}", _any_number, _undo_any_number, like=tuple)


def _all_removed(discourse: Discourse, on: Selection) -> tuple[Effect, ...]:
    discourse.measured = _COUNTED
    return (RemoveCounters(on, None, None, _COUNTED),)


def _undo_all_removed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (RemoveCounters(on, None, None),):
            yield {"on": on}
        case _:
            return


def _any_number(discourse: Discourse, name: str, on: Selection) -> tuple[Effect, ...]:
    """Return that a player removes as many counters as he or she chooses from one card.

    Raises:
        NoReading: the card is chosen, which would be done twice.
    """
    if not isinstance(on, _FIXED) or isinstance(on, Every):
        raise NoReading("one card that is known before")
    discourse.measured = _COUNTED
    chosen = ChooseNumber(who_chooses(discourse), Number(0), CountersOn(name, on), _COUNTED)
    return (chosen, RemoveCounters(on, name, _REMEMBERED))


def _undo_any_number(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (ChooseNumber(_, Number(0), CountersOn(), str()), RemoveCounters(on, str() as name, ThatMany())):
            if value == _any_number(discourse.fork(), name, on):
                yield {"name": name, "on": on}
        case _:
            return


def _on_topic(discourse: Discourse) -> CountersOn:
    """Return the number of counters on the card that the sentence is about, where "it" can mean nothing else."""
    return CountersOn(None, card_of_topic(discourse))


def _described() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with counters of any name, and for how many of these there are."""
    on = "<on it|on them|on him|on her|>"
    for which in ("with", "that <has|have>"):
        yield rule("postmod", f"{which} <a counter|counters|one or more counters> {on}", HasCounter(None))
        yield rule("postmod", f"{which} no counters {on}", Not(HasCounter(None)))
    yield rule("has~", "has~ <a counter|counters|one or more counters> <on it|on them|>", HasCounter(None))
    yield rule("counted.one", "counter on {of:np}", CountersOn(None, h.of))
    for word in ("it", "him", "her"):
        yield made("counted.one", f"counter on {word}", _on_topic, as_built(_on_topic), like=CountersOn)
    yield rule("value", "the number of counters on {of:np}", CountersOn(None, h.of))


_DIVIDED = "<divided as you choose|, divided as you choose ,>"


def _shared_out() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for counters divided among cards as a player chooses, and damage among all of a kind."""
    counters = "{n:count} {name:counter} counters"
    for to, among in (("{to:np~}", h.to), ("{to:nouns}", Every(h.to))):
        shared = AddCounters(among, h.name, h.n, divided=True)
        yield from verb(f"put+s {counters} {_DIVIDED} <on|among> {to}", shared, check=several)
        yield from verb(f"put+s {counters} <on|among> {to} <divided as you choose|, divided as you choose>", shared,
                        check=several)  # fmt: skip
        yield from verb(f"distribute+s {counters} <divided as you choose|> among {to}", shared, check=several)
    deal = Deal(h.doer, Every(h.to), h.n, h.kind, name="dealt", divided=True)
    yield from verb(f"deal+s {{n:amount}} {{kind:damagetype}} damage {_DIVIDED} among {{to:nouns}}", deal)
    heal = Heal(h.doer, Every(h.to), h.n, "healed", divided=True)
    yield from verb(f"heal+s {{n:digits}} damage {_DIVIDED} <from|among> {{to:nouns}}", heal)


RULES = (*_two_kinds(), *_so_many(), *_moving(), *_doubling(), *_removing(), *_described(), *_shared_out())
