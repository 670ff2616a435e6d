"""Edits of the reference edition's document, with the changes that each must give."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.rules.comparing.comparison import Comparison, compare
from judge.rules.impact.analysis import impact_of
from judge.rules.reading.decoding import lines_of
from judge.rules.reading.document import Document
from judge.rules.reading.reader import read
from judge.rules.recognition import recognise
from tests.judge.rules.edits import Told

Lines = list[str]
Made = Callable[[Lines], Lines]
FEATURES = Path(__file__).parents[3] / "features"


def at(lines: Lines, number: str) -> int:
    return next(index for index, line in enumerate(lines) if line.startswith(f"{number} "))


def told(comparison: Comparison) -> set[Told]:
    return {(" ".join(each.what), each.weight, each.old, each.new) for each in comparison.changes}


def worded(number: str, old: str, new: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        assert old in lines[place]
        return [*lines[:place], lines[place].replace(old, new), *lines[place + 1 :]]

    return made


def renumbered(names: dict[str, str]) -> Made:
    pattern = re.compile(r"^(" + "|".join(map(re.escape, names)) + r") ")
    return lambda lines: [pattern.sub(lambda match: f"{names[match[1]]} ", line) for line in lines]


def inserted(before: str, line: str) -> Made:
    return lambda lines: [*lines[: at(lines, before)], line, *lines[at(lines, before) :]]


def removed(number: str, many: int = 1) -> Made:
    return lambda lines: [*lines[: at(lines, number)], *lines[at(lines, number) + many :]]


def both(*made: Made) -> Made:
    def all_of(lines: Lines) -> Lines:
        for each in made:
            lines = each(lines)
        return lines

    return all_of


def swapped(first: str, second: str) -> Made:
    def made(lines: Lines) -> Lines:
        one, two = at(lines, first), at(lines, second)
        new = list(lines)
        new[one], new[two] = first + lines[two][len(second) :], second + lines[one][len(first) :]
        return new

    return made


def rewrapped(number: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        words = lines[place].split(" ")
        half = len(words) // 2
        return [*lines[:place], " ".join(words[:half]), "    " + " ".join(words[half:]), *lines[place + 1 :]]

    return made


def split(number: str, into: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        begin, rest = lines[place].rsplit(". ", 1)
        return [*lines[:place], f"{begin}.", f"{into} {rest}", *lines[place + 1 :]]

    return made


EDITS: dict[str, tuple[Made, set[Told]]] = {
    "nothing": (list, set()),
    "a number": (worded("101.1", "seven", "six"), {("changed", "substantive", "101.1", "101.1")}),
    "a rule is inserted and those below it are renumbered": (
        both(renumbered({"104.1": "104.2", "104.2": "104.3"}), inserted("104.2", "104.1 Counting begins at zero.")),
        {("added", "substantive", "", "104.1"), ("renumbered", "none", "104.1", "104.2"),
         ("renumbered", "none", "104.2", "104.3")},
    ),
    "a rule is inserted at the head of a section": (
        both(renumbered({"305.1": "305.2"}), inserted("305.2", "305.1 Items are things.")),
        {("added", "substantive", "", "305.1"), ("renumbered", "none", "305.1", "305.2")},
    ),
    "two are swapped": (
        swapped("104.1", "104.2"),
        {("moved", "none", "104.1", "104.2"), ("renumbered", "none", "104.2", "104.1")},
    ),
    "one is split": (split("101.2", "101.3"), {("split", "substantive", "101.2", "101.2")}),
    "a section is removed": (
        both(removed("104.1"), removed("104.2")),
        {("removed", "substantive", "104.1", ""), ("removed", "substantive", "104.2", "")},
    ),
    "a reference is re-pointed": (
        worded("303.2d", "405.3d", "405.3c"),
        {("re-pointed", "reference-only", "303.2d", "303.2d")},
    ),
    "a line is re-wrapped": (rewrapped("602.2"), set()),
    "an example is added": (
        inserted("104.1", "Example: A cat and a hat are in play."),
        {("changed", "substantive", "103.4", "103.4")},
    ),
    "typography": (worded("101.2", "hand", "hand\u00a0"), set()),
}  # fmt: skip


@pytest.fixture(scope="module")
def lines(published: dict[str, Path]) -> Lines:
    return published["001"].read_text(encoding="utf-8").splitlines()


def document(lines: Lines) -> Document:
    found = recognise(read(lines_of("\n".join(lines).encode(), "draft"), "draft").documents[0])
    assert found is not None
    assert found.document.edition == "cr-2007-05"
    return found.document


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_gives_its_changes(name: str, lines: Lines) -> None:
    made, changes = EDITS[name]
    comparison = compare(document(lines), document(made(lines)))
    assert told(comparison) == changes
    assert comparison.questions == ()


def test_two_resources_a_turn_change_verdicts_and_say_why(lines: Lines) -> None:
    made = worded("408.1", "one card", "two cards")
    impact = impact_of(document(lines), document(made(lines)), [str(FEATURES / "7-powers-links-modifiers")])
    assert impact.code == 1
    assert {each.causes for each in impact.verdicts if each.verdict_changed} == {("408.1",)}
    assert impact.to_review == ()


def test_words_that_no_parameter_states_need_review(lines: Lines) -> None:
    made = worded("602.2a", "can't", "can")
    impact = impact_of(document(lines), document(made(lines)), [str(FEATURES / "1-fundamentals")])
    assert impact.code == 4
    assert [each.change.old for each in impact.to_review] == ["602.2a"]
