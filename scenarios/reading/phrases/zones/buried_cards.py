"""Cards among those that a text has just put into a graveyard, or removed from the game, from the top of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import AllOf, Among, Filter
from engine.language.selections import Chosen, Every, Number, Quantity, Those, You
from engine.language.words import Zone
from scenarios.reading import plural_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.amounts.shown_and_buried_cards import must_be_one_zone
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings, joined, whole_of

_BURIED, _REMOVED = "put into graveyard", "put into removed from game"
"""Nouns of cards from the top of a deck by where they were put."""
_ZONES = {_BURIED: (Zone.GRAVEYARD,), _REMOVED: (Zone.REMOVED,)}


def _fitting(discourse: Discourse, noun: Filter, done: str) -> Every:
    """Return the cards of a kind among the several that were put there.

    Raises:
        NoReading: no several cards were.
    """
    found = plural_references.done_to(discourse, done)
    if not found.several:
        raise NoReading(f"several cards that were {done}")
    there = Among(found.selection)
    return Every(there if noun == CARD else joined(noun, there), _ZONES[done])


def _one(discourse: Discourse, noun: Filter, done: str) -> Chosen:
    return choose(discourse, _fitting(discourse, noun, done), None, None, words_for(noun, in_play=False))


def _up_to(discourse: Discourse, noun: Filter, done: str, n: Quantity) -> Chosen:
    if n == Number(1):
        raise NoReading("more than one card for a plural")
    return choose(discourse, _fitting(discourse, noun, done), Number(0), n, words_for(noun, in_play=False))


def _all(discourse: Discourse, noun: Filter, done: str) -> Every:
    found = _fitting(discourse, noun, done)
    speak_of(discourse, found, words_for(noun, in_play=False), several=True)
    return found


def _kind(cards: object, done: str) -> Filter | None:
    """Return the kind of the cards where they are among those that were put there, None elsewhere."""
    match cards:
        case Every(Among(Those()), zones, None) if zones == _ZONES[done]:
            return CARD
        case Every(AllOf((*kinds, Among(Those()))), zones, None) if zones == _ZONES[done]:
            return whole_of(kinds)
        case _:
            return None


def _undo(discourse: Discourse, value: object, done: str) -> Iterator[Bindings]:
    cards, told = (value.among, {"n": value.most}) if isinstance(value, Chosen) else (value, {})
    noun = _kind(cards, done)
    if noun is not None and cards == _fitting(discourse, noun, done):
        yield {"noun": noun, **{name: n for name, n in told.items() if n is not None}}


def _put_there(build: Any, done: str, *, yours: bool | None, there: bool) -> tuple[Any, Any]:  # noqa: ANN401 - one of those above.
    """Return the build and undo functions where words say that the cards are yours, another's, or "there"."""

    def is_meant(discourse: Discourse) -> bool:
        if there:
            must_be_one_zone(discourse)
        found = plural_references.done_to(discourse, done)
        owner = discourse.owners.get(getattr(found.selection, "name", ""))
        return yours is None or (owner == You()) is yours

    def here(discourse: Discourse, **parts: Any) -> Any:  # noqa: ANN401 - whatever is chosen.
        if not is_meant(discourse):
            raise NoReading("words that say whose graveyard is meant")
        return build(discourse, done=done, **parts)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if is_meant(discourse):
            yield from _undo(discourse, value, done)

    return here, undo


_WAYS = (
    ("put into your graveyard", _BURIED, True),
    ("put into <his|his or her> graveyard", _BURIED, False),
    ("put into a graveyard", _BURIED, None),
    ("put there", _BURIED, None),
    ("removed <|from the game>", _REMOVED, None),
)
"""What was done to the cards, in words, as a noun of the discourse, and whether the cards have to be yours."""


_KINDS: tuple[tuple[str, str, Any, type], ...] = (
    ("away", "<a|an> {noun:cardnoun.any}", _one, Chosen),
    ("aways", "up to {n:count} {noun:cardnouns.any}", _up_to, Chosen),
    ("aways", "all {noun:cardnouns.any}", _all, Every),
)
"""The cards that are taken, in words."""


def _among() -> Iterator[tuple[Rule, ...]]:
    for (category, cards, build, like), (words, done, yours) in product(_KINDS, _WAYS):
        how = _put_there(build, done, yours=yours, there=words == "put there")
        yield made(category, f"{cards} {words} this way", *how, like=like)


def _out_of_them(build: Any) -> tuple[Any, Any]:  # noqa: ANN401 - one of those above.
    """Return the build and undo functions where the cards are called "them": nothing else several was spoken of."""

    def are_they(discourse: Discourse) -> bool:
        found = plural_references.done_to(discourse, _BURIED)
        return bool(plural_references.them(discourse).selection == found.selection)

    def here(discourse: Discourse, **parts: Any) -> Any:  # noqa: ANN401 - whatever is chosen.
        if not are_they(discourse):
            raise NoReading("several cards that were put into a graveyard, and nothing else")
        return build(discourse, done=_BURIED, **parts)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if are_they(discourse):
            yield from _undo(discourse, value, _BURIED)

    return here, undo


def _from_among_them() -> Iterator[tuple[Rule, ...]]:
    for category, cards, build, like in _KINDS:
        yield made(category, f"{cards} from among <them|those cards>", *_out_of_them(build), like=like)


RULES = (*_among(), *_from_among_them())
