"""How long it takes to read every card of the tables, to tell it again, and to find that nonsense is none."""

from pathlib import Path
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.machine_speed import times_slower
from engine.language.printed import Printed
from scenarios.reading import Read, read_card
from scenarios.reading.card_tables import Entry, read_row, rows
from scenarios.reading.told_cards import reading

TABLES = Path(__file__).parents[2] / "shared" / "cards"
ALL_SECONDS = 10.0
"""In how many seconds of one core all cards are read on a machine of usual speed."""
NONSENSE_SECONDS = 0.2
TOLD_SHARE = 0.1
"""How much of the time in which all cards are read telling one of them may take; reading them takes half of what it
took when this was a twentieth.
"""

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
    assert benchmark.pedantic(read_all, rounds=2)  # type: ignore[no-untyped-call]
    before, started = times_slower(), process_time()
    read_all()
    assert process_time() - started < ALL_SECONDS * (before + times_slower()) / 2


@pytest.mark.skipif(not TABLES.exists(), reason="the tables of cards are not at hand")
def test_no_card_takes_long_to_be_told(benchmark: BenchmarkFixture) -> None:
    """Compare with reading them all in the same run, for a machine's speed drifts."""
    started = process_time()
    cards = [entry.reading.printed for entry in read_all() if isinstance(entry.reading, Read)]
    longest = TOLD_SHARE * (process_time() - started)
    slow = benchmark.pedantic(slow_to_tell, (cards, longest), rounds=1)  # type: ignore[no-untyped-call]
    assert {card.name: seconds for card in slow if (seconds := fastest_of_two(card)) > longest} == {}


def slow_to_tell(cards: list[Printed], longest: float) -> list[Printed]:
    """Return the cards that take longer than so many seconds to be told, each told once."""
    return [card for card in cards if telling_seconds(card) > longest]


def telling_seconds(card: Printed) -> float:
    """Return how long the card takes to be told."""
    started = process_time()
    reading(card)
    return process_time() - started


def fastest_of_two(card: Printed) -> float:
    """Return how long the card takes to be told, the faster of two times."""
    return min(telling_seconds(card), telling_seconds(card))


@pytest.mark.usefixtures("collected_as_by_the_command")
@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_four_hundred_words_of_nonsense_are_unread_at_once(benchmark: BenchmarkFixture, text: str) -> None:
    card = f"2, Instant Ability\n{text}"
    assert not isinstance(benchmark(read_card, "Grok", card), Read)
    started = process_time()
    read_card("Grok", card)
    assert process_time() - started < NONSENSE_SECONDS * times_slower()
