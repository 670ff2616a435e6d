"""Cards of the sets that came later: how many of them scenarios play, and that these print what the tables say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from scenarios.reading import Read, read_card
from tests.every_row import for_every
from tests.scenarios.reading.tables import AT_HAND, entries, read_entries

FEATURES = Path(__file__).parents[3] / "features"
AS_PRINTED = FEATURES / "cards" / "three-sets-as-printed.feature"
LATER_SETS = ("march-of-the-legion", "servant-of-the-betrayer", "drums-of-war")
PLAYED = 150
"""So many different cards of these sets are named in features, at least."""

_QUOTED = re.compile(r'"([^"\n]+)"')


def _tables(path: Path) -> Iterator[list[dict[str, str]]]:
    """Yield the tables of examples in a feature, each row by the names of its columns."""
    rows: list[list[str]] = []
    for line in (*path.read_text(encoding="utf-8").splitlines(), ""):
        if line.strip().startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif rows:
            yield [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]
            rows = []


@cache
def _named() -> frozenset[str]:
    """Return the names in quotation marks in all features, and those in columns called card."""
    found: set[str] = set()
    for path in FEATURES.rglob("*.feature"):
        found.update(_QUOTED.findall(path.read_text(encoding="utf-8")))
        found.update(row["card"] for table in _tables(path) for row in table if "card" in row)
    return frozenset(found)


def _printed() -> list[dict[str, str]]:
    return [row for table in _tables(AS_PRINTED) for row in table if "text" in row]


@AT_HAND
def test_so_many_cards_of_the_later_sets_are_played() -> None:
    names = {entry.name for table in LATER_SETS for entry in entries(table)}
    assert len(names & _named()) >= PLAYED


@AT_HAND
@for_every("row", _printed())
def test_a_card_in_words_is_the_card_of_the_table(row: dict[str, str]) -> None:
    entry = read_entries().get(row["card"])
    assert entry is not None, "the table has no such card that is read"
    assert isinstance(entry.reading, Read)
    cost = "" if "Hero—" in row["line"] else "2, "
    words = read_card(row["card"], f"{cost}{row['line']}\n{row['text']}")
    assert isinstance(words, Read), str(words)
    one, other = words.printed, entry.reading.printed
    assert (one.type, one.atk, one.health) == (other.type, other.atk, other.health)
    assert one.text == other.text
    assert one.powers == other.powers
