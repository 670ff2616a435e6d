"""Reading the documents of a file; every part of every line is accounted for."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from judge.documents.document_errors import NoRulesFound
from judge.documents.reader.arranged_lines import arranged_lines
from judge.documents.reader.assembly import Assembly, Open
from judge.documents.reader.broken_words import is_broken
from judge.documents.reader.decimal_lines import one_part_rules
from judge.documents.reader.document import Heading, Kind, Piece, Reading, Where
from judge.documents.reader.document_parts import styled_parts
from judge.documents.reader.example_ends import Frame, frame_of, leaves_example, lists_on
from judge.documents.reader.file_lines import read_text, split
from judge.documents.reader.html_lines import blocks_of_html, is_html, shown_lines
from judge.documents.reader.html_places import placed_in_page
from judge.documents.reader.kept_rules import kept_document
from judge.documents.reader.line_beginnings import BLANK, CREDITED, FURNITURE, SEVERAL, Mark
from judge.documents.reader.line_marks import front_mark, numbered_mark
from judge.documents.reader.number_shapes import known_shapes
from judge.documents.reader.outline import ASKED_ON, ASKED_WHOLE, KEYWORDS, outline_mark
from judge.documents.reader.page_asides import aside_of, running_heads_of
from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import (
    APPENDIX,
    BULLET,
    DECIMAL_NUMBER,
    NAMED_CHAPTER,
    ends_sentence,
    is_glossary,
    leads_on,
    plain,
    slug,
)
from judge.documents.reader.question_marks import ASKED
from judge.documents.reader.question_rows import without_question_rows
from judge.documents.reader.rule_letters import letters_of
from judge.documents.reader.segments import Segment, segments
from judge.documents.reader.table_rows import term_cells
from judge.documents.reader.text_context import After, Before, Overview
from judge.documents.reader.text_overview import overview_of
from judge.documents.reader.unnumbered_text import what_to_number

_FRONT = re.compile(
    r"\b(rules?|faq|questions|r[èe]gles|\w*regel\w*|updated?|version|[ée]dition|stand|fassung|mise? [àa] jour"
    r"|effective|introduction|einleitung|vorwort|preface|foreword|avant-propos)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+(?:\.\d+)*")
_REFERENCE = re.compile(r"\s*(?:\(([\d., a-z]*)\)\s*)?:\s*")
FRONT = 12
REACH = 9
QUESTIONS = "faq"
"""What stands before the numbers of questions that are in no chapter."""

LONG_HEADING, LONG_TITLE, SECTION_FIGURES = 80, 160, 3


def read_file(path: Path) -> Reading:
    """Return the documents of a file.

    Raises:
        UnusableFile: it can't be read, or holds no text.
        NoRulesFound: nothing in it looks like a rule.
    """
    text = read_text(path)
    lines = split(text)
    if not is_html(text):
        return read(lines, str(path))
    blocks = blocks_of_html("\n".join(lines))
    return placed_in_page(read(shown_lines(blocks), str(path)), blocks, lines)


def read(lines: tuple[str, ...], name: str) -> Reading:
    """Return the documents in the lines of a text.

    Raises:
        NoRulesFound: nothing in them looks like a rule.
    """
    written, beside = arranged_lines(lines)
    written, bars, rows = without_question_rows(written)
    shapes = known_shapes(tuple(each.text for each in written))
    placed = tuple(each._replace(text=text) for each, text in zip(written, shapes.lines, strict=True))
    overview = overview_of(tuple(each.text for each in placed))
    asked = overview.asked._replace(whole=overview.asked.whole | rows)
    # The margins are read behind the text, so that they interrupt none of it.
    apart = range(len(placed) + 1, len(placed) + len(beside) + 1)
    edges = overview.lines.union(apart, shapes.announcing, bars)
    overview = replace(overview, asked=asked, lines=edges, tops=_tops(placed, overview))
    parts = tuple(segments((*placed, *beside)))
    told = tuple(overview.words(part.text) for part in parts)
    overview = replace(overview, letters=letters_of(told))
    readers = [_Reader(*each) for each in styled_parts(parts, told, overview)]
    for reader in readers:
        reader.read()
    kept = (kept_document(reader.assembly, name, reader.style) for reader in readers)
    documents = tuple(shapes.given_back(found) for found in kept if found.rules)
    if not documents:
        raise NoRulesFound("nothing in it looks like a rule", file=name, hint=what_to_number(lines))
    pieces = (piece for reader in readers for piece in reader.assembly.pieces if piece.text or piece.column == 1)
    places = {(each.line, each.column): at for at, each in enumerate(placed)}
    listed = (shapes.as_written(piece, places.get((piece.line, piece.column), -1)) for piece in pieces)
    behind = tuple(piece for reader in readers for piece in reader.doubtful)
    return Reading(name, documents, tuple(sorted(listed, key=lambda piece: (piece.line, piece.column))), behind)


def _tops(placed: Sequence[Placed], overview: Overview) -> frozenset[int]:
    """Return the lines of rules with a number of one part, in a document of decimal numbers."""
    if overview.decimal is None:
        return frozenset()
    return one_part_rules([overview.words(each.text) for each in placed], overview.contents.lines | overview.lines)


def _words(parts: Sequence[Segment], overview: Overview) -> Iterator[str]:
    """Yield the words of each segment; a word before a number stays where the line above leads on to a reference."""
    above = ""
    for part in parts:
        told = overview.words(part.text)
        if overview.prefix and leads_on(above[-REACH * 4 :]) and overview.prefix.match(part.text):
            told = replace(overview, prefix=None).words(part.text)
        above = told
        yield told


class _Reader:
    """Reads the segments of a text one after another as a document of one style: numbered, outline or bullets."""

    def __init__(self, parts: Sequence[Segment], overview: Overview, style: str) -> None:
        self.parts = parts
        self.overview = overview
        self.style = style
        self.assembly = Assembly()
        self.before = Before()
        self.section = ""
        self.asked = 0
        self.rule_frame: Frame | None = None
        self.example_frame: Frame | None = None
        self.doubtful: list[Piece] = []
        self.words = list(_words(parts, overview))
        self.fronts = [front_mark(part, overview) for part in parts]
        self.named = self._is_named()
        self.title = next((plain(words) for words, front in zip(self.words, self.fronts, strict=True) if not front), "")

    def _is_named(self) -> bool:
        """Return whether a line near the top, but not directly below the first line, is the title of the rules."""
        first = next((at for at, mark in enumerate(self.fronts) if mark is None), 0)
        near = self.parts[first + 1 : first + FRONT]
        names = [bool(_FRONT.search(part.text[:LONG_TITLE])) and not ends_sentence(part.text) for part in near]
        return any(names) and not names[0]

    def read(self) -> None:
        """Read every segment."""
        listed = dict(self.overview.contents.printed)
        for index, segment in enumerate(self.parts):
            for title in listed.pop(segment.at, ()):
                self.assembly.say_beside("contents", title, segment.line, segment.column)
            mark = self.fronts[index] or self._mark(index, segment)
            self.before.credited = mark is CREDITED
            if mark.begins in ("blank", "furniture"):
                kind: Kind = "blank" if mark is BLANK else "furniture"
                self.assembly.account(kind, segment.text, segment.line, segment.column)
                self.before.blank = self.before.blank or mark is BLANK
                if mark is not BLANK:
                    self.before.turned = True
                    self._say_beside(segment)
                continue
            # What begins a part is found in the words without the one before a number.
            begins = self.style != "bullets" and mark.begins not in ("text", "left over")
            self._take(mark, segment, self.overview.words(segment.text) if begins else self.words[index])
            self.before.blank = self.before.turned = False
            self.before.length = len(self.words[index].rstrip())
            self.before.quote(self.words[index], begins=mark.begins != "text")
        furniture = [part for part, mark in zip(self.parts, self.fronts, strict=True) if mark is FURNITURE]
        for found in running_heads_of(furniture, self.overview):
            self.assembly.say_beside("running head", found.text, found.line, found.column)

    def _say_beside(self, segment: Segment) -> None:
        where = aside_of(segment, self.overview, front=self.before.inside == "front")
        if where:
            self.assembly.say_beside(where, self.overview.words(segment.text), segment.line, segment.column)

    def _after(self, index: int) -> After:
        """Return the next segment that is neither blank nor furniture."""
        later = range(index + 1, min(index + REACH, len(self.parts)))
        found = next((at for at in later if self.fronts[at] is None), None)
        if found is None:
            return After()
        return After(self.words[found], adjacent=found == index + 1)

    def _mark(self, index: int, segment: Segment) -> Mark:
        if self.style == "bullets":
            bullet = BULLET.match(self.words[index])
            return Mark("rule", str(len(self.assembly.rules) + 1), bullet.end()) if bullet else Mark("text")
        after = self._after(index)
        marked = numbered_mark if self.style == "numbered" else outline_mark
        mark = marked(segment, after, self.before, self.overview)
        if mark.begins == "text" and self._begins_again(index):
            return Mark("heading")
        return Mark("bullet", start=0) if segment.behind and mark.begins == "text" else mark

    def _begins_again(self, index: int) -> bool:
        """Return whether the first line of a document stands between its rules, as where a second edition begins."""
        over = self.before.apart and not self.before.turned and ends_sentence(self.before.text)
        begun = bool(self.assembly.rules) and self.style == "numbered" and not self.before.in_glossary
        return begun and over and bool(self.title) and plain(self.words[index]) == self.title

    def _take(self, mark: Mark, segment: Segment, words: str) -> None:
        part = Open(mark.key, segment.line, segment.column, reference=mark.reference)
        self.before.asking = self.before.announcing = False
        self.rule_frame = frame_of(segment) if mark.begins in ("rule", "heading", "term") else self.rule_frame
        self.example_frame = frame_of(segment) if mark.begins == "example" else self.example_frame
        if mark.begins == "heading":
            self._take_heading(mark, segment, words)
            return
        kind: Kind = "example" if self._lists_on(mark, words) else self._begin(mark, part, segment)
        self.before.broken = mark.begins == "card" and mark.reference == "broken"
        if mark.begins not in ("text", "left over"):
            announced = mark.start >= len(words.rstrip())
            self.before.listing = mark.begins == "example" and (self.before.listing or announced)
        told = words[mark.start :]
        if mark.begins == "term" and words.lstrip().startswith("|"):
            told, reference = term_cells(told)
            part.reference = part.reference or reference
        self.before.named = mark.begins == "term" and not told.strip()
        if kind == "left over" or self.assembly.current is None:
            kind = self._outside(words)
            where: Where = "title page" if self.before.inside == "front" else "text"
            self.assembly.say_beside(where, words, segment.line, segment.column)
        else:
            self._go_on_with(told, self.assembly.current)
            self.before.text = told.strip() or ("" if mark.begins == "example" else self.before.text)
        self.assembly.account(kind, segment.text, segment.line, segment.column)

    def _go_on_with(self, told: str, part: Open) -> None:
        """Add the words of a line to a part, and join a word that was broken at the end of the line before."""
        last = part.words[-1].rstrip() if part.words else ""
        if is_broken(last, told, self.overview.compounds):
            part.words[-1] = f"{last[:-1]}\u00ad"
        reference = _REFERENCE.match(told) if self.assembly.kind == "glossary" else None
        if reference and not any(map(str.strip, part.words)) and not part.reference:
            part.reference, told = (reference[1] or "").strip(), told[reference.end() :]
        part.words.append(told)

    def _outside(self, words: str) -> Kind:
        if self.before.inside == "credits":
            return "furniture"
        sentence = words.rstrip().endswith(".") and len(words) > LONG_HEADING
        front = self.before.inside == "front" and len(words) < LONG_TITLE and not sentence
        first = not self.named and not self.assembly.begun and len(words) < LONG_HEADING and not ends_sentence(words)
        titled = first or bool(_FRONT.search(words)) or plain(words) in self.overview.titles
        return "heading" if front and titled and not BULLET.match(words) else "left over"

    def _begin(self, mark: Mark, part: Open, segment: Segment) -> Kind:
        """Begin the part that the mark announces, and return the kind of its words."""
        assembly = self.assembly
        match mark.begins:
            case "rule":
                self._open_rules(part)
                self.before.inside, self.before.in_glossary = "rule", False
            case "term":
                assembly.open_owner(part, entry=True)
                self.before.follow(mark.key)
                self.before.inside = "glossary"
            case "example":
                if assembly.open_example(part):
                    self.before.inside = "example"
            case "card":
                assembly.open_card(part)
                self.before.inside = "card"
            case "bullet":
                self._open_section()
                assembly.back_to_owner()
            case "text":
                self._open_section()
                self._go_on(segment)
            case "left over":
                if mark is SEVERAL:
                    assembly.close()
                return "left over"
            case "heading" | "furniture" | "blank":
                pass
        return assembly.kind

    def _open_rules(self, part: Open) -> None:
        """Begin a rule, or one for each number in the line; those have its words in common."""
        for number in part.reference.split() or [part.key]:
            self.assembly.open_owner(self._named(Open(number, part.line, part.column, words=part.words)))

    def _named(self, part: Open) -> Open:
        counted = self.overview.decimal is not None and part.key.isdecimal()
        if self.style == "outline" and not (counted or DECIMAL_NUMBER.fullmatch(part.key)):
            part.title, part.key = part.key, slug(part.key)
        else:
            self.before.number = part.key
        return part

    def _open_section(self) -> None:
        """Begin a rule with the number of the section where text follows directly below the section's heading."""
        headings = self.assembly.headings
        if self.style != "numbered" or self.assembly.owner is not None or self.before.inside != "heading":
            return
        if headings and len(headings[-1].number) >= SECTION_FIGURES:
            heading = headings[-1]
            title = re.sub(r"^\s*\d{3,4}\.?\s+", "", heading.title)
            self.assembly.open_owner(Open(heading.number, heading.line, heading.column, title=title))
            self.before.inside, self.before.number = "rule", heading.number

    def _go_on(self, segment: Segment) -> None:
        """Continue the current part, or the rule itself where a new paragraph begins after an example.

        Where nothing shows whether it does, the example goes on in a document of numbered rules, which is told.
        """
        begun = self.assembly.current is not None and any(map(str.strip, self.assembly.current.words))
        behind = self.assembly.kind == "example" and self.style != "bullets" and self.before.apart and begun
        told = behind and not self.before.turned
        leaves = leaves_example(frame_of(segment), self.example_frame, self.rule_frame) if told else None
        bullet_over = self.style == "bullets" and self.before.blank and ends_sentence(self.before.text)
        if behind and (self.style == "outline" if leaves is None else leaves):
            self.assembly.back_to_owner()
        elif told and leaves is None:
            self.doubtful.append(Piece("example", segment.text, segment.line, segment.column))
        elif bullet_over:
            self.assembly.close()

    def _lists_on(self, mark: Mark, words: str) -> bool:
        """Return whether an item of a list belongs to the example above it."""
        example = self.assembly.current if mark.begins == "bullet" and self.assembly.kind == "example" else None
        return example is not None and lists_on(words, example.words, self.before.text)

    def _take_heading(self, mark: Mark, segment: Segment, words: str) -> None:
        title = words.strip(" \t*_#\u00a0\f")
        assembly, before = self.assembly, self.before
        if mark.key in ("?", ASKED_WHOLE):
            sign = ASKED.match(title)
            title, before.signed = title[sign.end() if sign else 0 :], bool(sign)
        before.seen.add(title)
        before.titles.add(plain(title))
        assembly.account("heading", segment.text, segment.line, segment.column)
        asked = mark.key in ("?", ASKED_ON) or (title.endswith(":") and "?" in title)
        before.asking = asked and not title.endswith("?")
        if mark.key == ASKED_ON:
            assembly.rules[-1].title += f" {title}"
            return
        if self.style == "outline" and not self.overview.decimal and mark.key not in ("glossary", "credits"):
            self._open_outline(mark, segment, title)
        else:
            assembly.close()
            before.chapter = int(mark.key) if mark.key.isdigit() and len(mark.key) < SECTION_FIGURES else before.chapter
            assembly.headings.append(
                Heading(mark.key if _NUMBER.fullmatch(mark.key) else "", title, segment.line, segment.column)
            )
            named = mark.key or before.inside != "front" or is_glossary(title)
            before.inside = "credits" if mark.key == "credits" else "heading" if named else "front"
        before.in_glossary = is_glossary(title)
        before.announcing = bool(NAMED_CHAPTER.fullmatch(title) or APPENDIX.fullmatch(title))
        before.text = ""

    def _open_outline(self, mark: Mark, segment: Segment, title: str) -> None:
        below = self._asks_below(mark.key, title)
        question = below or mark.key in ("?", ASKED_WHOLE)
        if question:
            self.asked += 1
            key = f"{self.section or QUESTIONS}/{self.asked}"
        else:
            listed = bool(self.overview.contents.titles)
            key = slug(title) if listed or not mark.key else mark.key
            self.section, self.asked, self.before.chapter = key, 0, 0
            self.before.counting = mark.key.isdigit() and "?" in title
        if mark.key.isdigit() and (below or self.before.counting):
            self.before.chapter = int(mark.key)
        self.assembly.open_owner(Open(key, segment.line, segment.column, title=title))
        self.before.inside = "rule"
        self.before.number = plain(title) if plain(title) in KEYWORDS else "" if not question else self.before.number

    def _asks_below(self, number: str, title: str) -> bool:
        """Return whether a question with a number is one of its chapter, which has another number or none."""
        if not number.isdigit() or not title.endswith("?") or not self.section or self.before.counting:
            return False
        counts_on = self.before.chapter > 0 and int(number) == self.before.chapter + 1
        return counts_on or not self.section.isdigit() or int(number) <= int(self.section)
