"""Forty edits of the reference edition's document, with the changes and the impact that each must give.

By day edits that change the words of different parts are made together; at night each edit is made alone.
"""

import re
from pathlib import Path

import pytest

from judge.documents.comparison.document_comparison import compare
from judge.documents.impact.impact_analysis import impact_of
from tests.judge.documents.edits_together import check_together
from tests.judge.documents.line_edits import (
    Lines,
    Made,
    at,
    both,
    doubled,
    folded_into,
    inserted,
    moved,
    removed,
    renumbered,
    rewrapped,
    swapped,
    worded,
)
from tests.judge.documents.own_rules import FEATURE
from tests.judge.documents.published_edits import (
    Edit,
    are_told_together,
    document,
    groups_in,
    parameter,
    reviewed,
    told,
    values_in,
)


def split(number: str, into: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        begin, rest = lines[place].rsplit(". ", 1)
        return [*lines[:place], f"{begin}.", f"{into} {rest}", *lines[place + 1 :]]

    return made


TWINS = inserted("105.1", "104.3 Zero is even.")
EDITS: dict[str, Edit] = {
    "nothing": Edit(list),
    "a line is re-wrapped": Edit(rewrapped("602.2")),
    "white space": Edit(worded("101.2", "hand", "hand\u00a0")),
    "line endings": Edit(lambda lines: [f"{line}\r" for line in lines]),
    "the scan's tokens are gone": Edit(lambda lines: [re.sub(r"\b15415t1921p ", "", line) for line in lines]),
    "a page number in between": Edit(inserted("104.2", "Page 12")),
    "an apostrophe is curled": Edit(
        worded("104.1", "can't", "can\u2019t"), {("changed", "cosmetic", "104.1", "104.1")}
    ),
    "a reference is emptied": reviewed(
        worded("303.2d", "405.3d", " "), {("re-pointed", "reference-only", "303.2d", "303.2d")}, "303.2d"
    ),
    "the hand": parameter("101.1", "seven", "six", {"opening_hand": (7, 6)}),
    "the mulligans": parameter("101.2", "Once per game", "Twice per game", {"mulligans": (1, 2)}),
    "the hand's limit": parameter("411.3b", "seven", "five", {"maximum_hand_size": (7, 5)}),
    "the cards drawn": parameter("501.2a", "draws a card", "draws two cards", {"cards_drawn_in_draw_step": (1, 2)}),
    "the resources": parameter("408.1", "one card", "two cards", {"resources_per_turn": (1, 2)}, 1),
    "the deck": parameter("100.1", "is 60 cards", "is 50 cards", {"constructed_deck": (60, 50)}),
    "the sealed deck": parameter("100.1", "is 30 cards", "is 40 cards", {"sealed_deck": (30, 40)}),
    "the side deck": parameter("100.3", "exactly 10", "exactly 15", {"side_deck": (10, 15)}),
    "the copies": parameter("100.4", "four copies", "three copies", {"copies": (4, 3)}),
    "two numbers in one rule": Edit(
        both(worded("100.1", "60 cards", "50 cards"), worded("100.1", "30 cards", "40 cards")),
        {("changed", "substantive", "100.1", "100.1")},
        parameters={"constructed_deck": (60, 50), "sealed_deck": (30, 40)},
    ),
    "a number and a word": Edit(
        both(worded("100.4", "four copies", "three copies"), worded("100.4", "same name", "same title")),
        {("changed", "substantive", "100.4", "100.4")}, frozenset({"100.4"}), 4, {"copies": (4, 3)},
    ),
    "a word that no parameter states": reviewed(
        worded("602.2a", "can't", "can"), {("changed", "substantive", "602.2a", "602.2a")}, "602.2a"
    ),
    "a rule is inserted and those below it are renumbered": reviewed(
        both(renumbered({"104.1": "104.2", "104.2": "104.3"}), inserted("104.2", "104.1 Counting begins at zero.")),
        {("added", "substantive", "", "104.1"), ("renumbered", "none", "104.1", "104.2"),
         ("renumbered", "none", "104.2", "104.3")}, "104.1",
    ),
    "a rule is inserted at the head of a section": reviewed(
        both(renumbered({"305.1": "305.2"}), inserted("305.2", "305.1 Items are things.")),
        {("added", "substantive", "", "305.1"), ("renumbered", "none", "305.1", "305.2")}, "305.1",
    ),
    "a rule is inserted above two identical ones": Edit(
        both(renumbered({"104.3": "104.4", "104.4": "104.5"}), inserted("104.4", "104.3 One is odd.")),
        {("added", "substantive", "", "104.3"), ("renumbered", "none", "104.3", "104.4"),
         ("renumbered", "none", "104.4", "104.5")}, frozenset({"104.3"}), 4,
        before=both(TWINS, inserted("105.1", "104.4 Zero is even.")),
    ),
    "two are swapped": Edit(
        swapped("104.1", "104.2"), {("moved", "none", "104.1", "104.2"), ("moved", "none", "104.2", "104.1")}
    ),
    "two are swapped of which one refers to the other": reviewed(
        swapped("303.2c", "303.2d"),
        # The example stays below the second number, and so goes over to the other rule.
        {("moved changed", "substantive", "303.2c", "303.2d"),
         ("moved re-pointed changed", "substantive", "303.2d", "303.2c")}, "303.2c", "303.2d",
    ),
    "one is split": reviewed(split("101.2", "101.3"), {("split", "substantive", "101.2", "101.2")}, "101.2"),
    "one is merged into the one above it": reviewed(
        folded_into("602.2a", "602.2b"), {("merged", "substantive", "602.2a", "602.2a")}, "602.2a"
    ),
    "a section is removed": reviewed(
        both(removed("104.1"), removed("104.2")),
        {("removed", "substantive", "104.1", ""), ("removed", "substantive", "104.2", "")}, "104.1", "104.2",
    ),
    "a rule is removed that another refers to": reviewed(
        removed("303.2c"),
        {("removed", "substantive", "303.2c", ""), ("re-pointed", "reference-only", "303.2d", "303.2d")},
        "303.2c", "303.2d",
    ),
    "a rule is renumbered, and the reference to it": Edit(
        lambda lines: [re.sub(r"405\.3d", "405.3e", line) for line in lines],
        {("renumbered", "none", "405.3d", "405.3e")},
    ),
    "a rule is renumbered, and the reference is forgotten": reviewed(
        renumbered({"405.3d": "405.3e"}),
        {("renumbered", "none", "405.3d", "405.3e"), ("re-pointed", "reference-only", "303.2d", "303.2d"),
         ("re-pointed", "reference-only", "Dual Wield", "Dual Wield")}, "303.2d", "Dual Wield",
    ),
    "a reference is re-pointed": reviewed(
        worded("303.2d", "405.3d", "405.3c"), {("re-pointed", "reference-only", "303.2d", "303.2d")}, "303.2d"
    ),
    "a term's reference is re-pointed": reviewed(
        worded("Stealth", "602.2a", "602.2b"), {("re-pointed", "reference-only", "Stealth", "Stealth")}, "Stealth"
    ),
    "an example is added": reviewed(
        inserted("104.1", "Example: A cat and a hat are in play."),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "an example is removed": reviewed(
        removed("Example: You control Valthak Spiritdrinker", 4),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "a word of an example": reviewed(
        worded("Example: You control Valthak Spiritdrinker", "a hero with fatal damage", "a hero with no damage"),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "a card under an example": reviewed(
        worded("Your hero can't be destroyed.", "can't", "can"),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "a rule is added at the end of a section": reviewed(
        inserted("802.1", "801.3 A loop of dreams is no loop."), {("added", "substantive", "", "801.3")}, "801.3"
    ),
    "a rule is removed": reviewed(removed("104.2"), {("removed", "substantive", "104.2", "")}, "104.2"),
    "a rule is moved to another section": Edit(
        moved("104.2", "105.2", "200.1"), {("moved", "none", "104.2", "105.2")}
    ),
    "a term is added": reviewed(
        inserted("Ready", "Ragged: In need of a tailor."), {("added", "substantive", "", "Ragged")}, "Ragged"
    ),
    "a term is removed": reviewed(removed("Protecting"), {("removed", "substantive", "Protecting", "")}, "Protecting"),
    "a term is defined anew": reviewed(
        worded("Protecting", "earlier that combat", "earlier that turn"),
        {("changed", "substantive", "Protecting", "Protecting")}, "Protecting",
    ),
    "a rule returns as two that are alike": Edit(
        doubled("104.2", {"105.2": "raising them", "105.3": "lowering them"}, "raising or lowering them", "200.1"),
        {("removed", "substantive", "104.2", ""), ("added", "substantive", "", "105.2"),
         ("added", "substantive", "", "105.3")},
        frozenset({"104.2", "105.2", "105.3"}), 4, asked=frozenset({"104.2"}),
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def lines(published: dict[str, Path]) -> Lines:
    return published["001"].read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("features")
    (folder / "resources.feature").write_text(FEATURE, encoding="utf-8")
    return folder


def test_there_are_thirty_edits_or_more() -> None:
    assert len(EDITS) >= 30


@pytest.mark.parametrize("names", groups_in(EDITS), ids=lambda names: names[0])
def test_an_edit_gives_its_changes_and_its_impact(names: tuple[str, ...], lines: Lines, features: Path) -> None:
    check_together(
        names,
        lambda several: are_told_together([EDITS[name] for name in several], lines, features),
        lambda name: check_alone(name, lines, features),
    )


def check_alone(name: str, lines: Lines, features: Path) -> None:
    """Check that an edit gives what it must."""
    edit = EDITS[name]
    old = edit.before(lines) if edit.before else lines
    impact = impact_of(document(old), document(edit.made(old)), [str(features)])
    assert told(impact.comparison) == edit.changes
    assert {question.old for question in impact.comparison.questions} == edit.asked
    assert values_in(impact) == edit.parameters
    assert {each.change.number for each in impact.to_review} == edit.review
    assert impact.code == edit.code


def test_a_document_with_itself(lines: Lines) -> None:
    comparison = compare(document(lines), document(lines))
    assert (comparison.changes, comparison.questions) == ((), ())
