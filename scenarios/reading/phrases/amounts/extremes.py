"""The highest and the lowest value among cards: as amounts, as conditions, and as what a deed is done to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from engine.language.effects import Destroy, Effect, Exhaust, Ready
from engine.language.filters import AllOf, Filter, Valued
from engine.language.selections import Every, Fits, Highest, Lowest
from engine.language.words import Comparison, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.reckoned_amounts import TRAITS_BY_WORD
from scenarios.reading.phrases.nouns.card_nouns import compose, decompose
from scenarios.reading.phrases.verbs.verb_phrases import verb_form
from scenarios.reading.templates import Bindings, Value, h, joined

_EXTREMES: dict[str, tuple[type[Highest | Lowest], Comparison]] = {
    "highest": (Highest, Comparison.AT_LEAST),
    "lowest": (Lowest, Comparison.AT_MOST),
}
_DEEDS: dict[str, Callable[[Every], Effect]] = {
    "destroy": lambda it: Destroy(it, "destroyed"),
    "exhaust": lambda it: Exhaust(it, "exhausted"),
    "ready": Ready,
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
    for word, (extreme, comparison) in _EXTREMES.items():
        so = Valued(h.trait, comparison, extreme(h.trait, Every(h.of)))
        said = f"{{it:one}} has <or shares|> the {word} {{trait:trait.any}} among {{of:nouns}}"
        yield rule("condition.one", said, Fits(h.it, so))


def _with_extreme(word: str) -> tuple[Any, Any]:
    """Return the build and undo functions of a card of a kind than which no other of the kind has more, or less."""
    extreme, comparison = _EXTREMES[word]

    def build(discourse: Discourse, trait: Trait, **parts: Value) -> Filter:
        of = compose(discourse, **parts)
        return joined(of, Valued(trait, comparison, extreme(trait, Every(of))))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case AllOf((*_, Valued(trait, _, Highest(_, Every(of)) | Lowest(_, Every(of))))):
                if value == joined(of, Valued(trait, comparison, extreme(trait, Every(of)))):
                    for bound in decompose(discourse, of):
                        yield {"trait": trait, **{name: part for name, part in bound.items() if part != ()}}
            case _:
                return

    return build, undo


_CORES = (("noun", "corehead"), ("nouns", "coreheads"))
_SAID = {"highest": "<highest|greatest|most>", "lowest": "<lowest|least>"}


def _nouns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card of a kind with the most or the least of a value, among all cards of that kind."""
    for (word, words), pre, (noun, core) in product(_SAID.items(), ("", "{pre:premods}"), _CORES):
        build, undo = _with_extreme(word)
        has = f"with the {words} {{trait:trait.any}}"
        head = f"{pre} {{head:{core}}}"
        for said in (f"{head} {has} <|in play>", f"{head} {{post:postmods}} {has}", f"{head} {has} {{post:postmods}}"):
            yield made(noun, said, build, undo, like=AllOf)


def _all_tied(word: str, make: Callable[[Every], Effect]) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed done to the card with the most or least, or to all with so much."""
    extreme, comparison = _EXTREMES[word]

    def build(_discourse: Discourse, of: Filter, trait: Trait, same: Trait) -> tuple[Effect]:
        if trait is not same:
            raise NoReading("the value that was spoken of")
        return (make(Every(joined(of, Valued(trait, comparison, extreme(trait, Every(of)))))),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Destroy(Every(filter_)) | Exhaust(Every(filter_)) | Ready(Every(filter_)),):
                yield from _parts(value, filter_)
            case _:
                return

    def _parts(value: object, filter_: Filter) -> Iterator[Bindings]:
        match filter_:
            case AllOf((*_, Valued(trait, found, Highest(_, Every(of)) | Lowest(_, Every(of))))) if found is comparison:
                if value == build(Discourse(), of, trait, trait):
                    yield {"of": of, "trait": trait, "same": trait}
            case _:
                return

    return build, undo


def _tied() -> Iterator[tuple[Rule, ...]]:
    for word, (bare, make) in ((word, deed) for word in _EXTREMES for deed in _DEEDS.items()):
        all_with = f"if two or more are tied , {verb_form(bare, several=True)} all with that {{same:trait.any}} ."
        said = f"{bare} the card with the {word} {{trait:trait.any}} among {{of:nouns}} <in play|> . {all_with}"
        yield made("step.plain", said, *_all_tied(word, make), bracket="sentence")
        said = f"{bare} the {{of:noun}} with the {word} {{trait:trait.any}} . {all_with}"
        yield made("step.plain", said, *_all_tied(word, make), bracket="sentence")


RULES = (*_traits(), *_amounts(), *_conditions(), *_nouns(), *_tied())
