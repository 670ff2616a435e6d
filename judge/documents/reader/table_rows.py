"""Rows of tables that are rules: the first cell is a number, the second a sentence."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from judge.documents.reader.number_ranges import is_reserved

_LETTER = r"(?:[a-z]{0,2}|\.[a-z]|\([a-z]{1,2}\))"
_OPENS = r"[*_“\"(\[]{0,3}[A-ZÀ-Ý]"
_SENTENCE = rf"{_OPENS}(?:[^|\s]*\s+){{2}}.*?"
_ROW = re.compile(
    rf"^\s*\|\s*[*_]{{0,3}}(?P<number>(?:\d{{3,4}}\.\d{{1,3}}{_LETTER}"
    r"|\d{1,2}(?:\.\d{1,2}){1,3}[a-z]{0,2})[.:]?)[*_]{0,3}\s*"
    rf"\|\s*(?P<text>{_SENTENCE})\s*\|?\s*$"
)
_TITLED_ROW = re.compile(
    rf"^\s*\|\s*[*_]{{0,3}}(?P<number>(?:\d{{3,4}}\.\d{{1,3}}{_LETTER}|\d{{1,2}}(?:\.\d{{1,2}}){{2,3}}[a-z]{{0,2}})"
    rf"[.:]?)[*_]{{0,3}}\s*\|\s*(?P<text>(?:{_OPENS}[^|\s]*\s*\|\s*{_SENTENCE}|{_OPENS}[^|\s]*[.!]))\s*\|?\s*$"
)
"""A row with a title of one word before its sentence, or with a sentence of one word."""

_ANY_NUMBER = re.compile(
    r"\s*\|\s*[*_]{0,3}(?P<number>[^|\s*_]{1,16})[*_]{0,3}\s*\|\s*"
    rf"(?={_SENTENCE}$|{_OPENS}[^|\s]*\s*\|\s*{_SENTENCE}$|{_OPENS}[^|\s]*[.!]\s*\|?\s*$)"
)
_RESERVED_ROW = re.compile(
    r"^\s*\|\s*(?P<number>[*_]{0,3}\d{3,4}\.\d{1,3}[^|]{0,40}?)\s*\|\s*(?P<text>[^|]{4,80}?)\s*\|?\s*$"
)
_NUMBERS = re.compile(r"(?=.*\d)[(\[]?(?:(?:rules?|§)\s?)?\d[\d., a-z()–-]*[)\]]?", re.IGNORECASE)
_CELLS = re.compile(r"\s*\|[^|]*[^\W\d_][^|]*\|")
_NUMBERED = re.compile(rf"\|\s*[*_]{{0,3}}\d{{1,4}}(?:\.\d{{1,3}}){{1,3}}{_LETTER}[.:]?[*_]{{0,3}}\s*\|")
_RULED = re.compile(r"[\s|:=+-]*")


def without_bars(text: str) -> str:
    """Return a row whose first cell is the number of a rule without its bars, and any other line as it is.

    >>> without_bars("| **100.1** | A deck has sixty cards. |"), without_bars("| 100.1 | Sealed |")
    ('100.1 A deck has sixty cards.', '| 100.1 | Sealed |')
    >>> without_bars("| 100.3–100.5 | Reserved |"), without_bars("| 100.1 | Size | A deck has sixty cards. |")
    ('100.3–100.5 Reserved', '100.1 Size | A deck has sixty cards.')
    """
    if (row := _RESERVED_ROW.match(text)) and is_reserved(told := f"{row['number']} {row['text']}"):
        return told
    row = (_ROW.match(text) or _TITLED_ROW.match(text)) if "|" in text else None
    return f"{row['number']} {row['text']}" if row else text


class NumberRow(NamedTuple):
    """A row whose first cell is a number: the signs around that, and where the next cell begins in the line.

    `told` is the row without bars around it.
    """

    opens: str
    number: str
    between: str
    start: int
    told: str

    def begins(self, number: str) -> str:
        """Return the beginning of the row, up to its second cell, with another number."""
        return self.opens + number + self.between


def number_row(line: str) -> NumberRow | None:
    """Return the row that a line is, whose first cell may be a number in any shape and whose second is a sentence.

    >>> row = number_row("| 1-1-2 | A deck has sixty cards. |")
    >>> row and (row.told, row.begins("101.2"))
    ('1-1-2 A deck has sixty cards.', '| 101.2 | ')
    """
    match = _ANY_NUMBER.match(line)
    if match is None:
        return None
    start, end = match.span("number")
    rest = line[match.end() :].rstrip().removesuffix("|").rstrip()
    return NumberRow(line[:start], match["number"], line[end : match.end()], match.end(), f"{match['number']} {rest}")


def row_titles(lines: Sequence[str]) -> frozenset[int]:
    """Return the lines, counted from 1, of rows that are the titles above rows of rules.

    >>> sorted(row_titles(("| No. | Rule |", "|---|---|", "| 100.1 | A deck has sixty cards. |")))
    [1]
    """
    titles, below = set[int](), ""
    for at in range(len(lines) - 1, -1, -1):
        if _RULED.fullmatch(lines[at]):
            continue
        ruled = _ROW.match(below) or _TITLED_ROW.match(below)
        if ruled and _CELLS.match(lines[at]) and not _NUMBERED.search(lines[at]):
            titles.add(at + 1)
        below = lines[at]
    return frozenset(titles)


def term_cells(told: str) -> tuple[str, str]:
    """Return the text of a term, and the numbers of its rules, from the cells behind the term in its row.

    >>> term_cells("What burns. | 500.1, 500.3 |"), term_cells("500.1 | What burns. |"), term_cells("3 | 4 |")
    (('What burns.', '500.1, 500.3'), ('What burns.', '500.1'), ('3 | 4', ''))
    """
    cells = [cell.strip() for cell in told.strip().removesuffix("|").split("|")]
    numbers = [cell for cell in cells if _NUMBERS.fullmatch(cell)]
    words = [cell for cell in cells if cell and cell not in numbers]
    if len(numbers) != 1 or not words:
        return " | ".join(filter(None, cells)), ""
    return " | ".join(words), numbers[0].strip("()[]")
