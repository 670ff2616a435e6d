"""Effects that reach outside the present game: a new deck is built, cards are kept for the next game."""

from __future__ import annotations

from engine.language.filters import Filter
from engine.language.selections import Selection
from engine.value import value


@value
class NewDeck:
    """The player builds a new deck of `size` cards from the collection (800.2)."""

    player: Selection
    size: int


@value
class KeepForNextGame:
    """Each of the players may keep any of the cards that he or she controls in play for the next game (800.1)."""

    players: Selection
    filter: Filter
