"""Finding the sentence of a step by an index, without trying all patterns.

A line that was seen before is found directly. A new line is found by its shape, which has placeholders for quoted names
and numbers: it gives the sentence of the last line of that shape. Only a line of a new shape is compared with patterns,
of the sentences that can begin with its first word.
"""

import re
from difflib import SequenceMatcher

from engine.value import value
from scenarios.registry.automaton import Symbol, automaton_of, first_symbols
from scenarios.registry.pattern_match import Tokens, captures, values
from scenarios.registry.registry import Keyword, Sentence, Sentences
from scenarios.registry.slot_types import BUILDS
from scenarios.registry.step_tokens import Kind, shape_of, tokens_of
from scenarios.scenario_errors import UnknownSentence

_QUOTED_INSIDE = re.compile(r'"(?:\\.|[^"\\])*"\w|\w"(?:\\.|[^"\\])*"')
"""A name in quotation marks with a letter directly before or behind it."""


@value
class Match:
    """A sentence, and the values of its slots in a line; a slot that the line leaves out has no value."""

    sentence: Sentence
    values: dict[str, object]


class Lookup:
    """Finds the sentences of step lines."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._lines: dict[tuple[Keyword, str], Match] = {}
        self._shapes: dict[tuple[Keyword, tuple[str, ...]], Sentence] = {}
        self._by_first: dict[tuple[Keyword, Symbol], list[Sentence]] = {}
        for sentence in sentences.rows:
            for symbol in first_symbols(automaton_of(sentence.pattern)):
                self._by_first.setdefault((sentence.keyword, symbol), []).append(sentence)

    def find(self, keyword: Keyword, line: str) -> Match:
        """Return the sentence that a step line fits.

        Raises:
            UnknownSentence: no sentence fits; the nearest one is named, with its group.
        """
        known = self._lines.get((keyword, line))
        if known is None:
            known = self._lines[keyword, line] = self._find_new(keyword, line)
        return known

    def fits(self, keyword: Keyword, line: str) -> bool:
        """Return whether some sentence fits the line."""
        try:
            self.find(keyword, line)
        except UnknownSentence:
            return False
        return True

    def _find_new(self, keyword: Keyword, line: str) -> Match:
        tokens = tokens_of(line)
        shape = shape_of(tokens)
        sentence = self._shapes.get((keyword, shape))
        for candidate in (sentence,) if sentence else self._candidates(keyword, tokens):
            found = captures(candidate.pattern, tokens)
            if found is not None:
                self._shapes[keyword, shape] = candidate
                return Match(candidate, values(found, tokens, BUILDS))
        raise self._unknown(keyword, line, shape)

    def _candidates(self, keyword: Keyword, tokens: Tokens) -> list[Sentence]:
        if not tokens:
            return []
        first = tokens[0]
        symbols: list[Symbol] = [first.text] if first.kind is Kind.WORD else [first.kind]
        if first.kind is Kind.NAME:
            symbols.append(first.text)
        return [sentence for symbol in symbols for sentence in self._by_first.get((keyword, symbol), ())]

    def _unknown(self, keyword: Keyword, line: str, shape: tuple[str, ...]) -> UnknownSentence:
        def likeness(sentence: Sentence) -> float:
            same = 0.0 if sentence.keyword == keyword else -0.1
            example = shape_of(tokens_of(sentence.example))
            letters = SequenceMatcher(None, " ".join(shape), " ".join(example)).ratio()
            return same + SequenceMatcher(None, shape, example).ratio() + letters

        nearest = max(self._sentences.rows, key=likeness, default=None)
        inside = r"; a quotation mark inside a name is written \"" if _QUOTED_INSIDE.search(line) else ""
        return UnknownSentence(
            f"no sentence fits {keyword} {line!r}{inside}",
            expected="a sentence of the vocabulary",
            nearest=f"{nearest.keyword} {nearest.example!r} ({nearest.group})" if nearest else None,
        )
