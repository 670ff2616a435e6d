"""Keys of powers and modifiers: numbers that differ for powers with different origins (701.5a)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.language.modifiers import Change, GainPowers
from engine.language.powers import Power


def given_key(modifier: int, place: int) -> int:
    """Return the key of the power at that place among those that the modifier gives."""
    return _paired(1, _paired(modifier, place))


def placed(changes: Sequence[Change], change: GainPowers) -> Iterator[tuple[int, Power]]:
    """Return the powers that the change gives, each with its place among all that the changes of a modifier give."""
    return enumerate(change.powers, 100 * changes.index(change))


def copied_key(modifier: int, card: int, power: int) -> int:
    """Return the key of the copy that the modifier makes of the card's power.

    >>> copied_key(1003, 1001, 0) == copied_key(1004, 1001, 0)
    False
    """
    return _paired(2, _paired(modifier, _paired(card, power)))


def generated_key(modifier: int, card: int, place: int) -> int:
    """Return the key of the modifier of a power given to the card from that place."""
    return _paired(3, _paired(modifier, _paired(card, place)))


def counter_key(card: int, place: int) -> int:
    """Return the key of the modifier that counters on the card make, for the counters at that place."""
    return _paired(4, _paired(card, place))


def _paired(one: int, other: int) -> int:
    """Return Cantor's number of the pair; every pair has a number of its own."""
    total = one + other
    return total * (total + 1) // 2 + other
