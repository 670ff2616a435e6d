"""How numbers compare, in the words of a text."""

from __future__ import annotations

from typing import assert_never

from engine.language.words import Comparison


def compare(left: int, comparison: Comparison, right: int) -> bool:
    """Return whether the numbers compare so."""
    match comparison:
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.EQUAL:
            return left == right
        case _:
            assert_never(comparison)
