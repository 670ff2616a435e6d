"""Misspelt words of a type line, told apart from new tags by how near they are to a known one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from scenarios.reading.phrases.nouns.name_phrases import FACTIONS, PROFESSIONS, TAGS

KNOWN_TAGS = frozenset((*TAGS, *PROFESSIONS, "Totem", "Unique", "Unlimited", "Instant")) - frozenset(FACTIONS)
_SHORT, _LONG = 5, 9
"""Below the first length a word is near too many others; from the second on, two letters may be wrong."""


def nearly(tags: Iterable[str]) -> tuple[str, str] | None:
    """Return the first tag, or pair of tags, that is a misspelt known one, and that known one.

    >>> nearly(("Hunan", "Mage"))
    ('Hunan', 'Human')
    >>> nearly(("Night", "Eelf"))
    ('Night Eelf', 'Night Elf')
    >>> nearly(("Felhunter", "Demon"))
    """
    words = tuple(tags)
    pairs = [f"{one} {other}" for one, other in pairwise(words) if {one, other} - KNOWN_TAGS]
    for word in (*words, *pairs):
        known = _meant(word)
        if known is not None:
            return word, known
    return None


@cache
def _meant(word: str) -> str | None:
    if word in KNOWN_TAGS or word.endswith(" Totem"):
        return None
    return next((known for known in sorted(KNOWN_TAGS) if _is_near(word, known)), None)


def _is_near(word: str, known: str) -> bool:
    longer = max(len(word), len(known))
    wrong = 0 if longer < _SHORT else 1 if longer < _LONG else 2
    return abs(len(word) - len(known)) <= wrong and _distance(word, known) <= wrong


def _distance(one: str, other: str) -> int:
    """Return how many letters are left out, added, changed, or exchanged with the next one."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, match in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != match))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == match:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
