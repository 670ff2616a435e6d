"""Half of somebody's cards, which their player chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.filters import Filter
from engine.language.selections import Chosen, Count, Every, Half, Selection
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import choose, disowned, owned
from scenarios.reading.templates import Bindings


def _half(*, up: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    def build(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
        among = Every(owned(nouns, who))
        return choose(discourse, among, Half(Count(among), up), None, words_for(nouns))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every() as among, Half(Count(of, None), found), None) if (among, up) == (of, found):
                yield from disowned(among.filter)
            case _:
                return

    return build, undo


def _half_of_the(*, up: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of half of the cards that one player controls, as the words behind say."""
    build, undo = _half(up=up)

    def build_controlled(discourse: Discourse, noun: Filter) -> Chosen:
        found = list(disowned(noun))
        if not found or owned(found[0]["nouns"], found[0]["who"]) != noun:
            raise NoReading("cards that one player controls")
        return build(discourse, **found[0])  # type: ignore[no-any-return]

    def undo_controlled(discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from ({"noun": owned(each["nouns"], each["who"])} for each in undo(discourse, value))

    return build_controlled, undo_controlled


def _halves() -> Iterator[tuple[Rule, ...]]:
    for words, up in (("up", True), ("down", False)):
        said = f"half <of|> {{who:whose}} {{nouns}} , <rounded|rounding> {words}"
        yield made("nps", said, *_half(up=up), like=Chosen)
        theirs = f"half <of|> the {{noun:nouns}} , <rounded|rounding> {words}"
        yield made("nps", theirs, *_half_of_the(up=up), like=Chosen)


RULES = (*_halves(),)
