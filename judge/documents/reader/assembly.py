"""The assembly of a document from segments of its lines."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from judge.documents.reader.document import Aside, Card, Document, Entry, Example, Heading, Kind, Piece, Rule, Where
from judge.documents.reader.folded_text import tidy
from judge.documents.reader.part_patterns import BULLET

_ROW = re.compile(r"\|.*\|")
_BROKEN = re.compile(r"[^\W\d]-$")


@dataclass(slots=True)
class Open:
    """A rule, term, example or card that is being read: its name, its place, its words, and the parts below it."""

    key: str
    line: int
    column: int
    title: str = ""
    reference: str = ""
    words: list[str] = field(default_factory=list)
    examples: list["Open"] = field(default_factory=list)
    cards: list["Open"] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The words of the part, with bullets and rows of tables on lines of their own."""
        return _joined(tuple(self.words))


@lru_cache(maxsize=16384)
def _joined(words: tuple[str, ...]) -> str:
    if not any(map(str.strip, words)):
        return ""
    told = [""]
    for part in words:
        bare = part.strip()
        if BULLET.match(part) or _ROW.fullmatch(bare):
            told.append(f"\n{bare}")
        elif bare:
            # A word that is broken at a hyphen goes on without a space; a soft hyphen is removed.
            broken = told[-1].endswith("\u00ad") or (_BROKEN.search(told[-1][-2:]) and bare[0].islower())
            told[-1] = told[-1].removesuffix("\u00ad")
            told.append(bare if broken else f" {bare}")
    return tidy("".join(told).strip())


@dataclass(slots=True)
class Assembly:
    """A document that is being read: its parts so far, and the pieces of its lines.

    `owner` is the current rule or term, `current` the part that takes the next words, and `kind` the kind of that part.
    """

    rules: list[Open] = field(default_factory=list)
    entries: list[Open] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    asides: list[tuple[Where, int, Open]] = field(default_factory=list)
    owner: Open | None = None
    current: Open | None = None
    kind: Kind = "left over"
    begun: bool = False

    def account(self, kind: Kind, text: str, line: int, column: int) -> None:
        """Add a piece of a line; the text has begun with the first that is neither blank nor furniture."""
        self.begun = self.begun or kind not in ("blank", "furniture")
        self.pieces.append(Piece(kind, text, line, column))

    def say_beside(self, where: Where, words: str, line: int, column: int) -> None:
        """Add words outside of the rules; those between the same parts are one paragraph."""
        parts = len(self.rules) + len(self.entries) + len(self.headings)
        alone = where in ("contents", "running head")
        if alone or not self.asides or self.asides[-1][:2] != (where, parts):
            self.asides.append((where, parts, Open("", line, column)))
        self.asides[-1][2].words.append(words)

    def open_owner(self, part: Open, *, entry: bool = False) -> None:
        """Begin a rule or a term."""
        (self.entries if entry else self.rules).append(part)
        self.owner = self.current = part
        self.kind = "glossary" if entry else "rule"

    def open_example(self, part: Open) -> bool:
        """Begin an example of the current rule or term; return False where there is none."""
        if self.owner is None:
            return False
        announced = self.owner.examples and not any(map(str.strip, self.owner.examples[-1].words))
        if announced:
            # A line that only announces examples is no example.
            self.owner.examples.pop()
        self.owner.examples.append(part)
        self.current, self.kind = part, "example"
        return True

    def open_card(self, part: Open) -> None:
        """Begin a card of the current example, or else of the rule itself."""
        if self.owner is None:
            return
        apart = self.kind not in ("example", "card") or any(each is self.current for each in self.owner.cards)
        under = self.owner if apart or not self.owner.examples else self.owner.examples[-1]
        under.cards.append(part)
        self.current, self.kind = part, "card"

    def back_to_owner(self) -> None:
        """Continue the rule or term itself after an example or a card."""
        self.current = self.owner
        if self.owner is not None:
            self.kind = "glossary" if self.entries and self.entries[-1] is self.owner else "rule"

    def close(self) -> None:
        """End the current rule or term, as a heading does."""
        self.owner = self.current = None
        self.kind = "left over"


def finished(assembly: Assembly, name: str, style: str) -> Document:
    """Return the document that was assembled."""
    return Document(
        name=name,
        rules=tuple(
            Rule(part.key, part.text, part.line, part.column, part.title, _examples(part), _cards(part.cards))
            for part in assembly.rules
        ),
        entries=tuple(
            Entry(part.key, part.text, part.line, part.column, part.reference, _examples(part))
            for part in assembly.entries
        ),
        headings=tuple(assembly.headings),
        style="numbered" if style == "numbered" else "bullets" if style == "bullets" else "outline",
        asides=tuple(Aside(where, part.text, part.line, part.column) for where, _, part in assembly.asides),
    )


def _examples(part: Open) -> tuple[Example, ...]:
    return tuple(Example(_unwrapped(one.text), one.line, one.column, _cards(one.cards)) for one in part.examples)


def _unwrapped(text: str) -> str:
    """Return an example without the bracket that ends it, where the one that began it stood before its mark."""
    bare = text.rstrip(" .") if text.endswith((").", "].")) else text
    for opens, ends in ("()", "[]"):
        if bare.endswith(ends) and bare.count(ends) == bare.count(opens) + 1:
            return bare[:-1].rstrip()
    return text


def _cards(parts: Sequence[Open]) -> tuple[Card, ...]:
    return tuple(Card(part.key, part.text, part.line, part.column) for part in parts)
