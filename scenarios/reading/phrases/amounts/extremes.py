"""The highest and the lowest value among cards: as amounts, as conditions, and as what a deed is done to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import AllOf, Filter, Valued
from engine.language.selections import Every, Fits, Highest, Lowest
from engine.language.words import Comparison, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.reckoned_amounts import TRAITS_BY_WORD
from scenarios.reading.phrases.nouns.card_nouns import compose, decompose
from scenarios.reading.templates import Bindings, Value, filters_of, h, joined

EXTREMES: dict[str, tuple[type[Highest | Lowest], Comparison]] = {
    "highest": (Highest, Comparison.AT_LEAST),
    "lowest": (Lowest, Comparison.AT_MOST),
}


def _traits() -> Iterator[tuple[Rule, ...]]:
    for word, trait in TRAITS_BY_WORD.items():
        yield rule("trait.any", word, trait)


def _amounts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the lowest value among cards; that for the highest stands with other amounts."""
    yield rule("value", "the lowest {trait:trait.any} among {of:nps}", Lowest(h.trait, h.of))
    yield rule("value", "the lowest {trait:trait.any} among {of:nouns}", Lowest(h.trait, Every(h.of)))


def _conditions() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether no other card of a kind has more, or less, of a value."""
    for word, (extreme, comparison) in EXTREMES.items():
        so = Valued(h.trait, comparison, extreme(h.trait, Every(h.of)))
        said = f"{{it:one}} has <or shares|> the {word} {{trait:trait.any}} among {{of:nouns}}"
        yield rule("condition.one", said, Fits(h.it, so))


def at_the_extreme(word: str, trait: Trait, of: Filter) -> AllOf:
    """Return the filter of the cards of a kind that have the most of a value among all of the kind, or the least."""
    extreme, comparison = EXTREMES[word]
    return joined(of, Valued(trait, comparison, extreme(trait, Every(of))))


def _with_extreme(word: str) -> tuple[Any, Any]:
    """Return the build and undo functions of a card of a kind than which no other of the kind has more, or less."""

    def build(discourse: Discourse, trait: Trait, **parts: Value) -> Filter:
        return at_the_extreme(word, trait, compose(discourse, **parts))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case AllOf((*_, Valued(trait, _, Highest(_, Every() as every) | Lowest(_, Every() as every)))):
                of = every.filter
                if value == at_the_extreme(word, trait, of):
                    for bound in decompose(discourse, of):
                        yield {"trait": trait, **{name: part for name, part in bound.items() if part != ()}}
            case _:
                return

    return build, undo


_SAID = {"highest": "<highest|greatest|most>", "lowest": "<lowest|least>"}


def _nouns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card of a kind with the most or the least of a value, among all cards of that kind."""
    for (word, words), pre in product(_SAID.items(), ("", "{pre:premods}")):
        build, undo = _with_extreme(word)
        has = f"with the {words} {{trait:trait.any}}"
        head = f"{pre} {{head:corehead~}}"
        for said in (f"{head} {has} <|in play>", f"{head} {{post:postmods}} {has}", f"{head} {has} {{post:postmods}}"):
            yield made("noun~", said, build, undo, like=AllOf)


def _of_those(word: str) -> tuple[Any, Any]:
    """Return the build and undo functions of such a card among cards that are described further than it is."""

    def build(_discourse: Discourse, head: Filter, trait: Trait, of: Filter) -> Filter:
        if head not in filters_of(of):
            raise NoReading("one of the cards among which it has the most or the least")
        return at_the_extreme(word, trait, of)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case AllOf((*_, Valued(trait, _, Highest(_, Every() as every) | Lowest(_, Every() as every)))):
                of = every.filter
                if value == at_the_extreme(word, trait, of):
                    yield from ({"head": head, "trait": trait, "of": of} for head in filters_of(of))
            case _:
                return

    return build, undo


def _among() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card with the most or the least of a value among others that are named after it."""
    for word, words in _SAID.items():
        said = f"{{head:corehead~}} with the {words} {{trait:trait.any}} among {{of:nouns}}"
        yield made("noun~", said, *_of_those(word), like=AllOf)


RULES = (*_traits(), *_amounts(), *_conditions(), *_nouns(), *_among())
