"""Letters of rules that stand apart from their numbers, told from the article that the text of a rule begins with."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from judge.documents.reader.part_patterns import CAPITAL_NEXT

ARTICLE = "a"
"""The only word that a text begins with and that may be a rule's letter: every other letter goes on from one before."""

ENOUGH = 2
_BEGINNING = re.compile(
    r"[ \t\u00a0]*(?P<base>\d{3}\.\d{1,3})"
    r"(?:(?P<joined>[a-z])\b|(?P<gap>\.|\.?[\s\u00a0]+)(?P<apart>[a-z])(?P<closed>[.:)]?)[\s\u00a0]|[.:)\]]?(?:[\s\u00a0]|$))"
)


@dataclass(frozen=True, slots=True)
class Letters:
    """How a document writes the letters of its rules, as the beginnings of its lines show.

    `bases` are the numbers that stand there without a letter, `joined` those with one, `apart` those whose letter
    stands apart for certain: it is no article, or a sign closes it.
    """

    bases: frozenset[str] = frozenset()
    joined: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()

    def is_letter(self, base: str, last: str, rest: str) -> bool:
        """Return whether an "a" that stands apart behind a number is the rule's letter, and no article.

        It is one where the letter that comes next is there, too, and none where the rule of that letter stands
        elsewhere. Else two of three have to say so: there is a rule of the number alone, the words behind begin
        with a capital, the document's other letters stand apart as well.

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
        """Return whether the words behind a number that no other line begins with have an article first."""
        return rest.split(maxsplit=1)[:1] == [ARTICLE] and base not in self.bases


NO_LETTERS = Letters()


def letters_of(texts: Iterable[str]) -> Letters:
    """Return how a document whose parts begin so writes the letters of its rules."""
    bases, joined, apart = set[str](), set[str](), set[str]()
    for match in filter(None, map(_BEGINNING.match, texts)):
        base, letter = match["base"], match["apart"]
        if match["joined"]:
            joined.add(base + match["joined"])
        elif letter and (letter != ARTICLE or match["closed"] or match["gap"] == "."):
            apart.add(base + letter)
        elif not letter:
            bases.add(base)
    return Letters(frozenset(bases), frozenset(joined), frozenset(apart))
