"""Places as the editor counts them: in units of UTF-16, which every editor can, whatever else it offers."""

from collections.abc import Generator, Sequence
from typing import Any

from lsprotocol import types as lsp
from pygls.protocol import LanguageServerProtocol, lsp_method


class CountingProtocol(LanguageServerProtocol):
    """The protocol of a server that counts in UTF-16, also with an editor that would rather have bytes."""

    @lsp_method(lsp.INITIALIZE)
    def lsp_initialize(self, params: lsp.InitializeParams) -> Generator[Any, Any, lsp.InitializeResult]:
        """Answer an editor that begins, as if it had offered no other way of counting."""
        if params.capabilities.general is not None:
            params.capabilities.general.position_encodings = None
        return (yield from super().lsp_initialize(params))


def position(lines: Sequence[str], line: int, column: int) -> lsp.Position:
    """Return the place of a line and a column, given in characters.

    >>> position(["😀 duel"], 0, 2).character
    3
    """
    before = lines[line][:column] if line < len(lines) else ""
    return lsp.Position(line, len(before.encode("utf-16-le")) // 2)


def span(lines: Sequence[str], line: int, start: int, end: int) -> lsp.Range:
    """Return the range of two columns of a line."""
    return lsp.Range(position(lines, line, start), position(lines, line, end))


def column(text: str, place: lsp.Position) -> int:
    """Return the column of a place in the text of its line, in characters.

    >>> column("😀 duel", lsp.Position(0, 3))
    2
    """
    units = text.encode("utf-16-le")[: 2 * place.character]
    return len(units.decode("utf-16-le", errors="ignore"))
