"""The rulebook's files, read once each and only when something in them is asked for."""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict, cast

DATA = Path(__file__).with_name("data")


class RuleEntry(TypedDict, total=False):
    """One rule as it stands in a file; an entry without a sentence says what the reference edition says."""

    id: str
    number: str
    heading: str
    title: str
    sentence: str
    refers: list[str]
    inferred: list[str]
    about: list[str]
    examples: list[str]
    reconstructed_from: list[str]
    lost_example_cards: list[str]


class DataFile(TypedDict, total=False):
    """What the files hold between them; each has the members that its kind needs."""

    edition: str
    chapter: str
    title: str
    rules: list[RuleEntry]
    merged: dict[str, str]
    cited: dict[str, str]
    editions: list[dict[str, str]]
    sections: list[dict[str, object]]
    terms: list[dict[str, object]]
    open_points: list[dict[str, object]]
    differences: list[dict[str, object]]
    numbers: list[dict[str, object]]


@cache
def read_data(name: str) -> DataFile:
    """Return what the file of that name under the rulebook's data holds, reading it on the first call only."""
    return cast("DataFile", json.loads((DATA / f"{name}.json").read_bytes()))
