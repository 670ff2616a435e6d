"""Parsing: all derivations of words in a category, memoised, from the top down, over a trie of patterns.

Each category is tried once at each word, and its phrases are kept as a packed forest, so that the work is polynomial
in the number of words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import Part, Rule, Terminal

FEW = 12
"""With fewer expected words than this, a message lists them; otherwise it names their category."""


@dataclass(slots=True, eq=False)
class Branch:
    """A node in the trie of a category: the words and parts that may come next, and the rules that end here."""

    words: dict[str, Branch] = field(default_factory=dict)
    parts: dict[str, Branch] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Phrase:
    """Words that a category covers: each rule that derives them, with its parts, or the values of a terminal."""

    category: str
    start: int
    end: int
    derivations: list[tuple[Rule, tuple[Phrase, ...]]] = field(default_factory=list)
    values: list[Any] = field(default_factory=list)


class Grammar:
    """Phrase rules by category, ready for reading and writing.

    Raises:
        ValueError: a pattern names a category that no rule has.
    """

    def __init__(self, rooms: Iterable[Iterable[Rule | Terminal | tuple[Rule, ...]]]) -> None:
        self.tries: dict[str, Branch] = {}
        self.terminals: dict[str, Terminal] = {}
        self.rules: dict[str, list[Rule]] = {}
        self.words: set[str] = set()
        for room in rooms:
            for each in room:
                if isinstance(each, Terminal):
                    self.terminals[each.category] = each
                else:
                    for one in each if isinstance(each, tuple) else (each,):
                        self._add(one)
        self._check()
        self.first = _first_words(self)

    def _add(self, new: Rule) -> None:
        self.rules.setdefault(new.category, []).append(new)
        branch = self.tries.setdefault(new.category, Branch())
        for element in new.elements:
            if isinstance(element, Part):
                branch = branch.parts.setdefault(element.category, Branch())
            else:
                self.words.add(element)
                branch = branch.words.setdefault(element, Branch())
        branch.rules.append(new)

    def _check(self) -> None:
        known = {*self.rules, *self.terminals}
        for category, rules in self.rules.items():
            for each in rules:
                for element in each.elements:
                    if isinstance(element, Part) and element.category not in known:
                        raise ValueError(f"{category} names {element.category}, which no rule has")


def _first_words(grammar: Grammar) -> dict[str, frozenset[str] | None]:
    """Return the words with which a phrase of each category can begin; None where any word can."""
    found: dict[str, frozenset[str] | None] = dict.fromkeys(grammar.rules, frozenset())
    found.update(dict.fromkeys(grammar.terminals, None))
    changed = True
    while changed:
        changed = False
        for category, rules in grammar.rules.items():
            known = found[category]
            for each in rules:
                first = each.elements[0]
                more = found[first.category] if isinstance(first, Part) else frozenset({first})
                known = None if known is None or more is None else known | more
            if known != found[category]:
                found[category], changed = known, True
    return found


class Chart:
    """The derivations found so far in one line, and how far the line was understood."""

    def __init__(self, grammar: Grammar, tokens: Sequence[Token], discourse: Discourse) -> None:
        self.grammar = grammar
        self.tokens = tuple(tokens)
        self.keys = tuple(token.key for token in tokens)
        self.discourse = discourse
        self.furthest = 0
        self.expected: set[str] = set()
        self.wanted: set[str] = set()
        self._found: dict[tuple[str, int], tuple[Phrase, ...]] = {}

    def phrases(self, category: str, start: int) -> tuple[Phrase, ...]:
        """Return every phrase of the category that begins at this word, one for each place where it can end."""
        key = (category, start)
        held = self._found.get(key)
        if held is not None:
            return held
        terminal = self.grammar.terminals.get(category)
        if terminal is not None:
            found = self._scan(terminal, start)
        elif not self._can_begin(category, start):
            found = ()
        else:
            self._found[key] = ()
            by_end: dict[int, Phrase] = {}
            self._walk(self.grammar.tries[category], category, start, start, (), by_end)
            found = tuple(by_end.values())
        self._found[key] = found
        return found

    def _can_begin(self, category: str, start: int) -> bool:
        first = self.grammar.first[category]
        if first is None or (start < len(self.keys) and self.keys[start] in first):
            return True
        self._fail(start, first if len(first) < FEW else (f"({category})",), first)
        return False

    def _scan(self, terminal: Terminal, start: int) -> tuple[Phrase, ...]:
        by_end: dict[int, Phrase] = {}
        if start < len(self.tokens):
            for end, value in terminal.scan(self.tokens, start, self.discourse):
                by_end.setdefault(end, Phrase(terminal.category, start, end)).values.append(value)
        if not by_end:
            self._fail(start, (terminal.expected,))
        return tuple(by_end.values())

    def _walk(
        self, branch: Branch, category: str, start: int, at: int, parts: tuple[Phrase, ...], by_end: dict[int, Phrase]
    ) -> None:
        if branch.rules:
            phrase = by_end.setdefault(at, Phrase(category, start, at))
            phrase.derivations += [(each, parts) for each in branch.rules]
        if branch.words:
            if at < len(self.keys) and (following := branch.words.get(self.keys[at])) is not None:
                self._walk(following, category, start, at + 1, parts, by_end)
            elif at >= self.furthest:
                self._fail(at, branch.words if len(branch.words) < FEW else (f"({category})",), branch.words)
        for part, following in branch.parts.items():
            for phrase in self.phrases(part, at):
                self._walk(following, category, start, phrase.end, (*parts, phrase), by_end)

    def _fail(self, at: int, expected: Iterable[str], wanted: Iterable[str] = ()) -> None:
        """Remember what was expected at a word: a short list for the message, and every word that would have fitted."""
        if at > self.furthest:
            self.furthest, self.expected, self.wanted = at, set(), set()
        if at == self.furthest:
            self.expected.update(expected)
            self.wanted.update(wanted)
