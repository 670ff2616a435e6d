"""Card data between JSON and the engine's own unions.

A member of a union is an object with its name under ``is`` and the fields that differ from their defaults; one with no
such field is just its name. A quantity that is a number is that number. Words of the game stand as they are spelt.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, Field, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.language import NAMESPACE
from engine.language.selections import Number
from scenarios.errors import BadCardData

Json: TypeAlias = None | bool | int | str | list["Json"] | dict[str, "Json"]
_T = TypeVar("_T")


def decode(kind: type[_T], data: Json, where: str = "") -> _T:
    """Return the value of the kind that the JSON data stands for.

    Raises:
        BadCardData: the data is none; says at which place, what was expected and the nearest known name.
    """
    value: _T = _decode(kind, data, where)
    return value


def encode(value: object) -> Json:
    """Return the JSON data that stands for a value of the card language.

    >>> encode(Number(3))
    3
    """
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return [encode(each) for each in value]
    if isinstance(value, Number):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return _encode_member(value)
    assert value is None or isinstance(value, (bool, int, str))
    return value


def _encode_member(value: Any) -> Json:
    told: dict[str, Json] = {}
    for field in fields(value):
        held = getattr(value, field.name)
        if field.default is MISSING or held != field.default:
            told[field.name.rstrip("_")] = encode(held)
    name = type(value).__name__
    return {"is": name, **told} if told else name


@lru_cache(maxsize=None)
def _shape(kind: type) -> dict[str, tuple[Field[Any], Any]]:
    """Return the fields of a member by their names in JSON, each with its type."""
    hints = get_type_hints(kind, NAMESPACE)
    return {field.name.rstrip("_"): (field, hints[field.name]) for field in fields(kind)}


@lru_cache(maxsize=None)
def _members(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union, unions within it opened, or the kind alone."""
    if get_origin(kind) in (Union, types.UnionType):
        return tuple(member for part in get_args(kind) for member in _members(part))
    if isinstance(kind, str):
        return _members(NAMESPACE[kind])
    if hasattr(kind, "__forward_arg__"):
        return _members(NAMESPACE[kind.__forward_arg__])
    return (kind,)


def _decode(kind: Any, data: Json, where: str) -> Any:
    members = _members(kind)
    classes = {member.__name__: member for member in members if isinstance(member, type) and is_dataclass(member)}
    if data is None and type(None) in members:
        return None
    if isinstance(data, bool):
        return _plain(bool, members, data, where)
    if isinstance(data, int):
        return Number(data) if Number in members else _plain(int, members, data, where)
    if isinstance(data, str):
        return _decode_word(members, classes, data, where)
    if isinstance(data, list):
        return _decode_list(members, data, where)
    if isinstance(data, dict):
        return _decode_member(members, classes, data, where)
    raise BadCardData(f"{where}: nothing is given", expected=_named(members))


def _plain(kind: type, members: tuple[Any, ...], data: Json, where: str) -> Json:
    if kind in members:
        return data
    raise BadCardData(f"{where}: {data!r} does not belong here", expected=_named(members))


def _decode_word(members: tuple[Any, ...], classes: dict[str, Any], data: str, where: str) -> Any:
    for member in members:
        if isinstance(member, type) and issubclass(member, Enum) and data in [each.value for each in member]:
            return member(data)
    if str in members:
        return data
    if data in classes:
        return _build(classes[data], {}, where)
    known = [*classes, *(str(each.value) for m in members if isinstance(m, type) and issubclass(m, Enum) for each in m)]
    near = next(iter(get_close_matches(data, known, 1)), None)
    raise BadCardData(f"{where}: {data!r} is unknown", expected=_named(members), nearest=near)


def _decode_list(members: tuple[Any, ...], data: list[Json], where: str) -> Any:
    for member in members:
        if get_origin(member) is tuple:
            inner = get_args(member)
            if len(inner) == 2 and inner[1] is Ellipsis:
                return tuple(_decode(inner[0], each, f"{where}[{place}]") for place, each in enumerate(data))
            if len(inner) != len(data):
                raise BadCardData(f"{where}: {len(data)} values are given", expected=f"{len(inner)} values")
            pairs = enumerate(zip(inner, data, strict=True))
            return tuple(_decode(part, each, f"{where}[{place}]") for place, (part, each) in pairs)
    raise BadCardData(f"{where}: a list does not belong here", expected=_named(members))


def _decode_member(members: tuple[Any, ...], classes: dict[str, Any], data: dict[str, Json], where: str) -> Any:
    name = data.get("is")
    if name is None and len(classes) == 1:
        return _build(next(iter(classes.values())), data, where)
    if not isinstance(name, str) or name not in classes:
        near = next(iter(get_close_matches(str(name), list(classes), 1)), None)
        raise BadCardData(f"{where}: {name!r} is unknown", expected=_named(members), nearest=near)
    return _build(classes[name], {key: value for key, value in data.items() if key != "is"}, where)


def _build(kind: type, data: dict[str, Json], where: str) -> Any:
    shape = _shape(kind)
    place = f"{where}.{kind.__name__}" if where else kind.__name__
    given: dict[str, Any] = {}
    for key, value in data.items():
        if key not in shape:
            near = next(iter(get_close_matches(key, list(shape), 1)), None)
            raise BadCardData(f"{place}: there is no field {key!r}", expected=", ".join(shape), nearest=near)
        field, hint = shape[key]
        given[field.name] = _decode(hint, value, f"{place}.{key}")
    for key, (field, _) in shape.items():
        if field.name not in given and field.default is MISSING and field.default_factory is MISSING:
            raise BadCardData(f"{place}: the field {key!r} is missing", expected=f"a value for {key}")
    return kind(**given)


def _named(members: tuple[Any, ...]) -> str:
    """Return what is expected, in words."""
    return "one of: " + ", ".join(getattr(member, "__name__", str(member)) for member in members)
