"""The lines of a page's text, with the places of their words in the page."""

from collections.abc import Iterable
from typing import NamedTuple


class Word(NamedTuple):
    """The beginning of a word: its column in the line of text, and its line and column in the page, from 1."""

    at: int
    line: int
    column: int


class Block(NamedTuple):
    """A line of a page's text, and where its words stand in the page; a blank one has none.

    `beside` is the kind of the region around the document in which the line stands, such as "nav"; empty for its text.
    """

    text: str
    words: tuple[Word, ...] = ()
    beside: str = ""


def joined(blocks: Iterable[Block]) -> Block:
    """Return one line with the words of several, in which blank ones count for nothing.

    >>> joined((Block("A wick", (Word(1, 7, 4), Word(3, 7, 6))), Block(""), Block("burns.", (Word(1, 9, 1),))))
    Block(text='A wick burns.', words=(Word(at=1, line=7, column=4), Word(at=3, line=7, column=6), \
Word(at=8, line=9, column=1)), beside='')
    """
    text, words = "", list[Word]()
    for block in blocks:
        if block.text:
            text += " " if text else ""
            words += (word._replace(at=word.at + len(text)) for word in block.words)
            text += block.text
    return Block(text, tuple(words))
