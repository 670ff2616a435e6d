"""The reader: a card's printed words to card data and back, by one grammar (design decision: a card is data)."""

from scenarios.reading.answers import Ambiguous, Read, Reading, Unread
from scenarios.reading.cards import read_card

__all__ = ["Ambiguous", "Read", "Reading", "Unread", "read_card"]
