"""One deed or another that you may do, or neither."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import ChooseMode, May
from engine.language.selections import You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.selected_cards import must_not_part
from scenarios.reading.templates import Bindings, Value

_WORDS = ("the first", "the second")


def _may_either(discourse: Discourse, a: Value, b: Value) -> tuple[May]:
    """Return that you may do one of two deeds, of which one that can be performed is chosen (712.7)."""
    must_not_part(a, b, discourse.doer)
    return (May(You(), (ChooseMode(You(), (a, b), _WORDS, either=True),)),)


def _undo_may_either(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (May(You(), (ChooseMode(You(), (a, b), either=True),), (), ()),):
            yield {"a": a, "b": b}
        case _:
            return


def _rules() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one of two; several deeds stand before or behind "or" only where a comma parts them."""
    for said in ("you may {a:do} or {b:do}", "you may {a:dos} , or {b:dos}"):
        yield made("clause", said, _may_either, _undo_may_either, bracket="command", like=(May,))


RULES = tuple(_rules())
