"""What is said of a rule, under which number, of which edition."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from judge.rulebook import Statement, UnknownEdition, UnknownRule, editions, known_rules, rules_of, statement
from judge.rulebook.rule_statements import published_statement
from judge.rulebook.rulebook_data import read_data

ROOT = Path(__file__).parents[3]


def test_a_plain_number_is_a_rule_of_the_reference_edition() -> None:
    said = statement("406.2", "cr-2007-05")
    assert said == Statement(
        "406.2",
        "cr-2007-05",
        "Playing is not placing",
        "Playing a card and placing a resource are different things, though either adds a card to the chain; "
        "a quest can only be placed.",
    )


def check(rule: str, edition: str, number: str, said_by: str) -> None:
    said = statement(rule, edition)
    assert (said.number, said.edition) == (number, said_by)


def test_a_rule_is_said_with_the_number_that_the_edition_gives_it() -> None:
    check("602.4", "cr-2009-combat", "602.3a", "cr-2009-combat")
    check("602.5", "cr-2009-combat", "602.4", "cr-2009-combat")
    check("603.2", "cr-2009-combat", "603.1b", "cr-2009-combat")
    check("603.3a", "cr-2009-combat", "603.3", "cr-2009-combat")
    check("303.2", "cr-2007-04", "303.2", "cr-2007-04")


def test_a_rule_of_another_edition_is_said_with_the_number_of_the_one_asked_for() -> None:
    check("cr-2009-combat:602.4", "cr-2007-05", "602.5", "cr-2007-05")
    check("cr-2009-combat:602.4", "cr-2009-combat", "602.4", "cr-2009-combat")


def test_where_an_edition_is_silent_the_rules_own_edition_speaks_and_is_named() -> None:
    check("707.1e", "cr-2009-combat", "707.1e", "cr-2007-05")
    check("603.1b", "cr-2009-combat", "603.1b", "cr-2007-05")
    check("407.6", "cr-2007-04", "407.6", "cr-2007-05")
    check("201.3", "cr-2007-04", "201.3", "cr-2007-05")
    check("602.2", "starter-2006", "602.2", "cr-2007-05")
    check("faq-2009-03:2.3", "cr-2007-05", "2.3", "faq-2009-03")
    check("cr-2009-combat:602.2c", "cr-2007-05", "602.2c", "cr-2009-combat")


def test_editions_that_differ_say_different_things() -> None:
    assert statement("104.1", "cr-2007-04").sentence != statement("104.1", "cr-2007-05").sentence
    assert statement("602.2", "cr-2009-combat").sentence != statement("602.2", "cr-2007-05").sentence
    assert statement("602.2a", "cr-2009-combat").sentence == statement("602.2a", "cr-2007-05").sentence


@pytest.mark.parametrize("edition", list(editions()))
def test_every_known_rule_can_be_said_under_every_edition(edition: str) -> None:
    for home in editions():
        for number in known_rules(home):
            assert statement(number if home == "cr-2007-05" else f"{home}:{number}", edition).sentence


def test_a_statement_under_its_own_edition_has_its_own_number() -> None:
    for edition in editions():
        for number in rules_of(edition):
            check(f"{edition}:{number}", edition, number, edition)


@pytest.mark.parametrize(
    ("rule", "nearest"),
    [
        ("602.6", "602.5"),
        ("602", "602.1"),
        ("409.3", "409.2"),
        ("303.2e", "303.2d"),
        ("999.9", "803.2"),
        ("6022", "602.2"),
        ("protect point", "protect-point"),
        ("", "100.1"),
        ("cr-2009-combat:602.5", "cr-2009-combat:602.4"),
        ("cr-2009:602.2d", "cr-2009-combat:602.2c"),
        ("faq-2009-03:2.7", "faq-2009-03:2.6"),
        ("starter-2006:protect", "starter-2006:protecting"),
    ],
)
def test_an_unknown_rule_is_refused_with_the_nearest(rule: str, nearest: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        statement(rule, "cr-2007-05")
    assert refusal.value.nearest == nearest
    assert refusal.value.rule == rule
    assert repr(nearest) in str(refusal.value)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownEdition) as refusal:
        statement("602.2", "cr-2008")
    assert refusal.value.edition == "cr-2008"
    assert "cr-2007-05" in refusal.value.known


def test_one_statement_is_looked_up_within_five_milliseconds() -> None:
    def looked_up() -> float:
        for cached in (published_statement, read_data):
            cached.cache_clear()
        begun = perf_counter()
        statement("717.3c", "cr-2009-combat")
        return perf_counter() - begun

    assert min(looked_up() for _ in range(5)) < 0.005


def test_saying_one_rule_reads_its_chapter_and_nothing_of_the_others() -> None:
    code = (
        "from judge.rulebook import statement; from judge.rulebook import rule_entries;"
        "statement('602.2', 'cr-2007-05');"
        "assert rule_entries._reference_chapter.cache_info().currsize == 1"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
