"""A line in a small grammar: what is found at a word, and what was expected there."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.reading.chart import Chart, Grammar
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_tokens import tokenize
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import Terminal, rule
from scenarios.reading.templates import h
from tests.every_row import for_every


def tims(tokens: tuple[Token, ...], start: int, _discourse: Discourse) -> Iterator[tuple[int, str]]:
    if tokens[start].key == "tim":
        yield start + 1, "Tim"


SMALL = Grammar([
    [
        *rule("deed", "{who:anybody} sleeps", h.who),
        *rule("anybody", "{who:somebody}", h.who),
        *rule("anybody", "{who:somebody} again", (h.who,)),
        *rule("somebody", "my {who:called}", h.who),
        *rule("somebody", "{who:called}", h.who),
        *rule("called", "old {who:named}", h.who),
        *rule("called", "{who:named}", h.who),
    ],
    [Terminal("named", tims, lambda value: [value], "a name")],
])  # fmt: skip


def chart(line: str) -> Chart:
    return Chart(SMALL, tokenize(line), Discourse())


@for_every(
    ("line", "furthest", "expected", "wanted"),
    [
        ("Old Tim sleeps", 3, set(), set()),
        ("A sleeps", 0, {"my", "old", "a name"}, {"my", "old"}),
        ("my sleeps", 1, {"old", "a name"}, {"old"}),
        ("my old", 2, {"a name"}, set()),
        ("my Tim waits", 2, {"sleeps", "again"}, {"sleeps", "again"}),
        ("", 0, {"my", "old", "a name"}, {"my", "old"}),
    ],
)
def test_what_is_expected_is_all_that_could_stand_at_the_furthest_word(
    line: str, furthest: int, expected: set[str], wanted: set[str]
) -> None:
    read = chart(line)
    found = read.phrases("deed", 0)
    assert [each.end for each in found] == ([furthest] if not expected else [])
    if expected:
        assert (read.furthest, read.expected, read.wanted) == (furthest, expected, wanted)


def test_a_phrase_is_found_for_each_place_where_it_can_end() -> None:
    assert [each.end for each in chart("my old Tim again").phrases("anybody", 0)] == [3, 4]
    assert [each.end for each in chart("my old Tim").phrases("called", 1)] == [3]
    assert chart("my old Tim").phrases("called", 0) == ()
