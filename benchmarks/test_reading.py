"""How long it takes to read every card of the tables, and to find that nonsense is none."""

from pathlib import Path
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from scenarios.reading import Read, read_card
from scenarios.reading.tables import Entry, read_row, rows

TABLES = Path(__file__).parents[2] / "shared" / "cards"
ALL_SECONDS = 10.0
NONSENSE_SECONDS = 0.2

NONSENSE = [
    "target hero or ally and each hero and ally and " * 40,
    "Your hero deals 1 damage to target hero or ally and " * 40 + "draw a card",
    "destroy all exhausted ready opposing allies in your party attached to allies in your party " * 27,
    "its controller's hero's controller's hero's " * 66,
    "if your hero is attacking, draw a card and " * 45,
]


def read_all() -> list[Entry]:
    """Return every card of the tables, read."""
    return [read_row(row) for table in sorted(TABLES.glob("*.csv")) for row in rows(table)]


@pytest.mark.skipif(not TABLES.exists(), reason="the tables of cards are not at hand")
def test_all_cards_are_read_in_ten_seconds(benchmark: BenchmarkFixture) -> None:
    assert benchmark(read_all)
    started = process_time()
    read_all()
    assert process_time() - started < ALL_SECONDS


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_four_hundred_words_of_nonsense_are_unread_at_once(benchmark: BenchmarkFixture, text: str) -> None:
    card = f"2, Instant Ability\n{text}"
    assert not isinstance(benchmark(read_card, "Grok", card), Read)
    started = process_time()
    read_card("Grok", card)
    assert process_time() - started < NONSENSE_SECONDS
