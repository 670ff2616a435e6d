"""Tables as text: with aligned columns for a terminal, and in Markdown."""

from collections.abc import Iterator, Sequence


def aligned_rows(table: Sequence[Sequence[str]]) -> Iterator[str]:
    r"""Yield the rows of a table, each column as wide as its widest cell.

    >>> print(*aligned_rows([("card", "damage"), ("Tim", "1")]), sep="\n")
    | card | damage |
    | Tim  | 1      |
    """
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        yield _row([cell.ljust(width) for cell, width in zip(row, widths, strict=True)])


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    r"""Return the lines of a table in Markdown.

    >>> markdown_table(("rule", "title"), [("602.4", "A | B")])
    ['| rule | title |', '| --- | --- |', '| 602.4 | A \\| B |']
    """
    return [_row([cell.replace("|", "\\|") for cell in cells]) for cells in (head, ["---"] * len(head), *rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
