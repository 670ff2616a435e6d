"""The headings of two documents that belong together, and those that only one of them has."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TypeAlias

from judge.documents.comparison.rule_pairs import Pairing
from judge.documents.reader.document import Document, Heading
from judge.documents.reader.folded_text import folded
from judge.documents.reader.part_patterns import CHAPTER, NAMED_CHAPTER, POINT, ROMAN, SECTION, plain
from judge.documents.reader.text_references import parents

Both: TypeAlias = tuple[Heading, Heading]
_Key: TypeAlias = Callable[[Heading], Hashable | None]


def title_of(heading: Heading) -> str:
    """Return the words of a heading without its number.

    >>> title_of(Heading("405", "405. Packets", 1)), title_of(Heading("4", "Chapter IV: Concepts", 1))
    ('Packets', 'Concepts')
    """
    return without_number(heading.title)


@lru_cache(maxsize=16384)
def without_number(title: str) -> str:
    """Return a title without its number."""
    for numbered in (SECTION, CHAPTER, POINT, NAMED_CHAPTER, ROMAN):
        if match := numbered.match(title):
            return title[match.end() :] or title
    return title


def plain_title(heading: Heading) -> str:
    """Return the words of a heading for comparing: in small letters, without its number, accents and typography."""
    return plain(folded(title_of(heading)))


def paired_headings(old: Document, new: Document, made: Pairing) -> tuple[list[Both], list[Heading], list[Heading]]:
    """Return the pairs of an old and a new heading, then the removed headings, then the added ones.

    Headings are paired by the new numbers of their rules, then by their words, then by the rule below them.
    """
    numbers = followed(old, new, made)
    before, after = _above(old), _above(new)
    ways: tuple[tuple[_Key, _Key], ...] = (
        (lambda one: numbers.get(one.number, one.number) or None, lambda one: one.number),
        (plain_title, plain_title),
        (lambda one: _in_new(before[one], made, old, new), lambda one: after[one]),
    )
    pairs: list[Both] = []
    gone, come = list(old.headings), list(new.headings)
    for mine, theirs in ways:
        for heading in tuple(gone):
            key = mine(heading)
            found = next((each for each in come if key is not None and theirs(each) == key), None)
            if found is not None:
                pairs.append((heading, found))
                gone.remove(heading)
                come.remove(found)
    gone = [each for each in gone if _stays(each, before[each][0], old, set(made.pairs))]
    come = [each for each in come if _stays(each, after[each][0], new, set(made.pairs.values()))]
    return pairs, gone, come


def followed(old: Document, new: Document, made: Pairing) -> dict[str, str]:
    """Return the new number of each old section and chapter: the one that most of its rules are in now."""
    votes: dict[str, Counter[str]] = {}
    for mine, other in made.pairs.items():
        parts = zip(parents(old.rules[mine].number), parents(new.rules[other].number), strict=False)
        for was, now in parts:
            votes.setdefault(was, Counter())[now] += 1
    return {was: counted.most_common(1)[0][0] for was, counted in votes.items()}


def _stays(heading: Heading, below: int, document: Document, kept: set[int]) -> bool:
    """Return whether the rules under a heading are in both documents, so that only the heading was added or removed."""
    if heading.number:
        return any(heading.number in parents(document.rules[each].number) for each in kept)
    return below in kept or below == len(document.rules)


def _above(document: Document) -> dict[Heading, tuple[int, int]]:
    """Return, for each heading, the place of the next rule, and how many headings are between them."""
    starts = [(rule.line, rule.column) for rule in document.rules]
    found: dict[Heading, tuple[int, int]] = {}
    between: Counter[int] = Counter()
    for heading in reversed(document.headings):
        below = bisect_left(starts, (heading.line, heading.column))
        found[heading] = (below, between[below])
        between[below] += 1
    return found


def _in_new(place: tuple[int, int], made: Pairing, old: Document, new: Document) -> tuple[int, int] | None:
    """Return the place in the new document for a heading's place in the old one, None if its next rule was removed."""
    below, between = place
    here = len(new.rules) if below == len(old.rules) else made.pairs.get(below)
    return None if here is None else (here, between)
