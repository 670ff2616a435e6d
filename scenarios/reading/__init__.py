"""The reader of cards: one grammar turns printed words into card data, and card data back into words."""

from scenarios.reading.readings import Ambiguous, Read, Reading, Unread
from scenarios.reading.whole_cards import read_card

__all__ = ["Ambiguous", "Read", "Reading", "Unread", "read_card"]
