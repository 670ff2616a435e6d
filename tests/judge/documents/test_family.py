"""Documents of the family that nobody has seen: other numbers, other pages, other bullets, other files."""

from pathlib import Path

import pytest

from judge.documents.document_errors import RulesError
from judge.documents.reader.document import Reading, line_counts
from judge.documents.reader.document_reader import read, read_file
from judge.documents.reader.file_lines import decode, lines_of

WRAPPED = """\
                        The Rules of Stones

    Table of Contents
    1. Start .......... 2        2. Play ........... 4
    100. Players ...... 2        200. Turns ........ 4
    101. Stones ....... 3        201. Winning ...... 5

The Rules of Stones                                                  1

    1. Start
    100. Players
    100.1. Two or more people play. Each of them has
           a bag of stones (101.1), as section 101 says,
           and a place at the table. See rule
           201.1 for the end.
    100.1a. A person may watch.
        \u2022 Watching is free.
        \u2022 Talking isn't.
    101. Stones
    101.1: A stone is black or white.

The Rules of Stones                                                  2

           It has no other color.
        Example: Ann has a black stone.
        Granite Golem, 4, Horde, Ally\u2014Golem, 2 ATK (Melee), 6 Health
        Granite Golem can't attack.
        Example: Bo has a white stone, and
        paints it.
    2. Play
    200. Turns
    200.1 One after the other
    200.1a Whoever has more stones begins.

    200.1b
    Then it goes round to the left.
    201. Winning

The Rules of Stones                                                  3

    201.1 Whoever has no stones has won.
    3. Glossary
    Bag (101): Where stones are.
    Stone ( ) A small thing.
    Won: See Winning.
"""


@pytest.fixture
def wrapped() -> Reading:
    return read(lines_of(WRAPPED.encode(), "stones"), "stones")


def test_numbers_are_found_in_every_style(wrapped: Reading) -> None:
    assert [rule.number for rule in wrapped.documents[0].rules] == [
        "100.1", "100.1a", "101.1", "200.1", "200.1a", "200.1b", "201.1",
    ]  # fmt: skip


def test_wrapped_lines_are_one_paragraph(wrapped: Reading) -> None:
    text = {rule.number: rule.text for rule in wrapped.documents[0].rules}
    assert text["100.1"].endswith("a place at the table. See rule 201.1 for the end.")
    assert text["101.1"] == "A stone is black or white. It has no other color."
    assert text["200.1b"] == "Then it goes round to the left."
    assert text["100.1a"].count("\n") == 2


def test_several_examples_stand_under_a_rule_with_their_cards(wrapped: Reading) -> None:
    rule = wrapped.documents[0].rules[2]
    assert [example.text for example in rule.examples] == [
        "Ann has a black stone.", "Bo has a white stone, and paints it.",
    ]  # fmt: skip
    assert [card.name for card in wrapped.documents[0].cards] == ["Granite Golem"]
    assert rule.examples[0].cards[0].text.endswith("Granite Golem can't attack.")


def test_the_glossary_is_read_with_and_without_its_numbers(wrapped: Reading) -> None:
    found = [(entry.term, entry.reference, entry.text) for entry in wrapped.documents[0].entries]
    assert found == [("Bag", "101", "Where stones are."), ("Stone", "", "A small thing."), ("Won", "", "See Winning.")]


def test_headings_and_furniture_are_told_from_rules(wrapped: Reading) -> None:
    assert [heading.title for heading in wrapped.documents[0].headings] == [
        "1. Start", "100. Players", "101. Stones", "2. Play", "200. Turns", "201. Winning", "3. Glossary",
    ]  # fmt: skip
    counts = line_counts(wrapped.pieces)
    # The contents' title and three lines, and three running heads; the title on top is a heading.
    assert (counts["furniture"], counts["heading"], counts["left over"]) == (7, 8, 0)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("100.1 One.\n100.2 Two, as in\n100.1 of this.\n", ["100.1", "100.2"]),
        ("100.1 One.\n100.2 Two (but see\n100.1).\n100.3 Three.\n", ["100.1", "100.2", "100.3"]),
        ("100.1 A title\n100.1a The text.\n", ["100.1", "100.1a"]),
        ("100.10 Ten.\n100.11 Eleven.\n", ["100.10", "100.11"]),
        ("100.1 A com-\nbat begins.\n100.2 It ends.\n", ["100.1", "100.2"]),
        ("\ufeff100.1\u00a0One.\f100.2 is there.\n", ["100.1"]),
    ],
)
def test_a_reference_at_the_start_of_a_line_is_no_rule(text: str, numbers: list[str]) -> None:
    found = read(lines_of(text.encode("utf-8"), "x"), "x")
    assert [rule.number for rule in found.documents[0].rules] == numbers


def test_a_page_on_one_line_is_cut_into_its_rules() -> None:
    page = (
        "1. Start 100. Players 100.1 Two people play, as long as both of them like to and nobody calls them away. "
        "100.2 A third one may watch (100.1), which is an exception to 100.1. 100.2a Nobody else may. Example: Ann "
        "and Bo play, and Cid watches. 101. Stones 101.1 A stone is black. Page 7"
    )
    document = read((page,), "x").documents[0]
    assert [rule.number for rule in document.rules] == ["100.1", "100.2", "100.2a", "101.1"]
    assert [len(rule.examples) for rule in document.rules] == [0, 0, 1, 0]
    assert document.rules[-1].text == "A stone is black."
    assert [heading.number for heading in document.headings] == ["1", "100", "101"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_an_encoding_is_known_by_its_bytes(encoding: str) -> None:
    text = "100.1 Épuisé — “café”, and more than enough of it."
    assert decode(text.encode(encoding)) == text


def test_what_is_no_utf_is_windows() -> None:
    assert decode("100.1 “Épuisé” – là".encode("cp1252")) == "100.1 “Épuisé” – là"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "is empty"),
        (b" \n\n ", "is empty"),
        (b"%PDF-1.7\n", "is a PDF"),
        (b"PK\x03\x04 100.1", "zip or office"),
        (bytes(range(32)) * 40, "control codes"),
        (b"Dear Ann,\nhow are you?\n", "nothing in it looks like a rule"),
    ],
)
def test_what_is_no_document_is_refused(data: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(data)
    with pytest.raises(RulesError, match=says) as refused:
        read_file(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_file_that_can_t_be_read_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"can't be read|is a folder"):
        read_file(tmp_path / name)


BROKEN_LINES = """\
1. Start
100. Stones
100.1 Ann paints a stone, which every stone allows. After that
it says what both of them say: Ann's
and Bo's word. What stones are is told at
www.example.org/stones.
100.2 A stone is heavy.
Game Design: Ann Archer, Bo Baker, Cy
Carter (lead), Di Dyer
Editing: Ed Eaton, Flo Fisher
"""


def test_a_line_that_breaks_before_names_or_an_address_is_text_and_credits_are_none() -> None:
    read_so = read(lines_of(BROKEN_LINES.encode(), "stones"), "stones")
    first, second = read_so.documents[0].rules
    assert first.text.endswith("of them say: Ann's and Bo's word. What stones are is told at www.example.org/stones.")
    assert second.text == "A stone is heavy."
    assert line_counts(read_so.pieces)["furniture"] == 3
