"""The column of the type may have the words that stand before the type on a card."""

from __future__ import annotations

import pytest

from scenarios.reading.card_lines import BadLine
from scenarios.reading.card_tables import printed_values
from tests.every_row import for_every

ROW = {"set": "Mine", "number": "1", "name": "Tim", "cost": "1", "atk": "0", "health": "0", "def": "0", "race": "",
       "strike_cost": "0", "damage_type": "", "class": "Any", "talent": "", "professions": "", "faction": "Horde",
       "tags": "", "text": ""}  # fmt: skip


@for_every(
    ("cells", "words", "tags"),
    [
        ({"type": "Instant Ability", "tags": "Frost"}, {"instant"}, ("Frost",)),
        ({"type": "Instant Ability", "tags": "Instant, Frost"}, {"instant"}, ("Frost",)),
        ({"type": "Unique Instant Ability", "talent": "Fire"}, {"instant", "unique"}, ("Fire",)),
        ({"type": "Ongoing Ability", "tags": "Curse"}, set(), ("Curse",)),
        ({"type": "Two-Handed Weapon", "tags": "Sword, Melee (1)"}, set(), ("Two-Handed", "Sword", "Melee")),
        ({"type": "Unique  Ally", "race": "Orc", "class": "Ma"}, {"unique"}, ("Orc", "Mage")),
        ({"type": "Unlimited Ally", "race": "Demon", "class": "Demon"}, {"unlimited"}, ("Demon",)),
    ],
)
def test_a_type_may_stand_as_on_the_type_line(cells: dict[str, str], words: set[str], tags: tuple[str, ...]) -> None:
    card = printed_values(ROW | cells)
    assert {word for word in ("instant", "unique", "unlimited") if getattr(card, word)} == words
    assert card.tags == tags


@for_every(
    ("word", "expected"),
    [
        ("Ability Ally", "before Ally only"),
        ("Instant Instant Ability", "each once"),
        ("Instant", "a card type"),
        ("", "a card type"),
    ],
)
def test_nothing_else_may_stand_before_the_type(word: str, expected: str) -> None:
    with pytest.raises(BadLine, match=expected):
        printed_values(ROW | {"type": word})
