"""The pairs of a field of the card language and a member of the type that may fill it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from engine.language import NAMESPACE
from scenarios.reading.templates import Value

_OF_THE_CARD_LINE = frozenset({"Printed", "TokenFace"})
"""Classes whose values stand on the card line and not in the text, except for those in `_IN_THE_TEXT`."""

_IN_THE_TEXT = frozenset({"attach", "text", "powers", "alternate_cost", "alternate_if", "additional_cost",
                          "play_only_if", "highest_x", "ongoing"})  # fmt: skip
_NOT_SAID = frozenset({"name", "rest", "words"})
"""Fields that only tie one part of a text to another, or label a mode: no card has words for them."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A field of a class of the card language, and a member of its type: a class, a word of the game, or a constant."""

    owner: type
    field: str
    member: Value

    @property
    def said(self) -> str:
        """Return the member's name."""
        return self.member.__name__ if isinstance(self.member, type) else str(getattr(self.member, "name", self.member))

    @property
    def place(self) -> str:
        """Return the name of the owner, a dot and the name of the field."""
        return f"{self.owner.__name__}.{self.field}"

    def __str__(self) -> str:
        return f"{self.place} = {self.said}"


@cache
def owners() -> tuple[type, ...]:
    """Return the classes of the card language, in the order of their modules."""
    return tuple(held for held in NAMESPACE.values() if isinstance(held, type) and is_dataclass(held))


@cache
def pairs() -> tuple[Pair, ...]:
    """Return every pair whose words would stand in the text of a card."""
    return tuple(pair for owner in owners() for pair in _pairs_of(owner))


def _pairs_of(owner: type) -> Iterator[Pair]:
    hints = get_type_hints(owner, NAMESPACE)
    for field in fields(owner):
        if owner.__name__ in _OF_THE_CARD_LINE and field.name not in _IN_THE_TEXT:
            continue
        if field.name in _NOT_SAID and owner.__name__ not in ("Named", "Keyword", "CountersOn", "HasCounter"):
            continue
        for member in dict.fromkeys(_members(hints[field.name])):
            yield Pair(owner, field.name, member)


def _members(kind: Value) -> Iterator[Value]:
    """Yield what may fill a field of the type: the members of unions and enumerations, both truths, None."""
    origin: Value = get_origin(kind)
    if origin in (UnionType, Union, tuple):
        for each in get_args(kind):
            if each is not Ellipsis:
                yield from _members(each)
    elif kind is NoneType:
        yield None
    elif kind is bool:
        yield from (False, True)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield from kind
    else:
        yield kind
