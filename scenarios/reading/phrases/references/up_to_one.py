"""One target or none, "up to one target ally", and the one card of a kind that a player can have: "your Pet"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.filters import AllOf, Controlled, Filter, Tagged
from engine.language.powers import TargetDescription
from engine.language.selections import Chosen, Count, Every, Number, Quantity, Selection, Target, You
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.excluded_cards import others_of, without_others
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import aim, choose, disowned, owned
from scenarios.reading.templates import Bindings, is_same


def _at_most_one(discourse: Discourse, noun: Filter) -> Target:
    return aim(discourse, TargetDescription(noun, Number(0), Number(1)))


def _undo_at_most_one(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found == TargetDescription(found.filter, Number(0), Number(1)):
        yield {"noun": found.filter}


def _other_targets(*, at_least: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of several targets besides those that were chosen before."""

    def build(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
        if n == Number(1):
            raise NoReading("more than one for a plural")
        found = others_of(discourse, nouns)
        return aim(discourse, TargetDescription(found, n if at_least else Number(0), n), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is None or found.least != (found.most if at_least else Number(0)):
            return
        if isinstance(found.filter, AllOf):
            yield from ({"n": found.most, "nouns": each["noun"]} for each in without_others(found.filter.filters))

    return build, undo


def _one_of_two_numbers(*, further: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of targets of either of two numbers, with `further` ones between them."""

    def fit(n: Quantity, m: Quantity) -> bool:
        if not (isinstance(n, Number) and isinstance(m, Number)):
            return False
        return 0 < n.value < m.value and (m.value - n.value > 1) is further

    def build(discourse: Discourse, n: Quantity, m: Quantity, nouns: Filter) -> Target:
        if not fit(n, m):
            raise NoReading("a number, and one that is higher")
        return aim(discourse, TargetDescription(nouns, n, m), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is None or not fit(found.least, found.most):
            return
        if found == TargetDescription(found.filter, found.least, found.most):
            yield {"n": found.least, "m": found.most, "nouns": found.filter}

    return build, undo


_THREE = 3


def _one_of_three_numbers(discourse: Discourse, n: Quantity, middle: Quantity, m: Quantity, nouns: Filter) -> Target:
    """Return targets of one of three numbers that follow each other.

    Raises:
        NoReading: the numbers don't follow each other.
    """
    numbers = [each.value for each in (n, middle, m) if isinstance(each, Number)]
    if len(numbers) < _THREE or 0 in numbers or numbers != list(range(numbers[0], numbers[0] + _THREE)):
        raise NoReading("three numbers that follow each other")
    return aim(discourse, TargetDescription(nouns, n, m), several=True)


def _undo_one_of_three(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match discourse.description_of(value):
        case TargetDescription(least=Number(low) as n, most=Number() as m) as it:
            if low and m == Number(low + _THREE - 1):
                yield {"n": n, "middle": Number(low + 1), "m": m, "nouns": it.filter}
        case _:
            return


def _targets() -> Iterator[tuple[Rule, ...]]:
    for word, further in (("or", False), ("to", True)):
        several = f"<|each of> {{n:count}} {word} {{m:count}} target {{nouns}}"
        yield made("some", several, *_one_of_two_numbers(further=further), like=Target)
    three = "<|each of> {n:count} , {middle:count} , or {m:count} target {nouns}"
    yield made("some", three, _one_of_three_numbers, _undo_one_of_three, like=Target)
    yield made("ref", "up to one target {noun}", _at_most_one, _undo_at_most_one, like=Target)
    for words, at_least in (("{n:count}", True), ("<up to {n:count}|{n:count} or fewer>", False)):
        said = f"<|each of> {words} other target {{nouns}}"
        yield made("some", said, *_other_targets(at_least=at_least), like=Target)


def _sole(discourse: Discourse) -> Every:
    """Return your Pet: the tag has the number 1 behind it, so that nobody has two of them (202.2)."""
    found = Every(AllOf((Tagged(("Pet",)), Controlled(You()))))
    speak_of(discourse, found, words_for(found.filter))
    return found


def _undo_sole(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Every(AllOf((Tagged(("Pet",)), Controlled(You())))):
        yield {}


def _pets() -> Iterator[tuple[Rule, ...]]:
    yield made("ref", "your pet", _sole, _undo_sole, like=Every)


def _any_number_of(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
    mine = Every(owned(nouns, who))
    return choose(discourse, mine, Number(0), Count(mine), words_for(nouns))


def _undo_any_number_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every() as every, Number(0), Count(Every() as counted)) if is_same(every.filter, counted.filter):
            yield from disowned(every.filter)
        case _:
            return


def _any_number() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for as many of somebody's cards as their chooser wants."""
    said = "any number of {who:whose} {nouns}"
    yield made("nps", said, _any_number_of, _undo_any_number_of, like=Chosen)


RULES = (*_any_number(), *_targets(), *_pets())
