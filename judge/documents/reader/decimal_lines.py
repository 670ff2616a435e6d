"""The lines of a text that begin with decimal numbers: how rules are numbered, and which have numbers of one part."""

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from judge.documents.reader.part_patterns import DECIMAL, LOOSE_CHAPTER, PAIR, PAIR_OR_DECIMAL, RULE

ONE_PART = re.compile(r"[ \t\u00a0]*(\d{1,2})[.)][\s\u00a0]+(?=[“\"«„*_(\[]{0,3}[A-ZÀ-Ý])")
"""A number of one part before the beginning of a sentence."""

SENTENCE = re.compile(r"[.!?]\W{0,4}$|[.!?]\s")
TOLD = re.compile(r"[.!][\"”»)*_]*\s*$")
LEADERS = re.compile(r"\.{3,}|(?:\. ){3,}|\s{3,}\d{1,3}$")
SENTENCES, HALF, LONG_TITLE, LONG = 3, 2, 60, 45


def decimal_pattern(lines: Sequence[str], skipped: Container[int] = ()) -> re.Pattern[str] | None:
    """Return the pattern of rules with numbers such as 1.2.3, or such as 1.2 if most of those are no titles.

    Where no rules have three parts, what has no full stop is a rule, too, if the next number comes directly below it:
    titles have text there. `skipped` are lines, counted from 1, that are no part of the text.

    >>> decimal_pattern(("1.1 A drum holds", "1.2 A drum turns", "1.3 It ends")) is PAIR
    True
    >>> decimal_pattern(("1.1 Drums", "They hold.", "1.2 Kegs", "They turn.", "1.3 Tubs", "They end.")) is None
    True
    """
    if any(map(RULE.match, lines)):
        return None
    three = sum(bool(DECIMAL.match(line)) for line in lines) >= SENTENCES
    told = [sentence or (alone and not three) for sentence, alone in _are_told(lines, skipped)]
    if sum(told) >= SENTENCES and sum(told) * HALF > len(told):
        return PAIR_OR_DECIMAL if three else PAIR
    return DECIMAL if three else None


def _are_told(lines: Sequence[str], skipped: Container[int]) -> Iterator[tuple[bool, bool]]:
    """Yield, for each line with a number of two parts, whether it is a sentence, and whether nothing is below it."""
    begun = Counter(match["number"] for line in lines if (match := PAIR.match(line)))
    below, written = "", ""
    for at in range(len(lines), 0, -1):
        line = lines[at - 1]
        match = PAIR.match(line)
        if match and not LEADERS.search(line):
            alone = at not in skipped and begun[match["number"]] == 1 and _is_next_to_a_number(written)
            yield _is_sentence(line[match.end() :], below.strip()), alone
        below = line
        written = line if line.strip() else written


def _is_next_to_a_number(below: str) -> bool:
    """Return whether the next written line has a number of two parts or that of a chapter, or there is none."""
    return not below or bool(PAIR.match(below) or LOOSE_CHAPTER.match(below))


def _is_sentence(rest: str, below: str) -> bool:
    """Return whether the words behind a number are a sentence or its beginning, and no title."""
    goes_on = bool(below) and (below[0].islower() or (len(rest) > LONG and not PAIR.match(below)))
    return bool(SENTENCE.search(rest)) or len(rest) > LONG_TITLE or goes_on


class _Numbered(NamedTuple):
    """A line, counted from 1, that begins with a number, and whether a sign closes that or points part it."""

    at: int
    number: str
    closed: bool

    @property
    def dotted(self) -> bool:
        """Whether the number has several parts."""
        return "." in self.number

    @property
    def top(self) -> int:
        """The first part of the number."""
        return int(self.number.partition(".")[0])


def one_part_rules(lines: Sequence[str], skipped: Container[int] = ()) -> frozenset[int]:
    """Return the lines, counted from 1, of sentences with a number of one part, above rules that count on below it.

    Items of a list in a rule are none: they don't count on from the number above the rule.

    >>> text = ("1. A drum holds.", "1.1 It has a skin.", "2. A drum turns.", "2.1 Not twice.", "3. It ends.")
    >>> sorted(one_part_rules(text))
    [1, 3, 5]
    >>> sorted(one_part_rules(("1.1 A drum has steps:", "1. It turns.", "2. It ends.", "1.2 It is over.")))
    []
    """
    numbered = [each for at, line in enumerate(lines, 1) if at not in skipped and (each := _numbered(at, line))]
    signed = [each for each in numbered if each.closed]
    above = {each.at: before for before, each in zip((None, *signed), signed, strict=False)}
    found = set[int]()
    below: _Numbered | None = None
    for each in reversed(numbered):
        if each.closed and not each.dotted and _goes_on(each, below, found):
            before = above[each.at]
            counts = each.top == (before.top if before else 0) + 1
            if counts and _is_told(lines, each.at, below.at if below else len(lines) + 1):
                found.add(each.at)
        below = each
    kept = set[int]()
    for each in signed:
        before = above[each.at]
        if each.at in found and (before is None or before.dotted or before.at in kept):
            kept.add(each.at)
    return frozenset(kept)


def _numbered(at: int, line: str) -> _Numbered | None:
    if match := PAIR_OR_DECIMAL.match(line):
        return _Numbered(at, match["number"], closed=True)
    if match := ONE_PART.match(line):
        return _Numbered(at, match[1], closed=True)
    loose = LOOSE_CHAPTER.match(line)
    return _Numbered(at, loose[1], closed=False) if loose else None


def _goes_on(each: _Numbered, below: _Numbered | None, found: Container[int]) -> bool:
    """Return whether nothing with a number comes below a number, or the first one under it, or the next such rule."""
    if below is None or below.number == f"{each.number}.1":
        return True
    return below.at in found and below.top == each.top + 1


def _is_told(lines: Sequence[str], at: int, stop: int) -> bool:
    """Return whether the paragraph that begins in a line ends as a sentence, before the next number."""
    last = at
    while last + 1 < stop and lines[last].strip():
        last += 1
    return bool(TOLD.search(lines[last - 1]))
