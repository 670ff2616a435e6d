"""The tables of printed cards, where they are at hand: how many cards are read, and that they turn back."""

from __future__ import annotations

from collections import Counter

import pytest

from scenarios.reading import Ambiguous, Read
from scenarios.reading.card_lines import BadLine
from scenarios.reading.card_tables import printed_values, read_row, rows
from scenarios.reading.corrections import corrected, corrections
from tests.every_row import for_every
from tests.scenarios.reading.tables import AT_HAND, TABLES, entries

LEAST = {
    "heroes-of-azeroth": 0.95,
    "through-the-dark-portal": 0.94,
    "fires-of-outland": 0.94,
    "march-of-the-legion": 0.915,
    "servant-of-the-betrayer": 0.92,
    "drums-of-war": 0.88,
}

FIRST_SIGHT = {
    "march-of-the-legion": (60.2,),
    "servant-of-the-betrayer": (46.2, 49.6),
    "drums-of-war": (34.0, 37.3, 40.3),
}
"""Per cent of whole cards read before anybody had seen one of the set: at first, and each time after the set before
it in this list had been worked on. What is read now stands in LEAST, as a share."""

pytestmark = AT_HAND


@for_every("table", LEAST)
def test_so_many_whole_cards_are_read(table: str) -> None:
    found = Counter(type(entry.reading) for entry in entries(table))
    assert found[Read] / len(entries(table)) >= LEAST[table]


@for_every("table", LEAST)
def test_no_card_is_ambiguous(table: str) -> None:
    assert [entry.name for entry in entries(table) if isinstance(entry.reading, Ambiguous)] == []


def test_every_listed_correction_mends_something() -> None:
    mended = set()
    for table in LEAST:
        for row in rows(TABLES / f"{table}.csv"):
            if corrected(row) != row:
                mended.add((row["set"], row["number"]))
    assert set(corrections()) == mended


ROW = {"set": "Mine", "number": "1", "name": "Tim", "cost": "1", "cost_x": "", "atk": "0", "health": "0", "def": "0",
       "strike_cost": "0", "damage_type": "Melee", "class": "Any", "race": "", "talent": "", "professions": "",
       "faction": "Horde", "tags": "", "text": ""}  # fmt: skip


@for_every(
    ("cells", "tags", "limits"),
    [
        ({"type": "Ability", "talent": "Protection, Discipline"}, ("Protection", "Discipline"), ()),
        ({"type": "Ability", "talent": "Frost", "tags": "Frost"}, ("Frost",), ()),
        ({"type": "Armor", "tags": "Armor Cloth Chest (1) Hands (1)"}, ("Cloth", "Chest", "Hands"), (1, 1)),
        ({"type": "Armor", "tags": "Armor, Cloth, Chest (1), Hands (1)"}, ("Cloth", "Chest", "Hands"), (1, 1)),
        ({"type": "Ally", "race": "Carrion Bird, Demon"}, ("Carrion Bird", "Demon"), ()),
        ({"type": "Ally", "race": "Carrion Bird"}, ("Carrion Bird",), ()),
        ({"type": "Ally", "race": "Felhunter Demon"}, ("Felhunter", "Demon"), ()),
        ({"type": "Ally", "race": "Demon", "class": "Demon"}, ("Demon",), ()),
        ({"type": "Ally", "race": "Orc", "class": "Dk"}, ("Orc", "Death Knight"), ()),
        ({"type": "Ally", "race": "Orc", "class": "Druid, Death Knight"}, ("Orc", "Druid", "Death Knight"), ()),
        ({"type": "Ally", "race": "Orc", "class": "Mage/Priest"}, ("Orc", "Mage", "Priest"), ()),
        ({"type": "Ally", "race": "Orc", "class": "Mage and Priest"}, ("Orc", "Mage", "Priest"), ()),
    ],
)
def test_tags_of_a_row(cells: dict[str, str], tags: tuple[str, ...], limits: tuple[int, ...]) -> None:
    card = printed_values(ROW | cells)
    assert card.tags == tags
    assert card.limits == tuple(zip(("Chest", "Hands"), limits, strict=False))


def test_a_keyword_among_the_tags_alone_is_refused() -> None:
    row = ROW | {"type": "Ability", "tags": "Instant Trap"}
    told = "(You may exhaust your defending hero rather than pay this card's cost.)"
    assert "trap is a keyword" in str(read_row(row | {"text": f"{told}\nDraw a card."}).reading)
    assert isinstance(read_row(row | {"text": f"Trap {told}\nDraw a card."}).reading, Read)


def test_several_words_of_which_none_is_known_are_no_race() -> None:
    with pytest.raises(BadLine, match="a known race, or one word"):
        printed_values(ROW | {"type": "Ally", "race": "Blub Blah"})


@for_every(
    "cells",
    [
        {"race": "Dwarf Blub Blah"},
        {"race": "Dwarf", "tags": "Unique Blub Blah"},
        {"race": "Blub Bat"},
        {"race": "Beast", "tags": "Blub Serpent"},
    ],
)
def test_new_words_that_could_be_one_tag_or_two_are_neither(cells: dict[str, str]) -> None:
    with pytest.raises(BadLine, match="one new word, or a comma"):
        printed_values(ROW | {"type": "Ally"} | cells)
    assert printed_values(ROW | {"type": "Ally", "race": "Dwarf Blub"}).tags == ("Dwarf", "Blub")
    assert printed_values(ROW | {"type": "Ally", "race": "Dwarf", "tags": "Blub, Blah"}).tags == (
        "Dwarf",
        "Blub",
        "Blah",
    )
    assert printed_values(ROW | {"type": "Ally", "race": "Dwarf Flight Master"}).tags == ("Dwarf", "Flight Master")
    assert printed_values(ROW | {"type": "Ally", "race": "Spore Bat"}).tags == ("Spore Bat",)
    assert printed_values(ROW | {"type": "Ally", "race": "Blub Dwarf"}).tags == ("Blub", "Dwarf")


def test_what_was_worked_on_is_read_better_than_at_first_sight() -> None:
    assert [table for table, seen in FIRST_SIGHT.items() if LEAST[table] * 100 <= max(seen)] == []
