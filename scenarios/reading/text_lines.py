"""One line of a card: all its meanings, or where it can't be read any further."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scenarios.near_names import near_name
from scenarios.reading.chart import Chart, Phrase
from scenarios.reading.derivations import MOST_TREES, TooManyTrees, meanings
from scenarios.reading.discourse import Discourse
from scenarios.reading.grammar import grammar
from scenarios.reading.line_tokens import tokenize
from scenarios.reading.line_words import Token


@dataclass(frozen=True, slots=True)
class Stuck:
    """Where a line can't be read: the column, the words from there on, what was expected, the nearest word."""

    column: int
    words: str
    expected: tuple[str, ...]
    nearest: str | None = None


MOST_REASONS = 3
MOST_EXPECTED = 12
ALIKE = 0.75
Meaning = tuple[tuple[Any, ...], Discourse]


def read_line(line: str, category: str, discourse: Discourse) -> list[Meaning] | Stuck:
    """Return the meanings of a line, each a run of phrases of the category and the discourse after it.

    A line is read as one phrase if possible: sentences belong to the power before them, and only a sentence that can't
    is a power of its own. A line that has no meaning as it stands is read with the stop that its end lacks, or without
    the sign behind its keywords.
    """
    tokens = tokenize(line)
    found = _read_tokens(tokens, line, category, discourse)
    if len(tokens) == 1 or not isinstance(found, Stuck) or found.column < tokens[-1].column:
        return found
    again = _read_tokens(_with_its_stop(tokens), line, category, discourse)
    return found if isinstance(again, Stuck) else again


_SIGNS = (".", ":", ";")


def _with_its_stop(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return a line's words with a full stop where no sign ends them, and otherwise without that sign."""
    last = tokens[-1]
    if last.key in _SIGNS:
        return tokens[:-1]
    return (*tokens, Token(".", ".", last.column + len(last.text)))


def _read_tokens(tokens: tuple[Token, ...], line: str, category: str, discourse: Discourse) -> list[Meaning] | Stuck:
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
    """Return every way to divide the words into phrases of the category; none begins in the middle of a sentence."""
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
    """Return whether the word stands in the middle of a sentence: it is in small letters and follows a word."""
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
    words_alone = sorted(each for each in chart.expected if not each.startswith("("))
    phrases = {_in_words(each.strip("()")) for each in chart.expected if each.startswith("(")}
    expected = tuple(words_alone or sorted(phrases))[:MOST_EXPECTED]
    if chart.furthest >= len(tokens):
        words = "the end of the line" if chart.furthest else "nothing"
        return Stuck(len(line) + 1, words, expected)
    token = tokens[chart.furthest]
    return Stuck(token.column, line[token.column - 1 :].strip(), expected, _nearest(token, chart.wanted))


_PHRASES = {
    "do": "what somebody does", "does": "what somebody does", "clause": "what somebody does",
    "condition": "a condition", "being": "a state", "event": "an event", "moment": "a moment of a turn",
    "noun": "a kind of card", "cardnoun": "a kind of card", "kind": "a kind of card", "tag": "a tag",
    "np": "a card", "nps": "cards", "ref": "a card", "one": "a card", "player": "a player", "whose": "a player",
    "cost": "a cost", "costs": "a cost", "amount": "an amount", "quantity": "an amount", "value": "an amount",
    "duration": "how long", "keyword": "a keyword", "power": "a power", "static": "a continuous power",
    "step": "a sentence", "steps": "a sentence", "text": "a sentence",
}  # fmt: skip
"""What phrases of a category are called, by the first part of its name, in the singular or the plural."""


def _in_words(category: str) -> str:
    """Return what a phrase of the category is called in a message."""
    stem = category.split(".", maxsplit=1)[0]
    return _PHRASES.get(stem) or _PHRASES.get(stem.removesuffix("s")) or "other words"


def _nearest(token: Token, wanted: set[str]) -> str | None:
    """Return the expected word that is nearest to a misspelt one, None where none is near."""
    return near_name(token.key, sorted(wanted), ALIKE)
