"""Documents of known contents come out of an import as they went in, in layouts that nobody has shown to the reader."""

from collections import Counter
from pathlib import Path

import pytest

from judge.documents.document_import import import_data, import_file, import_lines
from judge.documents.reader.document import KINDS, Document, Reading, line_counts, line_kinds
from judge.documents.reader.document_reader import read
from judge.documents.reader.stated_version import StatedVersion, date_in, stated_version
from tests.judge.documents.invented_documents import Known, invented
from tests.judge.documents.invented_layouts import LAYOUTS, Layout, layout_by_chance, numbered_by_chance
from tests.night import at_night

SEEDS = at_night(30, 1)
MADE_UP = at_night(600, 15)
NUMBERED = at_night(150, 15)
OPEN = frozenset({1125})
"""Layouts that are read wrongly so far: first sentences of texts below terms are taken for terms themselves."""
AMBIGUOUS = frozenset({105, 293, 503, 567})
"""Layouts in which a sentence without a full stop, alone in a line, could be a title: nothing tells them apart."""


def squeezed(text: str) -> str:
    return " ".join(text.split())


def said(document: Document) -> Known:
    """Return what a document that was read says."""
    assert len({rule.number for rule in document.rules}) == len(document.rules)
    return Known(
        {
            rule.number: (squeezed(rule.text), tuple(squeezed(each.text) for each in rule.examples))
            for rule in document.rules
        },
        {entry.term: squeezed(entry.text) for entry in document.entries},
        [heading.number for heading in document.headings if heading.number],
    )


def lines_in(text: str) -> tuple[str, ...]:
    return tuple(text.removesuffix("\n").split("\n"))


def check(layout: Layout, seed: int) -> None:
    """A document in the layout comes out as it went in, and each of its lines is accounted for."""
    text, known = invented(layout, seed)
    reading = read(lines_in(text), "invented")
    (document,) = reading.documents
    told = said(document)
    assert told.rules == known.rules
    assert told.terms == known.terms
    assert told.headings == known.headings
    accounted(reading, text)


def accounted(reading: Reading, text: str) -> None:
    """Together the pieces are the lines, and the kinds of lines add up to the lines."""
    lines = lines_in(text)
    told = dict.fromkeys(range(1, len(lines) + 1), "")
    for piece in reading.pieces:
        told[piece.line] += piece.text
    assert tuple(told.values()) == lines
    assert sum(line_counts(reading.pieces).values()) == len(lines) == len(line_kinds(reading.pieces))


@pytest.mark.parametrize("name", LAYOUTS)
def test_what_goes_in_comes_out(name: str) -> None:
    for seed in range(SEEDS):
        check(LAYOUTS[name], seed)


@pytest.mark.parametrize("name", [name for name, layout in LAYOUTS.items() if layout.margin != "numbers"])
def test_a_blank_line_below_every_line_separates_nothing(name: str) -> None:
    text, known = invented(LAYOUTS[name], 0)
    (document,) = read(tuple(part for line in lines_in(text) for part in (line, "")), "spaced").documents
    told = said(document)
    assert (told.rules, told.terms, told.headings) == (known.rules, known.terms, known.headings)


@pytest.mark.parametrize("seed", sorted({*range(MADE_UP)} - AMBIGUOUS))
def test_what_goes_in_comes_out_of_a_layout_by_chance(seed: int) -> None:
    check(layout_by_chance(seed), seed)


@pytest.mark.parametrize("seed", sorted({*range(1000, 1000 + NUMBERED)} - OPEN))
def test_what_goes_in_comes_out_whatever_its_numbers_and_margins(seed: int) -> None:
    check(numbered_by_chance(seed), seed)


def test_every_line_of_a_file_is_listed_with_its_kind(tmp_path: Path) -> None:
    text, _ = invented(LAYOUTS["a foot of its own wording between blank lines"], 0)
    path = tmp_path / "invented.txt"
    path.write_text(text, encoding="utf-8")
    imported = import_file(path, None, tmp_path / "library")
    listed = [line.text for line in import_lines(imported, listed=True)]
    rows = [row for row in listed if row[:5].strip().isdigit() and row[6:16].strip() in KINDS]
    assert len(rows) == len(lines_in(text))
    kinds = Counter(row[6:16].strip() for row in rows)
    data = import_data(imported)
    assert dict(kinds) == {kind: many for kind, many in line_counts(imported.reading.pieces).items() if many}
    assert Counter(dict(data["kinds"]).values()) == kinds  # type: ignore[call-overload]


def test_furniture_is_listed_with_the_lines_that_are_left_over(tmp_path: Path) -> None:
    path = tmp_path / "invented.txt"
    path.write_text(invented(LAYOUTS["a foot of its own wording between blank lines"], 0)[0], encoding="utf-8")
    imported = import_file(path, None, tmp_path / "library")
    brief, whole = ([line.text for line in import_lines(imported, every=every)] for every in (False, True))
    assert not any("sheet 2" in line for line in brief)
    assert sum("Written out at the Copper Kettle, sheet" in line for line in whole) == text_pages(imported.reading)


def text_pages(reading: Reading) -> int:
    return sum("Copper Kettle" in piece.text for piece in reading.pieces)


