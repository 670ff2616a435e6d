"""Finding the sentence of a step by an index, without trying all patterns.

A line that was seen before is found directly. A new line is found by its shape, which has placeholders for quoted names
and numbers: all lines of a shape fit the same sentence, with its slots in the same places, or none. Only a line of a
new shape is compared with patterns, of the sentences that can begin with its first word and whose necessary words it
has.
"""

import re
from typing import get_args

from engine.value import value
from scenarios.registry.automaton import Symbol, first_symbols
from scenarios.registry.joined_lines import joined_in
from scenarios.registry.nearest_sentence import MOST, nearest_sentences
from scenarios.registry.pattern_match import Capture, Tokens, captures, values, words_in_every_line
from scenarios.registry.players_words import pointed_at
from scenarios.registry.registry import Keyword, Sentence, Sentences
from scenarios.registry.slot_types import BUILDS
from scenarios.registry.step_tokens import QUOTED, Kind, shape_of, tokens_of
from scenarios.scenario_errors import UnknownSentence

_QUOTED = re.compile(QUOTED)
_UNESCAPED = re.compile(r"\\.")
_MARKS = re.compile('["“”]')
_MOST_SHAPES = 50_000
"""How many shapes of lines, and lines, are remembered; a table at which somebody talks for days forgets them then."""


@value
class Match:
    """A sentence, and the values of its slots in a line; a slot that the line leaves out has no value."""

    sentence: Sentence
    values: dict[str, object]


@value
class _Fit:
    """The sentence that every line of a shape fits, and the places of its slots, which are the same in all of them."""

    sentence: Sentence
    captures: tuple[Capture, ...]


class Lookup:
    """Finds the sentences of step lines."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._lines: dict[tuple[Keyword, str], Match] = {}
        self._fitting: dict[tuple[Keyword, str], bool] = {}
        self._shapes: dict[tuple[Keyword, tuple[str, ...]], _Fit | None] = {}
        self._needed: dict[Sentence, frozenset[str]] = {}
        self._by_first: dict[tuple[Keyword, Symbol], list[Sentence]] = {}
        for sentence in sentences.rows:
            for symbol in first_symbols(sentence.pattern):
                self._by_first.setdefault((sentence.keyword, symbol), []).append(sentence)

    def find(self, keyword: Keyword, line: str) -> Match:
        """Return the sentence that a step line fits.

        Raises:
            UnknownSentence: no sentence fits; the nearest one is named, with its group.
        """
        known = self._lines.get((keyword, line))
        if known is None:
            known = self._find_new(keyword, line)
            if known is None:
                raise self._unknown(keyword, line)
            self._lines[keyword, line] = known
        return known

    def fits(self, keyword: Keyword, line: str) -> bool:
        """Return whether some sentence fits the line."""
        known = self._fitting.get((keyword, line))
        if known is None:
            if len(self._fitting) >= _MOST_SHAPES:
                self._fitting.clear()
            known = self._fitting[keyword, line] = self._does_fit(keyword, line)
        return known

    def _does_fit(self, keyword: Keyword, line: str) -> bool:
        try:
            return (keyword, line) in self._lines or self._find_new(keyword, line) is not None
        except UnknownSentence:
            return False

    def _find_new(self, keyword: Keyword, line: str) -> Match | None:
        tokens = tokens_of(line)
        shape = (keyword, shape_of(tokens))
        if shape not in self._shapes:
            if len(self._shapes) >= _MOST_SHAPES:
                self._shapes.clear()
            self._shapes[shape] = self._first_that_fits(keyword, tokens)
        fit = self._shapes[shape]
        return None if fit is None else Match(fit.sentence, values(fit.captures, tokens, BUILDS))

    def _first_that_fits(self, keyword: Keyword, tokens: Tokens) -> _Fit | None:
        words = frozenset(token.text for token in tokens)
        for sentence in self._candidates(keyword, tokens):
            if sentence not in self._needed:
                self._needed[sentence] = words_in_every_line(sentence.pattern)
            found = captures(sentence.pattern, tokens) if self._needed[sentence] <= words else None
            if found is not None:
                return _Fit(sentence, found)
        return None

    def _candidates(self, keyword: Keyword, tokens: Tokens) -> list[Sentence]:
        if not tokens:
            return []
        first = tokens[0]
        symbols: list[Symbol] = [first.text] if first.kind is Kind.WORD else [first.kind]
        if first.kind is Kind.NAME:
            symbols.append(first.text)
        return [sentence for symbol in symbols for sentence in self._by_first.get((keyword, symbol), ())]

    def _unknown(self, keyword: Keyword, line: str) -> UnknownSentence:
        inside = r"; a quotation mark inside a name is written \"" if _is_cut(line) else ""
        open_ = "; a quotation mark is not closed" if _UNESCAPED.sub("", line).count('"') % 2 else ""
        joined = joined_in(keyword, line, self.fits)
        if joined and not inside and not open_:
            return _joined(keyword, line, joined)
        nearest = self._nearest(keyword, line)
        named = nearest and '"' in nearest[0][1] and not _MARKS.search(line)
        return UnknownSentence(
            f"no sentence fits {keyword} {line!r}{inside}{open_}",
            expected="a sentence of the vocabulary" + (', with names between marks, as in "Tim"' if named else ""),
            nearest=" or ".join(self._said(*each) for each in nearest) or None,
            near=tuple(f"{kind} {sentence}" for kind, sentence in nearest),
        )

    def _nearest(self, keyword: Keyword, line: str) -> tuple[tuple[Keyword, str], ...]:
        """Return the likeliest first: the line under the keyword it fits, what says its words of players, what is near.

        Of several lines that fit one sentence the first is named.
        """
        near = nearest_sentences(self._sentences, keyword, line)
        other = next((each for each in get_args(Keyword) if each != keyword and self.fits(each, line)), None)
        first = ((other, line),) if other is not None else self._pointed_at(keyword, line, near)
        known = {self.find(*each).sentence for each in first}
        others = (
            (each.keyword, each.example) for each in near if each not in known and keyword in (each.keyword, other)
        )
        said = (*first, *others) if first else tuple((each.keyword, each.example) for each in near)
        return said[:MOST]

    def _pointed_at(self, keyword: Keyword, line: str, near: tuple[Sentence, ...]) -> tuple[tuple[Keyword, str], ...]:
        """Return the lines that say what the line says in words of players."""
        notation = near[0].notation if near and near[0].keyword == keyword else ""
        return tuple((keyword, each) for each in pointed_at(keyword, line, notation) if self.fits(keyword, each))

    def _said(self, keyword: Keyword, line: str) -> str:
        """Return a line that fits a sentence, with the sentence's group."""
        return f"{keyword} {line!r} ({self.find(keyword, line).sentence.group})"


def _joined(keyword: Keyword, line: str, sentences: tuple[tuple[Keyword, str], ...]) -> UnknownSentence:
    """Return the error for a line of several sentences, with the lines to write."""
    said = [f"{kind} {sentence}" for kind, sentence in sentences]
    return UnknownSentence(
        f"{keyword} {line!r} joins {len(said)} sentences",
        expected="one sentence a line",
        nearest=" and on the next line ".join(f"{kind} {sentence!r}" for kind, sentence in sentences),
        near=("\n".join(said),),
    )


def _is_cut(line: str) -> bool:
    """Return whether a letter stands directly before or behind a name in quotation marks."""
    return any(
        line[found.start() - 1 : found.start()].isalnum() or line[found.end() : found.end() + 1].isalnum()
        for found in _QUOTED.finditer(line)
    )
