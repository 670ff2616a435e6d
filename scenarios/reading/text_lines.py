"""One line of a card: everything it can say, or where its words stop making sense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scenarios.near_names import near_name
from scenarios.reading.chart import Chart, Phrase
from scenarios.reading.derivations import MOST_TREES, TooManyTrees, meanings
from scenarios.reading.discourse import Discourse
from scenarios.reading.grammar import grammar
from scenarios.reading.line_tokens import Token, tokenize


@dataclass(frozen=True, slots=True)
class Stuck:
    """Where a line can't be read any further: the column, the words from there, what was expected, the nearest."""

    column: int
    words: str
    expected: tuple[str, ...]
    nearest: str | None = None


MOST_REASONS = 3
MOST_EXPECTED = 12
ALIKE = 0.75
Meaning = tuple[tuple[Any, ...], Discourse]


def read_line(line: str, category: str, discourse: Discourse) -> list[Meaning] | Stuck:
    """Return the different things that the line says, each a run of phrases of the category and the talk after it.

    A line is one phrase where it can be: a power's sentences belong to it, and only what can't is a power of its own.
    """
    tokens = tokenize(line)
    chart = Chart(grammar(), tokens, discourse)
    found: list[Meaning] = []
    refused: list[str] = []
    try:
        for run in sorted(_runs(chart, category, 0), key=len):
            if found and len(run) > len(found[0][0]):
                break
            for values, after in _folded(run, discourse, refused):
                if all(values != each for each, _ in found):
                    found.append((values, after))
    except TooManyTrees:
        return Stuck(1, line, ("a sentence that can be read in fewer ways",))
    except RecursionError:
        return Stuck(1, line, ("a line with fewer sentences, or with less in one another",))
    return found or _stuck(chart, tokens, line, refused)


def _runs(chart: Chart, category: str, start: int) -> list[tuple[Phrase, ...]]:
    """Return every way to cut the words into phrases of the category, none of which begins amid a sentence."""
    ways: dict[int, list[tuple[Phrase, ...]]] = {start: [()]}
    end = len(chart.tokens)
    for at in range(start, end):
        if at > start and _is_amid(chart.tokens, at):
            ways.pop(at, None)
        for run in ways.pop(at, ()):
            for phrase in chart.phrases(category, at):
                if phrase.end > at:
                    ways.setdefault(phrase.end, []).append((*run, phrase))
                    if len(ways[phrase.end]) > MOST_TREES:
                        raise TooManyTrees
    return ways.get(end, [])


def _is_amid(tokens: tuple[Token, ...], at: int) -> bool:
    """Return whether the word stands in a sentence that words before it began: it is small and follows no full stop."""
    return tokens[at].text[0].islower() and tokens[at - 1].text[0].isalpha()


def _folded(run: tuple[Phrase, ...], discourse: Discourse, refused: list[str]) -> list[Meaning]:
    found: list[Meaning] = [((), discourse)]
    for phrase in run:
        found = [
            ((*values, value), after) for values, before in found for value, after in meanings(phrase, before, refused)
        ]
    return found


def _stuck(chart: Chart, tokens: tuple[Token, ...], line: str, refused: list[str]) -> Stuck:
    if refused:
        return Stuck(1, line.strip(), tuple(dict.fromkeys(refused))[:MOST_REASONS])
    # A phrase is named in brackets; whoever reads the message is told of words, as long as there are any.
    words_alone = sorted(each for each in chart.expected if not each.startswith("("))
    expected = tuple(words_alone or sorted(chart.expected))[:MOST_EXPECTED]
    if chart.furthest >= len(tokens):
        words = "the end of the line" if chart.furthest else "nothing"
        return Stuck(len(line) + 1, words, expected)
    token = tokens[chart.furthest]
    return Stuck(token.column, line[token.column - 1 :].strip(), expected, _nearest(token, chart.wanted))


def _nearest(token: Token, wanted: set[str]) -> str | None:
    """Return the word that would have done and that a misspelt one is nearest to, None where none is near."""
    return near_name(token.key, sorted(wanted), ALIKE)
