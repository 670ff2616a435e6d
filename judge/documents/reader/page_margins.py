"""Margins beside the text: bars beside changed lines, sides of boxes and numbers of lines, which are no words of it."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import DECIMAL, PAIR, RULE, SECTION

_BARS = "|¦│┃║▌▏"
_BAR_ENDS = frozenset(_BARS)
_LEFT = re.compile(rf"[ \t\f]*[{_BARS}][ \t]*(?=[^\s{_BARS}])")
_RIGHT = re.compile(rf"(?<![ \t])[ \t]+[{_BARS}][ \t]*$")
_ROW = re.compile(rf"[{_BARS}]")
_QUOTE = re.compile(r"(?:> ?)+")
_COUNTED = re.compile(r"[ \t\f]{0,8}(?P<number>\d{1,5})(?:[ \t]+(?=\S)|[ \t]*$)")
LEAST, RUN, FIRST, MOST, HALF = 2, 4, 10, 0.8, 2


class Margins(NamedTuple):
    """The texts of lines without their margins, and the margins, each with its place in the source."""

    texts: tuple[Placed, ...]
    margins: tuple[Placed, ...]


def without_margins(lines: Sequence[Placed]) -> Margins:
    """Return the lines without their margins; every character of them is in exactly one of the pieces."""
    texts = [each.text for each in lines]
    lefts = _quoted(texts) or _numbered(texts) or _barred(texts)
    bars = sum(bool(_ROW.search(text)) for text in texts)
    rights = [_right(text[left:], boxed=bool(left)) for text, left in zip(texts, lefts, strict=True)] if bars else []
    if not any(lefts) and sum(map(bool, rights)) < LEAST:
        return Margins(tuple(lines), ())
    kept, beside = list[Placed](), list[Placed]()
    for at, (text, line, column) in enumerate(lines):
        left = lefts[at]
        end = len(text) - (rights[at] if rights else 0)
        kept.append(Placed(text[left:end], line, column + left))
        if left:
            beside.append(Placed(text[:left], line, column))
        if end < len(text):
            beside.append(Placed(text[end:], line, column + end))
    return Margins(tuple(kept), tuple(beside))


def _quoted(texts: Sequence[str]) -> list[int]:
    """Return how wide the marks of a quoted mail are in each line, where nearly all lines have them; else nothing."""
    widths = [match.end() if (match := _QUOTE.match(text)) else 0 for text in texts]
    written = sum(bool(text.strip()) for text in texts)
    return widths if sum(map(bool, widths)) >= max(RUN, MOST * written) else []


def _right(text: str, *, boxed: bool) -> int:
    """Return how many characters at the end of a line are its right margin; rows of tables have none."""
    match = _RIGHT.search(text) if text.rstrip(" \t\n")[-1:] in _BAR_ENDS else None
    if match is None or _ROW.search(text[: match.start()]) or not (boxed or text[: match.start()].strip()):
        return 0
    return len(text) - match.start()


def _barred(texts: Sequence[str]) -> list[int]:
    """Return how wide the left margin of each line is, where bars stand before lines; 0 for lines without one."""
    bars = [_bar(text) for text in texts]
    if sum(map(bool, bars)) < LEAST:
        return [0] * len(texts)
    narrow = min(filter(None, bars))
    written = [at for at, text in enumerate(texts) if text.strip()]
    blank = [at for at in written if not bars[at] and not texts[at][:narrow].strip(" ")]
    # Where other lines leave room for the bar, all lines lose a margin of one width.
    even = len(blank) + sum(map(bool, bars)) >= MOST * len(written)
    spaces = set(blank) if even else set[int]()
    return [narrow if (width and even) or at in spaces else width for at, width in enumerate(bars)]


def _bar(text: str) -> int:
    """Return where the words behind a bar begin, 0 where a line begins with none or is the row of a table."""
    match = _LEFT.match(text)
    if match is None or _ROW.search(_RIGHT.sub("", text[match.end() :])):
        return 0
    return match.end()


class _Counted(NamedTuple):
    """A line that begins with a number: its place among all lines and among those with words, and the number."""

    at: int
    written: int
    number: int


def _numbered(texts: Sequence[str]) -> list[int]:
    """Return how wide the left margin of each line is, where the numbers of lines stand in it; else nothing."""
    found = list(_counted(texts))
    # The numbers of a run rise.
    if len({each.number for each in found}) < RUN:
        return []
    runs = [run for run in _runs(found) if len(run) >= RUN and run[0].number <= FIRST]
    covered = sum(run[-1].at - run[0].at for run in runs)
    if not runs or covered * HALF < len(texts):
        return []
    counted = {each.at for run in runs for each in run}
    ends = [match.end() for at in counted if (match := _COUNTED.match(texts[at])) and match.end() < len(texts[at])]
    width = min(ends, default=0)
    behind = [text[width:] for at, text in enumerate(texts) if at in counted or not text[:width].strip()]
    ruled = sum(any(pattern.match(text) for pattern in (RULE, DECIMAL, PAIR, SECTION)) for text in behind)
    if ruled < LEAST:
        return []
    return [min(width, len(text)) if at in counted or not text[:width].strip() else 0 for at, text in enumerate(texts)]


def _counted(texts: Sequence[str]) -> Iterator[_Counted]:
    written = 0
    for at, text in enumerate(texts):
        match = _COUNTED.match(text)
        if match:
            yield _Counted(at, written, int(match["number"]))
        written += bool(text.strip())


def _runs(every: Sequence[_Counted]) -> list[list[_Counted]]:
    """Return the lines in runs whose numbers say how many lines, or lines with words, are between them."""
    runs = [list(every[:1])]
    for before, each in pairwise(every):
        step = each.number - before.number
        if step not in (each.at - before.at, each.written - before.written):
            runs.append([])
        runs[-1].append(each)
    return runs
