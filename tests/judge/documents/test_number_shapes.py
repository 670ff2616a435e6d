"""What goes in comes out, whatever the shape of a document's numbers: 1-1-2, II.3(a), A.2.b, Rule 12, § 4 (2) or 7)."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from string import ascii_lowercase
from textwrap import wrap

import pytest

from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of, split
from tests.night import at_night

NOUNS = ("lantern", "kettle", "harbour", "drum", "ladder", "willow", "copper", "saddle", "cellar", "basket")
VERBS = ("turns", "closes", "holds", "counts", "lifts", "marks")
ROMAN = ("I", "II", "III", "IV")
TOPS: dict[str, Callable[[int], str]] = {
    "figures": str,
    "Roman": lambda number: ROMAN[number - 1],
    "letters": lambda number: "ABCD"[number - 1],
}
LETTERED = ("{number}{letter}", "({letter})", "{letter})", "{letter}.", "{number}.{letter}")
TRAILS = ("", ".", ":", ")", " -")


@dataclass
class Written:
    """A document as it is written, with its rules under their numbers in one spelling."""

    lines: list[str]
    rules: dict[tuple[str, ...], str] = field(default_factory=dict)


def spelt(number: str) -> tuple[str, ...]:
    """Return the parts of a number, whatever separates them."""
    return tuple(re.findall(r"\d+|[a-z]+", number.lower()))


def sentence(chance: Random) -> str:
    words = [f"a {chance.choice(NOUNS)} {chance.choice(VERBS)} the {chance.choice(NOUNS)}" for _ in range(3)]
    return f"{words[0].capitalize()} while {words[1]}, and {words[2]}."


def by_chance(seed: int) -> Written:
    """Return a document with numbers, letters, indentation, words before chapters and feet of pages by chance."""
    chance = Random(seed)  # noqa: S311 - documents, not secrets
    top, sign = TOPS[chance.choice(tuple(TOPS))], chance.choice(".-")
    depth, trail = chance.choice((2, 3)), chance.choice(TRAILS)
    lettered = chance.choice(LETTERED if sign == "." else LETTERED[1:4])
    chapter, hang, width = chance.choice(("", "Chapter ", "Part ")), chance.choice((0, 4)), chance.choice((64, 84))
    body, written = list[str](), Written([])

    def rule(number: str, before: str, indent: int) -> None:
        text = sentence(chance)
        written.rules[spelt(number)] = text
        body.extend(wrap(f"{before} {text}", width, initial_indent=" " * indent, subsequent_indent=" " * (indent + 3)))

    for first in range(1, 4):
        body += ["", f"{chapter}{top(first)}. {chance.choice(NOUNS).capitalize()}s", ""]
        for second in range(1, 3 if depth == 3 else 2):
            section = f"{top(first)}{sign}{second}" if depth == 3 else top(first)
            if depth == 3:
                body += [f"{section}{'.' if trail == '.' else ''} {chance.choice(NOUNS).capitalize()} row", ""]
            for last in range(1, chance.randint(4, 6)):
                number = f"{section}{sign}{last}"
                rule(number, number + trail, 0)
                for letter in "abc" if chance.random() < 0.4 else "":
                    rule(number + letter, lettered.format(number=number, letter=letter), hang)
                body += [""] * chance.randint(0, 1)
    foot = chance.choice((lambda page: f"{page:^60}", lambda page: f"Lantern House Rules {page:>40}", None))
    written.lines = ["The lantern game", "Rules, version 2.1", *body]
    if foot:
        pages = [written.lines[at : at + 34] for at in range(0, len(written.lines), 34)]
        written.lines = [line for at, page in enumerate(pages, 1) for line in (*page, "", foot(at), "\f")]
    return written


@pytest.mark.parametrize("seed", range(at_night(30, 15)))
def test_what_goes_in_comes_out_whatever_the_shape_of_numbers(seed: int) -> None:
    written = by_chance(seed)
    reading = read(tuple(written.lines), "lanterns")
    rules = [rule for document in reading.documents for rule in document.rules]
    assert {spelt(rule.number): rule.text for rule in rules} == written.rules
    assert [spelt(rule.number) for rule in rules] == list(written.rules)
    told = {piece.line: piece.text for piece in reading.pieces if piece.column == 1}
    assert all(told[at].strip() == line.strip() for at, line in enumerate(written.lines, 1))


BEYOND_Z, DOUBLED = (*ascii_lowercase, "aa", "ab"), (*ascii_lowercase, "aa", "bb", "cc")
SHAPES = {
    "letters beyond z": (
        "House rules\n\n§ 1 Drums\n\n(1) A drum holds.\n"
        + "".join(f"   ({letter}) A drum turns.\n" for letter in BEYOND_Z)
        + "(2) A drum counts.\n\n§ 2 Kegs\n\n(1) A keg holds.\n",
        ["1.1", *(f"1.1{letter}" for letter in BEYOND_Z), "1.2", "2.1"],
    ),
    "letters beyond z that are doubled": (
        "1.1 A drum holds.\n"
        + "".join(f"  {letter}) A drum turns.\n" for letter in DOUBLED)
        + "1.2 A drum counts.\n  a) A drum opens.\n  b) A drum closes.\n1.3 A drum ends.\n",
        ["1.1", *(f"1.1{letter}" for letter in DOUBLED), "1.2", "1.2a", "1.2b", "1.3"],
    ),
    "sections under articles": (
        (
            "ARTICLE I. DRUMS\n\nSection 1. A drum holds.\nSection 2. A drum turns.\n   (a) The first turns.\n"
            "   (b) The second turns.\n\nARTICLE II. KEGS\n\nSection 1. A keg holds.\n"
        ),
        ["I.1", "I.2", "I.2a", "I.2b", "II.1"],
    ),
    "paragraphs under signs": (
        "House rules\n\n§ 1 Drums\n\n(1) A drum holds.\n(2) A drum turns.\n\n§ 2 Kegs\n\n(1) A keg holds.\n",
        ["1.1", "1.2", "2.1"],
    ),
    "a word before chapters": (
        "Rule 1 - Drums\n\n1.1 A drum holds.\n1.2 A drum turns.\n\nRule 2 - Kegs\n\n2.1 A keg holds.\n",
        ["1.1", "1.2", "2.1"],
    ),
    "chapters over their titles": (
        "CHAPTER I\nDRUMS\n\nI.1 A drum holds.\nI.2 A drum turns.\n\nCHAPTER II\nKEGS\n\nII.1 A keg holds.\n",
        ["I.1", "I.2", "II.1"],
    ),
    "one number for all": (
        (
            "DRUMS\n\n1) A drum holds.\n2) A drum turns.\n   a) The first turns.\n   b) The second turns.\n\n"
            "KEGS\n\n3) A keg holds.\n4) A keg turns.\n5) A keg counts.\n"
        ),
        ["1", "2", "2a", "2b", "3", "4", "5"],
    ),
    "numbers that start again": (
        (
            "# Lanterns\n\n## Drums\n\n1. A drum holds.\n2. A drum turns.\n3. A drum counts.\n\n"
            "## Kegs\n\n1. A keg holds.\n2. A keg turns.\n"
        ),
        ["drums/1", "drums/2", "drums/3", "kegs/1", "kegs/2"],
    ),
    "letters without a sign": (
        "A  DRUMS\n\nA1. A drum holds.\nA2. A drum turns.\n\nB  KEGS\n\nB1. A keg holds.\nB2. A keg turns.\n",
        ["A1", "A2", "B1", "B2"],
    ),
    "Roman below rules": (
        (
            "1. Drums\n\n1.1 A drum holds.\n   (i) The first holds.\n   (ii) The second holds.\n1.2 A drum turns.\n"
            "   (i) The first turns.\n   (ii) The second turns.\n1.3 A drum counts.\n"
        ),
        ["1.1", "1.1i", "1.1ii", "1.2", "1.2i", "1.2ii", "1.3"],
    ),
    "four figures": (
        (
            "1-1. Drums\n   1-1-1. A drum holds.\n      1-1-1-1. The first holds.\n      1-1-1-2. The second holds.\n"
            "   1-1-2. A drum turns.\n1-2. Kegs\n   1-2-1. A keg holds.\n"
        ),
        ["1-1-1", "1-1-1-1", "1-1-1-2", "1-1-2", "1-2-1"],
    ),
    "bold numbers in a list": (
        (
            "# Lanterns\n\n## 1. Drums\n\n**1.1** A drum holds.\n\n- **1.1a** The first holds.\n"
            "- **1.1b** The second holds.\n\n## 2. Kegs\n\n**2.1** A keg holds.\n\n- **2.1a** The first holds.\n"
        ),
        ["1.1", "1.1a", "1.1b", "2.1", "2.1a"],
    ),
    "a reference at the beginning of a line": (
        (
            "A. Drums\n\nA.1 A drum holds, as is said in\nB.1.\nA.2 A drum turns.\nA.3 A drum counts.\n\nB. Kegs\n\n"
            "B.1 A keg holds.\nB.2 A keg turns.\nB.3 A keg counts.\n"
        ),
        ["A.1", "A.2", "A.3", "B.1", "B.2", "B.3"],
    ),
    "titles without numbers": (
        "Words\n\nDrums\n\nA drum holds.\n\nKegs\n\nA keg holds.\n\nPails\n\nA pail holds.\n\nTubs\n\nA tub holds.\n",
        ["Drums", "Kegs", "Pails", "Tubs"],
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_rules_have_the_numbers_that_are_written(shape: str) -> None:
    text, numbers = SHAPES[shape]
    found = [rule for document in read(split(text), shape).documents for rule in document.rules]
    assert [rule.number for rule in found] == numbers
    assert all(re.fullmatch(r"(A|The) [a-z]+ [a-z]+(, as is said in B\.1)?\.", rule.text) for rule in found)


def test_a_list_inside_a_rule_stays_there() -> None:
    text = "A. Drums\n\nA.1 A drum has\n  a) a skin,\n  b) a rim.\nA.2 A drum turns.\nA.3 A drum counts.\n"
    (document,) = read(split(text), "drums").documents
    assert [rule.number for rule in document.rules] == ["A.1", "A.2", "A.3"]
    assert document.rules[0].text == "A drum has a) a skin, b) a rim."


def test_left_and_right_pages_may_have_other_heads() -> None:
    page = "{head}\n\n{number}.1 A drum holds the\n\f{other}\n\nother drum.\n{number}.2 A drum turns.\n"
    heads = [("2        LANTERN RULES", "DRUMS        3"), ("4        LANTERN RULES", "KEGS        5")]
    text = "\f".join(page.format(head=left, other=right, number=at) for at, (left, right) in enumerate(heads, 100))
    (document,) = read(split(text), "heads").documents
    assert [rule.text for rule in document.rules] == ["A drum holds the other drum.", "A drum turns."] * 2


def test_a_page_in_html_is_read_as_its_text() -> None:
    page = (
        "<!DOCTYPE html><html><head><title>Lanterns</title><style>p {}</style></head><body><h2>§1 Drums</h2>"
        "<ol><li>A drum holds.</li><li>A drum <b>turns</b> &amp; counts.</li></ol><h2>§2 Kegs</h2>"
        "<ol><li>A keg holds.</li></ol><script>1.9 No rule.</script></body></html>"
    )
    found = read(lines_of(page.encode(), "page"), "page").documents[0].rules
    told = [("1.1", "A drum holds."), ("1.2", "A drum turns & counts."), ("2.1", "A keg holds.")]
    assert [(rule.number, rule.text) for rule in found] == told
    assert "No rule" not in " ".join(lines_of(page.encode(), "page"))


def test_an_example_may_begin_with_other_words() -> None:
    text = "100.1 A drum holds.\nFor example: It holds two.\n100.2 A drum turns.\nE.g.: It turns twice.\n"
    rules = read(split(text), "examples").documents[0].rules
    assert [(rule.text, [each.text for each in rule.examples]) for rule in rules] == [
        ("A drum holds.", ["It holds two."]),
        ("A drum turns.", ["It turns twice."]),
    ]
