"""The context of a segment: an overview of the whole text, and the texts before and after the segment."""

import re
from dataclasses import dataclass, field
from typing import Literal

from judge.documents.reader.cleaned_lines import cleaned
from judge.documents.reader.contents_table import Contents
from judge.documents.reader.glossary_shapes import Shape
from judge.documents.reader.part_patterns import ends_sentence, plain
from judge.documents.reader.rule_letters import NO_LETTERS, Letters


@dataclass(frozen=True, slots=True)
class Overview:
    """An overview of a whole text.

    * contents: its table of contents
    * heads: its running heads, and `titles` the words in them
    * junk: a pattern for the token that a scan has put behind numbers, `prefix` for a word before every number
    * lines: its lines of furniture, counted from 1, and `edges` those of them that pages repeat
    * compounds: its words with a hyphen inside a line
    * marked: whether it is Markdown
    * bare: whether rules have numbers of three figures alone, `decimal` whether they have numbers such as 1.2.3
    * shape: how its glossary separates terms from their texts
    * letters: how it writes the letters of its rules
    """

    contents: Contents
    heads: frozenset[str]
    junk: re.Pattern[str] | None
    lines: frozenset[int] = frozenset()
    compounds: frozenset[str] = frozenset()
    titles: frozenset[str] = frozenset()
    marked: bool = False
    bare: bool = False
    decimal: bool = False
    prefix: re.Pattern[str] | None = None
    edges: frozenset[int] = frozenset()
    shape: Shape | None = None
    letters: Letters = NO_LETTERS

    def words(self, text: str) -> str:
        """Return the words of a text, without the tokens of a scan and the marks of Markdown."""
        told = cleaned(self.junk.sub("", text) if self.junk else text, marked=self.marked)
        return self.prefix.sub("", told) if self.prefix else told


@dataclass(slots=True)
class Before:
    """The context before a segment.

    * text: the text that it may continue, and `blank` whether a blank line came after that
    * number, term, earlier_term, chapter: the last rule, the last two terms, and the last chapter with a heading
    * inside: the kind of the current part, and `in_glossary` whether that is in a glossary
    * broken: whether the last line ended inside the name of a card
    * listing, credited: whether the last line only announced examples, or was part of the credits
    * seen, titles: the headings so far, as they are written and as plain titles
    """

    text: str = ""
    number: str = ""
    term: str = ""
    earlier_term: str = ""
    blank: bool = True
    inside: Literal["front", "heading", "rule", "example", "card", "glossary", "credits"] = "front"
    in_glossary: bool = False
    broken: bool = False
    listing: bool = False
    credited: bool = False
    chapter: int = 0
    seen: set[str] = field(default_factory=set)
    titles: set[str] = field(default_factory=set)

    def follow(self, term: str) -> None:
        """Take a term of the glossary as the last one; the term before is kept unless it was misplaced."""
        if plain(self.term) <= plain(term):
            self.earlier_term = self.term
        self.term = term

    @property
    def ended(self) -> bool:
        """Whether the text before ends a sentence, is a heading, or is followed by a blank line."""
        return self.blank or ends_sentence(self.text) or self.inside in ("heading", "front")


@dataclass(frozen=True, slots=True)
class After:
    """The context after a segment: the next text that isn't blank, and whether it is in the next line."""

    text: str = ""
    adjacent: bool = False
