"""Every card that a scenario describes is read: at night each of them here, by day one in a few."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from scenarios.reading import Read, read_card
from tests.every_row import hold_every
from tests.night import at_night

EVERY = at_night(1, 6)
"""One in so many cards is read here; playing reads the others, for a scenario with an unread card is not as ruled."""
_HOLE = re.compile(r"<(?!p>)\w+>")
"""What the examples of an outline fill."""
FEATURES = Path(__file__).parents[3] / "features"
_CARD = re.compile(r'card "([^"]+)" reads:\n\s*"""\n(.*?)"""', re.DOTALL)


@cache
def described() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(FEATURES.rglob("*.feature")):
        for name, text in _CARD.findall(path.read_text(encoding="utf-8")):
            if not _HOLE.search(name + text):
                found[name] = "\n".join(line.strip() for line in text.splitlines())
    return found


def test_every_described_card_is_read() -> None:
    def check(card: tuple[str, str]) -> None:
        reading = read_card(*card)
        assert isinstance(reading, Read), str(reading)

    hold_every(list(described().items())[::EVERY], check)
