"""What reading a card comes to: one reading, several, or none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.language.printed import Printed


@dataclass(frozen=True, slots=True)
class Read:
    """The card has exactly one reading."""

    printed: Printed


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A line of the card has several readings; all of them are shown."""

    line: int
    words: str
    readings: tuple[object, ...]

    def __str__(self) -> str:
        ways = f"{len(self.readings)} ways; expected words with one reading"
        return f"line {self.line}: {self.words!r} can be read in {ways}"


@dataclass(frozen=True, slots=True)
class Unread:
    """A line of the card can't be read: where it stops, the words there, what was expected, the nearest."""

    line: int
    column: int
    words: str
    expected: tuple[str, ...]
    nearest: str | None = None

    def __str__(self) -> str:
        wanted = f"; expected {', '.join(self.expected)}" if self.expected else ""
        near = f"; the nearest is {self.nearest}" if self.nearest else ""
        return f"line {self.line}, column {self.column}: can't read {self.words!r}{wanted}{near}"


Reading: TypeAlias = Read | Ambiguous | Unread
