"""The lines of a page written in HTML: one for each block of its text, with the marks of Markdown for headings."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from itertools import accumulate
from typing import NamedTuple

from judge.documents.reader.part_patterns import roman_figures

_BLOCKS = {
    "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "table", "tr", "section", "article", "header", "footer", "nav",
    "blockquote", "pre", "br", "hr", "body", "main", "aside", "figure", "figcaption", "caption", "address",
}  # fmt: skip
_HEADINGS = {f"h{level}": "#" * level for level in range(1, 7)}
_UNSEEN = {"script", "style", "template", "noscript"}
_STRUCK = {"del", "s", "strike"}
_CELLS = {"td", "th"}
_PAGE = re.compile(
    r"\s*(?:<!--.{0,2000}?-->\s*)?(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
LETTERS = 26
_WORD = re.compile(r"\S+")
_SIGN = re.compile(r"&(?:#?\w{1,32});?")


class Word(NamedTuple):
    """The beginning of a word: its column in the line of text, and its line and column in the page, from 1."""

    at: int
    line: int
    column: int


class Block(NamedTuple):
    """A line of a page's text, and where its words stand in the page; a blank one has none."""

    text: str
    words: tuple[Word, ...] = ()


def is_html(text: str) -> bool:
    """Return whether a text is a page written in HTML.

    >>> is_html("<!DOCTYPE html><p>100.1 A deck."), is_html("100.1 A <b>deck</b>.")
    (True, False)
    """
    return bool(_PAGE.match(text))


def blocks_of_html(text: str) -> tuple[Block, ...]:
    r"""Return the text of a page that is written in HTML: a line for each block, a blank one between paragraphs.

    >>> page = "<html><h2>1 Decks</h2>\n<p><b>1.1</b>&nbsp;A deck has<br>60 cards.</p></html>"
    >>> [block.text for block in blocks_of_html(page)]
    ['## 1 Decks', '', '1.1 A deck has', '60 cards.']
    >>> blocks_of_html(page)[2].words[:2]
    (Word(at=1, line=2, column=7), Word(at=5, line=2, column=20))
    """
    reader = _Blocks(text)
    reader.feed(text)
    reader.close()
    reader.end_block()
    blocks = reader.blocks
    while blocks and not blocks[-1].text:
        blocks.pop()
    return tuple(blocks)


class _Blocks(HTMLParser):
    """Collects the words of blocks; what a reader of the page doesn't see is left out."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.page = page
        self.starts = [0, *accumulate(len(line) + 1 for line in page.split("\n"))]
        self.blocks: list[Block] = []
        self.parts: list[tuple[str, int]] = []
        self.before = ""
        self.unseen = 0
        self.counted: list[int | None] = []
        self.signs: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block, with its mark."""
        given = dict(attrs)
        self.unseen += tag in _UNSEEN
        self._strike(tag)
        if tag in _BLOCKS or tag in _HEADINGS or tag == "title":
            self.end_block()
            apart = tag in {"p", "dt", "blockquote", "ul", "ol", "table", *_HEADINGS}
            if apart and self.blocks and self.blocks[-1].text:
                self.blocks.append(Block(""))
        if tag in _HEADINGS:
            self.before = f"{_HEADINGS[tag]} "
        elif tag in {"ol", "ul"}:
            begins = str(given.get("start") or "1")
            self.counted.append(int(begins) if tag == "ol" and begins.isdigit() else None)
            self.signs.append(str(given.get("type") or "1"))
        elif tag == "li":
            self.before = self._item_mark(str(given.get("value") or ""))
        elif tag == "dd":
            self.before = ": "
        elif tag in _CELLS:
            self.parts.append((" | " if self.parts else "| ", -1))

    def handle_endtag(self, tag: str) -> None:
        """End a block."""
        self.unseen -= tag in _UNSEEN and self.unseen > 0
        self._strike(tag)
        if tag in {"ol", "ul"} and self.counted:
            self.counted.pop()
            self.signs.pop()
        if tag == "tr" and self.parts:
            self.parts.append((" |", -1))
        if tag in _BLOCKS or tag in _HEADINGS or tag == "title":
            self.end_block()
            if tag in _HEADINGS or tag == "p":
                self.blocks.append(Block(""))

    def _strike(self, tag: str) -> None:
        """Mark where words that are struck through begin or end, for they are no longer said."""
        if tag in _STRUCK and not self.unseen:
            self.parts.append(("~~", -1))

    def handle_data(self, data: str) -> None:
        """Take words that a reader of the page sees."""
        if not self.unseen:
            line, column = self.getpos()
            self.parts.append((data, self.starts[line - 1] + column))

    def _item_mark(self, value: str) -> str:
        """Return the number of an item in an ordered list, which a browser shows, or the mark of any other item."""
        number = self.counted[-1] if self.counted else None
        if number is None:
            return "- "
        number = int(value[:6]) if value.isdecimal() else number
        self.counted[-1] = number + 1
        return f"{_counted(number, self.signs[-1])}. "

    def end_block(self) -> None:
        """Make a line of the words so far."""
        said = "".join(data for data, _ in self.parts)
        places = [place for data, start in self.parts for place in _places(data, self.page, start)]
        words, at = list[Word](), len(self.before) + 1
        for match in _WORD.finditer(said):
            words.append(self._word(at, places[match.start()]))
            at += len(match[0]) + 1
        if words:
            told = self.before + " ".join(said.split())
            self.blocks.append(Block(told, tuple(word for word in words if word.line)))
            self.before = ""
        self.parts.clear()

    def _word(self, at: int, place: int) -> Word:
        """Return the word at a place of the page; the bars of a table, which stand nowhere in it, are in line 0."""
        line = bisect_right(self.starts, place)
        return Word(at, line, place - self.starts[line - 1] + 1 if line else 0)


def _counted(number: int, sign: str) -> str:
    """Return a number as a list of a sign counts: in figures, in letters (a, A) or in Roman figures (i, I)."""
    if sign in ("a", "A") and 1 <= number <= LETTERS:
        return chr(ord(sign) + number - 1)
    roman = roman_figures(number) if sign in ("i", "I") else ""
    return (roman.lower() if sign == "i" else roman) or str(number)


def _places(data: str, page: str, start: int) -> list[int]:
    """Return where each character of some data stands in the page, in which signs such as &nbsp; may be written."""
    if start < 0:
        return [start] * len(data)
    if page.startswith(data, start):
        return list(range(start, start + len(data)))
    return list(_written(data, page, start))


def _written(data: str, page: str, place: int) -> Iterator[int]:
    at = 0
    while at < len(data):
        sign = _SIGN.match(page, place) if page[place : place + 1] == "&" else None
        shown = unescape(sign[0]) if sign else ""
        if sign and shown != sign[0] and data.startswith(shown, at):
            yield from (place for _ in shown)
            at, place = at + len(shown), place + len(sign[0])
        else:
            yield place
            at, place = at + 1, place + 1
