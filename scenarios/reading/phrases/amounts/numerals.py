"""Numbers: in digits, in words, and X."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.selections import Number, Times, X
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import Terminal

WORDS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def _digits(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    text = tokens[at].text
    if text.isdecimal():
        yield at + 1, Number(int(text))
    elif text == "X":
        yield at + 1, X()


def _write_digits(value: object) -> Iterator[str]:
    match value:
        case Number(number) if number >= 0:
            yield str(number)
        case X():
            yield "X"
        case _:
            return


def _words(tokens: tuple[Token, ...], at: int, discourse: Discourse) -> Iterator[tuple[int, Any]]:
    if tokens[at].key in WORDS:
        yield at + 1, Number(WORDS.index(tokens[at].key))
    elif tokens[at].text == "X":
        yield from _digits(tokens, at, discourse)


def _write_words(value: object) -> Iterator[str]:
    match value:
        case Number(number) if 0 <= number < len(WORDS):
            yield WORDS[number]
        case X():
            yield "X"
        case _:
            return


def _scale(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, int]]:
    """Yield a plain number, which a number "for each" of something is multiplied by."""
    if tokens[at].text.isdecimal():
        yield at + 1, int(tokens[at].text)


_SEVERAL = 2


def _multiple(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, int]]:
    """Yield a number of several in words, so many of which there are for each of something."""
    if tokens[at].key in WORDS[_SEVERAL:]:
        yield at + 1, WORDS.index(tokens[at].key)


def _write_multiple(value: object) -> Iterator[str]:
    if isinstance(value, int) and _SEVERAL <= value < len(WORDS):
        yield WORDS[value]


def _write_scale(value: object) -> Iterator[str]:
    if isinstance(value, int):
        yield str(value)


def _write_limit(value: object) -> Iterator[str]:
    """Write the number behind a tag, which stands in parentheses (202.2)."""
    if isinstance(value, int):
        yield f"({value})"


def _write_change(value: object) -> Iterator[str]:
    if isinstance(value, int):
        yield f"{value:+d}"


def _change(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, int]]:
    if tokens[at].text[0] in "+-" and tokens[at].text[1:].isdecimal():
        yield at + 1, int(tokens[at].text)


def _signed(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    text = tokens[at].text
    if text[0] in "+-" and text[1:].isdecimal():
        yield at + 1, Number(int(text))
    elif text in ("+X", "-X"):
        yield at + 1, X() if text == "+X" else Times(X(), -1)


def _write_signed(value: object) -> Iterator[str]:
    match value:
        case Number(number):
            yield f"{number:+d}"
        case X():
            yield "+X"
        case Times(X(), -1):
            yield "-X"
        case _:
            return


_OF_SO_MANY = "-card"


def _size(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, int]]:
    """Yield how many cards something has, said in one word: "ten-card"."""
    word = tokens[at].key.removesuffix(_OF_SO_MANY)
    if word != tokens[at].key and word in WORDS:
        yield at + 1, WORDS.index(word)


def _write_size(value: object) -> Iterator[str]:
    if isinstance(value, int) and 0 <= value < len(WORDS):
        yield WORDS[value] + _OF_SO_MANY


RULES = (
    Terminal("size", _size, _write_size, "a number of cards in one word"),
    Terminal("digits", _digits, _write_digits, "a number"),
    Terminal("count", _words, _write_words, "a number in words"),
    Terminal("scale", _scale, _write_scale, "a number"),
    Terminal("multiple", _multiple, _write_multiple, "a number of several in words"),
    Terminal("tag.limit", _scale, _write_limit, "a number behind a tag"),
    Terminal("change", _change, _write_change, "a change such as +1"),
    Terminal("signed", _signed, _write_signed, "a change such as +1"),
)
