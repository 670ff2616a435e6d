"""The list of the sentences in which scenarios are written."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import groupby
from typing import Any

from judge.output_lines import BLANK, Line
from scenarios.catalogue import Entry

_UNDER = {"table": "a table stands under it", "text": "a text stands under it"}


NAMES = (
    'A name stands between quotation marks: "Tim".',
    r'A quotation mark inside a name stands after a backslash: "Raul \"Fingers\" Maldren".',
    'Or the name stands between marks of the other kind: “Raul "Fingers" Maldren”. In a table it is written as it is.',
    'Where two cards in play have one name, say whose: your "Tim"; or give a label: "Tim" as "the first Tim".',
    'Where several effects of one card differ, say whom or what one is about: "Sting" about Ann, "Sting" about "Tim".',
    'Where they differ in an amount alone, say the amount: "Sting" about 2.',
)
"""How things are named in every sentence."""


CLAUSES = (
    ('targeting "Tim"', "what the card or power targets, or is attached to"),
    ("with X = 3", "the value of X"),
    ("choosing the 2nd mode", "which mode is chosen, by its number or its words between quotation marks"),
    ('destroying "Tim"', "what is paid with; also exhausting, discarding, readying, removing, returning, paying with"),
    ('exhausting "Tim" rather than paying', "what is paid with in place of the cost"),
)
"""Clauses that can stand after what a player plays, uses, flips, completes or strikes with, each with its meaning."""


def sentence_data(entries: Iterable[Entry]) -> dict[str, Any]:
    """Return the sentences for programs, with the version of the form."""
    return {
        "version": 1,
        "naming": list(NAMES),
        "clauses": [{"example": clause, "meaning": meaning} for clause, meaning in CLAUSES],
        "sentences": [_sentence(entry) for entry in entries],
    }


def _sentence(entry: Entry) -> dict[str, Any]:
    return {
        "keyword": entry.keyword,
        "pattern": entry.notation,
        "parameters": [asdict(parameter) for parameter in entry.parameters],
        "under": list(entry.takes),
        "description": entry.description,
        "example": entry.example,
        "group": entry.group,
    }


def clause_lines() -> Iterator[Line]:
    """Yield the clauses that can follow a deed, each with what it says."""
    yield Line("What can follow a deed, after or without a comma", style="title")
    for clause, meaning in CLAUSES:
        yield Line(f'… play "Fire Blast" {clause}', indent=2)
        yield Line(f"Says {meaning}.", indent=6, style="faint")
    yield BLANK


def naming_lines() -> Iterator[Line]:
    """Yield how names of cards and players are written in sentences."""
    yield Line("Names", style="title")
    for said in NAMES:
        yield Line(said, indent=2)
    yield BLANK


def sentence_lines(entries: Iterable[Entry]) -> Iterator[Line]:
    """Yield the sentences under their subjects, each with an example, its general form, and what it does."""
    for group, members in groupby(entries, key=lambda entry: entry.group):
        yield Line(group, style="title")
        for entry in members:
            yield Line(f"{entry.keyword} {entry.example}", indent=2, hang=4)
            yield Line(f"in general: {entry.keyword} {entry.notation}", indent=6, style="faint", hang=4)
            under = "".join(f" ({_UNDER[each]})" for each in entry.takes)
            yield Line(f"{entry.description}{under}", indent=6, style="faint")
        yield BLANK
