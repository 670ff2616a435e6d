"""Patterns that are made when they are first matched: most that questions need are not needed where none is asked."""

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TypeAlias

_PIECES = re.compile(r"\\.|\[(?:[^]\\]|\\.)*\]|\(\?(?:P<\w+>|[:=!]|<[=!]|-?[a-z]+(?:-[a-z]+)?:)?|\(|\)|\||[^\\\[()|]+")
_SLOTS = re.compile(r"\{[A-Z]+\}")
_NO_LETTERS = re.compile(r"\\.(?:\{[\d,]*\}|[?*+])?[?+]?|.[?*][?+]?|.\{[\d,]*\}\??|[.^$+\x00]")
_UNSURE = re.compile(r"[?*]|\{0?,")
"""What stands behind a group that need not be there."""

LEAST_LETTERS = 3
Letters: TypeAlias = tuple[tuple[str, ...], ...]
"""Groups of letters: of each group one stands in whatever a pattern matches."""


def letters_in_all(pattern: str) -> Letters:
    r"""Return letters, small ones, of which a text must have one of each group for a pattern to match it.

    >>> letters_in_all(r"can (?:I|we) attack\b(?: with)? two (?:allies?|heroes)"), letters_in_all("one|other")
    ((('can ',), (' attack',), (' two ',), ('allie', 'heroes')), (('one', 'other'),))
    """
    pieces = _PIECES.findall(_SLOTS.sub("\x00", pattern))
    found, _ = _all_of(pieces, 0)
    return found


def _all_of(pieces: list[str], at: int) -> tuple[Letters, int]:
    """Return the groups of letters in the pieces up to the bracket that closes them, and where that is."""
    choices: list[Letters] = []
    groups: list[tuple[str, ...]] = []
    text = ""
    while at < len(pieces) and pieces[at] != ")":
        piece = pieces[at]
        if piece == "|":
            choices.append((*_runs(text), *groups))
            groups, text = [], ""
        elif piece.startswith("("):
            inner, at = _all_of(pieces, at + 1)
            behind = pieces[at + 1] if at + 1 < len(pieces) else ""
            if not (piece.startswith(("(?!", "(?<", "(?=")) or _UNSURE.match(behind)):
                groups += inner
            text += "\x00"
        elif piece.startswith("["):
            text += "\x00"
        else:
            text += piece
        at += 1
    choices.append((*_runs(text), *groups))
    if len(choices) == 1:
        return choices[0], at
    longest = [max(each, key=lambda group: min(map(len, group)), default=()) for each in choices]
    return ((tuple(letters for group in longest for letters in group),) if all(longest) else ()), at


def _runs(text: str) -> Letters:
    """Return the letters that stand together in a text without brackets."""
    runs = _NO_LETTERS.sub("\x00", text).split("\x00")
    return tuple((each.lower(),) for each in runs if len(each) >= LEAST_LETTERS and each.isascii())


class LatePattern:
    """A pattern that is made when it is first matched.

    >>> late(r"does (?P<card>.+) die", re.IGNORECASE).fullmatch("Does Tim die")["card"]
    'Tim'
    """

    def __init__(self, text: str, flags: re.RegexFlag, whole: Callable[[str], str] = str) -> None:
        self.text = text
        self.flags = flags
        self.whole = whole

    @cached_property
    def letters(self) -> Letters:
        """The letters of which a text has some of each group if it matches: another needs no pattern."""
        return letters_in_all(self.text)

    def _can_be_in(self, text: str) -> bool:
        if "pattern" in self.__dict__:
            return True
        small = text.lower()
        for group in self.letters:
            for each in group:
                if each in small:
                    break
            else:
                return False
        return True

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern itself."""
        return re.compile(self.whole(self.text), self.flags)

    def match(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches at the beginning of a text."""
        return self.pattern.match(text) if self._can_be_in(text) else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches if that is the whole text."""
        return self.pattern.fullmatch(text) if self._can_be_in(text) else None

    def search(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches first anywhere in a text."""
        return self.pattern.search(text) if self._can_be_in(text) else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Return all that the pattern matches in a text, one after another."""
        return self.pattern.finditer(text) if self._can_be_in(text) else iter(())

    def sub(self, said: str | Callable[[re.Match[str]], str], text: str) -> str:
        """Return a text in which what the pattern matches is said so."""
        return self.pattern.sub(said, text) if self._can_be_in(text) else text


def late(text: str, flags: re.RegexFlag = re.NOFLAG, whole: Callable[[str], str] = str) -> LatePattern:
    """Return a pattern that is made when it is first matched; `whole` returns it with its slots filled."""
    return LatePattern(text, flags, whole)
