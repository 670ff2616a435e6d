"""Pages with two columns in each line of the text: the first column is read before the second."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from judge.documents.reader.part_patterns import PAIR_OR_DECIMAL, RULE, is_glossary

_GAP = re.compile(r"(?:^ {20,}|(?<=\S) {2,})(?=\S)")
_DECIMAL_RULE = re.compile(rf"{PAIR_OR_DECIMAL.pattern}(?=[“\"«„*_(\[]{{0,3}}[A-ZÀ-Ý]\S*\s\S+\s)")
"""The number of a rule such as 1.2.3 before a sentence; behind the numbers of a table stand fewer words."""

_TERM = re.compile(r"\s*[A-ZÀ-Ý][^.:;()]{0,44}?(?:\s\([^)]{0,40}\))?(?:\s?:|\s[–—-])\s+\S")
"""A term of a glossary with the beginning of what it means in the same line."""

NARROWEST, WIDEST, GUTTER = 20, 120, 2
SPLIT, NUMBERED, TERMS, LONGEST_TITLE = 5, 2, 3, 60
SHARING = 1
"""How many pages have a gutter before another may have it, too."""

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
    pages = [placed[start:end] for start, end in pairwise(starts)]
    gutters = [_gutter([each.text for each in page]) for page in pages]
    told, begun = list[Placed](), False
    for page, gutter in zip(pages, _shared(pages, gutters), strict=True):
        titled = _start_of_glossary(page)
        start = 0 if begun and titled > len(page) else titled
        begun = start <= len(page)
        above, below = (page, ()) if gutter else (page[:start], page[start:])
        told += _page(above, gutter)
        told += _page(below, _gutter([each.text for each in below], _TERM, TERMS) if below else 0)
    return tuple(told)


def _start_of_glossary(page: Sequence[Placed]) -> int:
    """Return where the terms of a glossary begin on a page, behind its last title; beyond its end if there is none."""
    for at in range(len(page), 0, -1):
        if 0 < len(bare := page[at - 1].text.strip()) < LONGEST_TITLE and is_glossary(bare):
            return at
    return len(page) + 1


def _shared(pages: Sequence[Sequence[Placed]], gutters: Sequence[int]) -> Iterator[int]:
    """Yield the gutter of each page: its own, or that of most others if its lines have the same columns.

    A last page that is half empty, or one without rules, shows by itself too little of its columns.
    """
    usual, many = Counter(filter(None, gutters)).most_common(1)[0] if any(gutters) else (0, 0)
    for page, gutter in zip(pages, gutters, strict=True):
        if gutter or many < SHARING:
            yield gutter
            continue
        edges = _edges(page, usual)
        inside = [each.text for each in page if each.line not in edges]
        both = [text for text in inside if text[:usual].strip() and text[usual:].strip()]
        held = sum(not _crosses(line, usual) and line[usual : usual + 1] != " " for line in both)
        yield usual if both and held >= (1 - CROSSING) * len(both) else 0


def _page(lines: Sequence[Placed], gutter: int) -> Iterator[Placed]:
    if not gutter:
        yield from lines
        return
    edges = _edges(lines, gutter)
    for crossing, block in groupby(lines, lambda each: _crosses(each.text, gutter) or each.line in edges):
        told = list(block)
        if crossing:
            yield from told
            continue
        yield from (Placed(text[:gutter], line) for text, line, _ in told)
        # A line without text in the second column is a blank line there.
        yield from (Placed(text[gutter:], line, gutter + 1) for text, line, _ in told)


def _edges(lines: Sequence[Placed], gutter: int) -> frozenset[int]:
    """Return the heads and feet: the first and last line of a page whose right part doesn't begin with the column."""
    written = [each for each in lines if each.text.strip()]
    ends = {each.line: each.text[gutter:] for each in (*written[:1], *written[-1:])}
    return frozenset(line for line, right in ends.items() if right.startswith(" " * (GUTTER + 1)) and right.strip())


def _gutter(lines: Sequence[str], begins_part: re.Pattern[str] | None = None, least: int = NUMBERED) -> int:
    """Return where the second column of a page begins, 0 for a page with one column.

    Both columns have lines that begin rules, or what else is looked for, so that no table is cut in two.
    """
    gapped = [line for line in lines if "  " in line and len(line) <= 2 * WIDEST]
    begins = Counter(match.end() for line in gapped for match in _GAP.finditer(line))
    found = [(many, at) for at, many in begins.items() if NARROWEST <= at <= WIDEST and many >= SPLIT]
    if not found:
        return 0
    _, gutter = max(found)
    long = [line for line in lines if len(line) > gutter]
    both = sum(bool(line[:gutter].strip()) for line in long if not _crosses(line, gutter))
    crossing = sum(_crosses(line, gutter) for line in long)
    columns = [line[:gutter] for line in lines], [line[gutter:] for line in lines]
    number = begins_part or (RULE if any(map(RULE.match, (*columns[0], *columns[1]))) else _DECIMAL_RULE)
    numbered = min(sum(map(bool, map(number.match, column))) for column in columns)
    return gutter if both >= SPLIT and numbered >= least and crossing <= CROSSING * len(long) else 0


def _crosses(line: str, gutter: int) -> bool:
    return bool(line[gutter - GUTTER : gutter].strip())
