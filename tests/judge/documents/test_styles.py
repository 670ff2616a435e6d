"""Documents in the styles of the family: what every line of each is, and what comes of them."""

from pathlib import Path

import pytest

from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read, read_file
from judge.documents.reader.file_lines import lines_of
from judge.documents.reader.misread_numbers import misread
from judge.documents.reader.rule_letters import Letters
from tests.judge.documents.styles import COLUMNS, DOCUMENTS

KINDS = {
    "r": "rule", "e": "example", "c": "card", "g": "glossary", "h": "heading", "f": "furniture", "?": "left over",
    "": "blank",
}  # fmt: skip


def marked(name: str) -> list[tuple[str, str]]:
    return [(KINDS[row[:1]], row[2:]) for row in DOCUMENTS[name].split("\n")[:-1]]


def reading(name: str, encoding: str = "utf-8", ending: str = "\n") -> Reading:
    text = ending.join(row for _, row in marked(name))
    return read(lines_of(text.encode(encoding), name), name)


def document(name: str) -> Document:
    return reading(name).documents[0]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_line_is_what_a_reader_says(name: str) -> None:
    assert [(piece.kind, piece.text) for piece in reading(name).pieces] == marked(name)


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("numbers called rules", "cp1252"),
        ("a posting of 1997", "utf-16"),
        ("German", "cp1252"),
        ("German", "utf-16"),
        ("French", "latin-1"),
        ("French", "cp1252"),
        ("French", "utf-8-sig"),
    ],
)
@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_encodings_and_endings_change_nothing(name: str, encoding: str, ending: str) -> None:
    assert [piece.kind for piece in reading(name, encoding, ending).pieces] == [kind for kind, _ in marked(name)]


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("Markdown", "100.1 100.1a 101.1 101.2 200.1 200.1a"),
        ("pages of a PDF", "100.1 100.2 101.1 101.1a 101.1b 200.1 200.2 201.1"),
        ("a scan that misreads", "100.1 100.2 100.3 101.1 101.1a 101.1b 101.2 200.1 200.1a 200.2"),
        ("three figures", "100 101 102 200 201 202 204"),
        ("running heads and a glossary of paragraphs", "100.1 100.2 100.2a 100.2b 200.1 200.1a 200.2 200.3 201.1"),
        ("tabs", "600.1 600.1a 600.2 600.2a 600.2b 601.1 601.2 601.3"),
        ("Markdown with lists", "100.1 101.1 101.2 101.3 200.1 200.2"),
        ("a posting of 1997", "100.1 100.2 100.3 101.1 101.1a 101.1b 200.1 200.2"),
        ("running heads beside page numbers", "100.1 100.2 100.3 101.1 101.1a 101.1b 101.2 200.1 200.2 201.1 201.2"),
        ("front matter and tables", "100.1 100.2 100.2a 101.1 101.1a 101.1b 101.3"),
        ("German chapters and an index", "100.1 100.1a 100.2 101.1 101.2 200.1 200.1a 200.1b 200.2"),
        ("French chapters and dashes", "100.1 100.2 100.2a 101.1 200.1 200.2"),
        ("numbers of three parts", "1.1.1 1.1.2 1.2.1 1.2.2 1.2.2.1 2.1.1 2.1.2 2.2.1"),
        ("Roman chapters and hanging terms", "100.1 100.1a 100.1b 101.1 200.1 200.2 300.1"),
        ("numbers called rules", "100.1 100.1a 100.2 101.1 101.2"),
        ("a word processor", "100.1 100.1a 100.2 101.1 200.1"),
        ("a table of terms", "100.1 100.1a 100.2 101.1 101.2"),
        ("terms above what they mean", "100.1 100.1a 100.1b 100.2 101.1 101.1a 101.2 200.1"),
        ("capitals and dashes", "100.1 100.1a 100.2 101.1 200.1"),
        ("no blank lines", "100.1 100.1a 100.1b 100.2 101.1 101.2 101.3 200.1"),
    ],
)
def test_rules_have_their_numbers(name: str, numbers: str) -> None:
    assert [rule.number for rule in document(name).rules] == numbers.split()


def test_words_broken_by_a_page_are_whole_and_compounds_stay() -> None:
    text = {rule.number: rule for rule in document("pages of a PDF").rules}
    assert text["100.1"].text.startswith("The arena is a square of four fields.")
    assert text["100.2"].text == "An arena may be larger. The organizer tells before the first round."
    assert text["101.1a"].text.endswith("See rule 201.1 for what happens when there is none left.")
    assert text["101.1b"].examples[0].text.startswith("You control Gorm and your opponent controls Hilda.")
    lines = ("100.1 In pre-priority processing.", "100.2 This is pre-", "priority, too.")
    assert read(lines, "x").documents[0].rules[1].text == "This is pre-priority, too."


