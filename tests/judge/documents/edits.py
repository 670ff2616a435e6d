"""Edits of a document of our own writing, with the changes and the impact that each must give."""

from collections.abc import Callable
from dataclasses import dataclass, field

Told = tuple[str, str, str, str]
"""What happened, how much it weighs, the old number, the new one."""


@dataclass(frozen=True)
class Edit:
    """An edit: what it is called, how it is made, the changes it must give, and what it must do."""

    name: str
    made: Callable[[str], str]
    changes: set[Told] = field(default_factory=set)
    code: int = 0
    parameters: dict[str, tuple[object, object]] = field(default_factory=dict)
    review: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()


def swap(old: str, new: str) -> Callable[[str], str]:
    def made(text: str) -> str:
        assert text.count(old) == 1, old
        return text.replace(old, new)

    return made


def every(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


def chain(*made: Callable[[str], str]) -> Callable[[str], str]:
    def all_of(text: str) -> str:
        for each in made:
            text = each(text)
        return text

    return all_of


def without(begin: str, end: str) -> Callable[[str], str]:
    return lambda text: text[: text.index(begin)] + text[text.index(end, text.index(begin) + 1) :]


def paged(text: str) -> str:
    lines = text.splitlines()
    return "\n".join(line + ("\nPage 2" if line.startswith(("105.1b", "407.4", "602.1")) else "") for line in lines)


def exchanged(text: str) -> str:
    """Put the two lines of 105.1a and 105.1b into the order of their numbers."""
    lines = text.splitlines(keepends=True)
    at = next(index for index, line in enumerate(lines) if line.startswith("105.1b"))
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "".join(lines)


NOTE = "A note in brackets is no rule."
SPLIT = (
    "A protector steps in for one friend only, never for itself, and only while it stands upright beside that friend."
)
NOBODY = "407.2 Nobody speaks twice in a row without being asked again.\n"
HIDDEN = "602.2a A hidden attacker passes every protector by.\n"

EDITS = (
    Edit("a line is re-wrapped", swap("next turn\nstands", "next\nturn stands")),
    Edit("all lines are indented", lambda text: text.replace("\n", "\n   ")),
    Edit("the line endings change", every("\n", "\r\n")),
    Edit("page numbers are printed in between", paged),
    Edit("the numbers end in a full stop", lambda text: text.replace("105.1a Lying", "105.1a. Lying")),
    Edit("an apostrophe is curled", swap("isn't", "isn’t"), {("changed", "cosmetic", "408.2", "408.2")}),
    Edit(
        "a reference is emptied",
        swap("begins the game (101.1)", "begins the game ( )"),
        {("re-pointed", "reference-only", "101.2", "101.2")},
        4,
        review=frozenset({"101.2"}),
    ),
    Edit(
        "the hand changes",
        swap("opening hand of seven cards", "opening hand of six cards"),
        {("changed", "substantive", "101.1", "101.1")},
        0,
        {"opening_hand": (7, 6)},
    ),
    Edit(
        "the deck changes",
        swap("is 60 cards", "is 40 cards"),
        {("changed", "substantive", "100.1", "100.1")},
        0,
        {"constructed_deck": (60, 40)},
    ),
    Edit(
        "the side deck changes",
        swap("exactly 10 cards", "exactly 15 cards"),
        {("changed", "substantive", "100.3", "100.3")},
        0,
        {"side_deck": (10, 15)},
    ),
    Edit(
        "the copies change",
        swap("four copies", "three copies"),
        {("changed", "substantive", "100.4", "100.4")},
        0,
        {"copies": (4, 3)},
    ),
    Edit(
        "two resources may be placed",
        swap("choose one card", "choose two cards"),
        {("changed", "substantive", "408.1", "408.1")},
        1,
        {"resources_per_turn": (1, 2)},
    ),
    Edit(
        "a number and a word change in one rule",
        chain(swap("opening hand of seven", "opening hand of six"), swap("cuts a neighbor's", "keeps a neighbor's")),
        {("changed", "substantive", "101.1", "101.1")},
        4,
        {"opening_hand": (7, 6)},
        frozenset({"101.1"}),
    ),
    Edit(
        "a number can't be read any more",
        swap("an opening hand of seven cards", "whatever the top of the deck gives"),
        {("changed", "substantive", "101.1", "101.1")},
        4,
        review=frozenset({"101.1"}),
    ),
    Edit(
        "a word changes that no parameter states",
        swap("speaks first", "speaks last"),
        {("changed", "substantive", "407.1", "407.1")},
        4,
        review=frozenset({"407.1"}),
    ),
    Edit(
        "a rule is inserted above two identical ones",
        swap(f"407.3 {NOTE}\n407.4 {NOTE}", f"407.3 Silence is a pass.\n407.4 {NOTE}\n407.5 {NOTE}"),
        {
            ("added", "substantive", "", "407.3"),
            ("renumbered", "none", "407.3", "407.4"),
            ("renumbered", "none", "407.4", "407.5"),
        },
        4,
        review=frozenset({"407.3"}),
    ),
    Edit(
        "two rules are swapped",
        chain(
            swap("105.1a Lying", "105.1x Lying"),
            swap("105.1b Lying", "105.1a Lying"),
            swap("105.1x", "105.1b"),
            exchanged,
        ),
        {
            ("moved", "none", "105.1a", "105.1b"),
            ("moved", "none", "105.1b", "105.1a"),
            ("re-pointed", "reference-only", "105.1", "105.1"),
        },
        4,
        review=frozenset({"105.1"}),
    ),
    Edit(
        "a rule is split",
        swap(f"602.2b {SPLIT}", f"602.2b {SPLIT[:53]}.\n602.2c {SPLIT[55:]}".replace("c and only", "c Only")),
        {("split", "substantive", "602.2b", "602.2b")},
        4,
        review=frozenset({"602.2b"}),
    ),
    Edit(
        "a rule is merged into the one above it",
        chain(
            swap(HIDDEN, ""),
            swap("anything is struck.", "anything is struck. A hidden attacker passes every protector by."),
        ),
        {("merged", "substantive", "602.2", "602.2")},
        4,
        review=frozenset({"602.2"}),
    ),
    Edit(
        "a section is removed",
        without("105. Ready and exhausted\n105.1", "4. Concepts\n407. Order\n407.1"),
        {
            ("removed", "substantive", "105.1", ""),
            ("removed", "substantive", "105.1a", ""),
            ("removed", "substantive", "105.1b", ""),
            ("re-pointed", "reference-only", "408.2", "408.2"),
            ("re-pointed", "reference-only", "602.1", "602.1"),
            ("re-pointed", "reference-only", "Ready", "Ready"),
        },
        4,
        review=frozenset({"105.1", "105.1a", "105.1b", "408.2", "602.1", "Ready"}),
    ),
    Edit(
        "a section is renumbered, and every reference to it",
        chain(every("408", "409")),
        {("renumbered", "none", "408.1", "409.1"), ("renumbered", "none", "408.2", "409.2")},
    ),
    Edit(
        "a section is renumbered, and the references are forgotten",
        lambda text: (
            text.replace("602.2 Any", "602.3 Any")
            .replace("602.3 Blows", "602.4 Blows")
            .replace("602.2a", "602.3a")
            .replace("602.2b", "602.3b")
        ),
        {
            ("renumbered", "none", "602.2", "602.3"),
            ("renumbered", "none", "602.2a", "602.3a"),
            ("renumbered", "none", "602.2b", "602.3b"),
            ("renumbered", "none", "602.3", "602.4"),
            ("re-pointed", "reference-only", "407.1", "407.1"),
            ("re-pointed", "reference-only", "Protector", "Protector"),
        },
        4,
        review=frozenset({"407.1", "Protector"}),
    ),
    Edit(
        "a reference is re-pointed",
        swap("before it begins (100.1)", "before it begins (101.1)"),
        {("re-pointed", "reference-only", "100.2", "100.2")},
        4,
        review=frozenset({"100.2"}),
    ),
    Edit(
        "an example is added",
        swap("as the step begins (105.1).\n", "as the step begins (105.1).\nExample: Tim lies down to fight Brigg.\n"),
        {("changed", "substantive", "602.1", "602.1")},
        4,
        review=frozenset({"602.1"}),
    ),
    Edit(
        "an example is removed",
        without("Example: Brigg", "408.2 Resources"),
        {("changed", "substantive", "408.1", "408.1")},
        4,
        review=frozenset({"408.1"}),
    ),
    Edit(
        "a rule is added at the end",
        swap("10. Glossary\nProtector", "602.4 The dead are carried out.\n10. Glossary\nProtector"),
        {("added", "substantive", "", "602.4")},
        4,
        review=frozenset({"602.4"}),
    ),
    Edit(
        "a rule is removed",
        swap(NOBODY, ""),
        {("removed", "substantive", "407.2", "")},
        4,
        review=frozenset({"407.2"}),
    ),
    Edit(
        "a rule is moved to another section",
        chain(
            swap(f"602.2b {SPLIT}\n", ""),
            swap("can't be turned any further.\n", f"can't be turned any further.\n105.2 {SPLIT}\n"),
        ),
        {("moved", "none", "602.2b", "105.2")},
    ),
    Edit(
        "a term is added",
        swap("Ready (105.1): Upright", "Quest: Work for a drink.\nReady (105.1): Upright"),
        {("added", "substantive", "", "Quest")},
        4,
        review=frozenset({"Quest"}),
    ),
    Edit(
        "a term is removed",
        swap("Resource (408.1): A card that pays.\n", ""),
        {("removed", "substantive", "Resource", "")},
        4,
        review=frozenset({"Resource"}),
    ),
    Edit(
        "a term is defined anew",
        swap("A card that pays.", "A card that pays its way."),
        {("changed", "substantive", "Resource", "Resource")},
        4,
        review=frozenset({"Resource"}),
    ),
    Edit(
        "a rule returns as two that are alike",
        chain(
            swap(NOBODY, ""),
            swap(
                f"407.4 {NOTE}\n",
                f"407.4 {NOTE}\n407.5 Nobody speaks twice in a row without being asked by all.\n"
                "407.6 Nobody speaks twice in a row without being asked by name.\n",
            ),
        ),
        {
            ("removed", "substantive", "407.2", ""),
            ("added", "substantive", "", "407.5"),
            ("added", "substantive", "", "407.6"),
        },
        4,
        review=frozenset({"407.2", "407.5", "407.6"}),
        asked=frozenset({"407.2"}),
    ),
    Edit(
        "a section gets another title",
        every("407. Order", "407. Turns of speech"),
        {("changed", "substantive", "407", "407")},
        4,
        review=frozenset({"407"}),
    ),
    Edit(
        "a section gets another title that the contents don't tell",
        swap("407. Order\n407.1", "407. Turns of speech\n407.1"),
        {("changed", "substantive", "407", "407")},
        4,
        review=frozenset({"407"}),
    ),
    Edit(
        "a chapter and the glossary get other titles",
        chain(every("6. Combat", "6. Fights"), every("10. Glossary", "10. Terms and definitions")),
        {("changed", "substantive", "6", "6"), ("changed", "substantive", "10", "10")},
        4,
        review=frozenset({"6", "10"}),
    ),
    Edit("a title is set in capitals", every("407. Order", "407. ORDER"), {("changed", "cosmetic", "407", "407")}),
    Edit(
        "a section is renumbered and gets another title",
        chain(every("408. Resources", "408. Money"), every("408", "409")),
        {
            ("changed", "substantive", "408", "409"),
            ("renumbered", "none", "408.1", "409.1"),
            ("renumbered", "none", "408.2", "409.2"),
        },
        4,
        review=frozenset({"409"}),
    ),
    Edit(
        "a heading is lost",
        swap("408. Resources\n408.1", "408.1"),
        {("removed", "substantive", "408", "")},
        4,
        review=frozenset({"408"}),
    ),
    Edit(
        "a heading is put between the rules of a section",
        swap("407.3 A", "\nOf notes\n\n407.3 A"),
        {("added", "substantive", "", "Of notes")},
        4,
        review=frozenset({"Of notes"}),
    ),
    Edit(
        "the version on the title page changes",
        swap("Version 3", "Version 4"),
        {("changed", "substantive", "title page", "title page")},
        4,
        review=frozenset({"title page"}),
    ),
    Edit(
        "an introduction is put on the title page",
        swap("Version 3\n", "Version 3\nThese rules are for all who like a drink.\n"),
        {("changed", "substantive", "title page", "title page")},
        4,
        review=frozenset({"title page"}),
    ),
    Edit(
        "a title stands in the contents alone",
        swap("Contents\n1.", "Contents\n0. Foreword\n1."),
        {("added", "substantive", "", "0")},
        4,
        review=frozenset({"0"}),
    ),
    Edit(
        "a title changes in the contents alone",
        swap("101. Setup\n105", "101. Shuffling\n105"),
        {("changed", "substantive", "101", "101")},
        4,
        review=frozenset({"101"}),
    ),
    Edit(
        "a number changes in the contents alone",
        swap("101. Setup\n105", "102. Setup\n105"),
        {("changed", "substantive", "101", "102")},
        4,
        review=frozenset({"102"}),
    ),
    Edit(
        "a heading gets a number that its rules don't have",
        swap("407. Order\n407.1", "406. Order\n407.1"),
        {("renumbered", "substantive", "407", "406")},
        4,
        review=frozenset({"406"}),
    ),
    Edit(
        "a chapter gets a text",
        swap("4. Concepts\n407. Order\n407.1", "4. Concepts\nOf words.\n407. Order\n407.1"),
        {("added", "substantive", "", "Of words.")},
        4,
        review=frozenset({"Of words."}),
    ),
)
