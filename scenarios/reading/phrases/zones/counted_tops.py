"""Cards from the top of a deck, one or several of them for each of something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.effects import Put
from engine.language.selections import Number, Quantity, Selection, This, Times, Top
from engine.language.words import Zone
from scenarios.reading.card_owners import ITS_OWNER
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.phrases.zones.moves_between_zones import put_elsewhere
from scenarios.reading.templates import Bindings, scaled


def _moved(pattern: str, zone: Zone) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move of so many cards from the top of a deck to a zone of the player whose deck it is."""
    template = Put(This(), zone)

    def build(
        discourse: Discourse, of: Selection, each: Quantity, n: int = 1, whose: Selection = ITS_OWNER
    ) -> tuple[Put]:
        if whose not in (of, ITS_OWNER):
            raise NoReading("the graveyard of the player whose deck it is")
        return put_elsewhere(discourse, template, Top(scaled(each, n), of))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Put(Top(many, of)) as put,) if replace(put, cards=This(), name=None) == template:
                each, n = (many.quantity, many.factor) if isinstance(many, Times) else (many, 1)
                if not isinstance(each, Number) and ("{n:" in pattern) is (n > 1):
                    yield {"of": of, "each": each, "n": n, "whose": of}
            case _:
                return

    return verb_made(pattern, build, undo, like=(Put,))


def _tops() -> Iterator[tuple[Rule, ...]]:
    often = "for each {each:counted}"
    for top in ("the top card of {of:whose} deck", "the top {n:multiple} cards of {of:whose} deck"):
        yield from _moved(f"put+s {top} <into|in> {{whose:possessor}} graveyard {often}", Zone.GRAVEYARD)
        yield from _moved(f"remove+s {top} from <the|> game {often}", Zone.REMOVED)


RULES = (*_tops(),)
