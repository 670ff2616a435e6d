"""Numbers of other shapes than 602.2a, found at the beginnings of a document's lines by counting up from each other."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from judge.documents.reader.decimal_lines import one_part_rules
from judge.documents.reader.number_heads import Head, Kind, Part, chapter_heads, relative_heads, whole_heads
from judge.documents.reader.page_furniture import is_furniture
from judge.documents.reader.part_patterns import ends_sentence, is_glossary, leads_on, slug
from judge.documents.reader.rule_numbers import letter_after

LEAST, LEAST_ALONE, LEAST_CHAPTERS, IN_ORDER = 3, 5, 2, 0.8
NEAR, PAGE_TURN, LONG_PARAGRAPH = 30, 5, 80
LONG_TITLE, LONGEST, MOST_CHAPTERS = 70, 300, 99
_LEADERS = re.compile(r"\.{3,}|(?:\. ){3,}|…|\s{3,}\d{1,3}$")
_LISTED = re.compile(r"(?:[,;]|\b(?:and|or|und|oder|et|ou))\s*$")
_LAST_PART = re.compile(r"(?:[.\-–]?\d+|[.\-–]?[a-z]{1,5})$")
_MARKS = re.compile(r"\s*#{1,6}\s+")
_DOTTED = re.compile(r"\d\.[a-z]$")
_MARKED = re.compile(r"\s*(?:[-*+]\s|>)")
_ORNAMENT = re.compile(r"[\s=~_*-]*")
_BEGINS = re.compile(r"[*_“\"«\[('‘]*[A-ZÀ-Ý0-9+]")
_SENTENCE = re.compile(r"[^\W\d_]{2}[.!?]\s")
_TITLE_NUMBER = re.compile(r"(\d{1,3})[.):]?\s+[^\W\d_]")
_END = re.compile(r"[.!?:][\"”»)*_]*\s*$")
_CONTENTS = re.compile(r"\s*[#*_]*\s*(?:table of )?contents\b|inhalt|sommaire", re.IGNORECASE)


@dataclass(slots=True)
class Item:
    """A number that begins a line: its place, its parts, how it is written, where its words begin, if it is a title.

    A relative one has in `stems` how it is written with one part, with two, and so on.
    """

    at: int
    parts: tuple[Part, ...]
    written: str
    end: int
    title: bool
    marks: str = ""
    listed: bool = False
    relative: bool = False
    stems: tuple[str, ...] = ()


def figures_of(item: Item) -> int:
    """Return how many figures the number begins with."""
    return next((at for at, part in enumerate(item.parts) if isinstance(part, str)), len(item.parts))


class Finder:
    """Finds the numbers at the beginnings of a document's lines, if they are of another shape than 602.2a."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.wholes = [whole_heads(line) for line in lines]
        self.chapters = [chapter_heads(line) for line in lines]
        self.relatives = [relative_heads(line) for line in lines]
        self.announcing: set[int] = set()
        self.tops = one_part_rules(lines)
        self.roman: frozenset[int] = frozenset()

    def items(self) -> list[Item]:
        """Return the numbers in the order of the lines; none if they aren't of another shape."""
        shape = self._shape()
        titled = self._named_chapters()
        if shape is None and titled is None:
            return list(self._alone()) or self._below_roman()
        found = list(self._walk(shape, titled))
        told = [item for item in found if not item.title and not item.listed]
        foreign = shape not in (None, ("figures", ".")) or titled is not None
        told = told if len(told) >= LEAST or not foreign else _untitled(found)
        known = shape == ("figures", ".") and any(_above(item.parts[0], MOST_CHAPTERS) for item in found)
        lettered = sum(item.relative and item.parts[-1] in ("b", 2) and item.written[-1].isalpha() for item in told) > 1
        dotted = sum(bool(_DOTTED.search(item.written)) for item in told) > 1
        bulleted = sum(bool(self.wholes[item.at] and _MARKED.match(self.lines[item.at])) for item in told) >= LEAST
        return found if len(told) >= LEAST and not known and (foreign or lettered or dotted or bulleted) else []

    def _shape(self) -> tuple[Kind, str] | None:
        """Return the kind and the sign of the whole numbers that begin most lines and count up, or None."""
        runs: dict[tuple[Kind, str], list[tuple[Part, ...]]] = {}
        for at, heads in enumerate(self.wholes):
            for head in heads if not _is_listed(self.lines[at]) else ():
                runs.setdefault((head.kind, head.sign), []).append(head.parts)
        counted = {key: run for key, run in runs.items() if len(run) >= LEAST and _in_order(run)}
        return max(counted, key=lambda key: (len(counted[key]), key[0] == "roman"), default=None)

    def _named_chapters(self) -> Kind | None:
        """Return the kind of the numbers behind words such as Rule or §, if there are two titles or more in order."""
        runs: dict[Kind, list[tuple[Part, ...]]] = {}
        for at, heads in enumerate(self.chapters):
            for head in heads:
                if head.word and self._is_title(at, head.end) and not _is_listed(self.lines[at]):
                    runs.setdefault(head.kind, []).append(head.parts)
        counted = {kind: run for kind, run in runs.items() if len(run) > 1 and _in_order(run)}
        return max(counted, key=lambda kind: len(counted[kind]), default=None)

    def _walk(self, shape: tuple[Kind, str] | None, titled: Kind | None) -> Iterator[Item]:
        last: Item | None = None
        chapter = 0
        for at, line in enumerate(self.lines):
            listed = _is_listed(line)
            item = self._whole(at, shape, None if listed else last) or self._one_part(at, shape)
            item = item or self._chapter(at, shape, titled, chapter if not listed else None)
            item = item or (self._relative(at, last) if last is not None and not listed else None)
            if item is None:
                continue
            item.listed = listed
            yield item
            if not listed:
                last = item
                chapter = item.parts[0] if isinstance(item.parts[0], int) else chapter

    def _whole(self, at: int, shape: tuple[Kind, str] | None, last: Item | None) -> Item | None:
        for head in self.wholes[at]:
            if (head.kind, head.sign) == shape and (last is None or self._follows(at, head, last.parts)):
                return Item(at, head.parts, head.written, head.end, self._is_title(at, head.end), head.marks)
        return None

    def _one_part(self, at: int, shape: tuple[Kind, str] | None) -> Item | None:
        """Return the rule with a number of one part above those that count on below it, such as 2. above 2.1."""
        heads = self.chapters[at] if at + 1 in self.tops and shape == ("figures", ".") else ()
        return next((Item(at, each.parts, each.written, each.end, title=False) for each in heads), None)

    def _follows(self, at: int, head: Head, last: tuple[Part, ...]) -> bool:
        """Return whether a number at the beginning of a line counts on from the last, and is no reference to a rule."""
        above = self._above(at)
        if leads_on(above[-NEAR:]):
            return False
        if is_next(last, head.parts):
            return True
        begins = bool(_BEGINS.match(self.lines[at][head.end :]))
        return begins and _key(head.parts) > _key(last) and ends_sentence(above)

    def _above(self, at: int) -> str:
        """Return the line above; if a page ends there, the last one of the text before that."""
        place = at - 1
        turned = "\f" in self.lines[at] or (
            place >= 0 and is_furniture(self.lines[place]) and self.lines[place].strip()
        )
        while turned and place > 0 and (not self.lines[place].strip() or is_furniture(self.lines[place])):
            place -= 1
        return self.lines[place] if place >= 0 else ""

    def _chapter(self, at: int, shape: tuple[Kind, str] | None, titled: Kind | None, last: int | None) -> Item | None:
        """Return the title of a chapter: one with a word before its number, or the next one in order."""
        for head in self.chapters[at]:
            (number,) = head.parts
            named = head.word and head.kind == titled
            bare = not head.word and head.end < len(self.lines[at].rstrip())
            plain = bare and titled is None and shape is not None and head.kind in (shape[0], "figures")
            roman = at in self.roman and head.kind == "roman"
            if not isinstance(number, int) or not (named or plain or roman) or not self._is_title(at, head.end):
                continue
            if last is not None and number != last + 1 and not ((named or roman) and number > last):
                continue
            below = at + 1 if named and head.end >= len(self.lines[at].rstrip()) else None
            if below is not None and below < len(self.lines) and self._is_title(below, 0):
                self.announcing.add(at + 1)
                return Item(below, head.parts, head.written, 0, title=True, marks=head.marks)
            return Item(at, head.parts, head.written, head.end, title=True, marks=head.marks)
        return None

    def _relative(self, at: int, last: Item) -> Item | None:
        """Return the number that counts on from the last one: a letter below a rule, or a figure below a chapter."""
        named = (head for head in self.chapters[at] if head.word and head.kind == "figures")
        for head in (*self.relatives[at], *named):
            if _BEGINS.match(self.lines[at][head.end :]):
                for size in (len(last.parts), *range(len(last.parts) - 1, 0, -1)):
                    if self._counts(at, head, last, size):
                        return self._below(at, head, last, size)
        return None

    def _counts(self, at: int, head: Head, last: Item, size: int) -> bool:
        """Return whether a part counts on from the last number behind its first parts, and where it may do so."""
        (part,) = head.parts
        before = last.parts[size] if size < len(last.parts) else None
        if not _counts_on(before, part) or (self.roman and self._is_of_another_list(head, last, size)):
            return False
        if head.kind != "figures":
            opened = len(last.parts) > 1 or before is not None or (bool(self.roman) and last.title)
            return size >= 1 and opened and (self._is_told(at) or self._is_short_rule(at))
        return size <= figures_of(last) and (before is not None or last.title)

    def _is_of_another_list(self, head: Head, last: Item, size: int) -> bool:
        """Return whether a figure comes where the last number has Roman ones, or the other way round."""
        return size < len(last.stems) and last.stems[size][-1:].isdigit() != head.written.isdigit()

    def _is_short_rule(self, at: int) -> bool:
        """Return whether a line below a Roman chapter is a rule without a full stop, and no item that a comma ends."""
        return bool(self.roman) and not _LISTED.search(self.lines[at])

    def _below(self, at: int, head: Head, last: Item, size: int) -> Item:
        stems = _stems(last)[:size]
        sign = "." if head.kind == "figures" or self.roman else ""
        parts, written = (*last.parts[:size], *head.parts), f"{stems[-1]}{sign}{head.written}"
        return Item(at, parts, written, head.end, title=False, relative=True, stems=(*stems, written))

    def _is_told(self, at: int) -> bool:
        """Return whether the paragraph here is a sentence, or one that a page broke off: no word of a list."""
        place, end = at, min(len(self.lines), at + LONG_PARAGRAPH)
        while place + 1 < end and self.lines[place + 1].strip() and not self._begins(place + 1):
            place += 1
        after = self.lines[place + 1 : place + 1 + PAGE_TURN]
        turned = any("\f" in line or (line.strip() and is_furniture(line)) for line in after)
        if turned or _END.search(self.lines[place]):
            return True
        long = place > at or len(self.lines[at].strip()) > LONG_TITLE
        return long and not _LISTED.search(self.lines[place])

    def _begins(self, at: int) -> bool:
        return bool(self.wholes[at] or self.relatives[at])

    def _is_title(self, at: int, start: int) -> bool:
        """Return whether the words behind a number are a title: short, without an end, with nothing that goes on."""
        words = _LEADERS.split(self.lines[at][start : start + LONGEST].strip(" \t*_#"))[0].strip()
        if len(words) > LONG_TITLE or _SENTENCE.search(words):
            return False
        if words and (not _BEGINS.match(words) or words[-1] in ".,;:!"):
            return False
        below = self.lines[at + 1] if at + 1 < len(self.lines) else ""
        if _ORNAMENT.fullmatch(below) or _is_listed(below) or not words or start == 0:
            return True
        listed = any(not _BEGINS.match(below[head.end :]) for head in self.relatives[at + 1])
        return (self._begins(at + 1) and not listed) or bool(self.chapters[at + 1])

    def _alone(self) -> Iterator[Item]:
        """Yield numbers of one part that run through the whole document, or start again below its titles."""
        heads = [(at, head) for at in range(len(self.lines)) if (head := self._single(at)) is not None]
        figures = [(at, head) for at, head in heads if isinstance(head.parts[0], int)]
        counted = [int(head.parts[0]) for _, head in figures]
        if len(counted) < LEAST_ALONE or counted[0] != 1:
            return
        steps = sum(after in (before + 1, 1) for before, after in pairwise(counted))
        told = sum(self._is_told(at) for at, _ in figures)
        if steps < IN_ORDER * (len(counted) - 1) or told * 2 <= len(figures):
            return
        restarts = counted.count(1) > 1
        yield from self._below_titles(heads, restarts=restarts)

    def _below_roman(self) -> list[Item]:
        """Return Roman chapters and what counts below each of them, as i. or a. does; none where nothing does."""
        chapters = {at: number for at in range(len(self.lines)) if (number := self._roman_chapter(at)) is not None}
        written = [at for at, line in enumerate(self.lines) if line.strip()]
        # Those of a table of contents have no text between them, and those at the heads of pages come again.
        listed = {at for at, below in pairwise(written) if at in chapters and below in chapters}
        begun = dict[Part, int]()
        for at, number in chapters.items():
            if at not in listed:
                begun.setdefault(number, at)
        self.roman = frozenset(begun.values())
        found = list(self._walk(None, None)) if len(self.roman) >= LEAST_CHAPTERS else []
        told = sum(not item.title and not item.listed for item in found)
        return found if told >= LEAST and len(found) - told >= LEAST_CHAPTERS else []

    def _roman_chapter(self, at: int) -> Part | None:
        """Return the number of a title behind a Roman number that a sign closes, or None for any other line."""
        for head in self.chapters[at]:
            closed = self.lines[at][: head.end].rstrip(" \t\u00a0*_").endswith((".", ")", ":", "–", "—", "-"))
            if head.kind == "roman" and closed and not head.word and self._is_title(at, head.end):
                return None if _is_listed(self.lines[at]) else head.parts[0]
        return None

    def _single(self, at: int) -> Head | None:
        """Return the number of one part at the beginning of a line, with a word such as Rule before it or a mark."""
        named = next((head for head in self.chapters[at] if head.word and head.kind == "figures"), None)
        return named or next(iter(self.relatives[at]), None)

    def _below_titles(self, heads: Sequence[tuple[int, Head]], *, restarts: bool) -> Iterator[Item]:
        section, name = 1, ""
        last: Item | None = None
        for at, head in heads:
            if _is_listed(self.lines[at]):
                continue
            part = head.parts[0]
            if isinstance(part, str):
                if last is not None and (item := self._relative(at, last)):
                    last = item
                    yield item
                continue
            title = self._title_above(at)
            if title is not None and (last is not None or not restarts):
                section += last is not None
                name = self.lines[title].strip(" \t#*_:")
                yield self._titled(title, section)
            elif restarts and part == 1:
                section += last is not None
                name = self.lines[title].strip(" \t#*_:") if title is not None else name
                if title is not None:
                    yield self._titled(title, section)
            written = _below(name, part) if restarts and name else str(part)
            last = Item(at, (section, part), written, head.end, title=False)
            yield last

    def _titled(self, at: int, section: int) -> Item:
        marks = _MARKS.match(self.lines[at])
        return Item(at, (section,), "", marks.end() if marks else 0, title=True, marks=marks[0] if marks else "")

    def _title_above(self, at: int) -> int | None:
        """Return the line above that is the title of what begins here, or None."""
        place = at - 1
        while place >= 0 and _ORNAMENT.fullmatch(self.lines[place]):
            place -= 1
        if place < 0 or (place > 0 and self.lines[place - 1].strip()):
            return None
        if self._begins(place) or not self.lines[place].strip() or not self._is_title(place, 0):
            return None
        title = self.lines[place]
        return (
            None
            if is_glossary(title) or _CONTENTS.match(title) or (title[:1].isspace() and ends_sentence(title))
            else place
        )


