"""The files of the rulebook, each of which is read once, when it is first needed."""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict, cast

DATA = Path(__file__).with_name("data")


class RuleEntry(TypedDict, total=False):
    """One rule in a file; an entry without a sentence has that of the reference edition."""

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
    """The members of all kinds of files; each file has those of its kind."""

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
    """Return the data of the file of that name in the rulebook."""
    return cast("DataFile", json.loads((DATA / f"{name}.json").read_bytes()))
