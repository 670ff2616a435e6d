"""The outcome of reading a card: one reading, several, or none."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from itertools import zip_longest
from typing import TypeAlias, cast

from engine.language.printed import Printed


@dataclass(frozen=True, slots=True)
class Read:
    """The card has exactly one reading."""

    printed: Printed


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A line of the card has several readings, all of which are shown."""

    line: int
    words: str
    readings: tuple[object, ...]

    def __str__(self) -> str:
        ways = " or ".join(dict.fromkeys(_parting(self.readings)))
        read = f"can be read in {len(self.readings)} ways, which part here: {ways}"
        return f"line {self.line}: {self.words!r} {read}; expected words with one reading"


@dataclass(frozen=True, slots=True)
class Unread:
    """A line of the card can't be read: where reading stops, the words there, what was expected, the nearest word.

    A card without any text has no words there.
    """

    line: int
    column: int
    words: str
    expected: tuple[str, ...]
    nearest: str | None = None

    def __str__(self) -> str:
        wanted = f"; expected {', '.join(self.expected)}" if self.expected else ""
        near = f"; the nearest is {self.nearest}" if self.nearest else ""
        what = f"can't read {self.words!r}" if self.words else "nothing stands there"
        return f"line {self.line}, column {self.column}: {what}{wanted}{near}"


_SHOWN = 100


def _parting(readings: tuple[object, ...]) -> tuple[str, ...]:
    """Return the first part in which the readings differ, as each of them has it.

    >>> _parting(((1, "a"), (1, "b")))
    ("'a'", "'b'")
    """
    first = readings[0]
    if not all(type(each) is type(first) for each in readings):
        return tuple(map(_shown, readings))
    if isinstance(first, tuple):
        return _parting(_first_unlike(zip_longest(*cast("tuple[tuple[object, ...], ...]", readings))))
    if not is_dataclass(first):
        return tuple(map(_shown, readings))
    name = next(each.name for each in fields(first) if len({getattr(one, each.name) for one in readings}) > 1)
    values = tuple(getattr(one, name) for one in readings)
    if all(is_dataclass(each) or isinstance(each, tuple) for each in values):
        return _parting(values)
    return tuple(f"{type(first).__name__} with {name} {_shown(value)}" for value in values)


def _first_unlike(rows: Iterable[tuple[object, ...]]) -> tuple[object, ...]:
    return next(row for row in rows if len(set(row)) > 1)


def _shown(part: object) -> str:
    said = "nothing" if part is None else repr(part)
    return said if len(said) <= _SHOWN else f"{said[:_SHOWN]}…"


Reading: TypeAlias = Read | Ambiguous | Unread
