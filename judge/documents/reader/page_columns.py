"""Pages with two columns in each line of the text: the first column is read before the second."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from judge.documents.reader.part_patterns import RULE

_GAP = re.compile(r"(?:^ {20,}|(?<=\S) {2,})(?=\S)")
NARROWEST, WIDEST, GUTTER = 20, 120, 2
SPLIT, NUMBERED = 5, 2
CROSSING = 0.2
"""The share of a page's lines that may cross the gutter between the columns, as titles do."""


class Placed(NamedTuple):
    """A line, or one column of it: its text, and its line and column in the source, counted from 1."""

    text: str
    line: int
    column: int = 1


def arranged(lines: Sequence[str]) -> tuple[Placed, ...]:
    """Return the lines in the order of reading; every character of the source is in exactly one of them."""
    placed = tuple(Placed(text, number) for number, text in enumerate(lines, 1))
    starts = [0, *(at for at, text in enumerate(lines) if "\f" in text and at), len(lines)]
    return tuple(each for at, start in enumerate(starts[:-1]) for each in _page(placed[start : starts[at + 1]]))


def _page(lines: Sequence[Placed]) -> Iterator[Placed]:
    gutter = _gutter([each.text for each in lines])
    if not gutter:
        yield from lines
        return
    for crossing, block in groupby(lines, lambda each: _crosses(each.text, gutter)):
        told = list(block)
        if crossing:
            yield from told
            continue
        yield from (Placed(text[:gutter], line) for text, line, _ in told)
        # A line without text in the second column is a blank line there.
        yield from (Placed(text[gutter:], line, gutter + 1) for text, line, _ in told)


def _gutter(lines: Sequence[str]) -> int:
    """Return where the second column of a page begins, 0 for a page with one column."""
    gapped = [line for line in lines if "  " in line and len(line) <= 2 * WIDEST]
    begins = Counter(match.end() for line in gapped for match in _GAP.finditer(line))
    found = [(many, at) for at, many in begins.items() if NARROWEST <= at <= WIDEST and many >= SPLIT]
    if not found:
        return 0
    _, gutter = max(found)
    long = [line for line in lines if len(line) > gutter]
    both = sum(bool(line[:gutter].strip()) for line in long if not _crosses(line, gutter))
    crossing = sum(_crosses(line, gutter) for line in long)
    numbered = min(sum(bool(RULE.match(line[part])) for line in lines) for part in (slice(gutter), slice(gutter, None)))
    return gutter if both >= SPLIT and numbered >= NUMBERED and crossing <= CROSSING * len(long) else 0


def _crosses(line: str, gutter: int) -> bool:
    return bool(line[gutter - GUTTER : gutter].strip())
