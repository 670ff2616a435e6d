"""A word or a sign of a line, with its place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Token:
    """A word or sign: its text, its form in lower case for the grammar, and its column, counted from 1."""

    text: str
    key: str
    column: int
