"""Another word in a card of the tables makes another card of it, or one that can't be read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from scenarios.reading import Read
from scenarios.reading.correcting import corrected
from scenarios.reading.tables import read_row, rows
from tests.scenarios.reading.tables import AT_HAND, SETS, TABLES

_REMINDER = re.compile(r"\((?!\d+\)|X\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_NEXT = {"two": "three", "three": "four", "four": "five", "five": "six"}

MUTATIONS: dict[str, Callable[[str], str]] = {
    "a number is one higher": lambda text: re.sub(r"\d+", lambda found: str(int(found[0]) + 1), text, count=1),
    "a number word is one higher": lambda text: re.sub(
        r"\b(two|three|four|five)\b", lambda found: _NEXT[found[0]], text, count=1
    ),
    "may is gone": lambda text: re.sub(r"\b(?:you may|(?<=hero )may|(?<=he )may) ", "", text, count=1),
    "each stands for target": lambda text: re.sub(r"\btarget ", "each ", text, count=1),
    "combat stands for turn": lambda text: text.replace("this turn", "this combat", 1),
    "opposing is gone": lambda text: text.replace("opposing ", "", 1),
    "player stands for opponent": lambda text: text.replace("target opponent", "target player", 1),
    "up to is gone": lambda text: text.replace("up to ", "", 1),
    "another is gone": lambda text: text.replace("another target", "target", 1),
    "ready stands for exhausted": lambda text: re.sub(r"\bexhausted\b", "ready", text, count=1),
}


@AT_HAND
@pytest.mark.parametrize("mutation", MUTATIONS)
def test_no_read_card_stays_the_same(mutation: str) -> None:
    mutated, same = 0, []
    for row in (corrected(row) for table in SETS for row in rows(TABLES / f"{table}.csv")):
        text = _REMINDER.sub("", row["text"].replace("’", "'"))
        other = MUTATIONS[mutation](text)
        if other == text or not isinstance(read_row(row).reading, Read):
            continue
        mutated += 1
        if read_row({**row, "text": other}).reading == read_row(row).reading:
            same.append(row["name"])
    assert mutated >= 5
    assert same == []
