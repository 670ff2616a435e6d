"""Prices that are lower or higher by a number that is reckoned: "you pay X less to play allies, where X is …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import Among, Filter
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.selections import Quantity, This, Times
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.costs.prices_and_permissions import WAYS
from scenarios.reading.templates import Bindings


def _reckoned(purpose: Purpose, sign: int) -> tuple[Any, Any]:
    """Return the build and undo functions of cards that cost so much more, or less."""

    def build(_discourse: Discourse, what: Filter, q: Quantity) -> ChangeCost:
        if purpose is Purpose.PLAY and what == Among(This()):
            raise NoReading("words for the price of the card itself")
        return ChangeCost(purpose, what, Times(q, -1) if sign < 0 else q)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case ChangeCost(found, what, by, 0) if found is purpose and not isinstance(by, int):
                q = by.quantity if sign < 0 and isinstance(by, Times) else by
                if value == build(discourse, what, q):
                    yield {"what": what, "q": q}
            case _:
                return

    return build, undo


def _prices() -> Iterator[tuple[Rule, ...]]:
    for purpose, (ways, _) in WAYS.items():
        for word, sign in (("less", -1), ("more", 1)):
            said = f"x {word} to {ways} , where x is {{q:computed.always}}"
            yield made("price", said, *_reckoned(purpose, sign), like=ChangeCost)


RULES = tuple(_prices())
