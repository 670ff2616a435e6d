"""A text that is carried out again so many times: "Repeat this process twice"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Repeat
from engine.language.selections import Number, Quantity
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.lines.line_phrases import Said
from scenarios.reading.phrases.lines.modal_texts import as_text, undo_text
from scenarios.reading.templates import Bindings, h


def _repeated(_discourse: Discourse, a: tuple[Any, ...], n: Quantity) -> tuple[Any, ...]:
    """Return effects that are performed once, and so many times more."""
    return (*a, Repeat(n, a))


def _undo_repeated(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (*a, Repeat(n, again)) if tuple(a) == again:
            yield {"a": again, "n": n}
        case _:
            return


def _again() -> Iterator[tuple[Rule, ...]]:
    yield rule("times.more", "<once|one more time|one additional time>", Number(1))
    yield rule("times.more", "<twice|two more times|two additional times>", Number(2))
    yield rule("times.more", "{n:count} <|more|additional> times", h.n)
    yield rule("times.more", "<|once> for each {each:counted}", h.each)
    said = "{a:steps.plain} repeat this process {n:times.more} ."
    yield made("steps.again", said, _repeated, _undo_repeated, bracket="sentence", like=tuple)
    yield rule("steps", "{e:steps.again}", h.e)
    yield made("text.plain", "{effects:steps.again}", as_text, undo_text, bracket="text")
    yield rule("front", "{e:steps.again}", Said("effects", h.e))


RULES = tuple(_again())