def test_a_keyword_below_a_card_is_no_part_of_the_next_card_s_name() -> None:
    example = document("pages of a PDF").rules[4].examples[0]
    assert [card.name for card in example.cards] == ["Gorm", "Hilda"]
    assert example.cards[0].text.endswith("5 Health Protector")


def test_a_card_may_have_its_name_in_a_line_of_its_own() -> None:
    found = [(card.name, card.line) for card in document("bullets and cards in two lines").cards]
    assert found == [("Mara the Fox", 13)]


def test_examples_may_be_announced_and_listed() -> None:
    rule = next(rule for rule in document("German").rules if rule.number == "101.2")
    assert [example.text for example in rule.examples] == ["Vier „Frostblitz“ sind erlaubt.", "Fünf sind es nicht."]


@pytest.mark.parametrize(
    ("name", "terms"),
    [
        ("Markdown", [("Dawn", "200.1a"), ("Guild master", "101.2"), ("Phase", "200.1")]),
        ("pages of a PDF", [("Arena", "100"), ("Fighter", "101.1"), ("Field", "100.1"), ("Round", "200.1"),
                            ("Wound", "201.1")]),
        ("running heads and a glossary of paragraphs", [("Caravan", ""), ("Event", ""), ("Guard", ""), ("Wagon", "")]),
        ("three figures", [("Bag", ""), ("Board", ""), ("Row", "")]),
        ("Markdown with lists", [("Deck", ""), ("Hand", "")]),
        ("a posting of 1997", [("Captain", ""), ("Die", ""), ("Fleet", ""), ("Raft", "")]),
        ("running heads beside page numbers", [("Bye", ""), ("Castle", ""), ("Keep", ""), ("Organizer", "")]),
        ("front matter and tables", [("Dim", ""), ("Light", ""), ("Wick", "")]),
        ("German chapters and an index", [("Bernstein", "100.2"), ("Ebbe", "200.1a"), ("Möwe", ""), ("Sturm", "")]),
        ("French chapters and dashes", [("Miel", ""), ("Ouvrière", ""), ("Pot", ""), ("Ruche", "")]),
        ("numbers of three parts", [("Fall", ""), ("Step", "")]),
        ("Roman chapters and hanging terms", [("Course", ""), ("Favour", ""), ("Regent", "")]),
        ("numbers called rules", [("Coin", ""), ("Edge", ""), ("Throw", "")]),
        ("a word processor", [("Dog", ""), ("Flock", ""), ("Pasture", "")]),
        ("a table of terms", [("Bead", "100.1"), ("Colour", "100.1a"), ("String", "101.1")]),
        ("terms above what they mean", [("Bank", ""), ("Boat, Square", ""), ("Oar", ""), ("Put", "")]),
        ("capitals and dashes", [("CART", ""), ("HORSE", ""), ("TOLL", "")]),
        ("no blank lines", [("Candle", ""), ("Light", ""), ("Wick", "")]),
    ],
)  # fmt: skip
def test_glossaries_in_any_form(name: str, terms: list[tuple[str, str]]) -> None:
    assert [(entry.term, entry.reference) for entry in document(name).entries] == terms


def test_text_below_a_section_s_heading_is_a_rule_of_the_section() -> None:
    lines = ("100. Decks", "A deck is a pile of cards.", "100.1 It has 60 of them.", "101. Hands", "101.1 Seven.")
    rules = read(lines, "x").documents[0].rules
    assert [(rule.number, rule.title, rule.text) for rule in rules[:2]] == [
        ("100", "Decks", "A deck is a pile of cards."), ("100.1", "", "It has 60 of them."),
    ]  # fmt: skip


def test_a_list_with_numbers_is_no_chapter() -> None:
    lines = ("1. Turns", "100. Phases", "100.1 A turn has phases:", "1. Dawn", "2. Noon", "100.2 It ends.")
    found = read(lines, "x").documents[0]
    assert [heading.title for heading in found.headings] == ["1. Turns", "100. Phases"]
    assert found.rules[0].text == "A turn has phases: 1. Dawn 2. Noon"


@pytest.mark.parametrize(
    ("text", "last", "number"),
    [
        ("l00.2 A road.", "100.1", "100.2"),
        ("1O1.1 A town.", "100.3", "101.1"),
        ("101.l a The gate.", "101.1", "101.1a"),
        ("101. 2 The inn.", "101.1b", "101.2"),
        ("100,3 Nobody.", "100.2", "100.3"),
        ("l00.7 A road.", "100.1", None),
        ("100. 5 people play.", "100.1", None),
        ("Sol. 1 is a note.", "100.1", None),
    ],
)
def test_only_the_next_number_is_believed_misread(text: str, last: str, number: str | None) -> None:
    found = misread(text, last, Letters())
    assert (found.number if found else None) == number


