"""Which sentences are named for one that nobody knows: among three nearly always the one that was meant."""

import re
from functools import cache
from typing import get_args

import pytest

from scenarios.registry.lookup import Lookup
from scenarios.registry.nearest_sentence import MOST
from scenarios.registry.registry import Keyword
from scenarios.scenario_errors import UnknownSentence
from scenarios.vocabulary.all_sentences import all_sentences
from tests.every_row import hold_every
from tests.scenarios.registry.unknown_sentences import FIRST_SEEN_AFTERWARDS, KNOWN_WHILE_WRITING, Row

LOOKUP = Lookup(all_sentences())
_NAMED = re.compile(r"(?P<keyword>Given|When|Then) (?P<quote>['\"])(?P<text>.+?)(?P=quote) \(")


@cache
def named(keyword: Keyword, line: str) -> tuple[tuple[Keyword, str], ...]:
    """Return what the message names as nearest: keywords with lines."""
    with pytest.raises(UnknownSentence) as unknown:
        LOOKUP.find(keyword, line)
    found = _NAMED.finditer(unknown.value.nearest or "")
    return tuple((_keyword(each["keyword"]), each["text"].replace("\\'", "'")) for each in found)


def _keyword(written: str) -> Keyword:
    return next(each for each in get_args(Keyword) if each == written)


def meant(rows: tuple[Row, ...], among: int) -> int:
    """Return for how many rows one of the first few that are named is what was meant."""
    return sum(
        any(LOOKUP.find(*each).sentence.example in examples for each in named(_keyword(keyword), line)[:among])
        for keyword, line, examples in rows
    )


@pytest.mark.parametrize(
    ("rows", "first", "among_three"),
    [(KNOWN_WHILE_WRITING, 41, 46), (FIRST_SEEN_AFTERWARDS, 16, 21)],
    ids=["known while writing, of 50", "first seen afterwards, of 25"],
)
def test_what_was_meant_is_among_those_named(rows: tuple[Row, ...], first: int, among_three: int) -> None:
    assert meant(rows, 1) >= first
    assert meant(rows, MOST) >= among_three


def test_each_is_named_once_and_the_others_have_the_keyword_of_the_line() -> None:
    def check(row: Row) -> None:
        keyword, line, _ = row
        first, *others = named(_keyword(keyword), line)
        assert len({first, *others}) == 1 + len(others) <= MOST
        assert all(each == keyword for each, _ in others)
        assert all(LOOKUP.fits(*each) for each in (first, *others))

    hold_every([*KNOWN_WHILE_WRITING, *FIRST_SEEN_AFTERWARDS], check)


def test_the_likeliest_comes_first_and_what_shares_nothing_is_left_out() -> None:
    assert named("When", "you end your turn")[0] == ("When", "the turn ends")
    assert named("When", "your opponent gives up")[0] == ("When", "your opponent concedes")
    assert named("Then", '"Tim" gets elusive') == (("Then", '"Tim" has elusive'),)


def test_a_line_of_another_keyword_is_told_first() -> None:
    assert named("Given", 'you play "Brigg"')[0] == ("When", 'you play "Brigg"')
