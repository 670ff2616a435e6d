"""Identities: players and cards share one range of numbers, so that a target may be either."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""A player's number; players are numbered from 1 in seating order."""

CardId = NewType("CardId", int)
"""A card's (or token's) number; a card that changes zones gets another (411.8a)."""

LinkId = NewType("LinkId", int)
"""An effect's number on the chain; a card on the chain is a link under its own number."""

Entity = int
"""A player, a card or an effect."""

FIRST_SEAT = PlayerId(1)
"""The player in the first seat."""

FIRST_CARD = 100
"""Numbers below belong to players."""
