"""Numbers of other shapes than 602.2a, written in that shape for the reader, and given back as the document has them.

A document may number its rules 1-1-2, II.3(a), A.2.b, 7) or (2) under § 4. The reader knows numbers such as 602.2a and
where rules, headings and sentences begin around them. So each number at the beginning of a line is written so: the
first part, or the first two, become the section, the next the rule, and what is left the letter.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from judge.documents.reader.bare_titles import bare_titles
from judge.documents.reader.document import Document, Piece
from judge.documents.reader.found_numbers import MOST_CHAPTERS, Finder, Item, figures_of
from judge.documents.reader.item_numbers import Below, appendix_rules, item_ends, items_below
from judge.documents.reader.number_heads import Part, whole_heads
from judge.documents.reader.part_patterns import RULE
from judge.documents.reader.table_rows import NumberRow, number_row

SHARE = 0.15
"""The share of sentences that a kind of number must have to be the numbers of rules."""

LETTERS, SLOTS = 26, 2
SECTION_DEPTH = 3
_TITLE_MARK = "## "


@dataclass(frozen=True, slots=True)
class Shapes:
    """The lines with their numbers in the known shape, and what each number and each beginning of a line was.

    `announcing` are the lines, counted from 1, with only the number of a chapter whose title is in the next line.
    """

    lines: tuple[str, ...]
    numbers: dict[str, str] = field(default_factory=dict)
    announcing: frozenset[int] = frozenset()
    beginnings: dict[int, tuple[str, str]] = field(default_factory=dict)

    def given_back(self, document: Document) -> Document:
        """Return a document with the numbers as it has them."""
        if not self.numbers:
            return document
        rules = tuple(replace(rule, number=self.numbers.get(rule.number, rule.number)) for rule in document.rules)
        headings = tuple(replace(each, number=self.numbers.get(each.number, each.number)) for each in document.headings)
        headings = tuple(replace(each, title=self._title(each.title)) for each in headings)
        return replace(document, rules=rules, headings=headings)

    def _title(self, title: str) -> str:
        number, _, words = title.partition(". ")
        return f"{self.numbers[number]}. {words}" if number in self.numbers else title

    def as_written(self, piece: Piece, at: int) -> Piece:
        """Return a piece of the line at this place with the number as it is written there."""
        if at not in self.beginnings:
            return piece
        known, written = self.beginnings[at]
        return piece._replace(text=written + piece.text[len(known) :]) if piece.text.startswith(known) else piece


def known_shapes(lines: tuple[str, ...]) -> Shapes:
    """Return the lines with their numbers in the shape of 602.2a, without the marks of items before those."""
    ends = item_ends(lines)
    shapes = _with_items(_known(tuple(line[ends.get(at, 0) :] for at, line in enumerate(lines))))
    begun = dict.fromkeys(ends, ("", "")) | shapes.beginnings
    marked = {at: (known, lines[at][: ends.get(at, 0)] + written) for at, (known, written) in begun.items()}
    return replace(shapes, beginnings=marked)


def _with_items(shapes: Shapes) -> Shapes:
    """Return the lines with the whole numbers of rules in items and in appendices."""
    items: list[Below] = [*appendix_rules(shapes.lines)]
    items += items_below(shapes.lines) if not shapes.numbers else ()
    told, begun = list(shapes.lines), dict(shapes.beginnings)
    for item in items:
        if item.at not in begun:
            begun[item.at] = f"{item.number} ", told[item.at][: item.end]
            told[item.at] = f"{item.number} {told[item.at][item.end :]}"
    numbers = shapes.numbers | {item.number: item.written for item in items if item.number != item.written}
    return replace(shapes, lines=tuple(told), numbers=numbers, beginnings=begun)


def _known(lines: tuple[str, ...]) -> Shapes:
    """Return the lines with their numbers in the shape of 602.2a; as they are if they have that or none."""
    if any(map(RULE.match, lines)):
        return Shapes(lines)
    rows = {at: row for at, line in enumerate(lines) if "|" in line and (row := _shaped_row(line))}
    finder = Finder([rows[at].told if at in rows else line for at, line in enumerate(lines)])
    found = finder.items()
    if not found:
        return _with_marks(lines, bare_titles(lines))
    depth = _depth(found)
    told, numbers, beginnings = list(lines), dict[str, str](), dict[int, tuple[str, str]]()
    for item in found:
        number, row = _known_number(item, depth), rows.get(item.at)
        if number is None or (row and "." not in number):
            continue
        chapter = item.title and depth >= SECTION_DEPTH and len(item.parts) == 1
        numbers[number] = item.written
        begins = row.begins(number) if row else f"{item.marks}{number}{'.' if item.title or chapter else ''} "
        end = row.start if row else item.end
        beginnings[item.at] = begins, lines[item.at][:end]
        told[item.at] = begins + lines[item.at][end:]
    return Shapes(tuple(told), numbers, frozenset(finder.announcing), beginnings)


def _shaped_row(line: str) -> NumberRow | None:
    """Return a row whose first cell is a whole number in any shape, and the second a sentence; None for any other."""
    row = number_row(line)
    heads = whole_heads(f"{row.number} A") if row else ()
    return row if row and any(head.end == len(row.number) + 1 for head in heads) else None


def _with_marks(lines: tuple[str, ...], titles: Sequence[int]) -> Shapes:
    """Return the lines with the mark of a heading before the titles that stand at these places."""
    told, begun = list(lines), dict[int, tuple[str, str]]()
    for at in titles:
        begun[at] = _TITLE_MARK, lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        told[at] = _TITLE_MARK + lines[at].strip()
    return Shapes(tuple(told), beginnings=begun)


def _depth(items: Sequence[Item]) -> int:
    """Return how many parts the number of a rule has: the fewest that enough sentences have, at most three.

    A number of one part alone is that of a rule above others, and says nothing of them.
    """
    counted = Counter(figures_of(item) for item in items if not item.title and not item.listed and item.parts[1:])
    often = [figures for figures, many in counted.items() if many >= SHARE * counted.total()]
    return max(1, min([SECTION_DEPTH, *often]))


def _known_number(item: Item, depth: int) -> str | None:
    """Return a number in the shape of 602.2a, 602 for a section or 6 for a chapter; None if it has no room there."""
    parts = item.parts
    if not isinstance(parts[0], int) or not 1 <= parts[0] <= MOST_CHAPTERS:
        return None
    figures = min(figures_of(item), depth)
    head, letters = parts[:figures], _letters(parts[figures:])
    if letters is None:
        return None
    match head:
        case (int(chapter),) if item.title:
            return str(chapter) if depth >= SECTION_DEPTH else f"{chapter}00"
        case (int(chapter),):
            return f"{chapter}00.0{letters}"
        case (int(chapter), int(section)) if depth >= SECTION_DEPTH and section <= MOST_CHAPTERS:
            return f"{chapter}{section:02}" if item.title else f"{chapter}{section:02}.0{letters}"
        case (int(chapter), int(rule)) if depth < SECTION_DEPTH:
            return f"{chapter}00.{rule}{letters}"
        case (int(chapter), int(section), int(rule)) if section <= MOST_CHAPTERS:
            return f"{chapter}{section:02}.{rule}{letters}"
        case _:
            return None


def _letters(parts: Sequence[Part]) -> str | None:
    """Return the letters for what is left of a number; None if that has no room in two letters."""
    if any(isinstance(part, int) and not 1 <= part <= LETTERS for part in parts):
        return None
    told = "".join(chr(ord("a") + part - 1) if isinstance(part, int) else part for part in parts)
    return told if len(told) <= SLOTS else None
