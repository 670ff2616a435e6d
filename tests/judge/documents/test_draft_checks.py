"""What a check of a draft finds, and what it leaves alone."""

import json
import re
from functools import lru_cache
from pathlib import Path
from string import ascii_lowercase

import pytest

from judge.documents.checks.draft_checks import check
from judge.documents.checks.draft_problems import Problem, annotations
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from scenarios.library.card_files import CARDS
from tests.judge.running import Judge

Found = set[tuple[int, int, str]]

TERMS = """\
100. Teams
100.1 A **captain** leads a team, and a **scout** goes ahead (100.2).
100.2 A Team has five Heralds, and each Herald has a Banner or a Drum.
100.3 Each has the swift keyword, and so the Team is
swift; a Banner is "swift" at the Gate.
100.4 What goes ahead is called a vanguard.
Example: Ann and Bo lead the Vanguard Song.
101. Marches
101.1 The vanguard marches first.
Glossary
Banner: What is carried. See "Standard".
Captain: Who leads.
Drum: What is beaten. See also Banner and Stick.
Herald: Who cries.
Team (100.1): Those who go together. The captain leads it.
"""


@lru_cache(maxsize=8)
def checked(text: str) -> tuple[Problem, ...]:
    """Return the problems of a draft of every kind, with no cards known."""
    return check(read(lines_of(text.encode(), "draft"), "draft"), frozenset())


def problems(text: str, code: str) -> list[Problem]:
    return [each for each in checked(text) if each.code == code]


def places(text: str, code: str) -> set[tuple[int, int, str]]:
    return {(each.line, each.column, re.findall(r"'([^']+)'", each.message)[-1]) for each in problems(text, code)}


def test_terms_that_are_used_and_never_defined_are_found_where_they_stand() -> None:
    lines = TERMS.splitlines()
    expected = {
        2: "scout",  # In bold, as captain is, which is defined.
        4: "swift",  # Called a keyword.
        5: "Gate",  # With a capital, as Team, Herald, Banner and Drum are, which are defined.
        6: "vanguard",  # Introduced in section 100, used in 101.
        11: "Standard",  # Where an entry sends to.
        13: "Stick",
    }
    assert places(TERMS, "undefined-term") == {
        (line, lines[line - 1].index(word) + 1, word) for line, word in expected.items()
    }


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("100.1 A **must** and a **never** and an **always**.\nGlossary\nTeam: All.\n", set()),
        ('100.1 Say "go" or "stop".\nGlossary\nTeam: All.\n', set()),
        ("100.1 Der Held und der Feind im Wald.\nGlossar\nHeld: Wer handelt.\n", set()),
        ("100.1 A **40 cards** deck.\nGlossary\nDeck: Cards.\n", set()),
        ("100.1 A **scout** is here.\n", set()),
        ('100.1 One (100.1).\nGlossary\nDice, Die: A cube.\nRoll: See "Die".\n', set()),
    ],
)
def test_what_is_no_term_is_left_alone(text: str, terms: Found) -> None:
    assert places(text, "undefined-term") == terms


def test_a_term_that_a_known_glossary_lost_is_missed(published: dict[str, Path]) -> None:
    text = published["001"].read_text(encoding="utf-8")
    assert places(text, "undefined-term") == set()
    without = "".join(line for line in text.splitlines(keepends=True) if not re.match(r"(?:Exhaust|Stealth)\b", line))
    assert {term[:7] for _, _, term in places(without, "undefined-term")} == {"exhaust", "stealth"}
    booklet = published["004"].read_text(encoding="utf-8")
    assert places(booklet, "undefined-term") == set()
    without = "".join(line for line in booklet.splitlines(keepends=True) if not line.startswith("ÉPUISER"))
    assert {term for _, _, term in places(without, "undefined-term")} == {"épuiser"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("100.1 One.\n103.1 Two.\n", ["101 is missing between 100.1 and 103.1"]),
        ("100. Go\n100.1 One.\n101. Stop\n102. On\n102.1 Two.\n200.1 Three.\n", []),
        ("100.1 One.\n101.2 Two.\n", ["101.1 is missing between 100.1 and 101.2"]),
        ("100.1 One.\n100.1b Two.\n", ["100.1a is missing between 100.1 and 100.1b"]),
    ],
)
def test_sections_and_rules_that_are_skipped_are_told(text: str, expected: list[str]) -> None:
    found = [each.message for each in problems(text, "skipped-number")]
    assert found == expected


def test_letters_go_on_beyond_z() -> None:
    letters = (*ascii_lowercase, "aa", "ab")
    text = "100.1 One.\n" + "".join(f"100.1{letter} Two.\n" for letter in letters)
    codes = ("wrong-order", "skipped-number", "duplicate-number")
    assert [each for code in codes for each in problems(text, code)] == []
    (gap,) = problems(text.replace("100.1aa Two.\n", ""), "skipped-number")
    assert gap.message == "100.1aa is missing between 100.1z and 100.1ab"


def test_a_reference_goes_on_to_further_sections() -> None:
    text = "100.1 As in 100.1 and 105. After 100.1, 106 and 107, it ends. With 100.1 or 200 cards.\n"
    found = {(each.column, each.message) for each in problems(text, "dead-reference")}
    assert found == {(text.index(number) + 1, f"there is no section {number}") for number in ("105", "106", "107")}


