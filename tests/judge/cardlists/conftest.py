"""A list of cards in a file of its own."""

from pathlib import Path

import pytest

from tests.judge.cardlists.listed_cards import DRAWING, ODD, PLAIN, table


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    place = tmp_path / "cards.csv"
    place.write_text(table(PLAIN, DRAWING, ODD), encoding="utf-8")
    return place
