"""The segments of lines: a line that holds a whole page is cut into the parts of the document in it."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import SENTENCE_END
from judge.documents.reader.rule_numbers import follows

LONG = 160
"""A longer line may hold several parts of the document; a shorter one is a single segment."""

NEAR = 40
"""How many characters before a number are searched for the end of a sentence."""

_SPACE = r"[\s\u00a0]"
_CUT = re.compile(
    rf"(?P<rule>(?<![\w.(§])\d{{3,4}}\.\d{{1,3}}[a-z]{{0,2}})\.?(?P<gap>{_SPACE}+)(?=[A-Z“\"\[(+*])"
    rf"|(?P<section>(?<![\w.(])\d{{3}})\.{_SPACE}+[A-Z][\w ,’'&-]{{2,60}}?{_SPACE}+(?=(?P=section)\.1)"
    rf"|(?P<chapter>(?<![\w.(])\d{{1,2}})\.{_SPACE}+[A-Z][\w ,’'&-]{{2,60}}?{_SPACE}+(?=(?P=chapter)\d\d\.{_SPACE})"
    rf"|(?P<example>(?<=[.!?”\")\]]{_SPACE})(?:Example|Exemple|Beispiel){_SPACE}?:{_SPACE})"
    rf"|(?P<page>(?<!{_SPACE}){_SPACE}+(?:Page|Seite){_SPACE}\d{{1,3}}{_SPACE}*$)"
    rf"|(?P<contents>\bContents{_SPACE}+1\.{_SPACE})"
    rf"|(?P<card>(?<=[.!?”\")\]lh]{_SPACE})[A-Z][\w’' -]{{2,45}}?, "
    rf"(?=(?:(?:\d\+)?[\dX]+, )?(?:[A-Z][\w’' -]{{1,40}}, ){{0,4}}"
    rf"(?:[A-Z]\w+ )?(?:Ally|Ability|Weapon|Armor|Item|Quest|Hero)(?:[—–-]|\b)))"
)


class Segment(NamedTuple):
    """A line, or a part of it: its text, its place in the source, and whether it was `cut` out of a longer line.

    `at` is the number of the line in the order of reading, which differs from `line` where pages have two columns.
    """

    text: str
    line: int
    column: int = 1
    cut: bool = False
    at: int = 0


def segments(lines: Sequence[Placed]) -> Iterator[Segment]:
    """Yield the segments of every line in order; together they are the lines."""
    last = ""
    for at, (text, line, column) in enumerate(lines, 1):
        if len(text) <= LONG:
            yield Segment(text, line, column, at=at)
            continue
        starts = [0]
        for cut, rule in _cuts(text, last):
            starts.append(cut)
            last = rule or last
        ends = (*starts[1:], len(text))
        for start, end in zip(starts, ends, strict=True):
            if end > start or len(starts) == 1:
                yield Segment(text[start:end], line, column + start, cut=len(starts) > 1, at=at)


@lru_cache(maxsize=4096)
def _cuts(text: str, last: str) -> tuple[tuple[int, str], ...]:
    """Return the places in the middle of a line where a part begins, with its number if it is a rule."""
    return tuple(_found_cuts(text, last))


def _found_cuts(text: str, last: str) -> Iterator[tuple[int, str]]:
    position = 0
    while match := _CUT.search(text, position):
        kind, start = match.lastgroup or "", match.start()
        if kind == "gap":
            kind = "rule"
        position = match.end()
        if kind == "rule":
            number = match["rule"]
            if not (
                SENTENCE_END.search(text[max(0, start - NEAR) : start])
                or "\u00a0" in match["gap"]
                or follows(last, number)
            ):
                continue
            last = number
        elif kind in ("section", "chapter"):
            # Only the heading is the part; the rule behind it is found next.
            position = match.start() + len(match[kind]) + 1
            last = f"{match[kind]}.0" if kind == "section" else last
        if start:
            yield start, last if kind == "rule" else ""
        elif kind == "rule":
            last = match["rule"]
