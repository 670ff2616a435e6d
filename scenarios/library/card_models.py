"""Validators of card data for pydantic, made from the dataclasses of the card language.

They accept what the codec accepts. They are built from the schemas of `pydantic_core` and not as model classes, which
would take longer to make than most commands need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Union, get_origin

from pydantic_core import core_schema

from engine.language import NAMESPACE
from engine.language.selections import Number
from scenarios.library.codec import encode
from scenarios.library.union_members import Slot, classes, lists, members, slots, vocabularies

if TYPE_CHECKING:
    from pydantic_core import CoreSchema

TAG = "="
"""The first sign of a tag for a member of a union, with which no field begins."""


def modelled(kind: type) -> CoreSchema:
    """Return the validator of a member of the language that stands alone, so that it need not give its name."""
    return _Modelling().whole(kind)


class _Modelling:
    """The schemas made so far, by their names, and the members whose schemas are still to be made."""

    def __init__(self) -> None:
        self._made: dict[str, CoreSchema] = {}
        self._asked: set[str] = set()
        self._waiting: list[tuple[type, bool]] = []

    def whole(self, kind: type) -> CoreSchema:
        """Return the schema of a member with all schemas that it refers to."""
        root = self._reference(kind, alone=True)
        while self._waiting:
            waiting, alone = self._waiting.pop()
            self._made[_title(waiting, alone=alone)] = self._model(waiting, alone=alone)
        return core_schema.definitions_schema(root, list(self._made.values()))

    def _reference(self, kind: type, *, alone: bool) -> CoreSchema:
        title = _title(kind, alone=alone)
        if title not in self._asked:
            self._asked.add(title)
            self._waiting.append((kind, alone))
        return core_schema.definition_reference_schema(title)

    def _model(self, kind: type, *, alone: bool) -> CoreSchema:
        """Return the schema of an object with the fields of a member; one that stands alone need not give its name."""
        name = core_schema.literal_schema([kind.__name__])
        told = {"is": core_schema.typed_dict_field(name, required=not alone)}
        told |= {key: self._field(slot) for key, slot in slots(kind).items()}
        title = _title(kind, alone=alone)
        said = {"pydantic_js_updates": {"description": _said(kind)}}
        return core_schema.typed_dict_schema(told, extra_behavior="forbid", strict=True, ref=title, metadata=said)

    def _field(self, slot: Slot) -> core_schema.TypedDictField:
        held = self._type(slot.hint)
        if not slot.needed:
            held = core_schema.with_default_schema(held, default=encode(slot.default))
        return core_schema.typed_dict_field(held, required=slot.needed)

    def _type(self, hint: object) -> CoreSchema:
        """Return the schema of a field; a union of the language is referred to by its name."""
        held = tuple(member for member in members(hint) if member is not NoneType)
        made = self._named(_union_names().get(frozenset(held)), held)
        return made if len(held) == len(members(hint)) else core_schema.nullable_schema(made)

    def _named(self, name: str | None, held: tuple[object, ...]) -> CoreSchema:
        if name is None:
            return self._union(held, None)
        if name not in self._asked:
            self._asked.add(name)
            self._made[name] = self._union(held, name)
        return core_schema.definition_reference_schema(name)

    def _union(self, held: tuple[object, ...], name: str | None) -> CoreSchema:
        choices = dict(self._choices(held))
        if len(choices) == 1 and name is None:
            return next(iter(choices.values()))
        return core_schema.tagged_union_schema(choices, _tagger(held), ref=name)

    def _choices(self, held: tuple[object, ...]) -> Iterator[tuple[str, CoreSchema]]:
        """Yield the schema of each form that one of the members can have in JSON, with a tag."""
        kinds = classes(held)
        for name, kind in kinds.items():
            yield TAG + name, self._reference(kind, alone=len(kinds) == 1)
            if str not in held and not any(slot.needed for slot in slots(kind).values()):
                yield TAG + "just " + name, core_schema.literal_schema([name])
        for vocabulary in vocabularies(held):
            yield TAG + vocabulary.__name__, self._words(vocabulary)
        for inner in lists(held):
            yield TAG + "list", self._list(inner)
        for plain, stands, schema in _PLAIN:
            if plain in held:
                yield TAG + stands, schema

    def _words(self, vocabulary: type[Enum]) -> CoreSchema:
        name = vocabulary.__name__
        if name not in self._asked:
            self._asked.add(name)
            self._made[name] = core_schema.enum_schema(vocabulary, list(vocabulary), sub_type="str", ref=name)
        return core_schema.definition_reference_schema(name)

    def _list(self, inner: tuple[object, ...]) -> CoreSchema:
        """Return the schema of a list: of values of one kind, or with a schema for each place."""
        several = len(inner) - 1 if inner[-1] is Ellipsis else None
        places = [self._type(each) for each in inner if each is not Ellipsis]
        return core_schema.tuple_schema(places, variadic_item_index=None if several is None else several - 1)


_PLAIN: tuple[tuple[type, str, CoreSchema], ...] = (
    (int, "int", core_schema.int_schema(strict=True)),
    (Number, "int", core_schema.int_schema(strict=True)),
    (bool, "bool", core_schema.bool_schema(strict=True)),
    (str, "str", core_schema.str_schema(strict=True)),
)


def _title(kind: type, *, alone: bool) -> str:
    """Return the name of a schema; that of a member that need not give its name is another."""
    return f"Lone{kind.__name__}" if alone else kind.__name__


def _said(kind: type) -> str:
    """Return the first paragraph of a class's docstring."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


@cache
def _union_names() -> dict[frozenset[object], str]:
    """Return the names of the language's unions by their members."""
    return {
        frozenset(members(value)): name for name, value in NAMESPACE.items() if get_origin(value) in {Union, UnionType}
    }


def _tagger(held: tuple[object, ...]) -> Callable[[object], str]:
    """Return the function that tags JSON data with the member that it stands for, or with an unknown tag."""
    kinds = classes(held)
    words = {word.value: vocabulary.__name__ for vocabulary in vocabularies(held) for word in vocabulary}
    vocabulary: type[Enum] | None = next(iter(vocabularies(held)), None)

    def tag(data: object) -> str:
        match data:
            case str() if data in words:
                return TAG + words[data]
            case str() if str in held:
                return TAG + "str"
            case str() if vocabulary is not None and data not in kinds:
                return TAG + vocabulary.__name__
            case str():
                return f"{TAG}just {data}"
            case dict():
                return TAG + str(data.get("is", next(iter(kinds)) if len(kinds) == 1 else ""))
            case _:
                return TAG + type(data).__name__

    return tag
