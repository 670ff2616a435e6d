"""Verb phrases about counters: putting them on cards, and removing them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import AddCounters, Effect, RemoveCounters
from engine.language.selections import CountersOn, Number, Quantity, Selection, This, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_made
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import Bindings, Value, h, multiplied


def several(_discourse: Discourse, n: Quantity, **_parts: Value) -> None:
    """Refuse the number one, of which the noun would be in the singular.

    Raises:
        NoReading: the number is one.
    """
    if n == Number(1):
        raise NoReading("more than one counter for a plural")


def by_you(discourse: Discourse, **_parts: Value) -> None:
    """Refuse what another player does with counters of any name, for you would choose the name.

    Raises:
        NoReading: another player does it.
    """
    if is_player(discourse.doer) and discourse.doer != You():
        raise NoReading("a name of the counters, or you who choose it")


def _counters() -> Iterator[tuple[Rule, ...]]:
    for put, on in (("<put+s|place+s>", "on"), ("add+s", "to")):
        one, some = f"{put} <a|an> {{name:counter}} counter", f"{put} {{n:count}} {{name:counter}} counters"
        yield from verb(f"{one} {on} {{on:np~}}", AddCounters(h.on, h.name, Number(1)))
        yield from verb(f"{some} {on} {{on:np}}", AddCounters(h.on, h.name, h.n), check=several)
        yield from verb(f"{one} {on} {{on:np}} for each {{each:counted}}", AddCounters(h.on, h.name, h.each))
        so_many, often = some.replace("count}", "multiple}"), AddCounters(h.on, h.name, multiplied(h.each, h.n))
        yield from verb(f"{so_many} {on} {{on:np}} for each {{each:counted}}", often)
    yield rule("value", "the number of {name:counter} counters", CountersOn(h.name, This()))
    yield from verb("add+s <a|an> {name:counter} counter", AddCounters(This(), h.name, Number(1)))
    own = AddCounters(This(), h.name, h.n)
    yield from verb("add+s {n:count} {name:counter} counters", own, check=several)
    off = RemoveCounters(h.on, h.name, h.n)
    yield from verb("remove+s {n:count} {name:counter} counters from {on:np}", off, check=several)
    yield from verb_made("remove+s <a|an> {name:counter} counter from {on:np}", _removed, _undo_removed)
    yield from verb("remove+s a counter from {on:np}", RemoveCounters(h.on, None, Number(1)), check=by_you)
    yield from verb("remove+s {n:count} counters from {on:np}", RemoveCounters(h.on, None, h.n), check=by_you)
    another = "choose+s a counter on {on:np} and add+s another of those counters to it"
    yield from verb(another, AddCounters(h.on, None, Number(1)), check=by_you)
    yield from verb("add+s <a|an> {name:counter} counter", AddCounters(This(), h.name, Number(1)))
    all_ = "remove+s all {name:counter} counters"
    yield from verb_made(f"{all_} from {{on:np}}", _all_removed, _undo_all_removed, like=tuple)
    yield from verb_made(all_, _all_own_removed, _undo_all_own_removed, like=tuple)
    yield from verb_made("remove+s <its|his|her> {name:counter} counter", _removed_own, _undo_removed_own)
    yield from verb_made("remove+s <a|an> {name:counter} counter", _removed_own, _undo_removed)


def _all_removed(discourse: Discourse, name: str, on: Selection) -> tuple[Effect, ...]:
    discourse.measured = "counters"
    return (RemoveCounters(on, name, None, "counters"),)


def _undo_all_removed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (RemoveCounters(on, name, None),):
            yield {"name": name, "on": on}
        case _:
            return


def _all_own_removed(discourse: Discourse, name: str) -> tuple[Effect, ...]:
    return _all_removed(discourse, name, This())


def _undo_all_own_removed(discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield from ({"name": each["name"]} for each in _undo_all_removed(discourse, value) if each["on"] == This())


def _removed(discourse: Discourse, name: str, on: Selection) -> tuple[RemoveCounters]:
    discourse.counter = (name, on)
    return (RemoveCounters(on, name, Number(1)),)


def _removed_own(discourse: Discourse, name: str) -> tuple[RemoveCounters]:
    return _removed(discourse, name, This())


def _undo_removed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (RemoveCounters(on, name, Number(1)),):
            yield {"name": name, "on": on}
        case _:
            return


def _undo_removed_own(discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the name of such a counter where the words speak of no other card that "its" could mean."""
    if not any(each.selection != This() and not each.person for each in discourse.mentions):
        yield from _undo_removed(discourse, value)


RULES = (*_counters(),)
