"""Wordings of a value, and how much effort they are to read."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.amounts.numerals import WORDS
from scenarios.reading.phrases.nouns.name_phrases import SPOKEN
from scenarios.reading.spelling import OWN_NAME

LONG = 100
"""The effort of a wording that nobody would use."""

MADE_UP = f'"{SPOKEN}"'
EFFORTS = {".": 0, "next": 0, MADE_UP: LONG, "other": 2, "control": 2, "many": 5, "/": 6}
EFFORTS |= dict.fromkeys(("it", "he", "him", "them"), 3)
"""The effort of words where it isn't 1: a new sentence takes none, a pronoun more, for its meaning must be found."""

ODD = frozenset({
    *product(("it", "itself", "he", "him", "himself", "them"), ("'s",)),
    *product(("armor", "equipment"), ("have", "are")),
    *product(("has", "have"), ("elusive", "untargetable")),
    *product(("is", "are"), ("stealth",)),
    *product(("add", "adds"), ("a", "an")),
    *product(("to", "from"), ("up", "X", *WORDS[2:])),
    *product(("players", "opponents"), ("deal", "destroy", "discard", "draw", "exhaust", "heal", "put", "ready")),
    ("by", "itself"),
    ("while", "itself"),
    ("if", "itself"),
    ("that", "that"),
    ("bottom", "."),
    ("top", "."),
    ("attack", "immediately"),
    ("into", "hand"),
    ("much", "from"),
    ("much", "on"),
    ("its", "source"),
    ("control", "attached"),
    ("its", "controller"),
})  # fmt: skip
"""Words that never stand beside each other on a card."""


class Wording(NamedTuple):
    """Words for a value, the discourse after them, and how much effort they are to read."""

    words: tuple[str, ...]
    after: Discourse
    effort: int = 0

    def then(self, word: str, after: Discourse) -> Wording:
        """Return the wording with one more word, and the discourse after it."""
        return self.joined(Wording((word,), after, EFFORTS.get(word, 1)), after)

    def joined(self, other: Wording, after: Discourse) -> Wording:
        """Return the wording continued by the words of the other one, and the discourse after both."""
        words, effort = (*self.words, *other.words), self.effort + other.effort
        if self.words and other.words and _is_odd(self.words[-1], other.words[0]):
            effort += LONG
        return Wording(words, after, effort)


def _is_odd(word: str, following: str) -> bool:
    """Return whether no card has the two words beside each other, such as a plural with an 's."""
    return (word, following) in ODD or (following == "'s" and word.endswith("s") and word != OWN_NAME)
