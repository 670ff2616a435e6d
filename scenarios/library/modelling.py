"""Pydantic models of the card language, made from its dataclasses: what the codec takes, the models take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_origin

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, create_model
from typing_extensions import TypeAliasType

from engine.language import NAMESPACE
from engine.language.selections import Number
from scenarios.library.codec import encode
from scenarios.library.shapes import Slot, classes, lists, members, slots, vocabularies

TAG = "="
"""With this begins the tag of a member of a union, which no field's name does."""

# The types are put together while the program runs, so that no checker could read them.
_ANNOTATED: Any = Annotated
_LITERAL: Any = Literal
_TUPLE: Any = tuple

_CONFIG = ConfigDict(extra="forbid", strict=True, frozen=True)


class Modelling:
    """The models made so far, and the unions that the language has a name for, by the names they have in the schema."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}
        self._waiting: list[tuple[type, bool]] = []

    def model_of(self, kind: type) -> type[BaseModel]:
        """Return the model of a member of the language, which need not say its name."""
        name = self._reference(kind, alone=True)
        while self._waiting:
            waiting, alone = self._waiting.pop()
            self._made[_title(waiting, alone=alone)] = self._model(waiting, alone=alone)
        models = [made for made in self._made.values() if isinstance(made, type) and issubclass(made, BaseModel)]
        for model in models:
            model.model_rebuild(_types_namespace=self._made)
        return next(model for model in models if model.__name__ == name)

    def _reference(self, kind: type, *, alone: bool) -> str:
        """Return the name under which the model of the member stands, or is going to."""
        title = _title(kind, alone=alone)
        if title not in self._made:
            self._made[title] = None
            self._waiting.append((kind, alone))
        return title

    def _model(self, kind: type, *, alone: bool) -> type[BaseModel]:
        """Return a model with the fields of the member; where it stands alone it need not say its name."""
        told = Field(alias="is", default=kind.__name__) if alone else Field(alias="is")
        fields: dict[str, Any] = {"is_": (_LITERAL[kind.__name__], told)}
        fields.update({f"{key}_": (self._type(slot.hint), _field(key, slot)) for key, slot in slots(kind).items()})
        return create_model(_title(kind, alone=alone), __config__=_CONFIG, __doc__=_said(kind), **fields)

    def _type(self, hint: object) -> Any:  # noqa: ANN401 - a type that is put together
        """Return the type of a field: what a union of the language allows by its name, if it has one."""
        held = tuple(member for member in members(hint) if member is not NoneType)
        name = _union_names().get(frozenset(held))
        if name is None:
            made = self._union(held)
        else:
            if name not in self._made:
                self._made[name] = None
                self._made[name] = TypeAliasType(name, self._union(held))
            made = _ANNOTATED[name, None]
        return made if len(held) == len(members(hint)) else _either([made, None])

    def _union(self, held: tuple[object, ...]) -> Any:  # noqa: ANN401 - a type that is put together
        choices = dict(self._choices(held))
        if len(choices) == 1:
            return next(iter(choices.values()))
        tagged = [_ANNOTATED[choice, Tag(tag)] for tag, choice in choices.items()]
        return _ANNOTATED[_either(tagged), Discriminator(_tagger(held))]

    def _choices(self, held: tuple[object, ...]) -> Iterator[tuple[str, Any]]:
        """Yield what may stand for one of the members in JSON, each with its tag."""
        kinds = classes(held)
        for name, kind in kinds.items():
            yield TAG + name, _ANNOTATED[self._reference(kind, alone=len(kinds) == 1), None]
            if str not in held and not any(slot.needed for slot in slots(kind).values()):
                yield TAG + "just " + name, _LITERAL[name]
        for vocabulary in vocabularies(held):
            yield TAG + vocabulary.__name__, vocabulary
        for inner in lists(held):
            yield TAG + "list", _TUPLE[tuple(each if each is Ellipsis else self._type(each) for each in inner)]
        for plain, stands in ((int, int), (Number, int), (bool, bool), (str, str)):
            if plain in held:
                yield TAG + stands.__name__, stands


def _title(kind: type, *, alone: bool) -> str:
    """Return the name of a model; one that need not say which member it is has a name of its own."""
    return f"Lone{kind.__name__}" if alone else kind.__name__


def _field(key: str, slot: Slot) -> Any:  # noqa: ANN401 - what pydantic says a field is
    return Field(alias=key) if slot.needed else Field(alias=key, default=encode(slot.default))


def _said(kind: type) -> str:
    """Return the first paragraph of what the language says of one of its names."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def _either(choices: list[Any]) -> Any:  # noqa: ANN401 - a type that is put together
    return reduce(or_, choices)


@cache
def _union_names() -> dict[frozenset[object], str]:
    """Return the names of the language's unions by their members."""
    return {
        frozenset(members(value)): name for name, value in NAMESPACE.items() if get_origin(value) in {Union, UnionType}
    }


def _tagger(held: tuple[object, ...]) -> Callable[[object], str]:
    """Return what tells which of the members the JSON data stands for; an unknown tag where it is none of them."""
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