@pytest.mark.parametrize(
    ("lines", "numbers"),
    [
        ("100.1 A deck.|100.2 a side deck has ten cards|100.3 Decks hold copies.", "100.1 100.2 100.3"),
        ("100.1 a deck has 60 cards|100.2 a side deck has ten|100.3 a hand has seven", "100.1 100.2 100.3"),
        ("100.1 A deck.|100.2. a side deck has ten cards.|100.2a It is set aside.", "100.1 100.2 100.2a"),
        ("100.1 A deck.|100.1a It is full.|100.2 a Warlock may have a Demon.", "100.1 100.1a 100.2"),
        ("100.1 A deck.|100.2 A side deck.|100.2 a side deck has ten cards.", "100.1 100.2 100.2"),
        ("100.1 A deck.|100.1 a Decks are full.|100.1b They are shuffled.", "100.1 100.1a 100.1b"),
        ("100.1 A deck.|100.2 a side decks|100.2 b hands", "100.1 100.2a 100.2b"),
        ("100.1 A deck.|100.1 a decks are full.|100.1 b they are shuffled.", "100.1 100.1a 100.1b"),
        ("100.1 A deck.|100.1 a It.|100.1 b Cut.|100.2 A.|100.2 a of it.", "100.1 100.1a 100.1b 100.2 100.2a"),
        ("100.1 A deck.|100.2 A hand.|100.2 a. seven cards are in it.", "100.1 100.2 100.2a"),
        ("100.1 A deck.|100.2 A hand.|100.2 a Seven cards are in it.", "100.1 100.2 100.2a"),
        ("100.1 It has more than|100.2 a deck may have.|100.2 A deck is full.", "100.1 100.2"),
    ],
)  # fmt: skip
def test_an_article_behind_a_number_is_no_letter(lines: str, numbers: str) -> None:
    found = read(tuple(lines.split("|")), "x").documents[0]
    assert " ".join(rule.number for rule in found.rules) == numbers


def test_a_rule_keeps_the_article_that_it_begins_with() -> None:
    found = read(("100.1 A deck.", "100.2 a side deck has ten cards"), "x").documents[0]
    assert found.rules[1].text == "a side deck has ten cards"


def test_a_file_of_each_style_can_be_imported_again(tmp_path: Path) -> None:
    from judge.documents.document_import import import_file

    for at, name in enumerate(DOCUMENTS):
        path = tmp_path / f"style-{at}.txt"
        path.write_text("\n".join(row for _, row in marked(name)), encoding="utf-8")
        assert import_file(path, None, tmp_path / "library").changed
        assert not import_file(path, None, tmp_path / "library").changed


def test_columns_are_read_one_after_the_other() -> None:
    found = read_file(COLUMNS)
    (told,) = found.documents
    assert [rule.number for rule in told.rules] == ["100.1", "100.2", "100.2a", "101.1", "101.1a", "200.1", "200.2"]
    texts = {rule.number: rule.text for rule in told.rules}
    assert texts["100.1"] == "Two to five merchants play. Each of them has a bag (101.1) and a scale."
    assert texts["101.1"] == "A bag holds a hundred grains of salt. Its weight doesn't count."
    assert texts["101.1a"] == "Grains are counted aloud, and nobody speaks while it is done."
    assert [example.text for example in told.examples] == [
        "Carl counts to nine. Dora asks him for the time. He begins again."
    ]
    assert [heading.title for heading in told.headings] == [
        "1. Beginning", "100. Merchants", "101. Bags", "2. Trading", "200. Markets",
    ]  # fmt: skip


def test_every_sign_of_columns_is_accounted_for_in_its_place() -> None:
    pieces = read_file(COLUMNS).pieces
    lines: dict[int, str] = {}
    for piece in pieces:
        assert piece.column == len(lines.get(piece.line, "")) + 1
        lines[piece.line] = lines.get(piece.line, "") + piece.text
    assert list(lines.values()) == COLUMNS.read_text(encoding="utf-8").split("\n")[:-1]
    assert "left over" not in {piece.kind for piece in pieces}


def test_rows_of_a_table_are_lines_of_their_rule() -> None:
    rule = next(rule for rule in document("front matter and tables").rules if rule.number == "100.2")
    assert rule.text.split("\n")[1:] == [
        "| State | Can be used | Costs |", "| lit | yes | 1 |", "| dim | once | 2 |", "| out | no | – |",
    ]  # fmt: skip
