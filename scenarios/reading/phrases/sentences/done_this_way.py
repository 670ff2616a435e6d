"""What follows if a card is interrupted or destroyed "this way", where a player may avoid that by a deed of his own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Destroy, IfYouDo, Interrupt, May
from engine.language.selections import Selection
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value

_DEEDS = {"interrupted": Interrupt, "destroyed": Destroy}
"""What is done to a card, as its participle says."""


def _affected(deed: Value) -> Selection:
    return deed.links if isinstance(deed, Interrupt) else deed.cards


def _if_so(kind: type) -> tuple[Any, Any]:
    """Return the build and undo functions of what follows the deed that a player did not avoid."""

    def build(_discourse: Discourse, a: Value, it: Selection, b: Value) -> tuple[May]:
        match a:
            case (May(then=(), otherwise=(deed,)) as may,) if isinstance(deed, kind):
                pass
            case _:
                raise NoReading("one deed that is done to the card this way")
        if _affected(deed) != it:
            raise NoReading("the card to which that is done")
        return (replace(may, otherwise=(IfYouDo((deed,), b),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (May(then=(), otherwise=(IfYouDo((deed,), b, ()),)) as may,) if isinstance(deed, kind):
                yield {"a": (replace(may, otherwise=(deed,)),), "it": _affected(deed), "b": b}
            case _:
                return

    return build, undo


def _rules() -> Iterator[tuple[Rule, ...]]:
    for word, kind in _DEEDS.items():
        said = f"{{a:clauses.limited}} . if {{it:ref}} <is|'s> {word} this way , {{b:clauses.last}} ."
        yield made("step.plain", said, *_if_so(kind), bracket="sentence", like=(May,))


RULES = tuple(_rules())
