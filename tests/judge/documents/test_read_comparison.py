"""A comparison as a person reads it: by chapter, of some kinds alone, word by word, as a note, without noise."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from judge.documents.comparison.document_changes import Bit, word_diff
from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read_file
from judge.documents.recognition import recognise
from tests.judge.running import Judge

OLD = """\
100. Decks
100.1 A deck has sixty cards, and no one can't bring more than one deck.
100.2 A side deck has ten cards.
101. Setup
101.1 Each player draws seven cards and shows none of them to anybody.
Example: Tim draws seven cards, and Brigg, who sits next to him, looks away.
102. Winning
102.1 Whoever is left wins the game.
602. Combat
602.1 The attacker exhausts as the step begins.
602.2 A protector steps in for a friend.
603. Conclusion
603.1 Both deal damage to each other.
10. Glossary
Chain (602): Where links wait.
Deck (100): A heap of cards.
Hand (101): What a player holds.
"""
NEW = """\
100. Decks
100.1 A deck has 60 cards, and no one can't bring more than one deck.
100.3 A side deck has ten cards.
101. Setup
101.1 Each player draws six cards and shows none of them to anybody.
Example: Tim draws six cards, and Brigg, who sits next to him, looks away.
102. Winning
102.1 Whoever is left wins the game.
602. Combat
602.1 The attacker exhausts as the step begins.
602.2 A protector can't step in for a friend.
603. Conclusion
603.1 Both deal damage to each other.
10. Glossary
Chain (602): Where links wait for their turn.
Deck (100): A heap of cards.
Hand (101): What a player holds.
"""


@pytest.fixture
def both(tmp_path: Path) -> tuple[str, str]:
    paths = tmp_path / "old.txt", tmp_path / "new.txt"
    for path, text in zip(paths, (OLD, NEW), strict=True):
        path.write_text(text, encoding="utf-8")
    return str(paths[0]), str(paths[1])


def test_a_summary_by_chapter_comes_first(judge: Judge, both: tuple[str, str]) -> None:
    lines = judge("rules", "diff", *both).out.splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert rows == [
        ["chapter", "substantive", "references", "cosmetic", "moved"],
        ["1", "1", "", "1", "1"],
        ["6", "1", "", "", ""],
        ["Glossary", "1", "", "", ""],
    ]
    assert lines.index("Substantive (3)") > max(at for at, line in enumerate(lines) if line.startswith("|"))
    assert lines[-1] == "3 rules unchanged; 4 changed, 1 renumbered"


@pytest.mark.parametrize(
    ("arguments", "numbers"),
    [
        (("--only", "substantive"), ["101.1", "602.2", "Chain"]),
        (("--only", "cosmetic"), ["100.1"]),
        (("--only", "moved"), ["100.3"]),
        (("--only", "moved", "--only", "cosmetic"), ["100.1", "100.3"]),
        (("--only", "examples"), ["101.1"]),
        (("--only", "removed"), []),
        (("--section", "6"), ["602.2"]),
        (("--section", "602"), ["602.2"]),
        (("--section", "602.2"), ["602.2"]),
        (("--section", "glossary"), ["Chain"]),
        (("--section", "1", "--only", "changed"), ["101.1"]),
        (("--section", "603"), []),
    ],
)
def test_changes_of_a_kind_or_a_section_are_shown_alone(
    judge: Judge, both: tuple[str, str], arguments: tuple[str, ...], numbers: list[str]
) -> None:
    told = json.loads(judge("rules", "diff", *both, *arguments, "--format", "json").out)
    assert [each["new"] for each in told["changes"]] == numbers
    for format_ in ("text", "markdown", "html"):
        assert judge("rules", "diff", *both, *arguments, "--format", format_).code == 0


def test_a_section_that_nobody_has_is_answered_with_the_nearest(judge: Judge, both: tuple[str, str]) -> None:
    ran = judge("rules", "diff", *both, "--section", "604")
    assert (ran.code, ran.out) == (2, "")
    assert "neither document has a '604'; the nearest is 60" in ran.err
    assert judge("rules", "diff", *both, "--only", "everything").code == 2


@pytest.mark.parametrize(
    ("old", "new", "bits"),
    [
        ("can't", "can", (("removed", "can't"), ("added", "can"))),
        ("a pre-game hand", "a game hand",
         (("same", "a "), ("removed", "pre-game"), ("added", "game"), ("same", " hand"))),
        ("one two three", "one three", (("same", "one "), ("removed", "two "), ("same", "three"))),
        ("one. Two.", "one.", (("same", "one."), ("removed", " Two."))),
        ("in his or her hand", "in their hand",
         (("same", "in "), ("removed", "his or her"), ("added", "their"), ("same", " hand"))),
        ("“it’s” two", '"it\'s" three', (("same", '"it\'s" '), ("removed", "two"), ("added", "three"))),
        ("it’s", "it's", (("removed", "it’s"), ("added", "it's"))),
        ("", "new", (("added", "new"),)),
    ],
)  # fmt: skip
def test_words_are_marked_whole(old: str, new: str, bits: tuple[Bit, ...]) -> None:
    assert word_diff(old, new) == bits


def test_an_example_is_told_word_by_word(judge: Judge, both: tuple[str, str]) -> None:
    assert "example: Tim draws [-seven-]{+six+} cards, and Brigg" in " ".join(judge("rules", "diff", *both).out.split())
    page = judge("rules", "diff", *both, "--format", "html").out
    assert "<p>Example: Tim draws <del>seven</del> cards" in page
    assert "<p>Example: Tim draws <ins>six</ins> cards" in page
    note = judge("rules", "diff", *both, "--format", "markdown").out
    assert "  - example: Tim draws ~~seven~~**six** cards" in note


def test_the_note_has_a_table_and_a_part_for_each_chapter(judge: Judge, both: tuple[str, str]) -> None:
    note = judge("rules", "diff", *both, "--format", "markdown").out.splitlines()
    assert note[4] == "| chapter | substantive | references | cosmetic | moved |"
    assert [line for line in note if line.startswith("## ")] == ["## 1", "## 6", "## Glossary"]
    assert "- Said in other letters or signs: 100.1" in note
    assert "- Moved, renumbered or lost by a scan: 100.2 → 100.3" in note


@pytest.fixture(scope="module")
def editions(published: dict[str, Path]) -> dict[str, Document]:
    """The published documents by their editions."""
    found = [recognise(each) for name in ("000", "001", "003") for each in read_file(published[name]).documents]
    return {each.document.edition: each.document for each in found if each}


def told(comparison: Comparison, weight: str) -> dict[str, tuple[str, ...]]:
    return {each.number: each.what for each in comparison.changes if each.weight == weight and each.kind == "rule"}


def test_april_and_may_differ_only_where_words_do(editions: dict[str, Document]) -> None:
    comparison = compare(editions["cr-2007-04"], editions["cr-2007-05"])
    # Worked out by hand. The scan of May has lost words of 207.1b, of the examples of 200.1 and 207.1c, and all of
    # 306.4a, whose examples stand under 306.4 there; 201.3 is new; 103.4, 104.1 and 200.1 say something else.
    assert set(told(comparison, "substantive")) == {"103.4", "104.1", "200.1", "207.1b", "207.1c", "306.4",
                                                     "201.3"}  # fmt: skip
    assert told(comparison, "none") == {"303.2": ("lost",), "306.4a": ("lost",)}
    assert told(comparison, "reference-only") == {}


def test_a_document_that_breaks_off_is_told_once(editions: dict[str, Document]) -> None:
    april, may = editions["cr-2007-04"], editions["cr-2007-05"]
    there, back = compare(april, may), compare(may, april)
    for comparison, new in ((there, may), (back, april)):
        parts = [each for each in comparison.changes if each.what == ("missing",)]
        assert [each.number for each in parts] == ["401.1 to 803.2", "glossary"]
        assert [bool(each.new) for each in parts] == [new is may, new is may]
        alone = [each for each in comparison.changes if each.what in (("added",), ("removed",))]
        assert [each.number for each in alone] == ["201.3"]
    assert told(back, "none") == {"303.2": ("found again",), "306.4a": ("found again",)}


def test_a_chapter_alone_is_a_document_that_lacks_the_others(editions: dict[str, Document]) -> None:
    changes = compare(editions["cr-2007-05"], editions["cr-2009-combat"]).changes
    assert [each.old for each in changes if each.what == ("missing",)] == [
        "100.1 to 503.2a",
        "700.1 to 803.2",
        "glossary",
    ]
    assert [each.old for each in changes if each.what == ("removed",) and each.kind == "rule"] == ["603.1b"]
    # What the two parts of 603.3 said stands in 603.3 itself, that of the first in other words.
    (merged,) = (each for each in changes if "merged" in each.what)
    assert merged.new == "603.3"
    assert {"603.3a", "603.3b"} <= set(merged.others)


def test_a_scan_that_nobody_knows_has_lost_the_rules_whose_numbers_it_jumps(editions: dict[str, Document]) -> None:
    april, may = (
        replace(each, edition="", rules=tuple(replace(rule, id="") for rule in each.rules))
        for each in (editions["cr-2007-04"], editions["cr-2007-05"])
    )
    assert told(compare(april, may), "none") == {"303.2": ("lost",), "306.4a": ("lost",)}


def test_what_speaks_for_each_candidate_is_told(judge: Judge, tmp_path: Path) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    said = "players who share a team may look at the hands of one another before the first turn begins"
    filled = "".join(f"10{at}.1 Rule {at} is about matter number {at} and nothing else.\n" for at in range(2, 9))
    old.write_text(f"100.1 Of old, {said}, if all agree.\n{filled}", encoding="utf-8")
    new.write_text(f"{filled}301.1 {said} once.\n301.2 {said} twice.\n", encoding="utf-8")
    ran = judge("rules", "diff", str(old), str(new))
    assert "100.1 may have become 301.2 or 301.1" in ran.out
    told_again = json.loads(judge("rules", "diff", str(old), str(new), "--format", "json").out)["questions"]
    assert [each["candidates"] for each in told_again] == [["301.2", "301.1"]]
    assert all("of the words in common" in why for each in told_again for why in each["reasons"])
    assert len(told_again[0]["reasons"]) == 2
    moves = tmp_path / "moves.txt"
    assert judge("rules", "diff", str(old), str(new), "--moves", str(moves)).code == 0
    lines = moves.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("?")] == [
        "? 100.1 -> 301.2", "? 100.1 -> 301.1", "? 100.1 -> gone",
    ]  # fmt: skip
    assert [line[:8] for line in lines if "of the words" in line] == ["# 301.2:", "# 301.1:"]
    moves.write_text(moves.read_text(encoding="utf-8").replace("? 100.1 -> 301.1", "100.1 -> 301.1"), encoding="utf-8")
    assert "100.1 -> 301.1: moved, changed" in judge("rules", "diff", str(old), str(new), "--moves", str(moves)).out
