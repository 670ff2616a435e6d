"""The table of contents of a document: its lines, and the titles that it lists."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from judge.documents.reader.page_furniture import is_ornament, without_figures
from judge.documents.reader.part_patterns import BULLET, CONTENTS, RULE, plain

_GAP = re.compile(r"\t+|[\s\u00a0]{2,}|[\s.…_]*(?:\.{2,}|…+|_{3,}|(?:\. ){3,})[\s.…_]*")
_TITLE = re.compile(
    r"(?:(?:\d{1,3}(?:\.\d{1,2}){0,2}[.:]?|\d{4}[.:])[\s\u00a0]+|[A-Za-z]\.[\s\u00a0]+)?[^\W\d_].{1,70}"
)
_PAGE = re.compile(r"[\s\u00a0]+\d{1,3}$")
_NUMBER = re.compile(r"\d{1,3}(?:\.\d{1,2}){0,2}[.:]?|\d{4}[.:]")
_GOES_ON = re.compile(r"[\s(]*(?:cont\.?(?:inued|d)?|fortsetzung|suite)[).]*$", re.IGNORECASE)
_LEADERS = re.compile(r"\.{3,}|…{2,}")
_PAGED = re.compile(r"(?:\.{3,}|…+|(?:\. ){3,}|_{3,})[\s.…_]*\d{1,3}\s*$")
_ENDS = re.compile(r"[.!?;]$")

LISTED, SECTION_FIGURES = 5, 3
MOST_ALIKE = 60
LONGEST = 160
WHOLE_PAGE = 200


@dataclass(frozen=True, slots=True)
class Contents:
    """A table of contents: its lines, counted from 1, and the number of each title, under the plain title.

    `printed` are the titles as they are printed, under their lines.
    """

    lines: frozenset[int]
    titles: dict[str, str]
    printed: dict[int, tuple[str, ...]] = field(default_factory=dict, compare=False)
    _begun: dict[tuple[str, str], list[str]] = field(default_factory=dict, compare=False, repr=False)

    def alike(self, title: str, number: str) -> tuple[str, ...]:
        """Return the titles that have the number and begin with the same two letters, of many only the first."""
        if not self._begun:
            for each, numbered in self.titles.items():
                self._begun.setdefault((numbered, each[:2]), []).append(each)
        return tuple(self._begun.get((number, title[:2]), ())[:MOST_ALIKE])


class _Listed(NamedTuple):
    """A title with its number before it, and whether it has a page number behind it."""

    title: str
    paged: bool


def find_contents(lines: tuple[str, ...], heads: frozenset[str] = frozenset()) -> Contents:
    """Return the first table of contents, or an empty one; `heads` are the running heads of the text."""
    for index, line in enumerate(lines[:400]):
        if len(line) <= LONGEST and _announces(line):
            return _table(lines, index, heads)
        if len(line) > WHOLE_PAGE and len(_LEADERS.findall(line)) >= LISTED:
            return _table_on_a_line(line, index + 1)
    return Contents(frozenset(), {})


def _announces(line: str) -> bool:
    """Return whether a line, or one of its columns, is the title of a table of contents."""
    return any(plain(_GOES_ON.sub("", cell)) in CONTENTS for cell in re.split(r"\t+|\s{3,}", line.strip()))


def _table(lines: tuple[str, ...], start: int, heads: frozenset[str]) -> Contents:
    held, titles, printed = {start + 1}, dict[str, str](), dict[int, tuple[str, ...]]()
    first, numbers, ruled = "", dict[int, int](), False
    for index in range(start + 1, len(lines)):
        line = lines[index]
        if not line.strip() or (not titles and is_ornament(line)):
            held.add(index + 1)
            continue
        if without_figures(line) in heads:
            continue
        rule = RULE.match(line) and not _PAGED.search(line)
        listed = _listed(line) if len(line) <= LONGEST and not rule else []
        title = plain(listed[0].title) if listed else ""
        again = (title, _number(listed[0].title)) in titles.items() if listed and _number(listed[0].title) else False
        beyond = ruled and bool(listed) and not listed[0].paged
        ruled = ruled or RULE.match(line) is not None
        if (
            not listed
            or beyond
            or (not listed[0].paged and (title == first or again or _falls_back(listed[0].title, numbers)))
        ):
            break
        if _ENDS.search(line.strip()) and not _LEADERS.search(line):
            break
        first = first or title
        held.add(index + 1)
        titles.update((plain(found.title), _number(found.title)) for found in listed)
        printed[index + 1] = tuple(" ".join(found.title.split()) for found in listed)
    return Contents(frozenset(held), titles, printed) if len(titles) > 1 else Contents(frozenset(), titles)


def _falls_back(title: str, numbers: dict[int, int]) -> bool:
    """Return whether a title's number is not above the first number with as many figures, which `numbers` keeps.

    Where the numbers of chapters or sections start again, the table is over and the text begins. A table without
    chapters may start the numbers of its parts again.
    """
    number = _number(title)
    figures = len(number) // SECTION_FIGURES
    if not number.isdigit() or figures not in numbers:
        if number.isdigit():
            numbers[figures] = int(number)
        return False
    return int(number) <= numbers[figures] and 1 in numbers


def _listed(line: str) -> list[_Listed]:
    """Return the titles in a line of the table, which may have several columns; none for any other line."""
    bare = BULLET.sub("", line.strip(), count=1)
    cells = [cell for cell in _GAP.split(bare) if cell.strip()]
    found: list[_Listed] = []
    number = ""
    for cell in cells:
        if _NUMBER.fullmatch(cell):
            if found and not found[-1].paged and not number:
                found[-1] = _Listed(found[-1].title, paged=True)
            else:
                number = f"{cell} "
        elif len(cell) == 1 and cell.isalpha() and not number:
            number = f"{cell}. "
        elif _TITLE.fullmatch(cell):
            paged = bool(_PAGE.search(cell))
            found.append(_Listed(number + _PAGE.sub("", cell), paged))
            number = ""
        else:
            return []
    return found


def _table_on_a_line(line: str, at: int) -> Contents:
    """Return the titles of a table of contents in one line, with dots and page numbers between them.

    The line doesn't count as a line of the table, because it has other text, too.
    """
    found = re.findall(r"(\d{1,4}\.[\s\u00a0]+[A-Z][^.\d]{1,60}?)[\s\u00a0]*\.{3,}", line)
    printed = {at: tuple(" ".join(title.split()) for title in found)}
    return Contents(frozenset(), {plain(title): _number(title) for title in found}, printed)


def _number(title: str) -> str:
    match = re.match(r"\s*(\d{1,3}(?:\.\d{1,2}){0,2}(?=[.:\s\u00a0])|\d{4}(?=[.:]))[.:]?[\s\u00a0]", title)
    return match[1] if match else ""