def _untitled(items: Sequence[Item]) -> list[Item]:
    """Return the items with the longest numbers, which are rules without full stops where nothing else is a rule."""
    longest = max((len(item.parts) for item in items), default=0)
    rules = [item for item in items if len(item.parts) == longest and not item.listed]
    if longest == 1 or len(rules) < LEAST_ALONE:
        return []
    for item in rules:
        item.title = False
    return rules


def _stems(item: Item) -> tuple[str, ...]:
    """Return how a number is written with its first part, with its first two, and so on to the whole of it."""
    told = [item.written]
    for _ in item.parts[1:]:
        told.insert(0, _LAST_PART.sub("", told[0], count=1))
    return item.stems or tuple(told)


def _below(title: str, part: Part) -> str:
    """Return how a number below a title is written: behind the title's own number, or behind its words.

    >>> _below("2. Bids", 3), _below("Opening bids", 3)
    ('2.3', 'opening-bids/3')
    """
    numbered = _TITLE_NUMBER.match(title)
    return f"{numbered[1]}.{part}" if numbered else f"{slug(title)}/{part}"


@lru_cache(maxsize=16384)
def _is_listed(line: str) -> bool:
    """Return whether a line ends as those of a table of contents do, with a page number behind dots or a gap."""
    return bool(_LEADERS.search(line.strip()[-LONGEST:]))


