"""The hands from which cards are discarded, where it is asked how many and nobody said what is in them."""

import re

from engine.value import replace
from scenarios.dialogue.said_lines import Said

_DISCARDS = re.compile(r"\b(?:discards?|discarded)\b", re.IGNORECASE)
_OF_A_HAND = re.compile(r"\bhands?\b|\bholds?\b|\bcards? left\b", re.IGNORECASE)
_MANY = 5
"""As many cards as no rule alone makes anybody discard (503.2a)."""


def unsaid_hands(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return Givens that both players hold some cards, where a question of discarding comes without a word on hands."""
    asked = [each for each in said if each.asks and _DISCARDS.search(each.text)]
    if not asked or any(_OF_A_HAND.search(each.text) for each in said):
        return ()
    hands = (
        f"you have {_MANY} unnamed cards in your hand",
        f"your opponent has {_MANY} unnamed cards in your opponent's hand",
    )
    return tuple(replace(asked[0], text=each, line=0, asks=False, keyword="Given") for each in hands)
