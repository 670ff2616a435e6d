"""Examples that stand in the line of their rule, behind a mark alone or in brackets."""

import pytest

from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of

HEAD = ("Rules of the Card Game", "", "100. Decks")


@pytest.mark.parametrize(
    ("lines", "rule", "examples"),
    [
        (["100.1. Sixty are enough. Example: Ann has 59."], "Sixty are enough.", ["Ann has 59."]),
        (["100.1. Sixty are enough. (Example: Ann has 59.)"], "Sixty are enough.", ["Ann has 59."]),
        (["100.1. Sixty are enough. [Example: Ann (a mage) has 59]."], "Sixty are enough.", ["Ann (a mage) has 59"]),
        (
            ["100.1. Sixty. (Ex.: Ann has", "59 cards.) More are allowed."],
            "Sixty. More are allowed.",
            ["Ann has 59 cards."],
        ),
        (
            ["100.1. Sixty.", "(Beispiel: Ann hat 59.)", "More are allowed."],
            "Sixty. More are allowed.",
            ["Ann hat 59."],
        ),
        (["100.1. Sixty. (For example: 59.) Or more. (Example 2: 61.)"], "Sixty. Or more.", ["59.", "61."]),
        (["100.1. Sixty (for example, Ann has 60) will do."], "Sixty (for example, Ann has 60) will do.", []),
        (["100.1. This Example: of a sentence goes on."], "This Example: of a sentence goes on.", []),
        (["100.1. Sixty. (Example: Ann has", "", "100.2. Ten."], "Sixty.", ["Ann has"]),
    ],
)
def test_an_example_in_the_line_of_its_rule(lines: list[str], rule: str, examples: list[str]) -> None:
    reading = read(lines_of("\n".join((*HEAD, *lines)).encode(), "made"), "made")
    found = reading.documents[0].rules[0]
    assert (found.text, [each.text for each in found.examples]) == (rule, examples)
    told = "".join(piece.text for piece in reading.pieces)
    assert told == "".join((*HEAD, *lines)), "every character of the lines is in a piece"


def test_cards_below_the_rule_itself_belong_to_it_behind_an_example_too() -> None:
    cards = ("Tim, 3, Ally—Human", "Brigg, 2, Ally—Orc")
    lines = (*HEAD, "100.1. Sixty will do. (Example: Ann has 59.) Two cards:", *cards)
    rule = read(lines, "made").documents[0].rules[0]
    assert ([card.name for card in rule.cards], rule.examples[0].cards) == (["Tim", "Brigg"], ())
