"""What stands around rules in other layouts: headings, tables of contents, links, notes, and what an import tells."""

from pathlib import Path

from judge.documents.document_import import import_data, import_file, import_lines
from judge.documents.number_order import inner_numbers, misplaced_numbers, repeated_numbers
from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read
from tests.every_row import for_every


def reading(text: str) -> Reading:
    return read(tuple(text.splitlines()), "lantern")


def document(text: str) -> Document:
    return reading(text).documents[0]


def texts(text: str) -> list[str]:
    return [rule.text for rule in document(text).rules]


def left_over(text: str) -> list[str]:
    return [piece.text.strip() for piece in reading(text).pieces if piece.kind == "left over"]


@for_every(("first", "last"), [("(", ")"), ("[", "]")])
def test_titles_in_brackets_are_headings(first: str, last: str) -> None:
    lines = ("500 OIL", "500.1 Oil is poured.", "500.2 It burns.", "501 WICKS", "501.1 A wick burns.")
    found = document("\n\n".join(f"{first}{line.replace(' ', f'{last} ', 1)}" for line in lines))
    assert [heading.number for heading in found.headings] == ["500", "501"]
    assert [rule.text for rule in found.rules] == ["Oil is poured.", "It burns.", "A wick burns."]


def test_rules_in_a_table_of_contents_are_none() -> None:
    listed = "500. Oil .......... 1\n  500.1 Pouring ........ 1\n  500.2 Burning . . . . . 2\n501. Wicks ........ 3\n"
    rules = "500. Oil\n500.1 Oil is poured.\n500.2 It burns.\n501. Wicks\n501.1 They burn."
    text = f"Lanterns\n\nContents\n\n{listed}\n{rules}"
    assert texts(text) == ["Oil is poured.", "It burns.", "They burn."]
    assert [heading.number for heading in document(text).headings] == ["500", "501"]


def test_a_table_of_contents_with_rules_alone_ends_above_the_first_section() -> None:
    listed = "500.1 Pouring ........ 1\n500.2 Burning ........ 2\n501.1 Wicks ........ 3\n"
    text = f"Contents\n{listed}\n500. Oil\n500.1 Oil is poured.\n500.2 It burns.\n501. Wicks\n501.1 They burn."
    assert [heading.number for heading in document(text).headings] == ["500", "501"]


@for_every(
    ("above", "titles"),
    [
        ("Chapter Two\nWicks", ["Chapter Two", "Wicks"]),
        ("Kapitel II\nDochte", ["Kapitel II", "Dochte"]),
        ("Part Two", ["Part Two"]),
        ("IV. WICKS", ["IV. WICKS"]),
        ("APPENDIX: WICKS", ["APPENDIX: WICKS"]),
        ("Appendix B", ["Appendix B"]),
    ],
)
def test_words_above_a_section_are_headings(above: str, titles: list[str]) -> None:
    text = f"500. Oil\n500.1 It burns.\n\n{above}\n\n501. Wicks\n501.1 They burn."
    assert texts(text) == ["It burns.", "They burn."]
    assert [heading.title for heading in document(text).headings] == ["500. Oil", *titles, "501. Wicks"]


@for_every(
    "link",
    [
        "Back to top",
        "↑ Top of page",
        "Next page",
        "[Back to top](#top)",
        "Nach oben",
        "Retour en haut",
        "Return to contents",
    ],
)
def test_links_inside_a_document_are_furniture(link: str) -> None:
    assert texts(f"500. Oil\n500.1 It burns.\n{link}\n501. Wicks\n501.1 They burn.") == ["It burns.", "They burn."]
    assert texts(f"500. Oil\n500.1 It goes\n{link} of the deck.")[0].endswith("of the deck.")


@for_every(
    ("last", "left"),
    [
        ("1 Unless it rains.", ["1 Unless it rains."]),
        ("1 Unless it rains.\n2 Or snows.", ["1 Unless it rains.", "2 Or snows."]),
        ("2 Lamps burn.", []),
        ("They last for\n1 Lamp only.", []),
    ],
)
def test_plain_notes_at_the_foot_are_left_over(last: str, left: list[str]) -> None:
    assert left_over(f"500. Oil\n500.1 It burns.\n501. Wicks\n501.1 They burn.\n{last}") == left


@for_every(
    ("broken", "whole"),
    [
        ("a self-\nreferencing oil", "a self-referencing oil"),
        ("a self-\nish oil", "a selfish oil"),
        ("the first-\nto-act oil", "the first-to-act oil"),
        ("the excep-\ntion", "the exception"),
    ],
)
def test_hyphens_at_line_ends_stay_in_words_that_have_them(broken: str, whole: str) -> None:
    assert texts(f"500. Oil\n500.1 It is {broken}.\n500.2 It burns.")[0] == f"It is {whole}."


@for_every(
    "example",
    [
        "> *Example: {}*",
        "- **Example: {}**",
        "_Example: {}_",
        ">> Example: {}",
        "=> Example: {}",
    ],
)
def test_marks_around_an_example_are_no_part_of_it(example: str) -> None:
    said = "Ann pours the oil of three lamps into one and lights it at once, and Ben may not."
    found = document(f"# Lanterns\n\n## 500. Oil\n\n500.1 It burns.\n\n{example.format(said)}\n\n500.2 It ends.")
    assert [each.text for each in found.rules[0].examples] == [said]


SECOND = """\
Lantern Rules

500. Oil
500.1. It burns.
500.2. It ends.

Lantern Rules
Second Edition

500. Oil
500.1. It glows.
500.3. It ends.
"""
MIXED = "500. Oil\n500.1 It burns.\n502.1 Lamps.\n502.2 They hang.\n500.2 It ends.\n502.3 They fall.\n"
INSIDE = "500. Oil\n500.1 It burns\n500.2 It ends until 501.1. A lamp\nhangs there.\n"


def test_numbers_that_are_there_twice_or_out_of_order_are_found() -> None:
    assert repeated_numbers(document(SECOND)) == ("500.1",)
    assert misplaced_numbers(document(SECOND)) == ()
    assert misplaced_numbers(document(MIXED)) == ("500.2",)
    assert inner_numbers(document(INSIDE)) == ("501.1",)
    assert inner_numbers(document("500. Oil\n500.1 It burns; see 501.1. A lamp hangs there.\n500.2 It ends.")) == ()
    assert inner_numbers(document(MIXED)) == repeated_numbers(document(MIXED)) == ()


def test_a_title_that_begins_again_is_no_part_of_a_rule() -> None:
    assert texts(SECOND) == ["It burns.", "It ends.", "It glows.", "It ends."]
    assert left_over(SECOND) == ["Second Edition"]


@for_every(
    ("text", "what", "key", "number"),
    [
        (SECOND, "begin several rules", "repeated", "500.1"),
        (MIXED, "out of order", "out_of_order", "500.2"),
        (INSIDE, "inside of a text", "inside", "501.1"),
    ],
)
def test_an_import_tells_numbers_that_raise_doubt(text: str, what: str, key: str, number: str, tmp_path: Path) -> None:
    path = tmp_path / "lantern.txt"
    path.write_text(text, encoding="utf-8")
    imported = import_file(path, "lantern", tmp_path / "library", replacing=True)
    doubts = [line for line in import_lines(imported) if what in line.text]
    assert [(line.text.endswith(f": {number}"), line.style) for line in doubts] == [(True, "unsure")]
    documents = import_data(imported)["documents"]
    assert isinstance(documents, list)
    assert [each[key] for each in documents] == [(number,)]
