"""Parsing: all derivations of words in a category, memoised, from the top down, over a trie of patterns.

Each category is tried once at each word, and its phrases are kept as a packed forest, so that the work is polynomial
in the number of words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import Part, Rule, Terminal

FEW = 12
"""With fewer expected words than this, a message lists them; otherwise it names their category."""


END = ""
"""What stands in place of the next word at the end of a line, and for every word that no rule has."""


class Failure(NamedTuple):
    """What was expected at a word: a short list for the message, and every word that would have fitted."""

    expected: Collection[str]
    wanted: Collection[str] = ()


class Onward(NamedTuple):
    """Where a branch goes on at a word: behind the word itself, and behind the parts that can begin with it.

    With each part stands the trie of its category where the word opens a phrase of it, None where only a terminal may.
    What else was expected there stands in `failures`.
    """

    behind: Branch | None
    parts: tuple[tuple[str, Branch, Branch | None], ...]
    failures: tuple[Failure, ...]


class Openers(NamedTuple):
    """With what a phrase of a category can begin: words, and terminals."""

    words: frozenset[str]
    terminals: frozenset[str]


@dataclass(slots=True, eq=False)
class Branch:
    """A node in the trie of a category: the words and parts that may come next, and the rules that end here.

    Where it goes on at a word is kept in `onward`, for the next line in which it comes to that word.
    """

    category: str
    words: dict[str, Branch] = field(default_factory=dict)
    parts: dict[str, Branch] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)
    onward: dict[str, Onward] = field(default_factory=dict)


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
        self.openers = _openers(self)
        self._unbegun: dict[str, tuple[Failure, ...]] = {}

    def _add(self, new: Rule) -> None:
        category = new.category
        self.rules.setdefault(category, []).append(new)
        branch = self.tries.get(category)
        if branch is None:
            branch = self.tries[category] = Branch(category)
        for element in new.elements:
            if isinstance(element, Part):
                behind, said = branch.parts, element.category
            else:
                behind, said = branch.words, element
                self.words.add(element)
            onward = behind.get(said)
            if onward is None:
                onward = behind[said] = Branch(category)
            branch = onward
        branch.rules.append(new)

    def goes_on(self, branch: Branch, word: str) -> Onward:
        """Return where the branch goes on at the word, which is END at the end of a line and for words of no rule."""
        failures = [_failure(branch.category, branch.words)] if branch.words and word not in branch.words else []
        parts = []
        for part, following in branch.parts.items():
            openers = self.openers[part]
            if openers.terminals or word in openers.words:
                parts.append((part, following, self.tries[part] if word in openers.words else None))
            else:
                failures.append(_failure(part, openers.words))
        found = branch.onward[word] = Onward(branch.words.get(word), tuple(parts), tuple(failures))
        return found

    def unbegun(self, category: str) -> tuple[Failure, ...]:
        """Return what was expected where no phrase of the category can begin."""
        held = self._unbegun.get(category)
        if held is None:
            held = self._unbegun[category] = tuple(self._expected_by({category: None}))
        return held

    def _expected_by(self, categories: dict[str, None]) -> Iterator[Failure]:
        """Yield what was expected where none of the categories can begin, nor those with which they begin."""
        for category in (waiting := list(categories)):
            terminal, openers = self.terminals.get(category), self.openers[category]
            if terminal is not None:
                yield Failure((terminal.expected,))
            elif not openers.terminals:
                yield _failure(category, openers.words)
            else:
                root = self.tries[category]
                if root.words:
                    yield _failure(category, root.words)
                waiting += [part for part in root.parts if part not in categories]
                categories |= dict.fromkeys(root.parts)

    def _check(self) -> None:
        known = {*self.rules, *self.terminals}
        for category, rules in self.rules.items():
            for each in rules:
                for element in each.elements:
                    if isinstance(element, Part) and element.category not in known:
                        raise ValueError(f"{category} names {element.category}, which no rule has")


def _failure(category: str, words: Collection[str]) -> Failure:
    """Return that a phrase of the category goes on with one of the words, and that none of them is there."""
    return Failure(words if len(words) < FEW else (f"({category})",), words)


def _openers(grammar: Grammar) -> dict[str, Openers]:
    """Return with what a phrase of each category can begin."""
    found = dict.fromkeys(grammar.rules, Openers(frozenset(), frozenset()))
    found.update({each: Openers(frozenset(), frozenset({each})) for each in grammar.terminals})
    changed = True
    while changed:
        changed = False
        for category, root in grammar.tries.items():
            words, terminals = found[category]
            opening = [found[part] for part in root.parts]
            more = Openers(
                words.union(root.words, *(each.words for each in opening)),
                terminals.union(*(each.terminals for each in opening)),
            )
            if more != found[category]:
                found[category], changed = more, True
    return found


class Chart:
    """The derivations found so far in one line, and how far the line was understood."""

    def __init__(self, grammar: Grammar, tokens: Sequence[Token], discourse: Discourse) -> None:
        self.grammar = grammar
        self.tokens = tuple(tokens)
        self.keys = (*(token.key if token.key in grammar.words else END for token in tokens), END)
        self.discourse = discourse
        self.furthest = 0
        self._failures: list[Failure] = []
        self._found: list[dict[str, tuple[Phrase, ...]]] = [{} for _ in self.keys]
        self._opened: list[dict[frozenset[str], bool]] = [{} for _ in self.keys]

    @property
    def expected(self) -> set[str]:
        """What was expected at the furthest word, as a message lists it."""
        return {word for failure in self._failures for word in failure.expected}

    @property
    def wanted(self) -> set[str]:
        """Every word that would have fitted at the furthest word."""
        return {word for failure in self._failures for word in failure.wanted}

    def phrases(self, category: str, start: int) -> tuple[Phrase, ...]:
        """Return every phrase of the category that begins at this word, one for each place where it can end."""
        here = self._found[start]
        held = here.get(category)
        if held is not None:
            return held
        terminal = self.grammar.terminals.get(category)
        if terminal is not None:
            found = self._scan(terminal, start)
        elif not self._can_begin(category, start):
            found = ()
        else:
            return self._begun(self.grammar.tries[category], start)
        here[category] = found
        return found

    def _begun(self, root: Branch, start: int) -> tuple[Phrase, ...]:
        """Return the same where a phrase of the category with this trie is known to be able to begin."""
        here = self._found[start]
        here[root.category] = ()
        by_end: dict[int, Phrase] = {}
        self._walk(root, start, start, (), by_end)
        found = here[root.category] = tuple(by_end.values())
        return found

    def _can_begin(self, category: str, start: int) -> bool:
        """Return whether the next word opens a phrase of the category, or a terminal that does so stands there."""
        words, terminals = self.grammar.openers[category]
        if self.keys[start] in words:
            return True
        opened = self._opened[start]
        begins = opened.get(terminals)
        if begins is None:
            begins = opened[terminals] = self._stands_here(terminals, start)
        if not begins and start >= self.furthest:
            self._fail(start, self.grammar.unbegun(category))
        return begins

    def _stands_here(self, terminals: Iterable[str], start: int) -> bool:
        """Return whether one of the terminals stands at the word; of those behind it none may have been looked for."""
        here = self._found[start]
        for each in terminals:
            held = here.get(each)
            if held is None:
                held = here[each] = self._scan(self.grammar.terminals[each], start)
            if held:
                return True
        return False

    def _scan(self, terminal: Terminal, start: int) -> tuple[Phrase, ...]:
        by_end: dict[int, Phrase] = {}
        if start < len(self.tokens):
            for end, value in terminal.scan(self.tokens, start, self.discourse):
                by_end.setdefault(end, Phrase(terminal.category, start, end)).values.append(value)
        if not by_end and start >= self.furthest:
            self._fail(start, (Failure((terminal.expected,)),))
        return tuple(by_end.values())

    def _walk(self, branch: Branch, start: int, at: int, parts: tuple[Phrase, ...], by_end: dict[int, Phrase]) -> None:
        if branch.rules:
            ended = by_end.get(at)
            if ended is None:
                ended = by_end[at] = Phrase(branch.category, start, at)
            for each in branch.rules:
                ended.derivations.append((each, parts))
            if not branch.words and not branch.parts:
                return
        key = self.keys[at]
        behind, onward, failures = branch.onward.get(key) or self.grammar.goes_on(branch, key)
        if behind is not None:
            self._walk(behind, start, at + 1, parts, by_end)
        if failures and at >= self.furthest:
            self._fail(at, failures)
        here = self._found[at]
        for part, after, root in onward:
            held = here.get(part)
            if held is None:
                held = self.phrases(part, at) if root is None else self._begun(root, at)
            for phrase in held:
                self._walk(after, start, phrase.end, (*parts, phrase), by_end)

    def _fail(self, at: int, failures: Iterable[Failure]) -> None:
        """Remember what was expected at a word, unless a later one was reached."""
        if at > self.furthest:
            self.furthest, self._failures = at, []
        if at == self.furthest:
            self._failures += failures
