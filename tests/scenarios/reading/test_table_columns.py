"""Each column of a table of cards that is known by name is used, refused, or listed with the reason."""

from __future__ import annotations

from functools import cache

import pytest

from judge.cardlists.list_files import COLUMNS
from scenarios.reading import Read, Unread
from scenarios.reading.card_lines import BadLine
from scenarios.reading.card_tables import Entry, printed_values, read_row
from scenarios.reading.table_columns import REQUIRED, SAYS_NOTHING
from tests.every_row import for_every

EMPTY = dict.fromkeys((*COLUMNS, *SAYS_NOTHING), "")
PLAIN = {"set": "Mine", "number": "1", "name": "Grok", "cost": "1", "atk": "0", "def": "0", "health": "0",
         "class": "Any", "faction": "Neutral", "ally_faction": "Neutral", "text": "Pay 1 >>> Draw a card."}  # fmt: skip
ROWS = {
    "Hero": {"class": "Mage", "race": "Gnome", "talent": "Fire", "professions": "Mining", "faction": "Alliance",
             "cost": "0", "health": "25"},
    "Ally": {"class": "Mage", "race": "Gnome", "faction": "Alliance", "atk": "1", "damage_type": "Fire", "health": "1"},
    "Ability": {"class": "Mage", "talent": "Fire", "text": "Draw a card."},
    "Weapon": {"tags": "Weapon Sword", "atk": "1", "damage_type": "Melee", "strike_cost": "1"},
    "Armor": {"tags": "Armor Cloth Chest (1)", "def": "1"},
    "Item": {"tags": "Item Trinket (2)"},
    "Quest": {"cost": "0", "text": "Pay 3 to complete this quest.\nReward: Draw a card."},
}  # fmt: skip
"""A row of each type; what it doesn't name is as in a plain row, or empty."""

OTHERS = {"name": "Grak", "type": "Location", "class": "Priest", "race": "Orc", "talent": "Holy", "tags": "Chest (1)",
          "professions": "Alchemy", "faction": "Horde", "damage_type": "Holy", "text": "Draw two cards.",
          "cost_x": "X", "talent_required": "Fire", "race_required": "Human", "profession_required": "Mining",
          "class_required": "Mage", "faction_required": "Horde", "reputation": "Aldor", "ally_faction": "Aldor",
          "set": "Yours", "number": "2", "rarity": "U"}  # fmt: skip
"""Another value for each column that holds words; of the others it is 7."""


SILENT_ON = {
    "rarity": tuple(ROWS),
    "talent": ("Ally",),
    "damage_type": ("Hero", "Ability", "Armor", "Item", "Quest"),
}
"""On which types of cards a column says nothing."""


def read(kind: str, **cells: str) -> Entry:
    """Return the outcome of reading the row of the type with other cells."""
    return read_row({**EMPTY, **PLAIN, "type": kind, **ROWS[kind], **cells})


@cache
def unchanged(kind: str) -> Entry:
    """Return the outcome of reading the row of the type as it is."""
    return read(kind)


@for_every("column", COLUMNS)
@for_every("kind", ROWS)
def test_another_value_in_a_column_changes_what_is_read_or_is_refused(kind: str, column: str) -> None:
    before, after = unchanged(kind).reading, read(kind, **{column: OTHERS.get(column, "7")}).reading
    assert isinstance(before, Read)
    if column in SAYS_NOTHING and kind in SILENT_ON[column]:
        assert after == before
    else:
        assert after != before


@for_every("column", REQUIRED)
def test_a_hero_that_a_column_requires_is_required(column: str) -> None:
    reading = read("Item", **{column: OTHERS[column]}).reading
    assert isinstance(reading, Read)
    assert reading.printed.required == (OTHERS[column],)


def test_the_faction_of_an_ally_may_stand_under_both_names() -> None:
    reading = read("Ally", faction="Horde", ally_faction="Horde").reading
    assert isinstance(reading, Read)
    assert (reading.printed.traits, reading.printed.reputation) == (("Horde",), None)


SAME = "Traitor Hero Required\nPay 1 >>> Draw a card."


def test_a_text_that_requires_the_same_hero_is_enough() -> None:
    reading = read("Item", text=SAME, talent_required="Traitor", tags="Item Trinket (2) Traitor Hero Required").reading
    assert isinstance(reading, Read)
    assert (reading.printed.required, reading.printed.tags) == (("Traitor",), ("Trinket",))


@for_every(
    ("cells", "expected"),
    [
        ({"talent_required": "Traitr"}, "a talent that a hero has, for talent required"),
        ({"race_required": "Human, Dwarf"}, "a race that a hero has, for race required"),
        ({"profession_required": "Fishing"}, "a profession that a hero has, for profession required"),
        ({"text": SAME, "talent_required": "Fire"}, "Traitor Hero Required, as the text has it"),
        ({"ally_faction": "Scryer", "reputation": "Aldor"}, "the reputation of the card, Aldor"),
        ({"ally_faction": "Alliance", "faction": "Horde"}, "the reputation of the card, which has none"),
        ({"ally_faction": "Scryer"}, "the reputation of the card, which has none"),
        ({"reputation": "Aldorr"}, "a reputation such as Aldor, Scryer, or nothing"),
        ({"cost_x": "2"}, "X, or nothing, for X in the cost"),
        ({"tags": "Unique (2)"}, "a tag before the limit"),
        ({"tags": "Weapon Trinket (2)"}, "tags of the item"),
        ({"race": "Orc"}, "nothing under race, which no item has"),
        ({"strike_cost": "2"}, "nothing under strike cost, which no item has"),
    ],
)
def test_what_a_column_says_and_no_card_has_is_refused(cells: dict[str, str], expected: str) -> None:
    reading = read("Item", **cells).reading
    assert isinstance(reading, Unread)
    assert reading.expected == (expected,)


def test_a_column_may_say_that_there_is_no_x() -> None:
    row = {**EMPTY, **PLAIN, "type": "Item", "cost_x": "no"}
    assert not printed_values(row).has_x
    with pytest.raises(BadLine, match="X, or nothing"):
        printed_values({**row, "cost_x": "perhaps"})


@for_every(("cost", "number"), [("X", 0), ("2+X", 2), ("1 + x", 1)])
def test_x_may_stand_in_the_column_of_the_cost(cost: str, number: int) -> None:
    printed = printed_values({**EMPTY, **PLAIN, "type": "Item", "cost": cost})
    assert (printed.cost, printed.has_x) == (number, True)
