"""Verb phrases about counters: putting them on cards, removing them, and counting those on a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.language.effects import AddCounters, Effect, RemoveCounters
from engine.language.filters import Among
from engine.language.selections import (
    CountersOn,
    HeroOf,
    Host,
    Number,
    Quantity,
    Role,
    Selection,
    Target,
    This,
    Those,
    You,
)  # fmt: skip
from engine.language.triggers import On, What
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.amounts_of_the_topic import card_of_topic
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_made
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import Bindings, Value, h, multiplied

_THIS = This()
_LEAVING = (What.DESTROYED, What.LEAVES_PLAY)
_ONE_CARD = (HeroOf, Host, Role, Target, This, Those)
"""Selections of one card, unless more were spoken of so."""


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


def _noted(discourse: Discourse, name: str, on: Selection = _THIS, **_parts: Value) -> None:
    """Remember on which card the counters are put."""
    discourse.put_on += ((name, on),)


def _several_noted(discourse: Discourse, n: Quantity, name: str, on: Selection = _THIS) -> None:
    several(discourse, n)
    _noted(discourse, name, on)


def _bearer(discourse: Discourse, name: str) -> Selection | None:
    """Return the one card on which this text has put counters of the name, None if it has put them on none or more."""
    found = {on for each, on in discourse.put_on if each == name}
    if len(found) != 1 or not isinstance(one := found.pop(), _ONE_CARD):
        return None
    return None if any(each.several for each in discourse.mentions if each.selection == one) else one


def _must_bear_them(discourse: Discourse, name: str, of: Selection) -> None:
    """Refuse "it" for another card than that on which this text has put the counters.

    Raises:
        NoReading: another card is meant by its place.
    """
    if discourse.mentions and discourse.mentions[-1].by_pronoun and _bearer(discourse, name) not in (None, of):
        raise NoReading("the card on which the text has put the counters")


def _must_be_clear(discourse: Discourse, name: str, of: Selection) -> None:
    """Refuse "it" where the card that does something may bear the counters as well as the one it does that to.

    Raises:
        NoReading: the text has not put the counters on one of them.
    """
    _must_bear_them(discourse, name, of)
    said = discourse.mentions[-1] if discourse.mentions else None
    by_a_card = isinstance(discourse.doer, _ONE_CARD) and discourse.doer != of
    if said is not None and said.by_pronoun and by_a_card and _bearer(discourse, name) is None:
        raise NoReading("words that say on which of two cards the counters are")


def _must_be_gone_with_them(discourse: Discourse, name: str, of: Selection) -> None:
    """Refuse the counters that were on a card which is still in play, or from which the text has removed some.

    Of a card that was destroyed its last state in play is asked (709.2d).

    Raises:
        NoReading: nothing has destroyed the card, or something was removed.
    """
    _must_be_clear(discourse, name, of)
    said = frozenset[str]().union(*(each.nouns for each in discourse.mentions if each.selection == of))
    event = discourse.event
    moved = isinstance(event, On) and event.what in _LEAVING and (of == Role("subject") or event.subject == Among(of))
    if "removed" in said or not (moved or "destroyed" in said):
        raise NoReading("a card that was destroyed with its counters on it")


def _on_it(discourse: Discourse, name: str) -> CountersOn:
    """Return how many counters are on the card on which this text has put them, or else on what the sentence is about.

    What the sentence is about is meant only where it has spoken of nothing else.
    """
    return CountersOn(name, _bearer(discourse, name) or card_of_topic(discourse))


def _on_him(discourse: Discourse, name: str) -> CountersOn:
    return CountersOn(name, card_of_topic(discourse))


def _undo_on(build: Callable[[Discourse, str], CountersOn]) -> Callable[..., Iterator[Bindings]]:
    def undo(discourse: Discourse, value: CountersOn) -> Iterator[Bindings]:
        if isinstance(value.name, str) and value == build(discourse, value.name):
            yield {"name": value.name}

    return undo


def _counted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how many counters of a name are on a card."""
    there = CountersOn(h.name, h.of)
    yield rule("counted.one", "{name:counter} counter on {of:np}", there, check=_must_be_clear)
    yield rule("value", "the number of {name:counter} counters on {of:np}", there, check=_must_bear_them)
    yield rule("counted.one", "{name:counter} counter that was on {of:np}", there, check=_must_be_gone_with_them)
    yield rule(
        "value", "the number of {name:counter} counters that were on {of:np}", there, check=_must_be_gone_with_them
    )
    on_it, on_him = (_on_it, _undo_on(_on_it)), (_on_him, _undo_on(_on_him))
    yield made("value", "the number of {name:counter} counters on it", *on_it, like=CountersOn)
    for word, both in (("it", on_it), ("him", on_him), ("her", on_him)):
        yield made("counted.one", f"{{name:counter}} counter on {word}", *both, like=CountersOn)
    yield rule("value", "the number of {name:counter} counters", CountersOn(h.name, This()))


def _counters() -> Iterator[tuple[Rule, ...]]:
    one, so_many = AddCounters(h.on, h.name, Number(1)), AddCounters(h.on, h.name, h.n)
    for_each, often = AddCounters(h.on, h.name, h.each), AddCounters(h.on, h.name, multiplied(h.each, h.n))
    for put, on in (("<put+s|place+s>", "on"), ("add+s", "to")):
        a, some = f"{put} <a|an> {{name:counter}} counter {on}", f"{{name:counter}} counters {on}"
        yield from verb(f"{a} {{on:np~}}", one, check=_noted)
        yield from verb(f"{put} {{n:count}} {some} {{on:np}}", so_many, check=_several_noted)
        yield from verb(f"{a} {{on:np}} for each {{each:counted}}", for_each, check=_noted)
        yield from verb(f"{put} {{n:multiple}} {some} {{on:np}} for each {{each:counted}}", often, check=_noted)
    yield from verb("add+s <a|an> {name:counter} counter", AddCounters(This(), h.name, Number(1)), check=_noted)
    own = AddCounters(This(), h.name, h.n)
    yield from verb("add+s {n:count} {name:counter} counters", own, check=_several_noted)
    off = RemoveCounters(h.on, h.name, h.n)
    yield from verb("remove+s {n:count} {name:counter} counters from {on:np}", off, check=several)
    yield from verb_made("remove+s <a|an> {name:counter} counter from {on:np}", _removed, _undo_removed)
    yield from verb("remove+s a counter from {on:np}", RemoveCounters(h.on, None, Number(1)), check=by_you)
    yield from verb("remove+s {n:count} counters from {on:np}", RemoveCounters(h.on, None, h.n), check=by_you)
    another = "choose+s a counter on {on:np} and add+s another of those counters to it"
    yield from verb(another, AddCounters(h.on, None, Number(1)), check=by_you)
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


RULES = (*_counters(), *_counted())
