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
        return f"line {self.line}: {self.words!r} can be read in {len(self.readings)} ways"


@dataclass(frozen=True, slots=True)
class Unread:
    """A line of the card can't be read: where it stops, the words there, and what could have stood there."""

    line: int
    column: int
    words: str
    expected: tuple[str, ...]

    def __str__(self) -> str:
        wanted = f"; expected {', '.join(self.expected)}" if self.expected else ""
        return f"line {self.line}, column {self.column}: can't read {self.words!r}{wanted}"


Reading: TypeAlias = Read | Ambiguous | Unread
