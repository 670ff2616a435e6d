"""A search that is a sentence of its own, after which others tell what happens to what was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Put
from engine.language.revelation import Search
from engine.language.selections import Selection, Those, You
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.phrases.zones.search_phrases import Sought, Where, search, undo_search
from scenarios.reading.templates import Bindings, Value, h


def _alone(discourse: Discourse, where: Where, sought: Sought) -> tuple[Any, ...]:
    return search(discourse, where, sought, ())


def _undo_alone(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for bound in undo_search(discourse, value):
        if bound.pop("then") == ():
            yield bound


def _must_be_of_the_deck(discourse: Discourse, it: Selection) -> None:
    """Refuse "it" for a deck to which the card does not go.

    Raises:
        NoReading: the card was not found in your deck.
    """
    if it != Those("found") or discourse.owners.get("found") != You():
        raise NoReading("a card that was found in your deck")


def _found() -> Iterator[tuple[Rule, ...]]:
    said = "search {where:search.where} for {sought} ."
    yield made("step.plain", said, _alone, _undo_alone, bracket="command", like=(Search,))
    yield from verb("put+s {it:found} on top of it", Put(h.it, Zone.DECK), check=_must_be_of_the_deck)


RULES = (*_found(),)
