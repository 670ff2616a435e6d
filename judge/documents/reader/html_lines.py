"""The lines of a page written in HTML: one for each block of its text, with the marks of Markdown for headings."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from html.parser import HTMLParser
from itertools import accumulate

from judge.documents.reader.html_blocks import Block, Word
from judge.documents.reader.html_regions import Region, region_of, speaks
from judge.documents.reader.html_rows import Row, told_row
from judge.documents.reader.part_patterns import roman_figures

_BLOCKS = {
    "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "table", "tr", "section", "article", "header", "footer", "nav",
    "blockquote", "pre", "hr", "body", "main", "aside", "figure", "figcaption", "caption", "address", "center",
    "details", "summary", "dialog", "form", "fieldset", "legend", "menu", "hgroup", "option", "noscript", "template",
}  # fmt: skip
_HEADINGS = {f"h{level}": "#" * level for level in range(1, 7)}
_UNSEEN = {"script", "style"}
_STRUCK = {"del", "s", "strike"}
_CELLS = {"td", "th"}
_ROWS = {"table", "tr"}
_APART = {"p", "dt", "blockquote", "ul", "ol", "table", "pre"}
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_PAGE = re.compile(
    r"\s*(?:<!--.{0,2000}?-->\s*)?(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_RULED = re.compile(r"(?<![\w.])\d{3,4}\.\d{1,3}[a-z]?(?!\w)")
LETTERS = 26
_WORD = re.compile(r"\S+")
_SIGN = re.compile(r"&(?:#?\w{1,32});?")


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
    reader.end_page()
    blocks = reader.blocks
    while blocks and not blocks[-1].text:
        blocks.pop()
    return tuple(blocks)


def shown_lines(blocks: Iterable[Block]) -> tuple[str, ...]:
    """Return the lines of the document in a page, without those around it."""
    return tuple(block.text for block in blocks if not block.beside)


class _Blocks(HTMLParser):
    """Collects the words of blocks; what a reader of the page doesn't see is left out."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.page = page
        self.starts = [0, *accumulate(len(line) + 1 for line in page.split("\n"))]
        self.blocks: list[Block] = []
        self.parts: list[tuple[str, int]] = []
        self.before = ""
        self.said = False
        self.unseen = 0
        self.hidden = 0
        self.raised = 0
        self.kept = 0
        self.ruled = _RULED.search(page) is not None
        self.counted: list[int | None] = []
        self.signs: list[str] = []
        self.regions: list[Region] = []
        self.rows: list[Row | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block, with its mark."""
        given = {name: value or "" for name, value in attrs}
        self._enter(tag, given)
        if tag in _UNSEEN:
            self.unseen += 1
            self.hidden = self._place() + len(self.get_starttag_text() or "")
        self.raised += tag == "sup"
        self._strike(tag)
        if tag == "br":
            self._break()
        elif tag in _CELLS:
            self._begin_cell()
        elif tag in _BLOCKS or tag in _HEADINGS or tag == "title":
            self.end_block()
            if tag in _APART or tag in _HEADINGS:
                self._leave_a_line()
        self.kept += tag == "pre"
        if tag in _ROWS:
            self._begin_row(tag)
        if tag == "img":
            self._picture(given.get("alt", ""))
        else:
            self._begin(tag, given)

    def _begin(self, tag: str, given: Mapping[str, str]) -> None:
        """Take what stands before the words of a heading or an item, and how the items of a list are counted."""
        if tag in _HEADINGS:
            self.before = f"{_HEADINGS[tag]} "
        elif tag in {"ol", "ul"}:
            begins = given.get("start") or "1"
            self.counted.append(int(begins) if tag == "ol" and begins.isdigit() else None)
            self.signs.append(given.get("type") or "1")
        elif tag == "li":
            self.before = self._item_mark(given.get("value", ""))
        elif tag == "dd":
            self.before = ": "

    def handle_endtag(self, tag: str) -> None:
        """End a block."""
        self._leave(tag)
        self.unseen -= tag in _UNSEEN and self.unseen > 0
        self.raised -= tag == "sup" and self.raised > 0
        self._strike(tag)
        if tag in {"ol", "ul"} and self.counted:
            self.counted.pop()
            self.signs.pop()
        if tag == "summary" and "".join(data for data, _ in self.parts).rstrip().endswith("?"):
            # A question that opens its answer stands above it as a heading does.
            self.before = f"{_HEADINGS['h6']} "
        if tag in _BLOCKS or tag in _HEADINGS or tag == "title":
            self.end_block()
            if tag in _HEADINGS or tag in {"li", "dd", "summary"}:
                self.before = ""
            if tag in _HEADINGS or tag == "p":
                self.blocks.append(Block(""))
        if tag in _ROWS and self.rows:
            self._end_row(tag)
        self.kept -= tag == "pre" and self.kept > 0

    def _begin_row(self, tag: str) -> None:
        """Begin a table, of which a row that it stands in isn't one, or a row, which ends the one before."""
        if tag == "table":
            if self.rows and (outer := self.rows[-1]):
                outer.apart = True
            self.rows.append(None)
            return
        if self.rows:
            self._end_row(tag)
        else:
            self.rows.append(None)
        self.rows[-1] = Row(len(self.blocks))

    def _begin_cell(self) -> None:
        """Begin a cell, which ends the one before."""
        self.end_block()
        self.before = ""
        if self.rows and (row := self.rows[-1]):
            row.cells.append(len(self.blocks))

    def _end_row(self, tag: str) -> None:
        """End a row and put its lines in place of those of its cells; the end of a table ends its last row."""
        if row := self.rows[-1]:
            self.blocks[row.start :] = told_row(row, self.blocks)
            self.rows[-1] = None
        if tag == "table":
            self.rows.pop()

    def _enter(self, tag: str, given: Mapping[str, str]) -> None:
        """Begin a region around the document, or count a further element of the tag of one that is open."""
        if kind := region_of(tag, given):
            self.end_block()
            self.regions.append(Region(kind, tag, len(self.blocks), self.before))
            self.before = ""
        elif self.regions and (outer := next((each for each in reversed(self.regions) if each.tag == tag), None)):
            outer.depth += 1

    def _leave(self, tag: str) -> None:
        """End the region that a tag ends, and mark its lines; the headings of a header are headings of the document.

        A region without an end takes no line out of the document.
        """
        at = next((at for at in range(len(self.regions) - 1, -1, -1) if self.regions[at].tag == tag), None)
        if at is None:
            return
        region = self.regions[at]
        region.depth -= 1
        if region.depth:
            return
        self.end_block()
        del self.regions[at:]
        self.before = region.before
        told = self.blocks[region.start :]
        if speaks(region.kind, shown_lines(told)):
            return
        heads = "#" if region.kind == "header" else "\0"
        for place, block in enumerate(told, region.start):
            if block.text and not block.beside and not block.text.startswith(heads):
                self.blocks[place] = block._replace(beside=region.kind)

    def end_page(self) -> None:
        """End the last block; what stands in a script or style that has no end is told, for nobody sees it."""
        self.end_block()
        while self.rows:
            self._end_row("table")
        left = self.page[self.hidden :]
        if self.unseen and left.strip():
            self.parts, self.said, self.before = [(left, self.hidden)], True, ""
            self.end_block()
            self.blocks[-1] = self.blocks[-1]._replace(beside="script")

    def _place(self) -> int:
        """Return where the parser is in the page."""
        line, column = self.getpos()
        return self.starts[line - 1] + column

    def _strike(self, tag: str) -> None:
        """Mark where words that are struck through begin or end, for they are no longer said."""
        if tag in _STRUCK and not self.unseen:
            self.parts.append(("~~", -1))

    def _leave_a_line(self) -> None:
        """Leave a blank line below what was said, if there is none."""
        if self.blocks and self.blocks[-1].text:
            self.blocks.append(Block(""))

    def _break(self) -> None:
        """End a line, a blank one where nothing was said in it; the title of a section goes on in the same line."""
        if self.before.startswith("#"):
            self.parts.append((" ", -1))
            return
        said = self.said
        self.end_block()
        if not said:
            self._leave_a_line()

    def handle_data(self, data: str) -> None:
        """Take words that a reader of the page sees; a raised number is no figure of the number that it stands at."""
        if self.unseen:
            return
        told = data.translate(_RAISED) if self.raised and data.strip().isdecimal() else data
        places, at = _places(told, self.page, self._place()), 0
        for number, part in enumerate(told.split("\n") if self.kept else [told]):
            if number:
                self._break()
            self._say(part, places[at] if part else -1)
            at += len(part) + 1

    def _picture(self, words: str) -> None:
        """Take the words that stand for a picture inside a sentence, such as a sign; a picture alone says nothing."""
        if words.strip() and not self.unseen:
            start = self._place()
            found = self.page.find(words, start, start + len(self.get_starttag_text() or ""))
            self.parts.append((words, max(found, start)))

    def _say(self, words: str, place: int) -> None:
        self.parts.append((words, place))
        self.said = self.said or bool(words.strip())

    def _item_mark(self, value: str) -> str:
        """Return the number of an item in an ordered list, which a browser shows, or the mark of any other item."""
        number = self.counted[-1] if self.counted else None
        if number is None:
            return "- "
        number = int(value[:6]) if value.isdecimal() else number
        self.counted[-1] = number + 1
        return f"{self._outer_numbers()}{_counted(number, self.signs[-1])}. "

    def _outer_numbers(self) -> str:
        """Return the numbers of the items around one, which tell it from that of another list, as in 1.2.

        They count where all are figures; where rules have numbers such as 602.2a, such lists are part of rules.
        """
        outer = list[int]()
        for number, sign in zip(reversed(self.counted[:-1]), reversed(self.signs[:-1]), strict=True):
            if number is None or sign != "1" or self.signs[-1] != "1" or self.ruled:
                break
            outer.insert(0, number - 1)
        return "".join(f"{each}." for each in outer)

    def end_block(self) -> None:
        """Make a line of the words so far, in which white space stays where the page keeps it."""
        told = "".join(data for data, _ in self.parts)
        places = [place for data, start in self.parts for place in _places(data, self.page, start)]
        words, lead = list[Word](), len(self.before) + 1
        at = lead
        for match in _WORD.finditer(told):
            words.append(self._word(lead + match.start() if self.kept else at, places[match.start()]))
            at += len(match[0]) + 1
        seen = tuple(word for word in words if word.line)
        if words and self.said:
            shown = told.rstrip() if self.kept else " ".join(told.split())
            self.blocks.append(Block(self.before + shown, seen))
            self.before = ""
        elif seen:
            # The words for a picture that stands alone are no text, but they are told.
            self.blocks.append(Block(" ".join(told.split()), seen, "picture"))
        self.parts = []
        self.said = False

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
