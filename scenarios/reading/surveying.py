"""A survey of many cards: how many are read, and which words keep how many cards from being read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from scenarios.reading.answers import Ambiguous, Read, Unread
from scenarios.reading.tables import Entry

WORDS_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Tally:
    """Of the cards of a set: how many are read, ambiguous and unread."""

    set: str
    read: int
    ambiguous: int
    unread: int

    @property
    def share(self) -> float:
        """Return which part of the cards is read, from 0 to 1."""
        return self.read / max(1, self.read + self.ambiguous + self.unread)


def tallies(entries: Iterable[Entry]) -> tuple[Tally, ...]:
    """Return the tally of each set, in the order in which the sets first come."""
    found: dict[str, Counter[type]] = {}
    for entry in entries:
        found.setdefault(entry.set, Counter())[type(entry.reading)] += 1
    return tuple(Tally(name, kinds[Read], kinds[Ambiguous], kinds[Unread]) for name, kinds in found.items())


def missing(entries: Iterable[Entry]) -> tuple[tuple[str, int], ...]:
    """Return the first words that are not understood, with how many cards each stops, most first."""
    found = Counter(
        " ".join(entry.reading.words.split()[:WORDS_SHOWN]) for entry in entries if isinstance(entry.reading, Unread)
    )
    return tuple(found.most_common())


def ledger(entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return a line for each card that says whether it is read; a change of the grammar shows in their difference."""
    return tuple(
        f"{entry.set} {entry.number} {entry.name}: {type(entry.reading).__name__.lower()}" for entry in entries
    )
