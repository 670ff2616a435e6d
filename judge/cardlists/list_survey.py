"""A survey of a list: what each card comes to, how many are read of each set and type, and which words stop them."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge.cardlists.list_files import COLUMNS, Row
from scenarios.reading.card_tables import Entry, printed_values, read_row
from scenarios.reading.corrections import corrected
from scenarios.reading.readings import Ambiguous, Read, Unread
from scenarios.reading.whole_cards import read_text

_PIECES = re.compile(r"(<p>|\n)")
_MOST_WORDS = 3


@dataclass(frozen=True, slots=True)
class Card:
    """A row of a list and what reading it came to; `cells` is all that the reader may ask for."""

    line: int
    cells: Mapping[str, str]
    entry: Entry

    @property
    def outcome(self) -> str:
        """The word for what reading came to."""
        return type(self.entry.reading).__name__.lower()


@dataclass(frozen=True, slots=True)
class Share:
    """Of the cards of one kind: how many are read, ambiguous and unread."""

    of: str
    read: int
    ambiguous: int
    unread: int

    @property
    def percent(self) -> float:
        """How many of a hundred cards are read whole."""
        return 100 * self.read / max(1, self.read + self.ambiguous + self.unread)


@dataclass(frozen=True, slots=True)
class Stop:
    """Words that are not understood: how many cards they stop, and how many would be read if they were not there."""

    words: str
    stops: int
    finishes: int


def read_rows(rows: Iterable[Row]) -> tuple[Card, ...]:
    """Return what each row comes to."""
    found = []
    for row in rows:
        cells = {name: row.cells.get(name, "") for name in COLUMNS}
        found.append(Card(row.line, cells, read_row(cells)))
    return tuple(found)


def shares(cards: Iterable[Card], column: str) -> tuple[Share, ...]:
    """Return how many are read of each value of a column, in the order in which the values first come."""
    found: dict[str, Counter[str]] = {}
    for card in cards:
        found.setdefault(card.cells.get(column, "").strip(), Counter())[card.outcome] += 1
    return tuple(Share(name, kinds["read"], kinds["ambiguous"], kinds["unread"]) for name, kinds in found.items())


def stops(cards: Iterable[Card]) -> tuple[Stop, ...]:
    """Return the words that are not understood, those first that would finish most cards."""
    stopped: Counter[str] = Counter()
    finished: Counter[str] = Counter()
    for card in cards:
        reading = card.entry.reading
        if isinstance(reading, Unread):
            words = " ".join(reading.words.split()[:_MOST_WORDS])
            stopped[words] += 1
            finished[words] += _is_last(card, reading)
    found = (Stop(words, count, finished[words]) for words, count in stopped.items())
    return tuple(sorted(found, key=lambda stop: (-stop.finishes, -stop.stops, stop.words)))


def _is_last(card: Card, unread: Unread) -> bool:
    """Return whether all else of the card is read, so that nothing but the sentence of these words is in the way."""
    if not unread.line:
        return False
    cells = corrected(card.cells)
    pieces = _PIECES.split(cells["text"].replace("\r", ""))
    rest = _without(pieces, unread)
    if rest is None:
        return True
    reading = read_text(printed_values(cells), rest)
    return isinstance(reading, Read) or (isinstance(reading, Unread) and reading.words == "the quest")


def _without(pieces: list[str], unread: Unread) -> str | None:
    """Return the text without the piece of the line that holds the words, None if it is all there is."""
    line = 1
    for place, piece in enumerate(pieces):
        if piece == "\n":
            line += 1
        elif line == unread.line and unread.words in piece:
            rest = "".join((*pieces[:place], *pieces[place + 1 :]))
            return rest if rest.replace("<p>", "").strip() else None
    return None


def ledger(cards: Iterable[Card]) -> str:
    """Return a line for each card with what reading it came to, sorted, so that a difference shows what changed."""
    lines = {f"{card.entry.set} {card.entry.number} {card.entry.name} - {card.outcome}".strip() for card in cards}
    return "".join(f"{line}\n" for line in sorted(lines))


def why(card: Card) -> str:
    """Return what keeps the card from being read, nothing for one that is."""
    reading = card.entry.reading
    return str(reading) if isinstance(reading, Ambiguous | Unread) else ""