NUMBERED = """\
100.1 A deck is brought.
100.10 A captain leads.
Glossary
Captain (100.1): Who leads.
Deck (100.1): What is brought.
Deck box: What holds a deck (100.1).
Drum (100.7): What is beaten.
Leader: Who leads (100.10).
"""


def test_glossary_numbers_that_disagree_with_the_rules_are_told() -> None:
    found = {(each.line, each.column, each.message, each.severity) for each in problems(NUMBERED, "glossary-number")}
    assert found == {
        (4, 10, "'Captain' names 100.1, which doesn't mention it", "error"),
        (7, 7, "'Drum' names 100.7, which is no rule", "error"),
    }
    wrong = NUMBERED.replace("holds a deck (100.1)", "holds a deck (100.10)")
    (ended,) = (each for each in problems(wrong, "glossary-number") if each.line == 6)
    assert (ended.column, ended.severity) == (30, "warning")
    assert ended.message == "'Deck box' ends in 100.10, which doesn't mention it"


def test_a_keyword_at_the_beginning_of_a_sentence_is_one() -> None:
    assert places("100.1 The flurble keyword helps.\nGlossary\nTeam: All.\n", "undefined-term") == {(1, 11, "flurble")}


def test_cards_of_one_s_own_library_are_known(tmp_path: Path, judge: Judge) -> None:
    draft = tmp_path / "draft.txt"
    draft.write_text("100.1 A rule.\nExample: Ann plays Zulfi Ownmade.\n", encoding="utf-8")
    assert "there is no known card 'Zulfi Ownmade'" in judge("rules", "check", str(draft)).out
    (tmp_path / "cards").mkdir()
    carried = json.loads((CARDS / "leeroy-jenkins.json").read_text(encoding="utf-8"))
    (tmp_path / "cards" / "own.json").write_text(json.dumps(carried | {"name": "Zulfi Ownmade"}), encoding="utf-8")
    ran = judge("rules", "check", str(draft), "--library", str(tmp_path))
    assert (ran.code, ran.out) == (0, "0 errors, 0 warnings\n")


def test_annotations_are_escaped_as_workflow_commands_ask() -> None:
    problem = Problem(3, 7, "unknown-card", "50% of\r\nthem: a, b::c", "warning")
    assert annotations([problem], "a%b,c:d.txt") == (
        "::warning file=a%25b%2Cc%3Ad.txt,line=3,col=7,title=unknown-card::50%25 of%0D%0Athem: a, b::c"
    )


SCAN = "100.1 A road (1O1.1), and not l00.2.\nl00.2 Stop.\n101.1 A town, as 100 .1 says; 1O7.1 isn't there.\n"


def test_numbers_that_a_scan_misread_are_told() -> None:
    found = {(each.line, each.column, each.message) for each in problems(SCAN, "misread-number")}
    assert found == {(2, 1, "100.2 is written 'l00.2'")}
    found = {(each.line, each.column, each.message) for each in problems(SCAN, "misread-reference")}
    assert found == {
        (1, 15, "'1O1.1' seems to be 101.1"),
        (1, 31, "'l00.2' seems to be 100.2"),
        (3, 18, "'100 .1' seems to be 100.1"),
    }


def test_nothing_in_the_published_documents_is_taken_for_misread(published: dict[str, Path]) -> None:
    for path in published.values():
        text = path.read_text(encoding="utf-8")
        assert problems(text, "misread-number") == problems(text, "misread-reference") == []


def test_markdown_is_checked_where_it_stands() -> None:
    text = "# Rules\n\n## 100. One\n\n**100.1.** See [100.2](#b) and 100.9.\n\n**100.1.** Again.\n\n- 100.2 Two.\n"
    lines = lines_of(text.encode(), "draft")
    found = {(each.line, each.column, each.code) for each in check(read(lines, "draft"), frozenset())}
    assert found == {(5, 32, "dead-reference"), (7, 1, "duplicate-number")}


def test_a_range_is_two_references_and_a_gap_of_three_figures_is_told() -> None:
    assert {each.column for each in problems("100.1 See 100.7-100.9.\n", "dead-reference")} == {11, 17}
    text = "100. One goes.\n101. Two go.\n103. Four go.\n200. Five go.\n"
    assert [each.message for each in problems(text, "skipped-number")] == ["102 is missing between 101 and 103"]


@pytest.mark.parametrize("values", ["3\n      ATK, 4\nHealth", "3 ATK,\n4 Health", "3\nATK, 4 Health"])
def test_values_of_a_card_that_a_line_broke_are_no_card_of_their_own(values: str) -> None:
    card = f"Brigg Oddfellow, 5, Alliance, Ally-Dwarf Mage, Unique, {values}\nWhen Brigg leaves, draw a card.\n"
    text = f"100. Cards\n100.1 Cards are printed.\nExample: Brigg comes in.\n{card}100.2 Cards are played.\n"
    assert [(each.line, each.message) for each in problems(text, "unknown-card")] == [
        (4, "there is no known card 'Brigg Oddfellow'")
    ]
