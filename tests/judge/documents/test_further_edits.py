"""What else editors do to the reference edition's document, with what a comparison and its impact must say of it."""

import re
from pathlib import Path

import pytest

from judge.documents.impact.impact_analysis import impact_of
from tests.judge.documents.edits import Told
from tests.judge.documents.edits_together import check_together
from tests.judge.documents.line_edits import (
    Lines,
    Made,
    at,
    both,
    carried,
    every,
    folded_into,
    inserted,
    moved,
    removed,
    renumbered,
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

FROST = "Example: You have one opponent who controls two allies"
FIREBALLS = "Example: You have two Fireballs"
VEXRA = "Example: You control Vexra"
CREDITS = "World of Warcraft TCG Engine Design: …"
BULLET = "· 15415t1921p 15415t1921p "


def changed(*numbers: str) -> set[Told]:
    return {("changed", "substantive", number, number) for number in numbers}


def broken_at(width: int) -> Made:
    """Break every line to a width, as a text file is that somebody wrote."""
    import textwrap

    return lambda lines: [
        part for line in lines for part in (textwrap.wrap(line, width, break_on_hyphens=False) or [line])
    ]


def in_parts(number: str, *into: str) -> Made:
    """Begin a new rule with each of a rule's later sentences."""

    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        sentences = re.split(r"(?<=\.) ", lines[place])
        parts = [*sentences[: len(into)], " ".join(sentences[len(into) :])]
        return [*lines[:place], parts[0], *(f"{name} {text}" for name, text in zip(into, parts[1:], strict=True)),
                *lines[place + 1 :]]  # fmt: skip

    return made


EDITS: dict[str, Edit] = {
    "the date on the title page": reviewed(
        worded("Last updated May 29", "May 29, 2007", "June 1, 2007"),
        {("changed", "substantive", "title page", "title page")}, "title page",
    ),
    "a title that stands in the contents alone": reviewed(
        worded("Entering play", "Entering play", "Coming into play"),
        {("changed", "substantive", "Entering play", "Coming into play")}, "Coming into play",
    ),
    "a heading without its number": reviewed(
        lambda lines: [*lines[:60], *every("^Starting a game$", "Beginning a game")(lines[60:])],
        changed("101"), "101",
    ),
    "a name in the credits": reviewed(
        every("Brian Kibler", "Brian Kilber"), {("changed", "substantive", CREDITS, CREDITS)}, CREDITS
    ),
    "every line is broken at 70 signs": Edit(broken_at(70)),
    "two rules that don't stand together are merged": reviewed(
        folded_into("100.4", "100.3"), {("merged", "substantive", "100.4", "100.4")}, "100.4"
    ),
    "three rules are merged": reviewed(
        both(folded_into("407.6a", "407.6c"), folded_into("407.6a", "407.6b")),
        {("merged", "substantive", "407.6a", "407.6a")}, "407.6a",
    ),
    "a rule is made three": reviewed(
        in_parts("101.2", "101.3", "101.4"), {("split", "substantive", "101.2", "101.2")}, "101.2"
    ),
    "a section is renumbered with what refers to it": Edit(
        every(r"\b405(?=[.) ])", "425"),
        {("renumbered", "none", f"405.{each}", f"425.{each}") for each in
         ("1", "2", "2a", "2b", "2c", "3", "3a", "3b", "3c", "3d", "4")},
    ),
    "a lettered rule is promoted": Edit(
        renumbered({"102.1b": "102.2", "102.2": "102.3"}),
        {("renumbered", "none", "102.1b", "102.2"), ("renumbered", "none", "102.2", "102.3")},
    ),
    "a rule becomes one with a letter": Edit(
        renumbered({"104.2": "104.1a"}), {("renumbered", "none", "104.2", "104.1a")}
    ),
    "a number stands before two rules": reviewed(
        renumbered({"104.2": "104.1"}), {("renumbered", "none", "104.2", "104.1")}, "104.1"
    ),
    "a rule moves and another takes its number": reviewed(
        both(moved("104.2", "105.2", "200.1"), inserted("105.1", "104.2 A negative number is written with a dash.")),
        {("moved", "none", "104.2", "105.2"), ("added", "substantive", "", "104.2")}, "104.2",
    ),
    "other words stand under a number": reviewed(
        both(removed("104.2"), inserted("105.1", "104.2 A dash before a figure makes it less than nothing.")),
        {("removed", "substantive", "104.2", ""), ("added", "substantive", "", "104.2")}, "104.2",
    ),
    "an example goes over to another rule": reviewed(
        carried(FIREBALLS, 5, "405.2a"), changed("403.4", "405.2"), "403.4", "405.2"
    ),
    "an example is given to another rule, too": reviewed(
        lambda lines: inserted("105.1", lines[at(lines, FROST)])(lines), changed("104.2"), "104.2"
    ),
    "two examples change places": Edit(
        carried(FIREBALLS, 5, FROST), {("changed", "cosmetic", "403.4", "403.4")}
    ),
    "a card's cost": reviewed(worded("Vexra Darkfall", "5, Horde", "4, Horde"), changed("403.4"), "403.4"),
    "a card is left out": reviewed(removed("Fireball", 3), changed("306.4b"), "306.4b"),
    "a number in an example": reviewed(worded(VEXRA, "five cards", "six cards"), changed("403.4"), "403.4"),
    "a point of a list is left out": reviewed(
        removed(f"{BULLET}The unlimited keyword"), changed("202.2"), "202.2"
    ),
    "two points of a list change places": reviewed(
        carried(f"{BULLET}The unique keyword", 1, f"{BULLET}The unlimited keyword"), changed("202.2"), "202.2"
    ),
    "a term is renamed": reviewed(
        worded("Protecting", "Protecting", "Shielding"),
        {("removed", "substantive", "Protecting", ""), ("added", "substantive", "", "Shielding")},
        "Protecting", "Shielding",
    ),
    "a term's number": reviewed(
        worded("Damage Type", "405.3a", "405.3b"),
        {("re-pointed", "reference-only", "Damage Type", "Damage Type")}, "Damage Type",
    ),
    "an or that becomes an and": reviewed(worded("405.1", "or healed", "and healed"), changed("405.1"), "405.1"),
    "a reference is taken out": reviewed(worded("303.2d", " (405.3d)", ""), changed("303.2d"), "303.2d"),
    "a lost reference is filled in": reviewed(
        worded("405.1", "dealt ( )", "dealt (403)"), {("re-pointed", "reference-only", "405.1", "405.1")}, "405.1"
    ),
    "a chapter's last section is removed": reviewed(
        removed("206.1"), {("removed", "substantive", "206.1", "")}, "206.1"
    ),
    "a number in figures": Edit(
        worded("101.1", "seven cards", "7 cards"), {("changed", "cosmetic", "101.1", "101.1")}
    ),
    "a number that no parameter reads": reviewed(worded("411.1", "six game", "five game"), changed("411.1"), "411.1"),
    "a number that is read": parameter(
        "100.4", "a total of only four copies", "a total of only three copies", {"copies": (4, 3)}
    ),
    "a sentence is put before another": reviewed(
        worded("104.1", "Players asked", "Nobody counts on fingers. Players asked"), changed("104.1"), "104.1"
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
    impact = impact_of(document(lines), document(edit.made(lines)), [str(features)])
    assert told(impact.comparison) == edit.changes
    assert values_in(impact) == edit.parameters
    assert {each.change.number for each in impact.to_review} == edit.review
    assert impact.code == edit.code


def test_another_spelling_everywhere_is_cosmetic(lines: Lines) -> None:
    impact = impact_of(document(lines), document(every("'", "\u2019")(lines)), [])
    assert {each.weight for each in impact.comparison.changes} == {"cosmetic"}
    assert impact.code == 0
