"""A line that joins several sentences is refused with the lines to write."""

import pytest

from scenarios.registry.joined_lines import joined_in
from scenarios.registry.lookup import Lookup
from scenarios.registry.registry import Keyword
from scenarios.scenario_errors import UnknownSentence
from scenarios.vocabulary.all_sentences import all_sentences
from tests.every_row import for_every

JOINED: list[tuple[Keyword, str, list[str]]] = [
    ("Then", '"Tim" is in play and "Brigg" is in play', ['Then "Tim" is in play', 'Then "Brigg" is in play']),
    (
        "Then",
        '"Tim" is exhausted and "Brigg" is in your graveyard',
        ['Then "Tim" is exhausted', 'Then "Brigg" is in your graveyard'],
    ),
    ("Then", '"Tim" has 1 damage, and "Brigg" is ready', ['Then "Tim" has 1 damage', 'Then "Brigg" is ready']),
    ("Then", '"Tim" is exhausted and has 1 damage', ['Then "Tim" is exhausted', 'Then "Tim" has 1 damage']),
    ("Then", '"Tim" is ready and in play', ['Then "Tim" is ready', 'Then "Tim" is in play']),
    ("Then", '"Tim" has elusive and 1 damage', ['Then "Tim" has elusive', 'Then "Tim" has 1 damage']),
    ("Then", 'both "Tim" and "Brigg" are in play', ['Then "Tim" is in play', 'Then "Brigg" is in play']),
    ("Then", '"Tim", “Bo” and "Brigg" have 1 damage', [f"Then {n} has 1 damage" for n in ('"Tim"', "“Bo”", '"Brigg"')]),
    (
        "Then",
        "your hero has 1 damage, the chain is empty and you have priority",
        ["Then your hero has 1 damage", "Then the chain is empty", "Then you have priority"],
    ),
    (
        "Then",
        '"Salt and Pepper" is in play but not ready',
        ['Then "Salt and Pepper" is in play', 'Then "Salt and Pepper" is not ready'],
    ),
    (
        "Given",
        "you have 5 resources and your opponent has 3 resources",
        ["Given you have 5 resources", "Given your opponent has 3 resources"],
    ),
    ("When", "both players pass and the chain empties", ["When both players pass", "When the chain empties"]),
    ("When", 'both players pass, then "Tim" is in play', ["When both players pass", 'Then "Tim" is in play']),
]
ONE = [
    '"Tim" is exhausted and "Brigg" is ready',
    '"Tim" has 1 damage, 2 ATK and 3 health',
    'you control "Tim", "Brigg"',
]
NONE = [
    '"Tim" is exhausted and destroyed',
    '"Tim" and "Brigg" are friends',
    '"Tim" is in play and',
    "and",
    'you play "Tim"',
    "it is your turn, in the defend window and then",
]


@for_every(("keyword", "line", "lines"), JOINED)
def test_a_line_of_several_sentences_is_refused_with_the_lines_to_write(
    keyword: Keyword, line: str, lines: list[str]
) -> None:
    with pytest.raises(UnknownSentence, match=rf"joins {len(lines)} sentences.*one sentence a line") as refused:
        Lookup(all_sentences()).find(keyword, line)
    assert refused.value.near == ("\n".join(lines),)


@for_every("line", ONE)
def test_a_sentence_that_says_several_things_itself_is_played(line: str) -> None:
    assert Lookup(all_sentences()).fits("Then", line)


@for_every("line", NONE)
def test_a_line_with_a_part_that_is_no_sentence_joins_nothing(line: str) -> None:
    assert joined_in("Then", line, Lookup(all_sentences()).fits) == ()
