"""More than a hundred edits of the published documents, each with what the comparison and the impact must say."""

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
from tests.judge.documents import further_rule_edits, rule_edits
from tests.judge.documents.edit_rows import ANYWHERE, QUIET, ROWS, Row

TABLES = (rule_edits, further_rule_edits)
"""The modules of the table; each adds its rows as it is imported."""

EDITION = {"000": "cr-2007-04", "001": "cr-2007-05", "002": "faq-2009-03", "003": "cr-2009-combat"}


def test_there_are_a_hundred_edits_and_more_over_all_chapters() -> None:
    assert len(ROWS) >= 200
    chapters = {number[0] for each in ROWS if each.document == "001" for _, number in each.expected}
    assert {*"12345678"} <= chapters


@cache
def read_once(text: str, edition: str) -> Document:
    documents = read(lines_of(text.encode(), "draft"), "draft").documents
    found = [each.document for each in map(recognise, documents) if each is not None]
    return next(each for each in found if each.edition == edition)


def classed(change: Change) -> str:
    """Return the class of a change in the words of the table."""
    if change.weight == "cosmetic":
        return " ".join(each for each in change.what if each != "changed") or "cosmetic"
    return " ".join(change.what)


def shown(impact: Impact) -> set[str]:
    """Return the numbers at which the impact shows something: to review, or read as a parameter."""
    reviewed = {each.change.number for each in impact.to_review}
    return reviewed | {each.new_number or each.old_number for each in impact.readings if each.changed}


@pytest.mark.parametrize("edit", [pytest.param(each, id=f"{each.document}: {each.kind}") for each in ROWS])
def test_an_edit_is_what_it_means(edit: Row, published: dict[str, Path]) -> None:
    text = published[edit.document].read_text(encoding="utf-8")
    old, edition = read_once(text, EDITION[edit.document]), EDITION[edit.document]
    after = "\n".join(edit.made(text.splitlines()))
    if edit.refused:
        with pytest.raises((NoRulesFound, UnusableFile)):
            read(lines_of(after.encode(), "draft"), "draft")
        return
    impact = impact_of(old, read_once(after, edition), [])
    told = {(classed(change), change.number) for change in impact.comparison.changes}
    if ANYWHERE in {number for _, number in edit.expected}:
        classes = {what for what, _ in edit.expected}
        assert {what for what, _ in told} <= (set(QUIET) if "quiet" in classes else classes)
        assert told or "quiet" in classes
    else:
        assert told == set(edit.expected)
    assert shown(impact) == edit.shown - {ANYWHERE}
    assert {question.old for question in impact.comparison.questions} == edit.asked
    assert impact.code == (4 if impact.to_review or edit.asked else 0)
