"""Cards that share their names with other cards, as a description and as a condition."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Filter, Namesakes
from engine.language.selections import Compare, Count, Every, Number, Quantity
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, h, joined

_PAIR = 2


def _sharing(nouns: Filter, others: int) -> Every:
    return Every(joined(nouns, Namesakes(Every(nouns), others)))


def _so_many(_discourse: Discourse, n: Quantity, nouns: Filter) -> Compare:
    if not isinstance(n, Number) or n.value < _PAIR:
        raise NoReading("a number of several")
    return Compare(Count(_sharing(nouns, n.value - 1)), Comparison.AT_LEAST, Number(1))


def _none(_discourse: Discourse, nouns: Filter) -> Compare:
    return Compare(Count(_sharing(nouns, 1)), Comparison.EQUAL, Number(0))


def _undo(comparison: Comparison, *, numbered: bool) -> object:
    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Compare(Count(Every(AllOf((*_, Namesakes(Every() as every, others)))) as of), found, _):
                nouns = every.filter
                if found is comparison and of == _sharing(nouns, others):
                    yield {"nouns": nouns, "n": Number(others + 1)} if numbered else {"nouns": nouns}
            case _:
                return

    return undo


def _named_alike() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with the name of another card, and for whether several cards have one name."""
    yield rule("postmod", "with the same name as another {noun}", Namesakes(Every(h.noun)))
    some, none = _undo(Comparison.AT_LEAST, numbered=True), _undo(Comparison.EQUAL, numbered=False)
    said = "{n:count} or more {nouns} have the same name"
    yield made("condition.one", said, _so_many, some, like=Compare)  # type: ignore[arg-type]
    yield made("condition.one", "no two {nouns} have the same name", _none, none, like=Compare)  # type: ignore[arg-type]


RULES = (*_named_alike(),)
