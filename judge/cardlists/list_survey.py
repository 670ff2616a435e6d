"""A survey of a list: which cards are read, how many of each set and type, and which words stop the others."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from judge.cardlists.list_files import COLUMNS, Row
from scenarios.reading.agreed_keywords import agreed_keywords
from scenarios.reading.card_tables import Entry, printed_values, read_row
from scenarios.reading.corrections import corrected
from scenarios.reading.explained_keywords import with_explanations
from scenarios.reading.readings import Ambiguous, Read, Unread
from scenarios.reading.whole_cards import read_text

_PIECES = re.compile(r"(<p>|\n)")
_MOST_WORDS = 3


@dataclass(frozen=True, slots=True)
class Card:
    """A row of a list with the outcome of reading it; `cells` has every column that the reader knows."""

    line: int
    cells: Mapping[str, str]
    entry: Entry

    @property
    def outcome(self) -> str:
        """The word for the outcome: read, ambiguous or unread."""
        return type(self.entry.reading).__name__.lower()


@dataclass(frozen=True, slots=True)
class Share:
    """How many cards of a set or of a type are read, ambiguous and unread."""

    of: str
    read: int
    ambiguous: int
    unread: int

    @property
    def percent(self) -> float:
        """The percentage of the cards that are read."""
        return 100 * self.read / max(1, self.read + self.ambiguous + self.unread)


@dataclass(frozen=True, slots=True)
class Stop:
    """Words that can't be read: how many cards they stop, and how many of those could be read without them."""

    words: str
    stops: int
    finishes: int


def read_rows(rows: Iterable[Row]) -> tuple[Card, ...]:
    """Return each row with the outcome of reading it.

    A keyword that a card of the list explains is read on its other cards as well.
    """
    found = []
    for row in rows:
        cells = {name: row.cells.get(name, "") for name in COLUMNS}
        found.append(Card(row.line, cells, read_row(cells)))
    known = agreed_keywords(card.entry.text for card in found)
    return tuple(_read_by_others(card, known) for card in found)


def _read_by_others(card: Card, known: Mapping[str, str]) -> Card:
    """Return the card, which if it is unread is read with what other cards say that its keywords do."""
    told = with_explanations(card.entry.text, known) if card.outcome == "unread" else card.entry.text
    if told == card.entry.text:
        return card
    entry = read_row({**card.cells, "text": told})
    return replace(card, entry=replace(entry, text=card.entry.text)) if isinstance(entry.reading, Read) else card


def shares(cards: Iterable[Card], column: str) -> tuple[Share, ...]:
    """Return how many cards are read for each value of a column, in the order in which the values first appear."""
    found: dict[str, Counter[str]] = {}
    for card in cards:
        found.setdefault(card.cells.get(column, "").strip(), Counter())[card.outcome] += 1
    return tuple(Share(name, kinds["read"], kinds["ambiguous"], kinds["unread"]) for name, kinds in found.items())


def stops(cards: Iterable[Card]) -> tuple[Stop, ...]:
    """Return the words that can't be read, first those whose reading would finish the most cards."""
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
    """Return whether the card could be read without the sentence of these words."""
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
    """Return the text without the piece that holds the unread words, None if nothing is left."""
    line = 1
    for place, piece in enumerate(pieces):
        if piece == "\n":
            line += 1
        elif line == unread.line and unread.words in piece:
            rest = "".join((*pieces[:place], *pieces[place + 1 :]))
            return rest if rest.replace("<p>", "").strip() else None
    return None


def ledger(cards: Iterable[Card]) -> str:
    """Return a sorted line for each card with the outcome of reading it, for comparing two readings."""
    lines = {f"{card.entry.set} {card.entry.number} {card.entry.name} - {card.outcome}".strip() for card in cards}
    return "".join(f"{line}\n" for line in sorted(lines))


def why(card: Card) -> str:
    """Return why the card isn't read, nothing for a card that is."""
    reading = card.entry.reading
    return str(reading) if isinstance(reading, Ambiguous | Unread) else ""
