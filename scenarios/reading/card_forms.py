"""A card's data in a form in which ways of writing the same no longer differ."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from engine.language.filters import AllOf, Standing
from engine.language.powers import Modes
from engine.language.printed import Printed
from engine.language.triggers import On
from engine.language.words import Relation
from scenarios.reading.templates import Value

BINDERS = frozenset({"Choose", "Chosen", "CreateTokens", "Deal", "Discard", "ForEach", "ForSome", "Heal", "Put",
                     "Remember", "Search", "ThatMany", "Those"})  # fmt: skip
"""The members whose name only ties a later mention to what it speaks of."""


def alike(printed: Printed) -> Printed:
    """Return the card with its bound names counted off, its filters in order, without its source and its modes' words.

    A trigger that names any player is one that names none.
    """
    unnamed = _rewritten(replace(printed, source=""), None)
    named: Printed = _rewritten(unnamed, {})
    return named


def _rewritten(value: Value, names: dict[str, str] | None) -> Value:
    if isinstance(value, tuple):
        return tuple(_rewritten(part, names) for part in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    inner = {field.name: _rewritten(getattr(value, field.name), names) for field in fields(value)}
    if names is None:
        return _ordered(replace(value, **inner))
    if type(value).__name__ in BINDERS and inner["name"] is not None:
        inner["name"] = names.setdefault(inner["name"], f"bound {len(names)}")
    return replace(value, **inner)


def _ordered(value: Value) -> Value:
    match value:
        case AllOf(filters):
            return AllOf(tuple(sorted(filters, key=repr)))
        case Modes(words=words):
            return replace(value, words=tuple("" for _ in words))
        case On(player=Standing(Relation.ANY)):
            return replace(value, player=None)
        case _:
            return value
