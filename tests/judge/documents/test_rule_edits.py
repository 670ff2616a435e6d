"""More than a hundred edits of the published documents, each with what the comparison and the impact must say.

By day edits that change the words of different parts of the reference edition are made together, for each of them is
told under the number of its part. If something else is told of several, the halves of them are tried, down to each
alone. At night each edit is made alone.
"""

from functools import cache
from pathlib import Path

import pytest

from judge.documents.comparison.document_changes import Change
from judge.documents.document_errors import NoRulesFound, UnusableFile
from judge.documents.impact.impact_analysis import Impact, impact_of
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from judge.documents.recognition import recognise
from tests.judge.documents import further_rule_edits, rule_edits, turn_combat_and_power_edits, whole_document_edits
from tests.judge.documents.edit_rows import ANYWHERE, QUIET, ROWS, Row
from tests.judge.documents.edits_together import check_together, groups_of, made_together
from tests.judge.documents.line_edits import Made
from tests.night import at_night

TABLES = (further_rule_edits, rule_edits, turn_combat_and_power_edits, whole_document_edits)
"""The modules of the table; each adds its rows as it is imported, in this order."""

EDITION = {"000": "cr-2007-04", "001": "cr-2007-05", "002": "faq-2009-03", "003": "cr-2009-combat"}

TOGETHER = at_night(1, 20)
"""How many edits are made together at most."""
IN_PLACE = ("changed", "cosmetic", "re-pointed")
"""What an edit is that changes the words of a part and leaves its number and its place."""


def test_there_are_a_hundred_edits_and_more_over_all_chapters() -> None:
    assert len(ROWS) >= 200
    chapters = {number[0] for each in ROWS if each.document == "001" for _, number in each.expected}
    assert {*"12345678"} <= chapters


def parts_of(edit: Row) -> set[str]:
    """Return the numbers of the parts that an edit changes."""
    return {number for _, number in edit.expected}


def is_in_place(edit: Row) -> bool:
    """Return whether an edit changes the words of one part of the reference edition and nothing else."""
    one = edit.document == "001" and len(edit.expected) == 1 and not edit.asked and edit.shown <= parts_of(edit)
    return one and all(what in IN_PLACE and number != ANYWHERE for what, number in edit.expected)


def fit(edit: Row, other: Row) -> bool:
    """Return whether both edits change the words of a part and nothing else, each those of another part."""
    return is_in_place(edit) and is_in_place(other) and not parts_of(edit) & parts_of(other)


@cache
def published_once(text: str, edition: str) -> Document:
    return document(text, edition)


def document(text: str, edition: str) -> Document:
    documents = read(lines_of(text.encode(), "draft"), "draft").documents
    found = [each.document for each in map(recognise, documents) if each is not None]
    return next(each for each in found if each.edition == edition)


def impact_on(text: str, made: Made, edition: str) -> Impact:
    """Return the impact of an edit of a published text."""
    after = "\n".join(made(text.splitlines()))
    return impact_of(published_once(text, edition), document(after, edition), [])


def classed(change: Change) -> str:
    """Return the class of a change in the words of the table."""
    if change.weight == "cosmetic":
        return " ".join(each for each in change.what if each != "changed") or "cosmetic"
    return " ".join(change.what)


def told(impact: Impact) -> set[tuple[str, str]]:
    return {(classed(change), change.number) for change in impact.comparison.changes}


def shown(impact: Impact) -> set[str]:
    """Return the numbers at which the impact shows something: to review, or read as a parameter."""
    reviewed = {each.change.number for each in impact.to_review}
    return reviewed | {each.new_number or each.old_number for each in impact.readings if each.changed}


@pytest.mark.parametrize(
    "edits", [pytest.param(each, id=f"{each[0].document}: {each[0].kind}") for each in groups_of(ROWS, TOGETHER, fit)]
)
def test_an_edit_is_what_it_means(edits: tuple[Row, ...], published: dict[str, Path]) -> None:
    text = published[edits[0].document].read_text(encoding="utf-8")
    check_together(edits, lambda several: are_told_together(several, text), lambda edit: check_alone(edit, text))


def are_told_together(edits: tuple[Row, ...], text: str) -> bool:
    """Return whether everything that edits must be is told of them made together, and nothing else."""
    edition, after = EDITION[edits[0].document], made_together([each.made for each in edits], text.splitlines())
    if after is None:
        return False
    impact = impact_of(published_once(text, edition), document("\n".join(after), edition), [])
    changes, numbers = told(impact), shown(impact)
    expected = {change for each in edits for change in each.expected}
    loud = {number for each in edits for number in each.shown}
    code = 4 if impact.to_review else 0
    return (changes, numbers, impact.comparison.questions, impact.code) == (expected, loud, (), code)


def check_alone(edit: Row, text: str) -> None:
    """Check that an edit is told as it must be."""
    edition = EDITION[edit.document]
    if edit.refused:
        after = "\n".join(edit.made(text.splitlines()))
        with pytest.raises((NoRulesFound, UnusableFile)):
            read(lines_of(after.encode(), "draft"), "draft")
        return
    impact = impact_on(text, edit.made, edition)
    changes = told(impact)
    if ANYWHERE in parts_of(edit):
        classes = {what for what, _ in edit.expected}
        assert {what for what, _ in changes} <= (set(QUIET) if "quiet" in classes else classes)
        assert changes or "quiet" in classes
    else:
        assert changes == set(edit.expected)
    assert shown(impact) == edit.shown - {ANYWHERE}
    assert {question.old for question in impact.comparison.questions} == edit.asked
    assert impact.code == (4 if impact.to_review or edit.asked else 0)
