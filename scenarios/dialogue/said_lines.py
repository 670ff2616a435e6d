"""A text as the sentences that it says, one after another, with or without the keywords of Gherkin."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import dedent

from engine.value import value
from scenarios.features.model import Keyword, Table
from scenarios.registry.step_tokens import IN_MARKS
from scenarios.scenario_errors import BadArgument

_KEYWORD = re.compile(r"(?P<keyword>Given|When|Then|And|But|\*)\s+", re.IGNORECASE)
_ENDS = re.compile(rf"(?P<end>[.!;]+(?=\s|$)|\?)|{IN_MARKS}")
_CELL = re.compile(r"(?<!\\)\|")
_READS = re.compile(r"(?P<sentence>.*\breads:)\s*(?P<text>.*?)\s*")
_SPOKEN = re.compile(r"(?:I|I'm|I've|My|my|He|She|he|she) ")
FENCES = ('"""', "```")


@value
class Said:
    """One sentence as it was said: the keyword it was given, None for none; its text and its line; whether it asks.

    `column` is where its text begins in the line, counted from 1. The table and the text under it are as in a feature.
    """

    text: str
    line: int = 1
    column: int = 1
    keyword: Keyword | None = None
    asks: bool = False
    table: Table | None = None
    doc: str | None = None

    @property
    def is_bare(self) -> bool:
        """Whether it was given no keyword, and neither a table nor a text stands under it."""
        return self.keyword is None and self.doc is None and self.table is None


@dataclass(slots=True)
class _Heard:
    """A sentence while the lines under it are read."""

    said: Said
    rows: list[tuple[str, ...]] = field(default_factory=list)
    doc: str | None = None
    in_text: bool = False

    def add(self, line: str) -> None:
        """Add a line to the text under the sentence."""
        self.doc = line if self.doc is None else f"{self.doc}\n{line}"

    def is_read(self) -> bool:
        """Return whether the lines below are the text of this sentence."""
        return self.said.text.endswith("reads:") and self.doc is None

    def whole(self) -> Said:
        first = self.said
        table = tuple(self.rows) or None
        return Said(first.text, first.line, first.column, first.keyword, first.asks, table, self.doc)


def said_in(text: str, first_line: int = 1) -> tuple[Said, ...]:
    """Return the sentences of a text; blank lines and lines that begin with # say nothing.

    A line may hold several sentences, each ended by a full stop, a semicolon or a question mark outside of names. Rows
    of a table, and a text between lines of three quotation marks, belong to the sentence above them. Below a sentence
    that ends with "reads:" the text needs no marks: it goes on to an empty line or to one that speaks of "I" or "my",
    as no card does, or stands behind the colon, where // parts its lines.

    Raises:
        BadArgument: a table or a text stands under no sentence, or a text is never closed; the error has the line.

    >>> [each.text for each in said_in('I control "Tim". Then "Tim" is ready; is "Tim" in play?')]
    ['I control "Tim"', '"Tim" is ready', 'is "Tim" in play']
    """
    heard: list[_Heard] = []
    lines = iter(enumerate(text.splitlines(), first_line))
    for number, line in lines:
        bare = line.strip()
        if heard and heard[-1].in_text and not _is_over(line):
            heard[-1].add(bare)
            continue
        if heard:
            heard[-1].in_text = False
        if not bare or bare.startswith("#"):
            continue
        if bare.startswith(FENCES):
            _above(heard, number, "text").doc = _fenced(lines, line, number)
        elif bare.startswith("|"):
            _above(heard, number, "table").rows.append(_cells(bare))
        elif heard and heard[-1].is_read() and not _is_over(line):
            heard[-1].add(bare)
            heard[-1].in_text = True
        else:
            heard += _heard_in(line, number, heard[-1].said.keyword if heard else None)
    return tuple(each.whole() for each in heard)


def _heard_in(line: str, number: int, before: Keyword | None) -> list[_Heard]:
    """Return the sentences of a line; what stands behind "reads:" is the text of the sentence before it."""
    reads = _READS.fullmatch(line)
    heard = [_Heard(each) for each in _sentences(reads["sentence"] if reads else line, number, before)]
    if reads and reads["text"]:
        heard[-1].doc = "\n".join(part.strip() for part in reads["text"].split("//"))
    return heard


def _is_over(line: str) -> bool:
    """Return whether a line ends the text above it: an empty one does, and one in which a player speaks."""
    return not line.strip() or _SPOKEN.match(line.strip()) is not None


def _above(heard: list[_Heard], number: int, what: str) -> _Heard:
    if not heard:
        raise BadArgument(f"a {what} stands under no sentence", line=number, expected="a sentence above it")
    return heard[-1]


def _fenced(lines: Iterator[tuple[int, str]], opening: str, number: int) -> str:
    """Return the text between two lines of three quotation marks, without the indent of the first."""
    fence = opening.strip()[:3]
    inside: list[str] = []
    for _, line in lines:
        if line.strip() == fence:
            return dedent("\n".join(inside))
        inside.append(line)
    raise BadArgument(
        f"the text that {fence} opens is never closed", line=number, expected=f"a line of {fence} below it"
    )


def _cells(row: str) -> tuple[str, ...]:
    cells = _CELL.split(row.strip())[1:-1]
    return tuple(cell.strip().replace("\\|", "|").replace("\\\\", "\\") for cell in cells)


def _sentences(line: str, number: int, before: Keyword | None) -> Iterator[Said]:
    """Yield the sentences of a line; And and But go on with the keyword of the sentence before."""
    start = 0
    for end in [*(each for each in _ENDS.finditer(line) if each["end"]), None]:
        piece = line[start : end.start() if end else len(line)]
        column = start + len(piece) - len(piece.lstrip())
        start = end.end() if end else len(line)
        written = _KEYWORD.match(piece.strip())
        text = piece.strip()[written.end() :] if written else piece.strip()
        if not text:
            continue
        keyword = _keyword(written["keyword"], before) if written else None
        before = keyword or before
        yield Said(
            text, number, column + (written.end() if written else 0) + 1, keyword, bool(end and "?" in end["end"])
        )


def _keyword(written: str, before: Keyword | None) -> Keyword | None:
    match written.casefold():
        case "given":
            return "Given"
        case "when":
            return "When"
        case "then":
            return "Then"
        case _:
            return before
