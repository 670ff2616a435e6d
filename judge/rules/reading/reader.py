"""Reading a document as it was published, every part of every line accounted for."""

import re
from collections.abc import Sequence
from pathlib import Path

from judge.rules.errors import NoRulesFound
from judge.rules.reading.assembling import Assembly, Open, finished
from judge.rules.reading.contents import find_contents
from judge.rules.reading.cutting import Segment, segments
from judge.rules.reading.decoding import read_lines
from judge.rules.reading.document import Document, Heading, Kind, Reading, Rule
from judge.rules.reading.furniture import running_heads
from judge.rules.reading.junk import junk_of
from judge.rules.reading.marking import BLANK, FURNITURE, Before, Mark, Page, front_mark, numbered_mark
from judge.rules.reading.marks import BULLET, GLOSSARY, RULE, ends_sentence, plain, slug
from judge.rules.reading.outline import KEYWORDS, outline_mark

_FRONT = re.compile(r"\b(rules?|faq|r[èe]gles|regel\w*|last updated|version)\b", re.IGNORECASE)
MANY_BULLETS = 3
LONG_BULLET, LONG_HEADING, LONG_TITLE = 40, 80, 160


def read_file(path: Path) -> Reading:
    """Return what a file holds.

    Raises:
        UnusableFile: it can't be read, or holds no text.
        NoRulesFound: nothing in it looks like a rule.
    """
    return read(read_lines(path), str(path))


def read(lines: tuple[str, ...], name: str) -> Reading:
    """Return what the lines of a text hold.

    Raises:
        NoRulesFound: nothing in them looks like a rule.
    """
    heads = running_heads(lines)
    page = Page(find_contents(lines, heads), heads, junk_of(lines))
    parts = tuple(segments(lines))
    first = next((index for index, part in enumerate(parts) if RULE.match(page.words(part.text))), None)
    if first is None:
        style = "outline" if _has_headings(parts, page) else "bullets"
        readers = [_Reader(parts, page, style)]
    else:
        start = _start_of_rules(parts, first, page)
        bullets = sum(bool(BULLET.match(part.text)) and len(part.text) > LONG_BULLET for part in parts[:start])
        front = [_Reader(parts[:start], page, "bullets")] if bullets >= MANY_BULLETS else []
        readers = [*front, _Reader(parts[start:] if front else parts, page, "numbered")]
    for reader in readers:
        reader.read()
    documents = tuple(found for reader in readers if (found := _kept(reader, name)).rules)
    if not documents:
        raise NoRulesFound("nothing in it looks like a rule", file=name, hint="rules begin with numbers such as 602.2a")
    return Reading(name, documents, tuple(piece for reader in readers for piece in reader.assembly.pieces))


def _kept(reader: "_Reader", name: str) -> Document:
    document = finished(reader.assembly, name, reader.style)
    if reader.style == "numbered":
        return document
    empty = {rule.number for rule in document.rules if not rule.text and not rule.examples and "/" in rule.number}
    rules = tuple(rule for rule in document.rules if rule.number not in empty)
    return Document(document.name, _unique(rules), document.entries, document.headings, document.style)


