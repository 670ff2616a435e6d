"""The rows of a page's tables, whose cells may hold paragraphs and lists: a line for each, with bars between cells."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from judge.documents.reader.html_blocks import Block, joined
from judge.documents.reader.number_heads import whole_heads
from judge.documents.reader.part_patterns import BULLET, RULE, ends_sentence
from judge.documents.reader.table_rows import without_bars

PAIR, MOST = 2, 12
"""How many cells a number with its text has, and how many paragraphs a cell has at most.

A cell with more of them is a column of the page and no part of a row.
"""

_NUMBER = re.compile(r"(?=.{0,15}\d|[*_]{0,3}[IVXLC]+\b)(?:[^\W\d_]{1,7}\.?\s|[^\w\s]{1,3}\s?)?\S{1,15}")
_SENTENCE = re.compile(r"[*_“\"(\[]{0,3}[A-ZÀ-Ý]\S*\s+\S")
_BAR = Block("|")


@dataclass(slots=True)
class Row:
    """A row that has begun: where its lines begin among those of the page, and where those of each cell begin.

    `apart` is whether the row holds another table, so that it is the page's layout.
    """

    start: int
    cells: list[int] = field(default_factory=list)
    apart: bool = False


def told_row(row: Row, blocks: Sequence[Block]) -> list[Block]:
    """Return the lines of a row, of which `blocks` are those of the whole page.

    A row is one line, but for what follows the first paragraph of a rule that has its number in the first cell. What is
    no row but the layout of a page stays as it is.
    """
    ends = (*row.cells, len(blocks))
    cells = [[each for each in blocks[start:end] if each.text] for start, end in pairwise(ends)]
    inside = [[each for each in cell if each.beside in ("", "picture")] for cell in cells]
    beside = [each for cell in cells for each in cell if each.beside not in ("", "picture")]
    said = any(not each.beside for cell in inside for each in cell)
    if row.apart or not said or len(row.cells) < PAIR or not _is_row(inside):
        return list(blocks[row.start :])
    begins = _margin(inside)
    match inside[begins:]:
        case [[number], [text, *further]] if _NUMBER.fullmatch(number.text):
            pictures = [each for cell in inside[:begins] for each in cell]
            return [_numbered(number, _without_bullet(text)), *further, *pictures, *beside]
        case _:
            return [_with_bars(inside), *beside]


def _margin(cells: Sequence[Sequence[Block]]) -> int:
    """Return how many cells stand before a number and its sentence: empty ones, or such as hold a picture alone."""
    begins = next(at for at, cell in enumerate(cells) if not all(each.beside for each in cell))
    match cells[begins:]:
        case [[number], [text, *_]] if _NUMBER.fullmatch(number.text) and _SENTENCE.match(text.text):
            return begins
        case _:
            return 0


def _numbered(number: Block, text: Block) -> Block:
    """Return the line of a row with a number: without bars if it is one that the reader of lines knows without them."""
    row = _with_bars(([number], [text]))
    told = without_bars(row.text) == row.text and whole_heads(number.text) and _SENTENCE.match(text.text)
    return joined((number, text)) if told else row


def _is_row(cells: Sequence[Sequence[Block]]) -> bool:
    """Return whether cells are those of a row: the first is short, and no part of a document begins inside of one."""
    short = len(cells[0]) <= 1 and all(len(cell) <= MOST for cell in cells)
    return short and not any(_begins_part(each, first=cell is cells[0]) for cell in cells for each in cell)


def _begins_part(block: Block, *, first: bool) -> bool:
    """Return whether a paragraph of a cell is a heading, or a rule with its number and its words.

    In the first cell these are a sentence: a title there is one of a table of contents.
    """
    rule = RULE.match(block.text)
    told = rule is not None and rule.end() < len(block.text)
    return block.text.startswith("#") or (told and not (first and not ends_sentence(block.text)))


def _without_bullet(block: Block) -> Block:
    """Return the first item of a list as the words of the rule that begins with it, without its mark."""
    bullet = BULLET.match(block.text)
    if bullet is None:
        return block
    words = tuple(word._replace(at=max(1, word.at - bullet.end())) for word in block.words)
    return block._replace(text=block.text[bullet.end() :], words=words)


def _with_bars(cells: Sequence[Sequence[Block]]) -> Block:
    return joined(_barred(cells))


def _barred(cells: Sequence[Sequence[Block]]) -> Iterator[Block]:
    for cell in cells:
        yield _BAR
        yield from cell
    yield _BAR
