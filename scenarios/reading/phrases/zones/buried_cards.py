"""Cards among those that a text has just put into a graveyard: "an ally card put into your graveyard this way"."""

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
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings, joined

_THERE = (Zone.GRAVEYARD,)


def _fitting(discourse: Discourse, noun: Filter) -> Every:
    """Return the cards of a kind among the several that were put into a graveyard.

    Raises:
        NoReading: no several cards were.
    """
    found = plural_references.done_to(discourse, "put into graveyard")
    if not found.several:
        raise NoReading("several cards that were put into a graveyard")
    buried = Among(found.selection)
    return Every(buried if noun == CARD else joined(noun, buried), _THERE)


def _one(discourse: Discourse, noun: Filter) -> Chosen:
    return choose(discourse, _fitting(discourse, noun), None, None, words_for(noun, in_play=False))


def _up_to(discourse: Discourse, noun: Filter, n: Quantity) -> Chosen:
    if n == Number(1):
        raise NoReading("more than one card for a plural")
    return choose(discourse, _fitting(discourse, noun), Number(0), n, words_for(noun, in_play=False))


def _all(discourse: Discourse, noun: Filter) -> Every:
    found = _fitting(discourse, noun)
    speak_of(discourse, found, words_for(noun, in_play=False), several=True)
    return found


def _kind(cards: object) -> Filter | None:
    """Return the kind of the cards where they are among those that were put into a graveyard, None elsewhere."""
    match cards:
        case Every(Among(Those()), zones, None) if zones == _THERE:
            return CARD
        case Every(AllOf((*kinds, Among(Those()))), zones, None) if zones == _THERE:
            return kinds[0] if len(kinds) == 1 else AllOf(tuple(kinds))
        case _:
            return None


def _undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
    cards, told = (value.among, {"n": value.most}) if isinstance(value, Chosen) else (value, {})
    noun = _kind(cards)
    if noun is not None and cards == _fitting(discourse, noun):
        yield {"noun": noun, **{name: n for name, n in told.items() if n is not None}}


def _in_graveyard(words: str, build: Any, *, yours: bool | None) -> tuple[Any, Any]:  # noqa: ANN401 - one of those above.
    """Return the build and undo functions where the words say that the graveyard is yours, or another player's."""

    def is_meant(discourse: Discourse) -> bool:
        found = plural_references.done_to(discourse, "put into graveyard")
        owner = discourse.owners.get(getattr(found.selection, "name", ""))
        return yours is None or (owner == You()) is yours

    def here(discourse: Discourse, **parts: Any) -> Any:  # noqa: ANN401 - whatever is chosen.
        if not is_meant(discourse):
            raise NoReading(f"the graveyard that {words} means")
        return build(discourse, **parts)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if is_meant(discourse):
            yield from _undo(discourse, value)

    return here, undo


def _among() -> Iterator[tuple[Rule, ...]]:
    kinds: tuple[tuple[str, str, Any, type], ...] = (
        ("away", "<a|an> {noun:cardnoun.any}", _one, Chosen),
        ("aways", "up to {n:count} {noun:cardnouns.any}", _up_to, Chosen),
        ("aways", "all {noun:cardnouns.any}", _all, Every),
    )
    whose = (("your", True), ("<his|his or her>", False), ("a", None))
    for (category, cards, build, like), (words, yours) in product(kinds, whose):
        said = f"{cards} put into {words} graveyard this way"
        yield made(category, said, *_in_graveyard(words, build, yours=yours), like=like)


RULES = (*_among(),)
