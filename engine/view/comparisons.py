"""Comparisons of numbers: at least, at most, equal to."""

from __future__ import annotations

from typing import assert_never

from engine.language.words import Comparison


def compare(left: int, comparison: Comparison, right: int) -> bool:
    """Return whether the comparison holds between the two numbers."""
    match comparison:
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.EQUAL:
            return left == right
        case _:
            assert_never(comparison)
