"""Matching the tokens of a line with a pattern, and the values of its slots."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import assert_never

from engine.value import value
from scenarios.registry.pattern import Either, Literal, Pattern, Primitive, Repeated, Sequence, Slot
from scenarios.registry.step_tokens import Kind, Token
from scenarios.scenario_errors import UnknownSentence

Tokens = tuple[Token, ...]
LARGEST = 9999
SHOWN = 12


@dataclass(frozen=True, slots=True)
class Found:
    """The content of a slot: its words, and the values of the slots inside it."""

    words: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __getitem__(self, name: str) -> object:
        return self.values[name]

    def get(self, name: str) -> object | None:
        """Return the value of an inner slot; None if the line leaves it out."""
        return self.values.get(name)


Build = Callable[[Found], object]


@value
class Capture:
    """The place of a slot's words in the line, and the captures inside them."""

    slot: Slot
    start: int
    end: int
    inner: "tuple[Capture, ...]"


def captures(pattern: Pattern, tokens: Tokens) -> tuple[Capture, ...] | None:
    """Return the captures of the first way in which a pattern fits all tokens; None if it doesn't fit."""
    for end, found in _walk(pattern, tokens, 0):
        if end == len(tokens):
            return found
    return None


def words_in_every_line(pattern: Pattern) -> frozenset[str]:
    """Return the words that stand in every line which the pattern fits; a line without one of them can't fit it."""
    match pattern:
        case Literal(text):
            return frozenset((text,))
        case Sequence(parts):
            return frozenset().union(*map(words_in_every_line, parts))
        case Either(parts):
            return frozenset.intersection(*map(words_in_every_line, parts))
        case Slot():
            return words_in_every_line(pattern.part)
        case Primitive() | Repeated():
            return frozenset()
        case _:
            assert_never(pattern)


def values(found: tuple[Capture, ...], tokens: Tokens, builds: Mapping[str, Build]) -> dict[str, object]:
    """Return the value of each captured slot by its name."""
    return {capture.slot.name: _value(capture, tokens, builds) for capture in found}


def _value(capture: Capture, tokens: Tokens, builds: Mapping[str, Build]) -> object:
    slot = capture.slot
    if slot.many:
        return tuple(_value(item, tokens, builds) for item in capture.inner)
    if slot.type == Kind.NUMBER.name:
        return _number(tokens[capture.start].text)
    words = " ".join(token.text for token in tokens[capture.start : capture.end])
    build = builds.get(slot.type)
    return build(Found(words, values(capture.inner, tokens, builds))) if build else words


def _number(digits: str) -> int:
    """Return the number that digits stand for.

    Raises:
        UnknownSentence: the number has more digits than any board needs.
    """
    if len(digits.lstrip("0")) > len(str(LARGEST)):
        said = digits if len(digits) <= SHOWN else f"{digits[:SHOWN]}…"
        raise UnknownSentence(f"the number {said} is too large", expected=f"at most {LARGEST}")
    return int(digits)


def _walk(pattern: Pattern, tokens: Tokens, at: int) -> Iterator[tuple[int, tuple[Capture, ...]]]:
    match pattern:
        case Literal(text):
            if at < len(tokens) and tokens[at].text == text and tokens[at].kind in (Kind.WORD, Kind.NAME):
                yield at + 1, ()
        case Primitive(kind):
            if at < len(tokens) and tokens[at].kind is kind:
                yield at + 1, ()
        case Sequence(parts):
            yield from _walk_parts(parts, tokens, at)
        case Either(parts):
            for part in parts:
                yield from _walk(part, tokens, at)
        case Repeated(part, separator):
            yield from _walk_repeated(Sequence((separator, part)), tokens, at)
        case Slot():
            for end, inner in _walk(pattern.part, tokens, at):
                yield end, (Capture(pattern, at, end, inner),)
        case _:
            assert_never(pattern)


def _walk_parts(parts: tuple[Pattern, ...], tokens: Tokens, at: int) -> Iterator[tuple[int, tuple[Capture, ...]]]:
    if not parts:
        yield at, ()
        return
    for middle, first in _walk(parts[0], tokens, at):
        for end, rest in _walk_parts(parts[1:], tokens, middle):
            yield end, first + rest


def _walk_repeated(once: Sequence, tokens: Tokens, at: int) -> Iterator[tuple[int, tuple[Capture, ...]]]:
    """Yield the ends of ever fewer repetitions, with the captures in them; a list may have thousands of items."""
    ends: list[int] = [at]
    captured: list[tuple[Capture, ...]] = [()]
    ways = [_walk(once, tokens, at)]
    while ways:
        middle, first = next(ways[-1], (None, ()))
        if middle is None:
            yield ends[-1], tuple(chain.from_iterable(captured))
            del ends[-1], captured[-1], ways[-1]
        elif middle > ends[-1]:
            ends.append(middle)
            captured.append(first)
            ways.append(_walk(once, tokens, middle))
