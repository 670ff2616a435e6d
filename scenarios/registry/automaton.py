"""Whether a line can fit two sentences: their patterns are automata over tokens that are walked together.

A symbol is a literal word or a kind of token. Two symbols can stand for the same token if they are equal, or if one is
a name and the other a word with a capital letter. The walk keeps the positions that each sentence can have after a
sequence of symbols. It drops a sequence that only one sentence can begin with, so that it stays short.
"""

from collections.abc import Iterable
from collections.abc import Sequence as Row
from dataclasses import dataclass, field
from typing import assert_never

from engine.value import value
from scenarios.registry.pattern import Either, Literal, Pattern, Primitive, Repeated, Sequence, Slot
from scenarios.registry.step_tokens import Kind

Symbol = str | Kind
ACCEPT = 0


@dataclass(slots=True)
class Automaton:
    """An automaton: for each position the next position of each symbol; position 0 is the end of the sentence."""

    edges: list[list[tuple[Symbol, int]]] = field(default_factory=lambda: [[]])
    empty: list[list[int]] = field(default_factory=lambda: [[]])
    start: int = ACCEPT

    def position(self) -> int:
        """Return a new position."""
        self.edges.append([])
        self.empty.append([])
        return len(self.edges) - 1

    def closure(self, positions: Iterable[int]) -> frozenset[int]:
        """Return every position that is reached without a symbol."""
        seen = set(positions)
        waiting = list(seen)
        while waiting:
            for following in self.empty[waiting.pop()]:
                if following not in seen:
                    seen.add(following)
                    waiting.append(following)
        return frozenset(seen)


def automaton_of(pattern: Pattern) -> Automaton:
    """Return the automaton of a sentence's pattern."""
    automaton = Automaton()
    automaton.start = _before(automaton, pattern, ACCEPT)
    return automaton


def _before(automaton: Automaton, pattern: Pattern, following: int) -> int:
    """Return the position from which the pattern leads to `following`."""
    match pattern:
        case Literal() | Primitive():
            here = automaton.position()
            symbol: Symbol = pattern.text if isinstance(pattern, Literal) else pattern.kind
            automaton.edges[here].append((symbol, following))
            return here
        case Sequence(parts):
            for part in reversed(parts):
                following = _before(automaton, part, following)
            return following
        case Either(parts):
            here = automaton.position()
            automaton.empty[here] = [_before(automaton, part, following) for part in parts]
            return here
        case Repeated(part, separator):
            here = automaton.position()
            again = _before(automaton, Sequence((separator, part)), here)
            automaton.empty[here] = [again, following]
            return here
        case Slot():
            return _before(automaton, pattern.part, following)
        case _:
            assert_never(pattern)


def first_symbols(pattern: Pattern) -> frozenset[Symbol]:
    """Return every symbol that a line of the pattern can begin with."""
    return _first(pattern)[0]


def _first(pattern: Pattern) -> tuple[frozenset[Symbol], bool]:
    """Return the symbols that the pattern can begin with, and whether it can be left out."""
    match pattern:
        case Literal(text):
            return frozenset((text,)), False
        case Primitive(kind):
            return frozenset((kind,)), False
        case Sequence(parts):
            found: frozenset[Symbol] = frozenset()
            for part in parts:
                symbols, empty = _first(part)
                found |= symbols
                if not empty:
                    return found, False
            return found, True
        case Either(parts):
            each = [_first(part) for part in parts]
            return frozenset().union(*(symbols for symbols, _ in each)), any(empty for _, empty in each)
        case Repeated(part, separator):
            return _first(Sequence((separator, part)))[0], True
        case Slot():
            return _first(pattern.part)
        case _:
            assert_never(pattern)


@value
class Overlap:
    """Two sentences by their numbers, and a line of symbols that fits both."""

    first: int
    second: int
    line: tuple[Symbol, ...]


Positions = frozenset[tuple[int, int]]


def overlap(automata: Row[Automaton]) -> Overlap | None:
    """Return the first two sentences that one line could fit; None if there are none."""
    start = frozenset(
        (number, here) for number, automaton in enumerate(automata) for here in automaton.closure([automaton.start])
    )
    seen: set[Positions] = {start}
    waiting: list[tuple[Positions, tuple[Symbol, ...]]] = [(start, ())]
    while waiting:
        positions, line = waiting.pop()
        ended = sorted({number for number, here in positions if here == ACCEPT})
        if len(ended) > 1:
            return Overlap(ended[0], ended[1], line)
        for symbol, following in _steps(automata, positions):
            if following not in seen and len({number for number, _ in following}) > 1:
                seen.add(following)
                waiting.append((following, (*line, symbol)))
    return None


def _steps(automata: Row[Automaton], positions: Positions) -> list[tuple[Symbol, Positions]]:
    targets: dict[Symbol, set[tuple[int, int]]] = {}
    for number, here in positions:
        for symbol, following in automata[number].edges[here]:
            targets.setdefault(symbol, set()).add((number, following))
    names = targets.get(Kind.NAME, set())
    steps: list[tuple[Symbol, Positions]] = []
    for symbol, reached in targets.items():
        capital = isinstance(symbol, str) and symbol[:1].isupper()
        steps.append((symbol, _closed(automata, reached | names if capital else reached)))
    return steps


def _closed(automata: Row[Automaton], reached: set[tuple[int, int]]) -> Positions:
    return frozenset((number, here) for number, start in reached for here in automata[number].closure([start]))
