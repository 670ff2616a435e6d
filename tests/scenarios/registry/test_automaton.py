"""Which sentences could fit one line."""

from scenarios.registry.automaton import automaton_of, overlap
from scenarios.registry.pattern import parse_pattern
from scenarios.registry.pattern_match import captures
from scenarios.registry.slot_types import PATTERNS
from scenarios.registry.step_tokens import tokens_of
from tests.every_row import for_every


def check(first: str, second: str, line: str | None) -> None:
    """Hold whether two notations overlap against a line that fits both; nothing where no line does."""
    patterns = [parse_pattern(notation, PATTERNS) for notation in (first, second)]
    found = overlap([automaton_of(pattern) for pattern in patterns])
    assert (found is None) == (line is None)
    if line is not None:
        tokens = tokens_of(line)
        assert all(captures(pattern, tokens) is not None for pattern in patterns)


@for_every(
    ("first", "second", "line"),
    [
        ("you pass", "you pass", "you pass"),
        ("you pass", "you play", None),
        ("you [may] pass", "you [can] pass", "you pass"),
        ("{player} pass", "your opponent pass", "your opponent pass"),
        ("{player} pass", "X pass", "X pass"),
        ("{player} pass", "x pass", None),
        ("{card} is here", "{hero} is here", None),
        ("{cards:card+} are here", "{card} and {QUOTED} are here", '"A" and "B" are here'),
        ("{cards:card+}", "{card} is ready", None),
        ("{player} {deed:play}", "{player} play[s] {card} targeting {QUOTED}", 'you play "A" targeting "B"'),
        ("{n:NUMBER} cards", "{n:RULE} cards", None),
        ("a [b] [c]", "a (c|d)", "a c"),
    ],
)
def test_overlap(first: str, second: str, line: str | None) -> None:
    check(first, second, line)


def test_an_overlap_names_a_line() -> None:
    patterns = [parse_pattern(each, PATTERNS) for each in ("a b", "{player} goes", "Ann (goes|comes)")]
    found = overlap([automaton_of(pattern) for pattern in patterns])
    assert found is not None
    assert ((found.first, found.second), found.line) == ((1, 2), ("Ann", "goes"))
