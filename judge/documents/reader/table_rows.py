"""Rows of tables that are rules: the first cell is a number, the second a sentence."""

import re
from collections.abc import Sequence

from judge.documents.reader.number_ranges import is_reserved

_LETTER = r"(?:[a-z]{0,2}|\.[a-z]|\([a-z]{1,2}\))"
_ROW = re.compile(
    rf"^\s*\|\s*[*_]{{0,3}}(?P<number>(?:\d{{3,4}}\.\d{{1,3}}{_LETTER}"
    r"|\d{1,2}(?:\.\d{1,2}){1,3}[a-z]{0,2})[.:]?)[*_]{0,3}\s*"
    r"\|\s*(?P<text>[*_“\"(\[]{0,3}[A-ZÀ-Ý](?:[^|\s]*\s+){2}.*?)\s*\|?\s*$"
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
    >>> without_bars("| 100.3–100.5 | Reserved |")
    '100.3–100.5 Reserved'
    """
    if (row := _RESERVED_ROW.match(text)) and is_reserved(told := f"{row['number']} {row['text']}"):
        return told
    return _ROW.sub(r"\g<number> \g<text>", text)


def row_titles(lines: Sequence[str]) -> frozenset[int]:
    """Return the lines, counted from 1, of rows that are the titles above rows of rules.

    >>> sorted(row_titles(("| No. | Rule |", "|---|---|", "| 100.1 | A deck has sixty cards. |")))
    [1]
    """
    titles, below = set[int](), ""
    for at in range(len(lines) - 1, -1, -1):
        if _RULED.fullmatch(lines[at]):
            continue
        if _ROW.match(below) and _CELLS.match(lines[at]) and not _NUMBERED.search(lines[at]):
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
