"""Values that differ only in the names that they bind, and a discourse that is told with the other names."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from engine.language.effects import Remember
from engine.language.powers import Modes
from engine.language.selections import ThatMany, Those
from scenarios.reading.bound_names import NAMES_GIVEN, names_held
from scenarios.reading.discourse import Discourse
from scenarios.reading.templates import Value, replaced

_NAMED: dict[type, tuple[str, ...]] = {**NAMES_GIVEN, Those: ("name",), ThatMany: ("name",), Modes: ("words",)}
"""Classes that hold names, and the fields that hold them."""


def names_alike(made: Value, value: Value) -> dict[str, str] | None:
    """Return the value's name for each name of what was made; None if the two differ in more than names.

    A part that nothing refers to may lack its name, and an effect that only remembers something may be left out. The
    labels of modes are not compared, for a card's words have none.
    """
    pairs: list[tuple[Any, Any]] = []
    if not _aligned(made, value, pairs):
        return None
    held = ((names_held(one), names_held(other)) for one, other in pairs)
    names = {one: other for both in held for one, other in zip(*both, strict=True) if one and other}
    uses = ((one.name, other.name) for one, other in pairs if isinstance(one, (Those, ThatMany)))
    return names if all(names.get(one, one) == other for one, other in uses) else None


def _aligned(made: Value, value: Value, pairs: list[tuple[Any, Any]]) -> bool:
    """Return whether two values are equal but for names; add the parts in the same places to `pairs`."""
    if isinstance(made, tuple) and isinstance(value, tuple):
        ones, others = ([each for each in parts if not isinstance(each, Remember)] for parts in (made, value))
        return len(ones) == len(others) and all(_aligned(a, b, pairs) for a, b in zip(ones, others, strict=True))
    if type(made) is not type(value) or isinstance(made, (Enum, type)) or not is_dataclass(made):
        return bool(made == value)
    pairs.append((made, value))
    passed = _NAMED.get(type(made), ())
    named = (field.name for field in fields(made) if field.name not in passed)
    return all(_aligned(getattr(made, name), getattr(value, name), pairs) for name in named)


def rename(talk: Discourse, names: dict[str, str]) -> None:
    """Change the names in the discourse."""
    for old, new in names.items():
        if old != new:
            talk.mentions[:] = [
                replace(each, selection=replaced(each.selection, Those(old), Those(new))) for each in talk.mentions
            ]
            if talk.measured == old:
                talk.measured = new
    talk.owners = {names.get(name, name): owner for name, owner in talk.owners.items()}
