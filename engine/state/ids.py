"""Numbers of players, cards and effects; all are different, so that a target is known by its number alone."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""A player's number; players are numbered from 1 in seating order."""

CardId = NewType("CardId", int)
"""The number of a card or token; a card that changes zones gets a new number (411.8a)."""

LinkId = NewType("LinkId", int)
"""The number of a link on the chain; for a card it is the card's number."""

Entity = int
"""The number of a player, a card or an effect."""

FIRST_SEAT = PlayerId(1)
"""The player in the first seat."""

FIRST_CARD = 100
"""The lowest number that a card can have; lower numbers belong to players."""
