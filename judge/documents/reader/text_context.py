"""The context of a segment: an overview of the whole text, and the texts before and after the segment."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias

from judge.documents.reader.cleaned_lines import cleaned, unjustified
from judge.documents.reader.contents_table import Contents
from judge.documents.reader.glossary_shapes import Shape
from judge.documents.reader.number_affixes import without_prefix
from judge.documents.reader.part_patterns import ends_sentence, plain
from judge.documents.reader.question_marks import NO_QUESTIONS, Questions
from judge.documents.reader.rule_letters import NO_LETTERS, Letters
from judge.documents.reader.wiki_marks import without_wiki_marks

LONGEST_QUOTATION = 6
"""How many lines a quotation has at most."""

_Added: TypeAlias = tuple[re.Pattern[str] | None, re.Pattern[str] | None, bool, bool, bool]
"""What a text has beside its words, as an overview says it: `junk`, `prefix`, `marked`, `wiki` and `justified`."""


@lru_cache(maxsize=32768)
def _words(text: str, added: _Added) -> str:
    junk, prefix, marked, wiki, justified = added
    told = cleaned(junk.sub("", text) if junk else text, marked=marked)
    told = without_wiki_marks(told) if wiki else told
    told = unjustified(told) if justified else told
    return without_prefix(told, prefix) if prefix else told


@dataclass(frozen=True, slots=True)
class Overview:
    """An overview of a whole text.

    * contents: its table of contents
    * heads: its running heads, and `titles` the words in them
    * junk: a pattern for the token that a scan has put behind numbers, `prefix` for a word before every number
    * lines: its lines of furniture, counted from 1, and `edges` those of them that pages repeat
    * compounds: its words with a hyphen inside a line
    * marked: whether it is Markdown
    * bare: whether rules have numbers of three figures alone, `decimal` the pattern of those such as 1.2.3 or 1.2
    * shape: how its glossary separates terms from their texts
    * letters: how it writes the letters of its rules
    * width: how many characters its full lines have, `once` the numbers of rules that begin one line only
    * notes: the lines of its notes, `justified` whether its lines were made equally long
    * wiki: whether it has the marks of a wiki
    * run_in: whether paragraphs begin with their titles in bold print, and no headings or numbers stand before most
    * openings: the lines of headings whose first rule or section comes next, which are no furniture
    * terms: the lines of its glossary that are terms by a mark, `ends` those of headings that end the glossary
    * asked: its questions that are told by a mark
    * tops: the lines of rules with a number of one part, such as 2. above 2.1
    """

    contents: Contents
    heads: frozenset[str]
    junk: re.Pattern[str] | None
    lines: frozenset[int] = frozenset()
    compounds: frozenset[str] = frozenset()
    titles: frozenset[str] = frozenset()
    marked: bool = False
    bare: bool = False
    decimal: re.Pattern[str] | None = None
    prefix: re.Pattern[str] | None = None
    edges: frozenset[int] = frozenset()
    shape: Shape | None = None
    letters: Letters = NO_LETTERS
    width: int = 0
    once: frozenset[str] = frozenset()
    notes: frozenset[int] = frozenset()
    justified: bool = False
    wiki: bool = False
    run_in: bool = False
    openings: frozenset[int] = frozenset()
    terms: frozenset[int] = frozenset()
    ends: frozenset[int] = frozenset()
    asked: Questions = NO_QUESTIONS
    tops: frozenset[int] = frozenset()

    def words(self, text: str) -> str:
        """Return the words of a text, without the tokens of a scan and the marks of Markdown."""
        return _words(text, (self.junk, self.prefix, self.marked, self.wiki, self.justified))


@dataclass(slots=True)
class Before:
    """The context before a segment.

    * text: the text that it may continue, and `blank` whether a blank line came after that
    * length: how many characters its last line has, `turned` whether a page ended after it, `named` if it is a term
    * quoting: for how many lines a quotation in the current part has been open
    * number, term, earlier_term, chapter: the last rule, the last two terms, and the last chapter with a heading
    * inside: the kind of the current part, and `in_glossary` whether that is in a glossary
    * broken: whether the last line ended inside the name of a card
    * listing, credited: whether the last line only announced examples, or was part of the credits
    * counting: whether `chapter` is the number of a question, `signed` whether the last question began with a sign
    * asking: whether the last line began or went on with a question that isn't at its end
    * announcing: whether the last line was a heading of a word and a number, such as Chapter Three, without a title
    * seen, titles: the headings so far, as they are written and as plain titles
    """

    text: str = ""
    number: str = ""
    term: str = ""
    earlier_term: str = ""
    blank: bool = True
    length: int = 0
    turned: bool = False
    named: bool = False
    quoting: int = 0
    inside: Literal["front", "heading", "rule", "example", "card", "glossary", "credits"] = "front"
    in_glossary: bool = False
    broken: bool = False
    listing: bool = False
    credited: bool = False
    asking: bool = False
    announcing: bool = False
    chapter: int = 0
    counting: bool = False
    signed: bool = False
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
        apart = self.blank and not self.turned
        return apart or ends_sentence(self.text) or self.inside in ("heading", "front")

    @property
    def apart(self) -> bool:
        """Whether a blank line is before the segment, and none that a page has put into a sentence."""
        return self.blank and not (self.turned and (self.named or not ends_sentence(self.text)))

    @property
    def quoted(self) -> bool:
        """Whether the next line goes on with a quotation; a mark that was never closed counts for a few lines only."""
        return 0 < self.quoting <= LONGEST_QUOTATION

    def quote(self, words: str, *, begins: bool) -> None:
        """Take the quotation marks of a line, which may begin a part. German closes with the mark that opens here."""
        opened, closed = words.rfind("“"), words.rfind("”")
        if begins or closed > opened or "„" in words:
            self.quoting = 0
        self.quoting += self.quoting > 0 or (opened > closed and "„" not in words)

    def has_room(self, text: str, width: int) -> bool:
        """Return whether the first word of a text would fit in the line before, so that a new paragraph begins."""
        return self.length + 1 + len(text.split(maxsplit=1)[0] if text.split() else "") <= width


@dataclass(frozen=True, slots=True)
class After:
    """The context after a segment: the next text that isn't blank, and whether it is in the next line."""

    text: str = ""
    adjacent: bool = False
