"""Patterns that are made when they are first matched: most that questions need are not needed where none is asked."""

import re
from collections.abc import Callable
from functools import cached_property


class LatePattern:
    """A pattern that is made when it is first matched.

    >>> late(r"does (?P<card>.+) die", re.IGNORECASE).fullmatch("Does Tim die")["card"]
    'Tim'
    """

    def __init__(self, text: str, flags: re.RegexFlag) -> None:
        self.text = text
        self.flags = flags

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern itself."""
        return re.compile(self.text, self.flags)

    def match(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches at the beginning of a text."""
        return self.pattern.match(text)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches if that is the whole text."""
        return self.pattern.fullmatch(text)

    def search(self, text: str) -> re.Match[str] | None:
        """Return what the pattern matches first anywhere in a text."""
        return self.pattern.search(text)

    def sub(self, said: str | Callable[[re.Match[str]], str], text: str) -> str:
        """Return a text in which what the pattern matches is said so."""
        return self.pattern.sub(said, text)


def late(text: str, flags: re.RegexFlag = re.NOFLAG) -> LatePattern:
    """Return a pattern that is made when it is first matched."""
    return LatePattern(text, flags)
