"""Places in a JSON text, for messages."""

from __future__ import annotations

import re
from json import loads
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

Place: TypeAlias = tuple[str | int, ...]
"""The fields and list indexes that lead to a value."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


def said(place: Place) -> str:
    """Return a place in words for people.

    >>> said(("powers", 0, "text"))
    'powers[0].text'
    >>> said(())
    'the card'
    """
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in place)
    return "".join(parts).removeprefix(".") or "the card"


def line_of(text: str, place: Place) -> int:
    r"""Return the line on which the value at the place begins, or else the nearest value around it.

    >>> line_of('{"powers":\n [{},\n  {"is": 3}]}', ("powers", 1, "is"))
    3
    """
    depth, start = -1, 0
    for found, offset in _starts(text):
        if len(found) > depth and place[: len(found)] == found:
            depth, start = len(found), offset
    return text.count("\n", 0, start) + 1


def _starts(text: str) -> Iterator[tuple[Place, int]]:
    """Yield each value's place and its position in the text; for a field, that is the position of its name.

    The path consists of fields, list indexes, and None where the next field of an object is still to come.
    """
    path: list[str | int | None] = []
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "}" | "]":
                path.pop()
                continue
            case ",":
                path[-1] = path[-1] + 1 if isinstance(path[-1], int) else None
                continue
            case ":":
                continue
            case word if path and path[-1] is None:
                path[-1] = loads(word)
        if not path or isinstance(path[-1], int) or token[0] not in "{[":
            yield tuple(part for part in path if part is not None), token.start()
        if token[0] in "{[":
            path.append(None if token[0] == "{" else 0)
