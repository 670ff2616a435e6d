"""The lines of a page written in HTML: one for each block of its text, with the marks of Markdown for headings."""

import re
from html.parser import HTMLParser

_BLOCKS = {
    "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "table", "tr", "section", "article", "header", "footer", "nav",
    "blockquote", "pre", "br", "hr", "body", "main", "aside", "figure", "figcaption", "caption", "address",
}  # fmt: skip
_HEADINGS = {f"h{level}": "#" * level for level in range(1, 7)}
_UNSEEN = {"script", "style", "template", "noscript"}
_CELLS = {"td", "th"}
_PAGE = re.compile(
    r"\s*(?:<!--.{0,2000}?-->\s*)?(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)


def is_html(text: str) -> bool:
    """Return whether a text is a page written in HTML.

    >>> is_html("<!DOCTYPE html><p>100.1 A deck."), is_html("100.1 A <b>deck</b>.")
    (True, False)
    """
    return bool(_PAGE.match(text))


def text_of_html(text: str) -> str:
    """Return the text of a page that is written in HTML: a line for each block, a blank line between paragraphs.

    >>> text_of_html("<html><h2>1 Decks</h2><p><b>1.1</b>&nbsp;A deck has<br>60 cards.</p></html>").splitlines()
    ['## 1 Decks', '', '1.1 A deck has', '60 cards.']
    """
    reader = _Blocks()
    reader.feed(text)
    reader.close()
    reader.end_block()
    return "\n".join(reader.lines).strip("\n")


class _Blocks(HTMLParser):
    """Collects the words of blocks; what a reader of the page doesn't see is left out."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = []
        self.words: list[str] = []
        self.before = ""
        self.unseen = 0
        self.counted: list[int | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block, with its mark."""
        given = dict(attrs)
        self.unseen += tag in _UNSEEN
        if tag in _BLOCKS or tag in _HEADINGS or tag == "title":
            self.end_block()
            if tag in {"p", "dt", "blockquote", "ul", "ol", "table", *_HEADINGS} and self.lines and self.lines[-1]:
                self.lines.append("")
        if tag in _HEADINGS:
            self.before = f"{_HEADINGS[tag]} "
        elif tag in {"ol", "ul"}:
            begins = str(given.get("start") or "1")
            self.counted.append(int(begins) if tag == "ol" and begins.isdigit() else None)
        elif tag == "li":
            self.before = self._item_mark()
        elif tag == "dd":
            self.before = ": "
        elif tag in _CELLS:
            self.words.append(" | " if self.words else "| ")

    def handle_endtag(self, tag: str) -> None:
        """End a block."""
        self.unseen -= tag in _UNSEEN and self.unseen > 0
        if tag in {"ol", "ul"} and self.counted:
            self.counted.pop()
        if tag == "tr" and self.words:
            self.words.append(" |")
        if tag in _BLOCKS or tag in _HEADINGS or tag == "title":
            self.end_block()
            if tag in _HEADINGS or tag == "p":
                self.lines.append("")

    def handle_data(self, data: str) -> None:
        """Take words that a reader of the page sees."""
        if not self.unseen:
            self.words.append(data)

    def _item_mark(self) -> str:
        """Return the number of an item in an ordered list, which a browser shows, or the mark of any other item."""
        number = self.counted[-1] if self.counted else None
        if number is None:
            return "- "
        self.counted[-1] = number + 1
        return f"{number}. "

    def end_block(self) -> None:
        """Make a line of the words so far."""
        told = " ".join("".join(self.words).split())
        if told:
            self.lines.append(self.before + told)
            self.before = ""
        self.words.clear()
