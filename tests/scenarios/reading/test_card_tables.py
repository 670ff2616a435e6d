"""The tables of printed cards, where they are at hand: how many cards are read, and that they turn back."""

from __future__ import annotations

from collections import Counter

import pytest

from scenarios.reading import Ambiguous, Read
from scenarios.reading.card_tables import rows
from scenarios.reading.corrections import corrected, corrections
from tests.scenarios.reading.tables import AT_HAND, TABLES, entries

LEAST = {
    "heroes-of-azeroth": 0.95,
    "through-the-dark-portal": 0.90,
    "fires-of-outland": 0.90,
    "march-of-the-legion": 0.82,
    "servant-of-the-betrayer": 0.68,
    "drums-of-war": 0.64,
}

pytestmark = AT_HAND


@pytest.mark.parametrize("table", LEAST)
def test_so_many_whole_cards_are_read(table: str) -> None:
    found = Counter(type(entry.reading) for entry in entries(table))
    assert found[Read] / len(entries(table)) >= LEAST[table]


@pytest.mark.parametrize("table", LEAST)
def test_no_card_is_ambiguous(table: str) -> None:
    assert [entry.name for entry in entries(table) if isinstance(entry.reading, Ambiguous)] == []


def test_every_listed_correction_mends_something() -> None:
    mended = set()
    for table in LEAST:
        for row in rows(TABLES / f"{table}.csv"):
            if corrected(row) != row:
                mended.add((row["set"], row["number"]))
    assert set(corrections()) == mended
