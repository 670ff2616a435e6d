"""What a text names, looks for and trades: cards named, cards revealed until one fits, control exchanged."""

from __future__ import annotations

from engine.language.filters import Filter
from engine.language.selections import Selection
from engine.value import value


@value
class NameCard:
    """The player names a card that fits; a card of that name, wherever it is, gets the name of the binding."""

    player: Selection
    filter: Filter
    name: str


@value
class RevealUntil:
    """Cards are revealed from the top of the player's deck until one fits: it gets the name, the others `rest`.

    Without one the whole deck is revealed.
    """

    of: Selection
    filter: Filter
    name: str
    rest: str


@value
class ExchangeControl:
    """The controllers of the two cards exchange them: each gets control of the other's, or nothing happens."""

    one: Selection
    other: Selection
