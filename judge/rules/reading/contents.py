"""Tables of contents: where one stands, and the titles it lists."""

import re
from dataclasses import dataclass

from judge.rules.reading.furniture import without_figures
from judge.rules.reading.marks import CONTENTS, RULE, plain

_TITLE = r"(?:\d{1,3}\.?[\s\u00a0]+|[a-z]\.[\s\u00a0]+)?[^\W\d_][^\t]{1,70}?"
_CELL = re.compile(rf"\s*({_TITLE})(?:[\s.…_]{{2,}}|\t|[\s\u00a0]+(?=\d{{1,3}}\s*$))?(\d{{1,3}})?\s*")
_LEADERS = re.compile(r"\.{3,}|…{2,}")
_ENDS = re.compile(r"[.!?;]$")

LISTED = 5
LONGEST = 160
WHOLE_PAGE = 200


@dataclass(frozen=True, slots=True)
class Contents:
    """The lines of a table of contents, counted from 1, and the numbers of its titles by the plain title."""

    lines: frozenset[int]
    titles: dict[str, str]


def find_contents(lines: tuple[str, ...], heads: frozenset[str] = frozenset()) -> Contents:
    """Return the first table of contents, or an empty one; `heads` are the running heads of its pages."""
    for index, line in enumerate(lines[:400]):
        if plain(line) in CONTENTS:
            return _table(lines, index, heads)
        if len(line) > WHOLE_PAGE and len(_LEADERS.findall(line)) >= LISTED:
            return _table_on_a_line(line, index + 1)
    return Contents(frozenset(), {})


def _table(lines: tuple[str, ...], start: int, heads: frozenset[str]) -> Contents:
    held, titles = {start + 1}, dict[str, str]()
    first = ""
    for index in range(start + 1, len(lines)):
        line = lines[index]
        if not line.strip():
            held.add(index + 1)
            continue
        if without_figures(line) in heads:
            continue
        cells = [cell for cell in re.split(r"\t+|(?<=\d)\s{2,}(?=\S)", line.strip()) if re.search(r"[^\W\d_]", cell)]
        entries = [found for cell in cells if (found := _CELL.fullmatch(cell))]
        title = plain(entries[0][1]) if entries else ""
        if RULE.match(line) or len(line) > LONGEST or not entries or (title == first and not entries[0][2]):
            break
        if _ENDS.search(line.strip()) and not _LEADERS.search(line) and "..." not in line:
            break
        first = first or title
        held.add(index + 1)
        titles.update((plain(found[1].rstrip(" .…")), _number(found[1])) for found in entries)
    return Contents(frozenset(held) if len(titles) > 1 else frozenset(), titles)


def _table_on_a_line(line: str, number: int) -> Contents:
    """Return the titles of a table of contents that stands on one line, dots and page numbers between them."""
    del number  # The line holds more than its contents, so that it is cut and not given away whole.
    found = re.findall(r"(\d{1,3}\.[\s\u00a0]+[A-Z][^.\d]{1,60}?)[\s\u00a0]*\.{3,}", line)
    return Contents(frozenset(), {plain(title): _number(title) for title in found})


def _number(title: str) -> str:
    match = re.match(r"\s*(\d{1,3})\.?[\s\u00a0]", title)
    return match[1] if match else ""
