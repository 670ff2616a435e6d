"""The headings that open a section: its first rule comes next, so that they are no running heads."""

import re
from collections.abc import Sequence

from judge.documents.reader.page_furniture import is_furniture

_HEADING = re.compile(r"[\s\f#*_]*(\d{1,3})(?:[.:)]|\s+[–—-])?[*_]*\s+[^\W\d_]")
_GAP = re.compile(r"\S\s{8,}\S")
_FIGURES = 3


def opening_lines(lines: Sequence[str], furniture: frozenset[int] = frozenset()) -> frozenset[int]:
    """Return the lines, counted from 1, of numbered headings whose first rule or section begins the next written line.

    Between them may stand a page's `furniture`, lines counted from 1.

    >>> sorted(opening_lines(("203. Oil", "", "203.1 It is poured.", "7. Bids", "700. Wicks", "800. Storms")))
    [1, 4]
    """
    opened, below = set[int](), ""
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        if not line.strip(" \t\f\u00a0#*_=~-"):
            continue
        heading = _HEADING.match(line) if below else None
        begun = heading and re.match(rf"[\s#*_]*{heading[1]}{_first(heading[1])}", below)
        if begun and not _GAP.search(line):
            opened.add(at + 1)
        elif at + 1 in furniture or is_furniture(line):
            continue
        below = line
    return frozenset(opened)


def _first(number: str) -> str:
    """Return the pattern of what follows a heading's number in the number of what comes first below it."""
    return r"\.0?1\b" if len(number) == _FIGURES else r"(?:\.0?1\b|0[01](?:\.1\b|\b(?!\.\d)))"
