"""Names that parts of a text bind for later parts: kept where they are used, dropped elsewhere."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from engine.language.effects import CreateTokens, Deal, Heal, Put, Remember
from engine.language.printed import Printed
from engine.language.selections import Chosen, ThatMany, Those
from scenarios.reading.templates import parts_of

_BINDERS = (Chosen, Deal, Heal, Put, CreateTokens)


def with_used_names(printed: Printed) -> Printed:
    """Return the card without names that nothing refers to; a power refers to no name of another."""
    powers = tuple(_pruned(each, _used(each)) for each in printed.powers)
    rest = replace(printed, powers=())
    return replace(_pruned(rest, _used(rest)), powers=powers)  # type: ignore[no-any-return]


def _used(value: object) -> set[str]:
    return {each.name for each in parts_of(value) if isinstance(each, (Those, ThatMany))}


def _pruned(value: Any, used: set[str]) -> Any:
    if isinstance(value, tuple):
        kept = (each for each in value if not (isinstance(each, Remember) and each.name not in used))
        return tuple(_pruned(each, used) for each in kept)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    held = {f.name: _pruned(getattr(value, f.name), used) for f in fields(value)}
    if isinstance(value, _BINDERS) and held["name"] not in used:
        held["name"] = None
    kind: Any = type(value)
    return kind(**held)
