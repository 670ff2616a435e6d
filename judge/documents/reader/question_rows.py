"""Rows of tables that are a question and its answer: each becomes two lines, with the bars between them apart."""

import re
from collections.abc import Iterator, Sequence

from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import RULE, plain

_ROW = re.compile(
    r"(?P<begins>\s*\|\s*)(?P<question>[^\s|][^|]{1,239}?\?[*_]{0,3})(?P<between>\s*\|\s*)(?P<answer>[^\s|][^|]*?)"
    r"(?P<ends>\s*\|?\s*)"
)
_TITLES = re.compile(r"\s*\|(?P<first>[^|]+)\|(?P<second>[^|]+)\|?\s*")
_ASKS = {"question", "questions", "q", "frage", "fragen"}
LEAST = 2


def without_question_rows(lines: Sequence[Placed]) -> tuple[tuple[Placed, ...], frozenset[int], frozenset[int]]:
    """Return the lines with each row of questions in pieces; the bars and titles, and the questions, counted from 1.

    A text with numbered rules keeps its rows as they are.

    >>> rows = [Placed("| Who? | Ann. |", 1), Placed("| When? | Now. |", 2)]
    >>> [each.text for each in without_question_rows(rows)[0]]
    ['| ', 'Who?', ' | ', 'Ann.', ' |', '| ', 'When?', ' | ', 'Now.', ' |']
    """
    found = [_ROW.fullmatch(each.text) if "|" in each.text else None for each in lines]
    if sum(map(bool, found)) < LEAST or any(RULE.match(each.text.lstrip(" |*_#>-")) for each in lines):
        return tuple(lines), frozenset(), frozenset()
    parts, bars, asked = list[Placed](), set[int](), set[int]()
    for each, row in zip(lines, found, strict=True):
        titles = _TITLES.fullmatch(each.text)
        for name, part in _pieces(each, row):
            parts.append(part)
            if name in ("begins", "between", "ends") or (not row and titles and plain(titles["first"]) in _ASKS):
                bars.add(len(parts))
            elif name == "question":
                asked.add(len(parts))
    return tuple(parts), frozenset(bars), frozenset(asked)


def _pieces(line: Placed, row: re.Match[str] | None) -> Iterator[tuple[str, Placed]]:
    """Yield the pieces of a row, each with its name; together they are the line."""
    if row is None:
        yield "", line
        return
    for name, text in row.groupdict().items():
        if text:
            yield name, line._replace(text=text, column=line.column + row.start(name))
