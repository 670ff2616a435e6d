"""What is known of a whole text before its parts are marked, and of what came before and comes after a part."""

import re
from dataclasses import dataclass, field
from typing import Literal

from judge.documents.reader.cleaned_lines import cleaned
from judge.documents.reader.contents_table import Contents
from judge.documents.reader.glossary_shapes import Shape
from judge.documents.reader.part_patterns import ends_sentence, plain
from judge.documents.reader.rule_letters import NO_LETTERS, Letters


@dataclass(frozen=True, slots=True)
class Page:
    """A whole text: its contents, its running heads, the scan's token, its compounds, and whether it is Markdown.

    `lines` are those that a look at the whole text shows to be furniture, counted from 1; `edges` are those of them
    that pages repeat; `compounds` are the words that have a hyphen within a line; `titles` are the parts of the running
    heads; `bare` is whether three figures alone number rules, and `decimal` whether chapter, section and rule do, with
    points between; `prefix` matches the word that stands before every number; `shape` is how the glossary sets its
    terms apart, `letters` how rules have theirs.
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
        """Return what a text says, without the scan's tokens and the signs of its format."""
        told = cleaned(self.junk.sub("", text) if self.junk else text, marked=self.marked)
        return self.prefix.sub("", told) if self.prefix else told


@dataclass(slots=True)
class Before:
    """What came before a segment: the text it may go on with, the last number and terms, and where it is.

    It is `broken` where a line ended inside the name of a card, and `listing` below a line that only announces
    examples, `credited` below a line of credits; `chapter` is the number of the last chapter whose heading was read;
    `seen` are the headings so far, `titles` the same without numbers and case.
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
        """Note a term of the glossary; one that stood before its place is not the one that the next follows."""
        if plain(self.term) <= plain(term):
            self.earlier_term = self.term
        self.term = term

    @property
    def ended(self) -> bool:
        """Whether what came before is over, or a blank line came in between."""
        return self.blank or ends_sentence(self.text) or self.inside in ("heading", "front")


@dataclass(frozen=True, slots=True)
class After:
    """The next text that isn't blank, and whether it stands in the very next line."""

    text: str = ""
    adjacent: bool = False
