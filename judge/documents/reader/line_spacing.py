"""The blank lines that a document has below every line, which separate no paragraphs."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import BULLET, ends_sentence

LEAST, MOST = 12, 0.95
BROKEN = 3
"""How many sentences go on behind a blank line at least, so that blank lines can't be the ends of paragraphs."""


def without_spacing(lines: Sequence[Placed]) -> tuple[tuple[Placed, ...], tuple[Placed, ...]]:
    """Return the lines without the blank ones that stand below every line, and those; any more of them are kept.

    >>> spaced = [Placed(text, at) for at, text in enumerate(["A rule", "", "goes on.", ""] * 9, 1)]
    >>> [len(each) for each in without_spacing(spaced)]
    [19, 17]
    """
    written = [at for at, each in enumerate(lines) if each.text.strip(" \t\u00a0")]
    gaps = [after - before - 1 for before, after in pairwise(written)]
    width = _usual(gaps)
    if not width or _broken(lines, written) < BROKEN:
        return tuple(lines), ()
    spaces = {at for before, after in pairwise(written) for at in range(before + 1, min(after, before + 1 + width))}
    kept = tuple(each for at, each in enumerate(lines) if at not in spaces)
    return kept, tuple(each for at, each in enumerate(lines) if at in spaces)


def _usual(gaps: Sequence[int]) -> int:
    """Return how many blank lines stand below nearly every line at least."""
    if len(gaps) < LEAST:
        return 0
    counted = Counter(gaps)
    widths = sorted(counted, reverse=True)
    return next((each for each in widths if sum(gap >= each for gap in gaps) >= MOST * len(gaps)), 0)


def _broken(lines: Sequence[Placed], written: Sequence[int]) -> int:
    """Return how many sentences that have no end go on in small letters behind blank lines; items of lists do not."""
    pairs = ((lines[before].text, lines[after].text.strip()) for before, after in pairwise(written))
    return sum(not ends_sentence(text) and below[:1].islower() and not BULLET.match(below) for text, below in pairs)
