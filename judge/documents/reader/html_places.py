"""What was read of a page in HTML, with the lines and columns of its file in place of those of its text."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypedDict

from judge.documents.reader.document import Aside, Card, Document, Entry, Example, Heading, Kind, Piece, Reading, Rule
from judge.documents.reader.html_blocks import Block, Word


def placed_in_page(reading: Reading, blocks: Sequence[Block], lines: Sequence[str]) -> Reading:
    """Return what was read of the text of a page with the places of its file, and with pieces of the file's lines.

    The lines around the document, which weren't read, are left over; those of its header are part of its title page.
    """
    page = _Page(blocks)
    first, *further = (page.document(each) for each in reading.documents)
    documents = (page.headed(first), *further)
    behind = tuple(map(page.moved, reading.behind))
    return Reading(reading.name, documents, tuple(page.pieces(reading.pieces, lines)), behind)


class _Place(TypedDict):
    line: int
    column: int


class _Page:
    """Where the words of a page's text stand in its file."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.words = [block.words for block in blocks if not block.beside]
        self.beside = [block for block in blocks if block.beside and block.words]
        self.first: dict[int, int] = {}
        for word in (word for block in blocks for word in block.words):
            self.first[word.line] = min(word.column, self.first.get(word.line, word.column))

    def _word(self, line: int, column: int) -> Word | None:
        """Return the word at a place of the text, or the next one; None where no word follows."""
        for at in range(line - 1, len(self.words)):
            words = self.words[at]
            place = bisect_left(words, (column, 0, 0)) if at == line - 1 else 0
            if place < len(words):
                return words[place]
        return None

    def _place(self, part: Rule | Entry | Example | Card | Heading | Aside) -> _Place:
        word = self._word(part.line, part.column)
        return {"line": word.line, "column": word.column} if word else {"line": max(self.first, default=1), "column": 1}

    def moved(self, piece: Piece) -> Piece:
        """Return a piece of the text at its place in the file."""
        word = self._word(piece.line, piece.column)
        return piece._replace(line=word.line, column=word.column) if word else piece

    def document(self, document: Document) -> Document:
        """Return a document with the places of the file."""
        return replace(
            document,
            rules=tuple(
                replace(each, examples=self._examples(each), cards=self._cards(each), **self._place(each))
                for each in document.rules
            ),
            entries=tuple(
                replace(each, examples=self._examples(each), **self._place(each)) for each in document.entries
            ),
            headings=tuple(replace(each, **self._place(each)) for each in document.headings),
            asides=tuple(replace(each, **self._place(each)) for each in document.asides),
        )

    def headed(self, document: Document) -> Document:
        """Return a document with the lines of the page's header above its rules, which may say its version and date."""
        begins = min((rule.line for rule in document.rules), default=0)
        heads = (block for block in self.beside if block.beside == "header" and block.words[0].line < begins)
        said = (Aside("title page", block.text, block.words[0].line, block.words[0].column) for block in heads)
        asides = sorted((*document.asides, *said), key=lambda each: (each.line, each.column))
        return replace(document, asides=tuple(asides))

    def _examples(self, part: Rule | Entry) -> tuple[Example, ...]:
        return tuple(replace(each, cards=self._cards(each), **self._place(each)) for each in part.examples)

    def _cards(self, part: Rule | Example) -> tuple[Card, ...]:
        return tuple(replace(each, **self._place(each)) for each in part.cards)

    def pieces(self, pieces: Sequence[Piece], lines: Sequence[str]) -> Iterator[Piece]:
        """Yield the pieces of the file's lines; a line in which a reader of the page sees nothing is blank."""
        begun: dict[int, dict[int, Kind]] = {}
        for piece in pieces:
            word = self._word(piece.line, piece.column) if piece.kind != "blank" else None
            if word is not None:
                begun.setdefault(word.line, {})[word.column] = piece.kind
        for block in self.beside:
            begun.setdefault(block.words[0].line, {})[block.words[0].column] = "left over"
        kind: Kind = "blank"
        for number, line in enumerate(lines, 1):
            if number not in self.first:
                yield Piece("blank", line, number)
                continue
            cuts = {1 if at == self.first[number] else at: what for at, what in begun.get(number, {}).items()}
            cuts = {1: kind} | cuts
            for start, end in pairwise((*sorted(cuts), len(line) + 1)):
                kind = cuts[start]
                yield Piece(kind, line[start - 1 : end - 1], number, start)