def _unique(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Return the rules of a document without numbers with names that differ."""
    seen: dict[str, int] = {}
    kept = []
    for rule in rules:
        seen[rule.number] = seen.get(rule.number, 0) + 1
        number = rule.number if seen[rule.number] == 1 else f"{rule.number}-{seen[rule.number]}"
        kept.append(Rule(number, rule.text, rule.line, rule.column, rule.title, rule.examples, rule.cards))
    return tuple(kept)


def _has_headings(parts: Sequence[Segment], page: Page) -> bool:
    if page.contents.titles:
        return True
    numbered = [part for part in parts if re.match(r"\d{1,2}(?:\.\d{1,2})?\.?\s+\S.{2,60}$", part.text.strip())]
    return len(numbered) > 1


def _start_of_rules(parts: Sequence[Segment], first: int, page: Page) -> int:
    """Return where the part with numbered rules begins: at the headings above its first rule."""
    start = first
    for index in range(first - 1, max(first - 12, -1), -1):
        text = parts[index].text.strip()
        if re.match(r"\d{1,3}\.\s+\S", text) and len(text) < LONG_HEADING and index + 1 not in page.contents.lines:
            start = index
        elif text:
            break
    return start


class _Reader:
    """A walk along the parts of a text, in one of the styles."""

    def __init__(self, parts: Sequence[Segment], page: Page, style: str) -> None:
        self.parts = parts
        self.page = page
        self.style = style
        self.assembly = Assembly()
        self.before = Before()
        self.section = ""
        self.asked = 0

    def read(self) -> None:
        """Account for every part."""
        for index, segment in enumerate(self.parts):
            mark = front_mark(segment, self.page) or self._mark(index, segment)
            if mark is BLANK or mark is FURNITURE:
                kind: Kind = "blank" if mark is BLANK else "furniture"
                self.assembly.account(kind, segment.text, segment.line, segment.column)
                self.before.blank = self.before.blank or mark is BLANK
                continue
            self._take(mark, segment)
            self.before.blank = False

    def _mark(self, index: int, segment: Segment) -> Mark:
        following = next((part.text for part in self.parts[index + 1 : index + 6] if part.text.strip()), "")
        if self.style == "numbered":
            return numbered_mark(segment, self.page.words(following), self.before, self.page)
        if self.style == "outline":
            return outline_mark(segment, following, self.before, self.page)
        bullet = BULLET.match(segment.text)
        return Mark("rule", str(len(self.assembly.rules) + 1), bullet.end()) if bullet else Mark("text")

    def _take(self, mark: Mark, segment: Segment) -> None:
        words = self.page.words(segment.text)
        part = Open(mark.key, segment.line, segment.column, reference=mark.reference)
        if mark.begins == "heading":
            self._take_heading(mark, segment, words)
            return
        kind: Kind = self._begin(mark, part)
        self.before.broken = mark.begins == "card" and mark.reference == "broken"
        told = words[mark.start :]
        if kind == "left over" or self.assembly.current is None:
            kind = self._outside(words)
        else:
            self.assembly.current.words.append(told)
            self.before.text = told.strip() or self.before.text
        self.assembly.account(kind, segment.text, segment.line, segment.column)

    def _outside(self, words: str) -> Kind:
        if self.before.inside == "credits":
            return "furniture"
        front = self.before.inside == "front" and len(words) < LONG_TITLE
        return "heading" if front and _FRONT.search(words) and not BULLET.match(words) else "left over"

    def _begin(self, mark: Mark, part: Open) -> Kind:
        """Open what the mark begins, and return the kind of the words behind it."""
        assembly = self.assembly
        match mark.begins:
            case "rule":
                assembly.open_owner(self._named(part))
                self.before.inside, self.before.in_glossary = "rule", False
            case "term":
                assembly.open_owner(part, entry=True)
                self.before.term, self.before.inside = mark.key, "glossary"
            case "example":
                if assembly.open_example(part):
                    self.before.inside = "example"
            case "card":
                assembly.open_card(part)
                self.before.inside = "card"
            case "bullet":
                assembly.back_to_owner()
            case "text":
                self._go_on()
            case "left over":
                return "left over"
            case "heading" | "furniture" | "blank":
                pass
        return assembly.kind

    def _named(self, part: Open) -> Open:
        if self.style == "outline":
            part.title, part.key = part.key, slug(part.key)
        else:
            self.before.number = part.key
        return part

    def _go_on(self) -> None:
        """Go on with the part at hand; a new paragraph after an example is the rule's own, unless it breaks off."""
        after_example = self.assembly.kind == "example" and self.style == "outline" and self.before.blank
        bullet_over = self.style == "bullets" and self.before.blank and ends_sentence(self.before.text)
        if after_example:
            self.assembly.back_to_owner()
        elif bullet_over:
            self.assembly.close()

    def _take_heading(self, mark: Mark, segment: Segment, words: str) -> None:
        title = words.strip(" \t*\u00a0\f")
        assembly, before = self.assembly, self.before
        before.seen.add(title)
        assembly.account("heading", segment.text, segment.line, segment.column)
        if self.style == "outline" and mark.key not in ("glossary", "credits"):
            self._open_outline(mark, segment, title)
        else:
            assembly.close()
            assembly.headings.append(
                Heading(mark.key if mark.key.isdigit() else "", title, segment.line, segment.column)
            )
            before.inside = "credits" if mark.key == "credits" else "heading"
        before.in_glossary = plain(title) in GLOSSARY
        before.text = ""

    def _open_outline(self, mark: Mark, segment: Segment, title: str) -> None:
        question = mark.key == "?"
        if question:
            self.asked += 1
            key = f"{self.section}/{self.asked}"
        else:
            listed = bool(self.page.contents.titles)
            key = slug(title) if listed or not mark.key else mark.key
            self.section, self.asked = key, 0
        self.assembly.open_owner(Open(key, segment.line, segment.column, title=title))
        self.before.inside = "rule"
        self.before.number = plain(title) if plain(title) in KEYWORDS else "" if not question else self.before.number
