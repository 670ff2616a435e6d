"""Cards for lists in tests, as the cells of their rows, and tables of them: two that can be read and one that can't."""

import csv
import io

from judge.cardlists.list_files import COLUMNS

HEADER = list(COLUMNS)

PLAIN = {
    "set": "Mine", "number": "001", "name": "Plain Tim", "type": "Ally", "class": "Mage", "race": "Human",
    "faction": "Alliance", "cost": "3", "atk": "1", "damage_type": "Arcane", "health": "2",
}  # fmt: skip
DRAWING = {"set": "Mine", "number": "002", "name": "Insight", "type": "Ability", "class": "Mage", "cost": "2"}
DRAWING |= {"talent": "Arcane", "text": "Draw two cards."}
ODD = {**DRAWING, "number": "003", "name": "Odd", "text": "Draw a card.\nFrobnicate the wibble."}


def table(*rows: dict[str, str], columns: list[str] = HEADER, between: str = ",") -> str:
    page = io.StringIO()
    writer = csv.DictWriter(page, columns, delimiter=between, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return page.getvalue()
