from __future__ import annotations

from scenarios.reading.surveying import ledger, missing, tallies
from scenarios.reading.tables import read_row

BLANK = dict.fromkeys(
    (
        "cost_x",
        "atk",
        "damage_type",
        "strike_cost",
        "def",
        "health",
        "tags",
        "race",
        "talent",
        "professions",
        "reputation",
    ),
    "",
)


def row(number: str, text: str) -> dict[str, str]:
    return {**BLANK, "set": "Trial", "number": number, "name": f"Card {number}", "type": "Ability", "class": "Mage",
            "faction": "Neutral", "cost": "2", "text": text}  # fmt: skip


ENTRIES = tuple(
    read_row(row(str(place), text))
    for place, text in enumerate(
        ("Draw a card.", "Draw a card, gladly.", "Frobnicate target ally.", "Frobnicate target hero.")
    )
)


def test_a_tally_counts_whole_cards() -> None:
    (tally,) = tallies(ENTRIES)
    assert (tally.read, tally.ambiguous, tally.unread, tally.share) == (1, 0, 3, 0.25)


def test_the_words_that_stop_most_cards_come_first() -> None:
    assert missing(ENTRIES)[0][1] >= missing(ENTRIES)[-1][1]
    assert sum(count for _, count in missing(ENTRIES)) == 3


def test_a_ledger_has_a_line_for_each_card() -> None:
    assert ledger(ENTRIES)[:2] == ("Trial 0 Card 0: read", "Trial 1 Card 1: unread")
