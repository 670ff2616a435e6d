"""Listed corrections of mistakes in a table of cards, each with its reason; nothing else is repaired."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from scenarios.scenario_errors import BadCardData

LISTED = Path(__file__).parent / "corrections.csv"


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction in a column of a row: old words, and the new ones; ``$`` after old words binds them to the end."""

    set: str
    number: str
    column: str
    old: str
    new: str
    why: str


@lru_cache(maxsize=8)
def corrections(path: Path = LISTED) -> Mapping[tuple[str, str], tuple[Correction, ...]]:
    """Return the listed corrections by set and number.

    Raises:
        BadCardData: a correction gives no reason.
    """
    found: dict[tuple[str, str], tuple[Correction, ...]] = {}
    with path.open(encoding="utf-8", newline="") as file:
        for line, row in enumerate(csv.DictReader(file), 2):
            correction = Correction(**{name: row[name] or "" for name in Correction.__slots__})
            if not correction.why:
                raise BadCardData("a correction gives no reason", file=str(path), line=line, expected="why")
            key = (correction.set, correction.number)
            found[key] = (*found.get(key, ()), correction)
    return found


def corrected(row: Mapping[str, str], path: Path = LISTED) -> dict[str, str]:
    """Return the row with its listed corrections; one whose old words are missing changes nothing."""
    mended = dict(row)
    for each in corrections(path).get((row.get("set", ""), row.get("number", "")), ()):
        held = mended.get(each.column, "").replace("\r", "")
        old = each.old.removesuffix("$")
        if not each.old.endswith("$"):
            mended[each.column] = held.replace(old, each.new)
        elif held.endswith(old):
            mended[each.column] = held.removesuffix(old) + each.new
    return mended
