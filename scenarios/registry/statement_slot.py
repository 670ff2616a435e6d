"""The type of slot for a whole statement: any sentence of a subject, inside another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.registry.pattern import Either, Slot
from scenarios.registry.registry import TABLE, TEXT, Sentence, registered
from scenarios.registry.slot_types import BUILDS, PATTERNS
from scenarios.step_words import StatementWords

if TYPE_CHECKING:
    from collections.abc import Collection

    from scenarios.registry.pattern_match import Build, Found

STATEMENT = "statement"


def add_statement_slot(module: str, without: Collection[str]) -> None:
    """Add the type of slot that holds any Then sentence of a module, but for those of the named functions.

    A sentence that needs a table or a text under it is left out.
    """
    chosen = [
        sentence
        for sentence in registered.rows
        if sentence.keyword == "Then"
        and sentence.function.__module__ == module
        and sentence.function.__name__ not in without
        and not {TABLE, TEXT} & set(sentence.parameters)
    ]
    parts = []
    for sentence in chosen:
        name = f"{STATEMENT} {sentence.function.__name__}"
        BUILDS[name] = _building(sentence)
        parts.append(Slot(name, name, sentence.pattern))
    PATTERNS[STATEMENT] = Either(tuple(parts))
    BUILDS[STATEMENT] = _inside


def _building(sentence: Sentence) -> Build:
    def build(found: Found) -> StatementWords:
        return StatementWords(sentence.function, tuple(found.values.items()), sentence.reads)

    return build


def _inside(found: Found) -> object:
    (value,) = found.values.values()
    return value
