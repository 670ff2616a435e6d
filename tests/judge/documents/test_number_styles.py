"""References in every style that rules are numbered in: found, resolved, followed through a renumbering."""

import pytest

from judge.documents.checks.draft_checks import check
from judge.documents.comparison.document_comparison import compare
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.text_references import references

PATH = """\
Path Rules

1 General

1.1 Players

1.1.1 A game is for two players. Each has a deck of 50 cards.
1.1.2 The players sit opposite each other (see 1.2.1).
1.1.2a Sitting is defined in rule 1.2.2 and section 1.2.

1.2 Cards

1.2.1 A card has a name and a height, as rules 1.1.1–1.1.2a say.
1.2.2 A card's height is low (chapter 2).

2 Play

2.1 Steps

2.1.1 A player takes one step in a turn, as 1.1.1 says.
2.1.2 Whoever took 3.5 steps has cheated.
"""


def document(text: str) -> Document:
    return read(tuple(text.splitlines()), "path").documents[0]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("as in 707.1d (but see 103.3); 303.2c.", "707.1d 103.3 303.2c"),
        ("rules 1.2.3–1.2.5 of section 4", "1.2.3 1.2.5 4"),
        ("see 1.2.3a, or section 4.2.", "1.2.3a 4.2"),
        ("rules 602.2, 602.3 and 603", "602.2 602.3 603"),
        ("sections 602 or 603, and 602.2-602.4", "602 603 602.2 602.4"),
        ("as 100.1.1 and 100.2.3a say", "100.1.1 100.2.3a"),
        ("as 100.2a.1 and 100.8bis say, or 100.1a", "100.2a.1 100.8bis 100.1a"),
        ("Regeln 100.1 bis 100.3, Abschnitt 4, § 7", "100.1 100.3 4 7"),
        ("les règles 100.1 et 100.2, voir 101", "100.1 100.2 101"),
        ("(207, 208) and (1.2)", "207 208 1.2"),
        ("Draw 100 cards, pay (3), see 3 cards, a 100-card deck, 2.5 of it, version 1.2.3 of 30.3.09", ""),
        ("$100.50 and 1000.1 and 602.2.4.5.6", ""),
    ],
)
def test_references_are_found_in_every_style(text: str, numbers: str) -> None:
    assert references(text) == tuple(numbers.split())


def test_rules_below_a_rule_may_count_by_figures() -> None:
    text = (
        "100.1 A deck has cards.\n100.1.1 A card has a name (100.1.2).\n100.1.2 A name is short.\n"
        "100.2 A hero leads, as 100.1.1 says.\n2010.03.30 is no rule.\n"
    )
    reading = read(tuple(text.splitlines()), "deep")
    assert [rule.number for rule in reading.documents[0].rules] == ["100.1", "100.1.1", "100.1.2", "100.2"]
    assert check(reading, frozenset()) == ()
    wrong = read(tuple(text.replace("(100.1.2)", "(100.1.3)").splitlines()), "deep")
    assert [each.message.partition(";")[0] for each in check(wrong, frozenset())] == ["there is no rule 100.1.3"]


def test_references_to_rules_of_three_parts_resolve() -> None:
    text = PATH.replace("as 1.1.1 says", "as 1.3.1 says, or 1.1")
    found = check(read(tuple(text.splitlines()), "path"), frozenset())
    told = [each.message for each in found if "reference" in each.code]
    assert told == ["there is no rule 1.3.1"]


def test_a_renumbered_section_changes_nothing_and_a_reference_that_stayed_does() -> None:
    after = PATH
    for old, new in (("1.1", "9.9"), ("1.2", "1.1"), ("9.9", "1.2")):
        after = after.replace(old, new)
    changes = compare(document(PATH), document(after)).changes
    assert {each.weight for each in changes if each.kind == "rule"} == {"none"}
    stale = compare(document(PATH), document(after.replace("(see 1.1.1)", "(see 1.2.1)"))).changes
    (repointed,) = [each for each in stale if each.repointed]
    assert (repointed.new, repointed.repointed[0].expected) == ("1.2.2", "1.1.1")


@pytest.mark.parametrize(
    ("old", "new", "number"),
    [
        ("(see 1.2.1)", "(see 1.2.2)", "1.1.2"),
        ("section 1.2", "section 2.1", "1.1.2a"),
        ("chapter 2", "chapter 1", "1.2.2"),
    ],
)
def test_a_reference_that_was_pointed_elsewhere_is_told_as_that(old: str, new: str, number: str) -> None:
    (change,) = compare(document(PATH), document(PATH.replace(old, new))).changes
    assert (change.what, change.weight, change.new) == (("re-pointed",), "reference-only", number)
