"""A document as it was read: its rules, examples, cards and glossary, and what every part of every line is."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["rule", "example", "card", "glossary", "heading", "furniture", "left over", "blank"]
KINDS: tuple[Kind, ...] = ("rule", "example", "card", "glossary", "heading", "furniture", "left over", "blank")


class Piece(NamedTuple):
    """A part of a source line, or all of it: what it is, its words, its line and column counted from 1."""

    kind: Kind
    text: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A card that the document prints: its name, its lines, where it begins."""

    name: str
    text: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Example:
    """An example under a rule or a term, with the cards printed for it; its digest where nobody has its words."""

    text: str
    line: int
    column: int = 1
    cards: tuple[Card, ...] = ()
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered paragraph, or what stands under a heading, or a bullet of a list of rulings.

    `id` is the stable id where the rule is known, else empty.
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
    """A term of a glossary with what stands in its parentheses and what is said of it."""

    term: str
    text: str
    line: int
    column: int = 1
    reference: str = ""
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading with its number, empty where it has none."""

    number: str
    title: str
    line: int
    column: int = 1


Where: TypeAlias = Literal["title page", "contents", "running head", "text"]


@dataclass(frozen=True, slots=True)
class Aside:
    """What a document says beside its rules.

    A paragraph of its title page, a title that its contents list, a line that its pages repeat, or text between its
    rules that is part of none of them.
    """

    where: Where
    text: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Document:
    """A document: its parts in order, and the edition it is where that is known."""

    name: str
    rules: tuple[Rule, ...] = ()
    entries: tuple[Entry, ...] = ()
    headings: tuple[Heading, ...] = ()
    style: Literal["numbered", "outline", "bullets"] = "numbered"
    edition: str = ""
    asides: tuple[Aside, ...] = ()

    @property
    def examples(self) -> tuple[Example, ...]:
        """Every example, under rules and terms, in order."""
        under_rules = tuple(example for rule in self.rules for example in rule.examples)
        return under_rules + tuple(example for entry in self.entries for example in entry.examples)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that is printed, in order."""
        loose = tuple(card for rule in self.rules for card in rule.cards)
        return tuple(sorted((*loose, *(c for e in self.examples for c in e.cards)), key=lambda c: (c.line, c.column)))


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds: its documents, and the pieces that its lines are made of, which leave nothing out."""

    name: str
    documents: tuple[Document, ...]
    pieces: tuple[Piece, ...]


def line_counts(pieces: tuple[Piece, ...]) -> dict[Kind, int]:
    """Return how many source lines hold each kind, a line that holds two kinds counted under both."""
    held = {(piece.line, piece.kind) for piece in pieces}
    counted = Counter(kind for _, kind in held)
    return {kind: counted[kind] for kind in KINDS}
