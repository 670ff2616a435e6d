"""Keys of powers and modifiers: numbers that differ for powers with different origins (701.5a).

A modifier from a link has its own number as its key, which comes from the same clock as those of cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.language.modifiers import Change, GainPowers
from engine.language.powers import Power

_MOST_ON_A_CARD = 100
_AFTER_POWERS = 2 * _MOST_ON_A_CARD
"""What counters on a card make applies after its own powers where nothing else tells the order."""


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
    return _paired(_AFTER_POWERS, card * _MOST_ON_A_CARD + place)


def printed_key(card: int, place: int) -> int:
    """Return the key of the modifier of the power printed on the card at that place."""
    return _paired(4, card * _MOST_ON_A_CARD + place)


def replacement_key(modifier: int, place: int) -> int:
    """Return the key of the replacement at that place among those that the modifier makes."""
    return _paired(5, _paired(modifier, place))


def resistance_key(character: int, power: int) -> int:
    """Return the key of the prevention that a resistance of the character makes, by the key of the power."""
    return _paired(6, _paired(character, power))


def _paired(one: int, other: int) -> int:
    """Return Cantor's number of the pair; every pair has a number of its own."""
    total = one + other
    return total * (total + 1) // 2 + other
