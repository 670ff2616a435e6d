"""Names that parts of a text bind for later parts: kept where they are used, numbered in order, dropped elsewhere."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.language.effects import CreateTokens, Deal, Put
from engine.language.printed import Printed
from engine.language.selections import Chosen, ThatMany, Those
from scenarios.reading.templates import parts_of

_BINDERS = (Chosen, Deal, Put, CreateTokens)


def with_used_names(printed: Printed) -> Printed:
    """Return the card without names that nothing refers to."""
    used = {each.name for each in parts_of(printed) if isinstance(each, (Those, ThatMany))}
    return _pruned(printed, used)  # type: ignore[no-any-return]


def _pruned(value: Any, used: set[str]) -> Any:
    if isinstance(value, tuple):
        return tuple(_pruned(each, used) for each in value)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    kept = {f.name: _pruned(getattr(value, f.name), used) for f in fields(value)}
    if isinstance(value, _BINDERS) and kept["name"] not in used:
        kept["name"] = None
    kind: Any = type(value)
    return kind(**kept)
