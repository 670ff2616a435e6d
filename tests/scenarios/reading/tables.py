"""The tables of printed cards, which stand beside the project or not at all, and the cards read from them."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

import pytest

from scenarios.reading import Read
from scenarios.reading.card_tables import Entry, read_row, rows
from tests.made_once import made_once

TABLES = Path(__file__).parents[4] / "shared" / "cards"
SETS = (
    "heroes-of-azeroth", "through-the-dark-portal", "fires-of-outland",
    "march-of-the-legion", "servant-of-the-betrayer", "drums-of-war",
)  # fmt: skip
AT_HAND = pytest.mark.skipif(not TABLES.exists(), reason="the tables of cards are not at hand")


@cache
def entries(table: str) -> tuple[Entry, ...]:
    """Return every card of the table."""
    return made_once({f"{table}.entries": partial(_read, table)})[f"{table}.entries"]


def _read(table: str) -> tuple[Entry, ...]:
    return tuple(read_row(row) for row in rows(TABLES / f"{table}.csv"))


@cache
def read_entries() -> dict[str, Entry]:
    """Return the read cards of all tables by name, none of them where there are no tables."""
    if not TABLES.exists():
        return {}
    every = (entry for table in SETS for entry in entries(table))
    return {entry.name: entry for entry in every if isinstance(entry.reading, Read)}
