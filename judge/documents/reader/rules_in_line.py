"""Lines with several rules whose numbers have another shape than 602.2a, such as 1.2, 1-1-2, A.2.b or II.3(a)."""

import re
from collections.abc import Iterator, Sequence

from judge.documents.reader.found_numbers import is_next
from judge.documents.reader.number_heads import Head, whole_heads
from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import RULE

_BEHIND = re.compile(r"[.!?][”\"»’)\]*_]{0,3}[\s\u00a0]+(?=[*_(\[#]{0,3}(?:§{1,2}\s?)?[^\W_])")
_OPENING = " \t[("
_BEGINS = re.compile(r"[*_“\"«„\[(]{0,3}[A-ZÀ-Ý]")


def parted_lines(lines: Sequence[Placed]) -> tuple[Placed, ...]:
    """Return the lines, cut where a further rule begins behind a sentence; all as they are if rules are as 602.2a.

    A number begins a rule there if it comes directly after the last one and is written as that.

    >>> [each.text for each in parted_lines([Placed("3.1 A drum holds. 3.2 It has 3 sides. 3.4 pints fit.", 1)])]
    ['3.1 A drum holds. ', '3.2 It has 3 sides. 3.4 pints fit.']
    """
    if any(RULE.match(each.text) for each in lines):
        return tuple(lines)
    told, last = list[Placed](), tuple[Head, ...]()
    for text, line, column in lines:
        last = whole_heads(text.lstrip(_OPENING)) or last
        start = 0
        for place, heads in _further(text, last) if last else ():
            told.append(Placed(text[start:place], line, column + start))
            start, last = place, heads
        told.append(Placed(text[start:], line, column + start))
    return tuple(told)


def _further(text: str, last: tuple[Head, ...]) -> Iterator[tuple[int, tuple[Head, ...]]]:
    """Yield where further rules begin in a line, each with the readings of its number."""
    for match in _BEHIND.finditer(text):
        behind = text[match.end() :].lstrip("[(")
        heads = tuple(head for head in whole_heads(behind) if any(_counts_on(each, head) for each in last))
        if heads and _BEGINS.match(behind[heads[0].end :]):
            yield match.end(), heads
            last = heads


def _counts_on(last: Head, head: Head) -> bool:
    return (last.kind, last.sign) == (head.kind, head.sign) and is_next(last.parts, head.parts)
