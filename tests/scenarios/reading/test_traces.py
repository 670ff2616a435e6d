"""Every read card of the tables shows in its data what its text says, as far as words and numbers can tell."""

from __future__ import annotations

import pytest

from scenarios.reading import Read, read_card
from tests.scenarios.reading.tables import AT_HAND, read_entries
from tests.scenarios.reading.traces import untraced

KNOWN = {
    # What is doubled is dealt out as the damage that is there already, without a factor.
    "Barnathrum, Lord of Pain": ("2",),
    # The words point back at the damage that the same sentence spoke of, which leaves the trace.
    "Retribution Aura": ("combat damage",),
    "Thorns": ("combat damage",),
    # The other of two is whatever of them still lies on the deck.
    "The Princess Trapped": ("other|another",),
}
"""Cards whose data says by other means what the word says."""


@AT_HAND
def test_no_word_or_number_of_a_read_card_is_dropped() -> None:
    lost = {}
    for name, entry in read_entries().items():
        assert isinstance(entry.reading, Read)
        lost[name] = untraced(name, entry.text, entry.reading.printed)
    assert {name: words for name, words in lost.items() if words} == KNOWN


@pytest.mark.parametrize(
    ("text", "meant", "lost"),
    [
        ("Your hero may deal 2 fire damage to target ally.", "Your hero deals 2 fire damage to target ally.", "may"),
        ("Draw three cards.", "Draw two cards.", "3"),
        ("Destroy up to two target allies.", "Destroy two target allies.", "up to"),
        ("Target ally has +2 ATK this combat.", "Target ally has +2 ATK this turn.", "this combat"),
        ("Destroy target opposing ally.", "Destroy target ally.", "opponents?|opposing"),
        ("If your hero is attacking, draw a card.", "Draw a card.", "if"),
        ("Destroy target exhausted ally.", "Exhaust target ally.", "destroy"),
        ("Your hero deals 2 fire damage to target ally.", "Your hero deals 2 frost damage to target ally.",
         "fire(?= damage)"),
    ],
)  # fmt: skip
def test_a_dropped_word_would_show(text: str, meant: str, lost: str) -> None:
    reading = read_card("Grok", f"2, Instant Ability\n{meant}")
    assert isinstance(reading, Read)
    assert lost in untraced("Grok", text, reading.printed)
    assert untraced("Grok", meant, reading.printed) == ()