def _counts_on(before: Part | None, part: Part) -> bool:
    """Return whether a part follows another at the same place: the first one, or the next one; beyond z are aa and bb.

    >>> _counts_on("z", "aa"), _counts_on("aa", "ab"), _counts_on("aa", "bb"), _counts_on("a", "c")
    (True, True, True, False)
    """
    if isinstance(part, int):
        return part == 1 if before is None else isinstance(before, int) and part == before + 1
    if before is None or not isinstance(before, str):
        return part == "a" and before is None
    doubled = before == 2 * before[:1] and part == 2 * letter_after(before[:1])
    return part == letter_after(before) or doubled


def _in_order(run: Sequence[tuple[Part, ...]]) -> bool:
    """Return whether nearly every number is greater than the one before."""
    keys = list(map(_key, run))
    steps = len(keys) - 1
    return sum(before < after for before, after in pairwise(keys)) >= IN_ORDER * steps


def _key(parts: Sequence[Part]) -> tuple[tuple[bool, str], ...]:
    """Return a number for sorting; letters come behind figures."""
    return tuple((isinstance(part, str), part if isinstance(part, str) else f"{part:04}") for part in parts)


def _above(part: Part, most: int) -> bool:
    return isinstance(part, int) and part > most


def is_next(last: tuple[Part, ...], parts: tuple[Part, ...]) -> bool:
    """Return whether a number is the next one after the last at any of its places, with ones behind that place.

    >>> is_next((3, 1, "b"), (3, 2)), is_next((3, 2), (4, 1)), is_next((3, 1), (3, 4))
    (True, True, False)
    """
    for place in range(min(len(last), len(parts)) + 1):
        if place and last[place - 1] != parts[place - 1]:
            return False
        before = last[place] if place < len(last) else None
        rest = parts[place + 1 :]
        if place < len(parts) and _counts_on(before, parts[place]) and all(part in (1, "a") for part in rest):
            return True
    return False
