"""How much each edition holds, counted by hand in the documents."""

from collections import Counter

import pytest

from judge.rulebook import known_rules, rules_of, sections
from judge.rulebook.document_examples import known_examples
from judge.rulebook.glossary import terms
from judge.rulebook.open_points import differences, open_points

LOST = {"303.2", "306.4a", "403.3", "407.5", "410.2", "602.3", "707.1d"}


@pytest.mark.parametrize(
    ("edition", "count"),
    [
        ("cr-2007-05", 317),  # 310 that the scan kept and the 7 it lost.
        ("cr-2007-04", 72),  # 100.1 to 400.3b; 201.3 is May's alone.
        ("cr-2009-combat", 27),
        ("faq-2009-03", 32),  # 8 sections, 6 of combat, 18 general questions.
        ("starter-2006", 61),  # 20 headings that aren't numbered, 30 that are, 11 keywords.
        ("clarifications-de", 13),
    ],
)
def test_an_edition_has_as_many_rules_as_its_document(edition: str, count: int) -> None:
    assert len(known_rules(edition)) == count


def test_each_chapter_of_the_reference_edition_is_whole() -> None:
    counts = Counter(number[0] for number in known_rules("cr-2007-05"))
    assert counts == {"1": 17, "2": 18, "3": 33, "4": 87, "5": 14, "6": 26, "7": 106, "8": 16}


def test_the_seven_lost_paragraphs_name_their_sources() -> None:
    rebuilt = {rule.number: rule.reconstructed_from for rule in rules_of("cr-2007-05").values()}
    assert {number for number, sources in rebuilt.items() if sources} == LOST
    assert all(rebuilt[number] for number in LOST)


@pytest.mark.parametrize(
    ("edition", "count"),
    [
        ("cr-2007-05", 74),  # 70 under rules, 4 in the glossary.
        ("cr-2007-04", 12),
        ("cr-2009-combat", 0),
        ("faq-2009-03", 10),
        ("starter-2006", 14),
        ("clarifications-de", 0),
    ],
)
def test_an_edition_has_as_many_examples_as_its_document(edition: str, count: int) -> None:
    assert len(known_examples(edition)) == count


def test_the_glossary_has_every_term_of_the_reference_edition_and_thirty_more() -> None:
    assert len([term for term in terms() if "cr-2007-05" in term.editions]) == 109
    assert len(terms()) == 139


def test_may_has_sixty_six_sections_and_april_one_more() -> None:
    of = {edition: [s for s in sections().values() if edition in s.numbers] for edition in ("cr-2007-04", "cr-2007-05")}
    assert {edition: len(found) for edition, found in of.items()} == {"cr-2007-04": 67, "cr-2007-05": 66}


def test_open_points_and_differences_are_numbered_through() -> None:
    assert list(open_points()) == [f"OP-{number}" for number in range(1, len(open_points()) + 1)]
    assert list(differences()) == [f"ED-{number}" for number in range(1, 33)]
