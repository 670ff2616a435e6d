"""Patterns that are made when they are first matched: most that questions need are not needed where none is asked."""

import re
from collections.abc import Callable
from functools import cached_property

_INSIDE = re.compile(r"(?:\((?:[^()\\]|\\.)*\)|\[(?:[^]\\]|\\.)*\])(?:[?*+]{1,2}|\{[\d,]*\}\??)?")
"""A group without groups in it, or a class of characters, with what says how often it stands there."""

_NO_LETTERS = re.compile(r"\\.[?*+]{0,2}|.[?*][?+]?|.\{[\d,]*\}\??|[.^$+\x00]")
LEAST_LETTERS = 3


def letters_in_all(pattern: str) -> tuple[str, ...]:
    r"""Return letters, small ones, that stand in this order and together in whatever a pattern matches.

    >>> letters_in_all(r"can (?:I|we) attack\b(?: with)? two allies?"), letters_in_all("one|other")
    (('can ', ' attack', ' two allie'), ())
    """
    inside, before = pattern, ""
    while inside != before:
        inside, before = _INSIDE.sub("\x00", inside), inside
    if "|" in inside or "(" in inside:
        return ()
    runs = _NO_LETTERS.sub("\x00", inside).split("\x00")
    return tuple(each.lower() for each in runs if len(each) >= LEAST_LETTERS and each.isascii())


class LatePattern:
    """A pattern that is made when it is first matched.

    >>> late(r"does (?P<card>.+) die", re.IGNORECASE).fullmatch("Does Tim die")["card"]
    'Tim'
    """

    def __init__(self, text: str, flags: re.RegexFlag) -> None:
        self.text = text
        self.flags = flags

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letters that stand in whatever it matches: a text without them needs no pattern."""
        return letters_in_all(self.text)

    def _can_be_in(self, text: str) -> bool:
        if "pattern" in self.__dict__:
            return True
        small = text.lower()
        return all(each in small for each in self.letters)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern itself."""
        return re.compile(self.text, self.flags)

    def match(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches at the beginning of a text."""
        return self.pattern.match(text) if self._can_be_in(text) else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches if that is the whole text."""
        return self.pattern.fullmatch(text) if self._can_be_in(text) else None

    def search(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches first anywhere in a text."""
        return self.pattern.search(text) if self._can_be_in(text) else None

    def sub(self, said: str | Callable[[re.Match[str]], str], text: str) -> str:
        """Return a text in which what the pattern matches is said so."""
        return self.pattern.sub(said, text) if self._can_be_in(text) else text


def late(text: str, flags: re.RegexFlag = re.NOFLAG) -> LatePattern:
    """Return a pattern that is made when it is first matched."""
    return LatePattern(text, flags)
