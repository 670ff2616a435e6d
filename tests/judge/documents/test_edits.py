"""Thirty edits of a document, with the changes and the impact that each must give."""

from pathlib import Path

import pytest

from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.impact.impact_analysis import impact_of
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from tests.judge.documents.edits import EDITS, Edit, Told
from tests.judge.documents.own_rules import FEATURE, OWN


def document(text: str) -> Document:
    return read(lines_of(text.encode(), "own"), "own").documents[0]


def told(comparison: Comparison) -> set[Told]:
    return {(" ".join(each.what), each.weight, each.old, each.new) for each in comparison.changes}


@pytest.fixture(scope="module")
def features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("features")
    (folder / "resources.feature").write_text(FEATURE, encoding="utf-8")
    return folder


def test_there_are_thirty_edits_or_more() -> None:
    assert len({edit.name for edit in EDITS}) >= 30


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_an_edit_gives_its_changes(edit: Edit) -> None:
    comparison = compare(document(OWN), document(edit.made(OWN)))
    assert told(comparison) == edit.changes
    assert {question.old for question in comparison.questions} == edit.asked


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_an_edit_has_its_impact(edit: Edit, features: Path) -> None:
    impact = impact_of(document(OWN), document(edit.made(OWN)), [str(features)])
    assert [each.before.verdict for each in impact.verdicts] == ["as ruled", "as ruled"]
    assert {each.parameter.field: (each.old, each.new) for each in impact.readings if each.changed} == edit.parameters
    assert {each.change.number for each in impact.to_review} == edit.review
    assert impact.code == edit.code


def test_the_rule_that_was_edited_is_named_as_the_cause(features: Path) -> None:
    edit = next(each for each in EDITS if each.code == 1)
    impact = impact_of(document(OWN), document(edit.made(OWN)), [str(features)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert [(each.before.line, each.after.verdict, each.causes) for each in changed] == [(3, "differs", ("408.1",))]


def test_a_settled_move_is_no_question_any_more() -> None:
    edit = next(each for each in EDITS if each.asked)
    comparison = compare(document(OWN), document(edit.made(OWN)), {"407.2": "407.6"})
    assert comparison.questions == ()
    assert told(comparison) == {
        ("moved changed", "substantive", "407.2", "407.6"),
        ("added", "substantive", "", "407.5"),
    }


@pytest.mark.parametrize("text", ["100.1 One.\n100.2\n100.3 Three.\n100.2\n", "100.1\n100.1\n100.1\n"])
def test_rules_without_words_are_told_by_their_numbers(text: str) -> None:
    assert compare(document(text), document(text)).changes == ()


def test_a_document_is_the_same_as_itself() -> None:
    comparison = compare(document(OWN), document(OWN))
    assert (comparison.changes, comparison.questions) == ((), ())
    assert comparison.unchanged == len(document(OWN).rules)


def test_a_term_that_stands_there_twice_is_held_against_its_like() -> None:
    twice = OWN.replace("10. Glossary\nProtector", "10. Glossary\nOrder: Who speaks.\nOrder: What is drunk.\nProtector")
    comparison = compare(document(twice), document(twice.replace("Who speaks", "Who sings")))
    assert told(comparison) == {("changed", "substantive", "Order", "Order")}


@pytest.mark.parametrize(
    ("old", "new", "number"),
    [("it pays for a drink", "it  pays for a drink!", "408.1"), ("Ready (105.1): U", "READY (105.1): U", "READY")],
)
def test_another_spelling_is_told(old: str, new: str, number: str) -> None:
    (change,) = compare(document(OWN), document(OWN.replace(old, new))).changes
    assert change.number == number


def test_an_apostrophe_in_an_example_is_cosmetic() -> None:
    text = OWN.replace("it pays for a drink", "it pays for Brigg's drink")
    comparison = compare(document(text), document(text.replace("Brigg's", "Brigg\u2019s")))
    assert told(comparison) == {("changed", "cosmetic", "408.1", "408.1")}


PAGE = "\fThe Tavern Table, version 3{more}                          Page {number}\n"


def paged(text: str, more: str = "") -> str:
    """Return a text in pages, with a line at the top of each."""
    lines = text.splitlines(keepends=True)
    starts = range(16, len(lines), 6)
    for number, at in enumerate(starts):
        lines[at + number : at + number] = [PAGE.format(more=more, number=number + 2)]
    return "".join(lines)


def test_what_pages_repeat_is_compared_without_their_numbers() -> None:
    assert compare(document(paged(OWN)), document(OWN)).changes == ()
    changes = compare(document(paged(OWN)), document(paged(OWN, more=" of 2007"))).changes
    assert [(each.kind, each.weight, each.text_new) for each in changes] == [
        ("running head", "substantive", "The Tavern Table, version 3 of 2007 Page #")
    ]


def test_examples_of_a_rule_that_was_merged_are_not_lost() -> None:
    parts = ("602.2a A hidden attacker passes every protector by.\n", "Example: Tim hides, and nobody sees him.\n")
    old = OWN.replace(parts[0], parts[0] + parts[1])
    merged = OWN.replace(parts[0], "").replace("is struck.\n", f"is struck. {parts[0][7:]}")
    (change,) = compare(document(old), document(merged)).changes
    assert (change.what, change.examples_removed) == (("merged",), ("Tim hides, and nobody sees him.",))


INTRODUCED = "100. Decks\nA deck is what you bring.\n100.1 It is face down.\n101. Hands\n101.1 They are hidden.\n"
UNNUMBERED = """\
Contents
Setup 1
Playing 2

Setup
Shuffle both decks well before you begin.

Playing
Take turns until somebody has won the game.
"""


@pytest.mark.parametrize(
    ("text", "title", "new", "number"),
    [(INTRODUCED, "Decks", "Boxes", "100"), (UNNUMBERED, "Playing", "Gaming", "gaming")],
)
def test_a_title_with_text_right_below_it_is_told_once_with_both_wordings(
    text: str, title: str, new: str, number: str
) -> None:
    old, after = document(text), document(text.replace(title, new))
    impact = impact_of(old, after, [])
    (change,) = impact.comparison.changes
    assert (change.kind, change.new, change.weight) == ("rule", number, "substantive")
    assert change.text_old.startswith(f"{title}: ")
    assert change.text_new.startswith(f"{new}: ")
    assert impact.code == 4