@pytest.mark.parametrize(
    ("line", "version", "date"),
    [
        ("Version 4.2, 3 May 2013", "4.2", "2013-05-03"),
        ("Effective May 3rd, 2013 (v1.11)", "1.11", "2013-05-03"),
        ("Fassung 2 – Stand: 3. Mai 2013", "2", "2013-05-03"),
        ("Stand 03.05.2013", "", "2013-05-03"),
        ("Mis à jour le 1er août 2013", "", "2013-08-01"),
        ("2013-05-03", "", "2013-05-03"),
        ("May 2013", "", "2013-05"),
        ("Rules for 2 to 4 players", "", ""),
        ("99.99.2013", "", ""),
    ],
)
def test_the_version_and_the_date_of_a_title_page(line: str, version: str, date: str) -> None:
    text = f"Rules of the Lantern Table\n{line}\n\n1. The house\n100. Doors\n100.1 The door opens.\n100.2 It closes.\n"
    (document,) = read(lines_in(text), "dated").documents
    assert stated_version(document) == StatedVersion(version, date)
    assert date_in(line) == date


def test_the_version_and_the_date_at_the_foot_of_pages() -> None:
    text, _ = invented(LAYOUTS["numbers called articles, version and date in the foot"], 0)
    (document,) = read(lines_in(text), "dated").documents
    assert stated_version(document) == StatedVersion("4.2", "2013-05-03")


def kinds_of(*lines: str) -> list[str]:
    return [piece.kind for piece in read(lines, "short").pieces]


def test_questions_may_be_counted() -> None:
    told = ("1. Decks", "", "Q1. May I? I have 61 cards. May I?", "A. Yes.", "", "Q2: Must I?", "A: No.", "2. Turns")
    (document,) = read(told, "asked").documents
    answers = {rule.title: rule.text for rule in document.rules if rule.text}
    assert answers == {"May I? I have 61 cards. May I?": "Yes.", "Must I?": "No."}


def test_a_question_may_be_wrapped() -> None:
    asked = ("Q: May a deck that has many", "cards and a hero have", "one more?", "A: Yes,", "it may.", "")
    (document,) = read(("1. Decks", "", *asked, "Q: May it?", "A: No.", "", "2. Turns"), "asked").documents
    answers = {rule.title: rule.text for rule in document.rules if rule.text}
    assert answers == {
        "May a deck that has many cards and a hero have one more?": "Yes, it may.",
        "May it?": "No.",
    }


def answers_in(*told: str) -> dict[str, str]:
    (document,) = read(told, "asked").documents
    return {rule.title: rule.text for rule in document.rules if rule.text}


def test_a_question_may_follow_what_is_told_for_it() -> None:
    example = "Example: Tim is ready. May he attack?"
    asked = ("May I attack?", "", "Yes.", "", example, "", "You attack with Tim. Can I protect?", "", "No.", "")
    told = ("1. Attacks", "", *asked, "2. Turns", "", "May I pass?", "", "Yes, always.")
    assert answers_in(*told) == {
        "May I attack?": "Yes.",
        "You attack with Tim. Can I protect?": "No.",
        "May I pass?": "Yes, always.",
    }
    (document,) = read(told, "asked").documents
    assert [each.text for each in document.examples] == ["Tim is ready. May he attack?"]


def test_a_question_with_a_number_may_be_long() -> None:
    asked = {
        "1. May I attack?": "Yes.",
        "2. If an attacker is exhausted, and the defender that protected is exhausted as well, may they strike?": "No.",
        "3. You attack with Tim. Can I protect?": "No.",
    }
    told = [line for question, answer in asked.items() for line in (question, "", answer, "")]
    assert answers_in("Attacks", "", *told) == asked


@pytest.mark.parametrize(("asks", "says"), [("Q: ", "A: "), ("Q : ", "R : "), ("Frage: ", "Antwort: ")])
def test_a_question_may_lack_its_sign(asks: str, says: str) -> None:
    first, second = (f"{asks}Two attacks in a turn", f"{says}No."), (f"{asks}May I?", f"{says}Yes.")
    told = answers_in("1. Decks", "", *first, "", *second, "", "2. Turns")
    assert told == {"Two attacks in a turn": "No.", "May I?": "Yes."}


def test_targets_of_links_behind_a_page_are_no_text() -> None:
    told = ("100.1 A deck.", "100.2 See [1]100.1.", "", "References", "", "   1. http://rules.example/#100.1")
    assert kinds_of(*told) == ["rule", "rule", "blank", "furniture", "blank", "furniture"]


def test_the_third_item_of_a_list_is_no_copyright() -> None:
    told = ("100.1 A deck has", "(a) cards,", "(b) a hero and", "(c) a name.", "(c) 2013 Lantern Press")
    assert kinds_of(*told) == ["rule", "rule", "rule", "rule", "furniture"]


def test_a_note_is_part_of_no_rule() -> None:
    told = ("100.1 A warning[1] counts.", "[1] Formerly a caution,", "then none.", "100.2 It ends.", "[2] No note.")
    assert kinds_of(*told) == ["rule", "left over", "left over", "rule", "rule"]


def test_a_note_of_markdown_is_part_of_no_rule() -> None:
    told = (
        "# Lanterns", "## 100. Oil", "**100.1** A warning[^one] counts.", "", "[^one]: Once a caution,", "then none.",
        "", "**100.2** Two[^2] are a loss.", "", "[^2]: Formerly.",
    )  # fmt: skip
    (document,) = read(told, "noted").documents
    assert {rule.number: rule.text for rule in document.rules} == {
        "100.1": "A warning[^one] counts.",
        "100.2": "Two[^2] are a loss.",
    }
    assert [kinds_of(*told)[at] for at in (4, 5, 9)] == ["left over"] * 3


def test_rows_of_tables_keep_their_bars() -> None:
    told = ("100.1 These are decks:", "| Kind | Cards |", "|---|---|", "| Sealed | 30 |", "100.2 That is all.")
    (document,) = read(told, "table").documents
    assert "| Sealed | 30 |" in document.rules[0].text
