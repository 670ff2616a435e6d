"""The structure of the card language: the members of its unions, and the fields of each with their names in JSON."""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Union, get_args, get_origin, get_type_hints

from engine.language import NAMESPACE
from engine.language.selections import Number
from engine.value import value


@value
class Slot:
    """A field of a member: its name in Python, its type, whether it must be given, and its default."""

    name: str
    hint: object
    needed: bool
    default: object


@cache
def slots(kind: type) -> dict[str, Slot]:
    """Return the fields of a member by their names in JSON, which lack the underscore after a keyword of Python."""
    assert is_dataclass(kind)
    hints = get_type_hints(kind, NAMESPACE)
    return {
        field.name.rstrip("_"): Slot(field.name, hints[field.name], field.default is MISSING, field.default)
        for field in fields(kind)
    }


@cache
def members(hint: object) -> tuple[object, ...]:
    """Return the members of a union, with unions inside it opened, or the hint itself."""
    name = hint if isinstance(hint, str) else getattr(hint, "__forward_arg__", None)
    if name is not None:
        return members(NAMESPACE[name])
    if get_origin(hint) in {Union, types.UnionType}:
        return tuple(member for part in get_args(hint) for member in members(part))
    return (hint,)


@cache
def classes(held: tuple[object, ...]) -> dict[str, type]:
    """Return the members that are objects in JSON, by name; a number is just a number there."""
    kinds = (member for member in held if isinstance(member, type) and is_dataclass(member))
    return {kind.__name__: kind for kind in kinds if kind is not Number}


@cache
def vocabularies(held: tuple[object, ...]) -> tuple[type[Enum], ...]:
    """Return the members that are words of the game."""
    return tuple(member for member in held if isinstance(member, type) and issubclass(member, Enum))


def lists(held: tuple[object, ...]) -> tuple[tuple[object, ...], ...]:
    """Return for each member that is a list the hints of its places, or one hint and an ellipsis."""
    return tuple(get_args(member) for member in held if get_origin(member) is tuple)
