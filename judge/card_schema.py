"""The JSON schema of a card file, drawn from the card language itself, so that it can't fall behind it."""

import types
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from engine.language import NAMESPACE
from engine.language.printed import Printed
from engine.language.selections import Number

Schema: TypeAlias = dict[str, Any]

_PLAIN: dict[object, str] = {bool: "boolean", int: "integer", str: "string", type(None): "null"}
_ABSENT = type(None)


def card_schema() -> Schema:
    """Return the JSON schema of a card file: the printed card, and a definition for each name of the language."""
    definitions: dict[str, Schema] = {}
    waiting = [Printed.__name__]
    while waiting:
        name = waiting.pop()
        if name not in definitions:
            definitions[name] = _definition(NAMESPACE[name])
            waiting += sorted(_references(definitions[name]))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A card of wowtcg-judge",
        **_reference(Printed.__name__),
        "$defs": dict(sorted(definitions.items())),
    }


def _reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _references(schema: object) -> Iterator[str]:
    """Yield the names that a schema refers to."""
    if isinstance(schema, list):
        for part in schema:
            yield from _references(part)
    elif isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rpartition("/")[2]
        for part in schema.values():
            yield from _references(part)


def _definition(kind: object) -> Schema:
    if isinstance(kind, type) and is_dataclass(kind):
        return _member_definition(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"description": _said(kind), "enum": [each.value for each in kind]}
    members = tuple(_members(kind))
    several = sum(map(is_dataclass, members)) > 1
    return {"anyOf": [_member_schema(member, several=several) for member in members]}


def _member_definition(kind: type[Any]) -> Schema:
    """Return what a member looks like: its name under `is` and its fields, or just its name where none is needed."""
    hints = get_type_hints(kind, NAMESPACE)
    full: Schema = {
        "type": "object",
        "properties": {
            "is": {"const": kind.__name__},
            **{_key(field): _schema(hints[field.name]) for field in fields(kind)},
        },
        "required": [_key(field) for field in fields(kind) if _is_needed(field)],
        "additionalProperties": False,
    }
    said = {"description": _said(kind)}
    return {**said, **full} if full["required"] else {**said, "anyOf": [{"const": kind.__name__}, full]}


def _said(kind: type) -> str:
    """Return the first paragraph of what the language says of one of its names."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def _key(field: Field[Any]) -> str:
    """Return a field's name in JSON; Python's keywords lose their trailing underscore there."""
    return field.name.rstrip("_")


def _is_needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _schema(hint: object) -> Schema:
    """Return the schema of a field: by its name where the language has one for it."""
    members = tuple(_members(hint))
    held = frozenset(members) - {_ABSENT}
    name = _unions().get(held)
    if name is not None:
        schemas = [_reference(name)]
    else:
        several = sum(map(is_dataclass, held)) > 1
        schemas = [_member_schema(member, several=several) for member in members if member is not _ABSENT]
    if _ABSENT in members:
        schemas.append({"type": "null"})
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


@cache
def _unions() -> dict[frozenset[object], str]:
    """Return the names of the language's unions by their members."""
    return {
        frozenset(_members(value)): name
        for name, value in NAMESPACE.items()
        if get_origin(value) in {Union, types.UnionType}
    }


def _member_schema(member: object, *, several: bool) -> Schema:
    """Return the schema of one member of a union; among `several` objects it must say which it is."""
    if member is Number:
        return {"type": "integer"}
    if isinstance(member, type) and is_dataclass(member):
        reference = _reference(member.__name__)
        return {**reference, "if": {"type": "object"}, "then": {"required": ["is"]}} if several else reference
    if isinstance(member, type) and issubclass(member, Enum):
        return _reference(member.__name__)
    if get_origin(member) is tuple:
        return _tuple_schema(get_args(member))
    return {"type": _PLAIN[getattr(member, "__supertype__", member)]}


def _tuple_schema(parts: tuple[object, ...]) -> Schema:
    if parts[-1] is Ellipsis:
        return {"type": "array", "items": _schema(parts[0])}
    places = [_schema(part) for part in parts]
    return {"type": "array", "prefixItems": places, "minItems": len(places), "maxItems": len(places)}


def _members(hint: object) -> Iterator[object]:
    """Yield the members of a union, unions within it opened, or the hint alone."""
    name = hint if isinstance(hint, str) else getattr(hint, "__forward_arg__", None)
    if name is not None:
        yield from _members(NAMESPACE[name])
    elif get_origin(hint) in {Union, types.UnionType}:
        for part in get_args(hint):
            yield from _members(part)
    else:
        yield hint
