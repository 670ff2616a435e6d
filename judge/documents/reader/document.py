"""A document that was read: its rules, examples, cards and glossary, and the kind of each piece of its lines."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["rule", "example", "card", "glossary", "heading", "furniture", "left over", "blank"]
KINDS: tuple[Kind, ...] = ("rule", "example", "card", "glossary", "heading", "furniture", "left over", "blank")


class Piece(NamedTuple):
    """A part of a source line, or all of it: its kind, its text, and its line and column, counted from 1."""

    kind: Kind
    text: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A card that the document prints: its name, its text, and the place where it begins."""

    name: str
    text: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Example:
    """An example of a rule or a term, with the cards that are printed for it; without known words, its digest."""

    text: str
    line: int
    column: int = 1
    cards: tuple[Card, ...] = ()
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: a numbered paragraph, or the text below a heading, or a bullet in a list of rulings.

    `id` is the stable id if the rule is known, else empty.
    """

    number: str
    text: str
    line: int
    column: int = 1
    title: str = ""
    examples: tuple[Example, ...] = ()
    cards: tuple[Card, ...] = ()
    id: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A term of a glossary, with its text and the reference in parentheses behind it."""

    term: str
    text: str
    line: int
    column: int = 1
    reference: str = ""
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading with its number, which may be empty."""

    number: str
    title: str
    line: int
    column: int = 1


Where: TypeAlias = Literal["title page", "contents", "running head", "text"]


@dataclass(frozen=True, slots=True)
class Aside:
    """A text outside of the rules.

    It is a paragraph of the title page, a title in the table of contents, a running head, or text between the rules.
    """

    where: Where
    text: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Document:
    """A document: its parts in order, and the id of its edition if that is known.

    `source` is a digest of the file that it was read from; empty where that isn't known.
    """

    name: str
    rules: tuple[Rule, ...] = ()
    entries: tuple[Entry, ...] = ()
    headings: tuple[Heading, ...] = ()
    style: Literal["numbered", "outline", "bullets"] = "numbered"
    edition: str = ""
    asides: tuple[Aside, ...] = ()
    source: str = ""

    @property
    def examples(self) -> tuple[Example, ...]:
        """Every example, under rules and terms, in order."""
        under_rules = tuple(example for rule in self.rules for example in rule.examples)
        return under_rules + tuple(example for entry in self.entries for example in entry.examples)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every printed card, in order."""
        loose = tuple(card for rule in self.rules for card in rule.cards)
        return tuple(sorted((*loose, *(c for e in self.examples for c in e.cards)), key=lambda c: (c.line, c.column)))


@dataclass(frozen=True, slots=True)
class Reading:
    """A file that was read: its documents, and the pieces of its lines, which together are the whole text.

    `behind` are the paragraphs behind examples that were taken as part of them, though nothing shows it.
    """

    name: str
    documents: tuple[Document, ...]
    pieces: tuple[Piece, ...]
    behind: tuple[Piece, ...] = ()


def line_kinds(pieces: tuple[Piece, ...]) -> dict[int, Kind]:
    """Return the kind of each source line: that of its longest piece, so that each line is of one kind."""
    longest: dict[int, Piece] = {}
    for piece in pieces:
        held = longest.get(piece.line)
        if held is None or len(piece.text.strip()) > len(held.text.strip()):
            longest[piece.line] = piece
    return {line: piece.kind for line, piece in longest.items()}


def line_counts(pieces: tuple[Piece, ...]) -> dict[Kind, int]:
    """Return how many source lines are of each kind; together they are all of them."""
    counted = Counter(line_kinds(pieces).values())
    return {kind: counted[kind] for kind in KINDS}
