"""The deeds that are done instead of an event, and what follows if they are done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.language.effects import IfYouDo
from engine.language.modifiers import DoInstead
from scenarios.reading.templates import Bindings

Acts: TypeAlias = tuple[Any, ...]
"""What is done, in order."""


def done_instead(a: Acts, b: Acts, then: Acts) -> DoInstead:
    """Return what is done instead: deeds and others with them, or deeds and what follows if they were done (709.2f)."""
    return DoInstead((IfYouDo(a, then),) if then else (*a, *b))


def undo_done_instead(value: DoInstead) -> Iterator[Bindings]:
    """Yield the deeds that are done instead by the names that `done_instead` gives them."""
    match value.effects:
        case (IfYouDo(a, then, ()),) if then:
            yield {"a": a, "then": then}
        case acts:
            yield {"a": acts}
            yield {"a": acts[:1], "b": acts[1:]}
