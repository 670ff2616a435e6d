"""The cards of the library, whose data were written by hand, hold what is read from the tables."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

from engine.language.printed import Printed
from judge.cardlists.card_data_files import read_data
from scenarios.library.card_files import card_names, load
from scenarios.reading import Read
from scenarios.reading.card_forms import alike
from tests.scenarios.reading.tables import AT_HAND, read_entries

REASONS: dict[str, str] = json.loads((Path(__file__).parent / "library_differences.json").read_text(encoding="utf-8"))
"""Why the library's data of a card are others than what is read."""

BY_HAND = Path(__file__).parent / "by_hand.json"
LEAST, LEAST_BY_HAND = 250, 38


def differences(written: Printed, read: Printed) -> list[str]:
    """Return the names of the fields in which the cards differ in more than the way of writing."""
    one, other = alike(written), alike(read)
    return [field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)]


@AT_HAND
def test_the_library_holds_what_is_read() -> None:
    found, compared = {}, 0
    for name in card_names():
        if name in read_entries():
            reading = read_entries()[name].reading
            assert isinstance(reading, Read)
            compared += 1
            found[name] = differences(load(name), reading.printed)
    assert compared >= LEAST
    assert {name: lost for name, lost in found.items() if lost and name not in REASONS} == {}
    assert {name for name in REASONS if not found.get(name)} == set()


@AT_HAND
def test_what_is_read_is_what_was_written_by_hand() -> None:
    """The data of these cards were written from their printed words before anyone saw what is read of them."""
    written = read_data(str(BY_HAND))
    assert len(written) >= LEAST_BY_HAND
    found = {}
    for name, card in written.items():
        reading = read_entries()[name].reading
        assert isinstance(reading, Read)
        found[name] = differences(card, reading.printed)
    assert {name: lost for name, lost in found.items() if lost} == {}
