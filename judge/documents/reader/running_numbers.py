"""Heads and feet of pages in any wording, found by the page number in them, which counts up from page to page."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from judge.documents.reader.part_patterns import PAIR_OR_DECIMAL, begins_part

_FIGURES = re.compile(r"\d+")
LONGEST = 90
"""How many characters a head or foot may have, a gap in it counted as one."""

LEAST_LINES = 12
"""How many lines a page has at least, but for the last one."""

REPEATED = 3
UNEVEN, SLACK = 1.25, 3
"""How much longer than the usual page one may be: so many times, and so many lines."""


_GAP = re.compile(r"\S\s{8,}\S")
PAIR = 2


class _Numbered(NamedTuple):
    """A line with figures: its place, its numbers, and whether it has a wide gap."""

    at: int
    numbers: tuple[int, ...]
    gap: bool


class _Shape(NamedTuple):
    """A line that may be a head or foot: what it says with # for each number, its numbers, and if it has a gap."""

    said: str
    numbers: tuple[int, ...]
    gap: bool


def counting_lines(lines: Sequence[str]) -> frozenset[int]:
    """Return the lines, counted from 1, that say the same page after page but for a number that counts up."""
    alike: dict[str, list[_Numbered]] = {}
    for at, line in enumerate(lines):
        if (shape := _shape(line)) is not None:
            alike.setdefault(shape.said, []).append(_Numbered(at, shape.numbers, shape.gap))
    return frozenset(each.at + 1 for found in alike.values() for run in _runs(found) if _paged(run) for each in run)


@lru_cache(maxsize=16384)
def _shape(line: str) -> _Shape | None:
    """Return what a line says beside its numbers, or None where it can't be a head or foot with a number."""
    bare = " ".join(line.split())
    if (
        bare[-1:] in ";,"
        or (bare[-1:] == "." and PAIR_OR_DECIMAL.match(bare))
        or len(bare) > LONGEST
        or not _FIGURES.search(bare)
        or begins_part(line)
    ):
        return None
    numbers = tuple(int(figures[:9]) for figures in _FIGURES.findall(bare))
    return _Shape(_FIGURES.sub("#", bare), numbers, bool(_GAP.search(line)))


def _runs(found: Sequence[_Numbered]) -> list[list[_Numbered]]:
    """Return the lines in runs in which the same number counts up by one, or by two where pages alternate."""
    runs = [[found[0]]]
    taken: tuple[int, ...] = ()
    for before, each in pairwise(found):
        step = tuple(after - one for one, after in zip(before.numbers, each.numbers, strict=True))
        counts = max(step) in (1, 2) and set(step) <= {0, max(step)}
        if not counts or (len(runs[-1]) > 1 and taken != step):
            runs.append([])
        taken = step
        runs[-1].append(each)
    return runs


def _paged(run: Sequence[_Numbered]) -> bool:
    """Return whether a run is of pages of nearly the same length, of which the last may be shorter.

    There are at least three of them; two are enough if a line says that there are two, or has its number behind a gap.
    """
    first, last = run[0].numbers, run[-1].numbers
    whole = len(run) == PAIR and (max(first[0], last[0]) == PAIR and first[1:] == last[1:] and PAIR in first[1:])
    gaps = len(run) == PAIR and all(each.gap for each in run)
    return whole or ((len(run) >= REPEATED or gaps) and evenly_spaced([each.at for each in run]))


def evenly_spaced(places: Sequence[int]) -> bool:
    """Return whether lines are as far apart as pages are long; the last page may be shorter.

    >>> evenly_spaced([40, 80, 121, 130]), evenly_spaced([40, 80, 200])
    (True, False)
    """
    *gaps, last = [after - before for before, after in pairwise(places)]
    usual = median(gaps or [last])
    longest = usual * UNEVEN + SLACK
    return usual >= LEAST_LINES and last <= longest and all(usual * 2 - longest <= gap <= longest for gap in gaps)
