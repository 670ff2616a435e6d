"""The letters of rules such as 101.1a, distinguished from the article "a" at the beginning of a rule's text."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_lowercase
from typing import NamedTuple

from judge.documents.reader.part_patterns import CAPITAL_NEXT

ARTICLE = "a"
"""The only letter that may also be the first word of a text; every other letter follows the one before it."""

ENOUGH = 2
_BEGINNING = re.compile(
    r"[ \t\u00a0]*(?P<base>\d{3,4}\.\d{1,3})"
    r"(?:(?P<joined>[a-zA-Z])\b|(?P<gap>\.|\.?[\s\u00a0]+)(?P<apart>[a-z])(?P<closed>[.:)]?)[\s\u00a0]|[.:)\]]?(?:[\s\u00a0]|$))"
)
_CLOSED = re.compile(r"\(?(?P<letter>[a-zA-Z])\)[.:]?[\s\u00a0]+(?=\S)")
_BASE_CLOSED = re.compile(rf"[ \t\u00a0]*(?P<base>\d{{3,4}}\.\d{{1,3}})[\s\u00a0]+{_CLOSED.pattern}")


class Lettered(NamedTuple):
    """A number with its letter, and where the words behind the letter begin in the text behind the figures."""

    number: str
    end: int


@dataclass(frozen=True, slots=True)
class Letters:
    """The numbers at the beginnings of a document's lines: `bases` have no letter, `joined` have one.

    `apart` have a letter that is separated from the number and is no article: it is not an "a", or a mark follows it.
    `closed` have one with a bracket behind it, as in 100.1 c) or 100.1 (c).
    """

    bases: frozenset[str] = frozenset()
    joined: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()

    def closed_letter(self, base: str, last: str, rest: str) -> Lettered | None:
        """Return the number with the letter that stands apart with a bracket behind it, as in 100.1 c); else None.

        The letter is that of the rule where the last rule has the same figures, or where other lines repeat them with
        other letters. Otherwise a list begins in the rule itself.

        >>> Letters().closed_letter("100.1", "100.1a", "c) A deck.")
        Lettered(number='100.1c', end=3)
        >>> Letters().closed_letter("100.1", "99.3", "a) a deck, b) a hand") is None
        True
        """
        found = _CLOSED.match(rest)
        if found is None or not base[-1].isdigit():
            return None
        number = base + found["letter"].lower()
        others = any(base + letter in self.closed for letter in "abc" if base + letter != number)
        return Lettered(number, found.end()) if others or last.rstrip(ascii_lowercase) == base else None

    def is_letter(self, base: str, last: str, rest: str) -> bool:
        """Return whether an "a" that is separated from a number is the rule's letter and no article.

        It is a letter if the document has the rule with the letter b, and none if it has the rule with the letter a
        elsewhere. Otherwise two of three must be true: there is a rule of the number alone, the words behind begin with
        a capital, other letters in the document are separated as well.

        >>> Letters(frozenset({"101.1"})).is_letter("101.1", "101.1", "The gate.")
        True
        >>> Letters().is_letter("100.2", "100.1", "side deck has ten cards")
        False
        """
        if base + ARTICLE in self.joined:
            return False
        if f"{base}b" in self.joined | self.apart:
            return True
        based = base == last or base in self.bases
        return based + bool(CAPITAL_NEXT.match(rest)) + bool(self.apart) >= ENOUGH

    def begins_with_article(self, base: str, rest: str) -> bool:
        """Return whether the words behind a number begin with an article and no other line begins with that number."""
        return rest.split(maxsplit=1)[:1] == [ARTICLE] and base not in self.bases


NO_LETTERS = Letters()


def letters_of(texts: Iterable[str]) -> Letters:
    """Return the numbers at the beginnings of the texts, with and without letters."""
    bases, joined, apart = set[str](), set[str](), set[str]()
    told = tuple(texts)
    closed = {match["base"] + match["letter"].lower() for match in filter(None, map(_BASE_CLOSED.match, told))}
    for match in filter(None, map(_BEGINNING.match, told)):
        base, letter = match["base"], match["apart"]
        if match["joined"]:
            joined.add(base + match["joined"].lower())
        elif letter and (letter != ARTICLE or match["closed"] or match["gap"] == "."):
            apart.add(base + letter)
        elif not letter:
            bases.add(base)
    return Letters(frozenset(bases), frozenset(joined), frozenset(apart), frozenset(closed))
