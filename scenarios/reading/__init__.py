"""The reader: a card's printed words to card data and back, by one grammar (design decision: a card is data)."""

from scenarios.reading.readings import Ambiguous, Read, Reading, Unread
from scenarios.reading.whole_cards import read_card

__all__ = ["Ambiguous", "Read", "Reading", "Unread", "read_card"]
