"""Effects by which a player names a card, reveals cards until one fits, or exchanges control."""

from __future__ import annotations

from engine.language.filters import Filter
from engine.language.selections import Selection
from engine.value import value


@value
class NameCard:
    """The player names a card that fits the filter; a card with the named name, in any zone, is bound to `name`."""

    player: Selection
    filter: Filter
    name: str


@value
class RevealUntil:
    """Cards are revealed from the top of the player's deck until one fits the filter.

    The card that fits is bound to `name`, the other revealed cards to `rest`. If no card fits, the whole deck is
    revealed.
    """

    of: Selection
    filter: Filter
    name: str
    rest: str


@value
class ExchangeControl:
    """Two players exchange control of two cards: each gets control of the other's card, or nothing happens."""

    one: Selection
    other: Selection
