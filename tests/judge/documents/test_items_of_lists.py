"""Rules in the items of lists, below letters, inserted between others, and in appendices."""

from pathlib import Path

from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read, read_file
from tests.every_row import for_every

PAGE = "<html><body><h2>500. Oil</h2>{}<h2>501. Wicks</h2><p>501.1 A wick burns.</p></body></html>"
ITEMS = "<ol><li>500.1 Oil is poured.</li><li>500.2 It burns.</li></ol>"
LETTERS = "<ul><li>500.1 Oil is poured.<ol type=a><li>Not twice.</li><li>Nor at night.</li></ol></li></ul>"
ROMAN = "<p>500.1 Oil is poured.</p><p>500.1b Not twice.</p><ol type=i><li>Nor at night.</li><li>Nor cold.</li></ol>"


def reading(text: str) -> Reading:
    return read(tuple(text.splitlines()), "lantern")


def document(text: str) -> Document:
    return reading(text).documents[0]


def told(found: Document) -> list[tuple[str, str]]:
    return [(rule.number, rule.text) for rule in found.rules]


@for_every(
    ("lines", "numbers"),
    [
        ("1. 500.1 Oil is poured.\n2. 500.2 It burns.", "500.1 500.2"),
        ("1) 500.1 Oil is poured.\n2) 500.2 It burns.", "500.1 500.2"),
        ("a. 500.1 Oil is poured.\nb. 500.2 It burns.", "500.1 500.2"),
        ("- 500.1 Oil is poured.\n  - a) Not twice.\n  - b) Nor cold.\n- 500.2 It burns.", "500.1 500.1a 500.1b 500.2"),
        ("500.1. Oil is poured.\n   a) Not twice.\n   b) Nor cold.\n500.2. It burns.", "500.1 500.1a 500.1b 500.2"),
        (
            "500.1. Oil is poured.\n(a) Not twice,\nsays Ann.\n(b) Nor cold.\n500.2. It burns.",
            "500.1 500.1a 500.1b 500.2",
        ),
        (
            "500.1. Oil is poured.\n500.1a. Never.\n(i) Not twice.\n(ii) Nor cold.\n500.2. It.",
            "500.1 500.1a 500.1ai 500.1aii 500.2",
        ),
        ("500.1 Oil:\n a) is hot,\n b) is cold.\n500.2 It burns.", "500.1 500.2"),
        ("500.1 Oil is poured.\n (a) Not twice.\n500.2 It burns.", "500.1 500.2"),
        ("500.1 Oil.\nExample: Ann may:\n a) Pour it.\n b) Drink it.\n500.2 It burns.", "500.1 500.2"),
        (
            "500.1. Oil.\n500.1a. It.\n500.1a.1. Hot.\n500.1a.2. Cold.\n500.1b. No.",
            "500.1 500.1a 500.1a.1 500.1a.2 500.1b",
        ),
        ("500.1 Oil.\n500.1a It.\n500.1a1 Hot.\n500.1a(2) Cold.\n500.1b No.", "500.1 500.1a 500.1a.1 500.1a.2 500.1b"),
        (
            "500.1 Oil.\n500.1a It.\n500.1a(i) Hot.\n500.1a(ii) Cold.\n500.1b No.",
            "500.1 500.1a 500.1ai 500.1aii 500.1b",
        ),
        (
            "500.1. Oil.\n500.1a. It.\n500.1a.1. Hot.\n500.1a.1a. Cold.\n500.1A.2. No.",
            "500.1 500.1a 500.1a.1 500.1a.1a 500.1a.2",
        ),
        ("500.1. Oil.\na) Not twice.\n\n- 12 -\n\nb) Nor cold.\n500.2. It burns.", "500.1 500.1a 500.1b 500.2"),
        ("500.1. Oil.\n500.1bis. More.\n500.1ter. Most.\n500.2. It burns.", "500.1 500.1bis 500.1ter 500.2"),
        ("500.1¹ Oil.\n500.2[1] It burns.\n500.3† It ends.", "500.1 500.2 500.3"),
        ("Regel 500.1a.1. Oil.\nRegel 500.1a.2. It burns.\nRegel 500.1b. It ends.", "500.1a.1 500.1a.2 500.1b"),
    ],
)
def test_items_have_their_numbers(lines: str, numbers: str) -> None:
    found = reading(f"500. Oil\n{lines}\n501. Wicks\n501.1 A wick burns.")
    assert [rule.number for rule in found.documents[0].rules] == [*numbers.split(), "501.1"]
    assert "".join(
        piece.text for piece in found.pieces
    ) == f"500. Oil\n{lines}\n501. Wicks\n501.1 A wick burns.".replace("\n", "")


def test_marks_of_items_are_no_part_of_rules() -> None:
    found = told(
        document("500. Oil\n\n1. 500.1 Oil is poured.\n2. 500.2 It burns.\n   - a) Not twice.\n   - b) Nor cold.")
    )
    assert found == [
        ("500.1", "Oil is poured."), ("500.2", "It burns."), ("500.2a", "Not twice."), ("500.2b", "Nor cold."),
    ]  # fmt: skip


@for_every(
    ("lists", "numbers"),
    [
        (ITEMS, "500.1 500.2 501.1"),
        (LETTERS, "500.1 500.1a 500.1b 501.1"),
        (ROMAN, "500.1 500.1b 500.1bi 500.1bii 501.1"),
        ("<p>500.1<sup>1</sup> Oil is poured.</p>", "500.1 501.1"),
    ],
)
def test_items_of_a_page_have_their_numbers(lists: str, numbers: str, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(PAGE.format(lists), encoding="utf-8")
    rules = read_file(path).documents[0].rules
    assert [rule.number for rule in rules] == numbers.split()
    assert not any(" 1" in rule.text or "a." in rule.text for rule in rules)


def test_roman_figures_count_below_a_letter_in_other_shapes() -> None:
    found = document(
        "1. OIL\n\n1.1 Oil is poured.\n1.2 It burns.\n (a) Not twice.\n (b) Nor cold.\n"
        "  (i) Ever.\n  (ii) At all.\n1.3 Done.\n\n2. WICKS\n\n2.1 They burn.\n2.2 They end."
    )
    assert [rule.number for rule in found.rules] == [
        "1.1",
        "1.2",
        "1.2a",
        "1.2b",
        "1.2bi",
        "1.2bii",
        "1.3",
        "2.1",
        "2.2",
    ]


@for_every(
    "text",
    [
        "500. Oil\n500.1 It is poured.\n500.2 It burns.\n\nAppendix A - Marks\nA.1: They are red.\nA.2: Or blue.",
        "Article 1 - Oil\n500.1: It is poured.\n500.2: It burns.\nAnhang A: Marks\nA.1 They are red.\nA.2 Or blue.",
    ],
)
def test_an_appendix_has_rules_of_its_own(text: str) -> None:
    found = document(text)
    assert told(found)[-3:] == [("500.2", "It burns."), ("A.1", "They are red."), ("A.2", "Or blue.")]


@for_every("words", ["[Reserved]", "Reserved.", "(Reserved)", "[Deleted.]"])
def test_a_section_that_is_reserved_is_a_heading(words: str) -> None:
    found = document(f"500. Oil\n500.1 It burns.\n\n501. {words}\n\n502. Wicks\n502.1 A wick burns.")
    assert [heading.number for heading in found.headings] == ["500", "501", "502"]
    assert told(found) == [("500.1", "It burns."), ("502.1", "A wick burns.")]
