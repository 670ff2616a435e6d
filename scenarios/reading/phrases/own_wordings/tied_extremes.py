"""The card with the lowest or highest value, or all cards that are tied for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.effects import Destroy, Effect, Exhaust, Ready
from engine.language.filters import AllOf, Filter, Valued
from engine.language.selections import Every, Highest, Lowest
from engine.language.words import Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.amounts.extremes import EXTREMES, at_the_extreme
from scenarios.reading.phrases.verbs.verb_phrases import verb_form
from scenarios.reading.templates import Bindings

_DEEDS: dict[str, Callable[[Every], Effect]] = {
    "destroy": lambda it: Destroy(it, "destroyed"),
    "exhaust": lambda it: Exhaust(it, "exhausted"),
    "ready": Ready,
}


def _all_tied(word: str, make: Callable[[Every], Effect]) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed done to the card with the most or least, or to all with so much."""

    def build(_discourse: Discourse, of: Filter, trait: Trait, same: Trait) -> tuple[Effect]:
        if trait is not same:
            raise NoReading("the value that was spoken of")
        return (make(Every(at_the_extreme(word, trait, of))),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Destroy(Every() as every) | Exhaust(Every() as every) | Ready(Every() as every),):
                yield from _parts(value, every.filter)
            case _:
                return

    def _parts(value: object, filter_: Filter) -> Iterator[Bindings]:
        match filter_:
            case AllOf((*_, Valued(trait, _, Highest(_, Every() as every) | Lowest(_, Every() as every)))):
                if value == build(Discourse(), every.filter, trait, trait):
                    yield {"of": every.filter, "trait": trait, "same": trait}
            case _:
                return

    return build, undo


def _tied() -> Iterator[tuple[Rule, ...]]:
    for word, (bare, make) in ((word, deed) for word in EXTREMES for deed in _DEEDS.items()):
        all_with = f"if two or more are tied , {verb_form(bare, several=True)} all with that {{same:trait.any}} ."
        said = f"{bare} the card with the {word} {{trait:trait.any}} among {{of:nouns}} <in play|> . {all_with}"
        yield made("step.plain", said, *_all_tied(word, make), bracket="sentence")
        said = f"{bare} the {{of:noun}} with the {word} {{trait:trait.any}} . {all_with}"
        yield made("step.plain", said, *_all_tied(word, make), bracket="sentence")


RULES = (*_tied(),)
