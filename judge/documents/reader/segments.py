"""The segments of lines: a line that holds a whole page is cut into the parts of the document in it."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from judge.documents.reader.number_ranges import RESERVED, TO
from judge.documents.reader.page_columns import Placed
from judge.documents.reader.part_patterns import RULE, SENTENCE_END, number_in
from judge.documents.reader.rule_numbers import follows, in_order, place_of

LONG = 160
"""A longer line may hold several parts of the document; a shorter one may only have further rules behind its own."""

NEAR = 40
"""How many characters before a number are searched for the end of a sentence."""

_SPACE = r"[\s\u00a0]"
_PLAIN = r"\d{3,4}\.\d{1,3}[a-z]?"
_NUMBER = rf"\d{{3,4}}\.\d{{1,3}}(?:\.[a-zA-Z]|\([a-zA-Z]{{1,2}}\)|{_SPACE}[a-zA-Z]\)|[a-z]{{0,2}})"
_CUT = re.compile(
    rf"(?P<several>(?<![\w.(§]){_PLAIN}{TO}{_PLAIN})[.:]?{_SPACE}+(?=(?i:{RESERVED}))"
    rf"|(?P<rule>(?<![\w.(§]){_NUMBER})\.?(?P<gap>{_SPACE}+)(?=[A-Z“\"\[(+*])"
    rf"|(?P<section>(?<![\w.(])\d{{3}})\.{_SPACE}+[A-Z][\w ,’'&-]{{2,60}}?{_SPACE}+(?=(?P=section)\.1)"
    rf"|(?P<chapter>(?<![\w.(])\d{{1,2}})\.{_SPACE}+[A-Z][\w ,’'&-]{{2,60}}?{_SPACE}+(?=(?P=chapter)\d\d\.{_SPACE})"
    rf"|(?P<example>(?<=[.!?”\")\]]{_SPACE})(?:Example|Exemple|Beispiel){_SPACE}?:{_SPACE})"
    rf"|(?P<page>(?<!{_SPACE}){_SPACE}+(?:Page|Seite){_SPACE}\d{{1,3}}{_SPACE}*$)"
    rf"|(?P<contents>\bContents{_SPACE}+1\.{_SPACE})"
    rf"|(?P<card>(?<=[.!?”\")\]lh]{_SPACE})[A-Z][\w’' -]{{2,45}}?, "
    rf"(?=(?:(?:\d\+)?[\dX]+, )?(?:[A-Z][\w’' -]{{1,40}}, ){{0,4}}"
    rf"(?:[A-Z]\w+ )?(?:Ally|Ability|Weapon|Armor|Item|Quest|Hero)(?:[—–-]|\b)))"
)
_FURTHER = re.compile(
    rf"[.!?][”\"»’)\]*_]{{0,3}}{_SPACE}+"
    rf"(?P<rule>[*_]{{0,3}}(?P<number>{_NUMBER})(?:{TO}{_PLAIN})?[*_]{{0,3}}[.:)]?[*_]{{0,3}}{_SPACE}+)"
    r"(?=[*_“\"«\[(]{0,3}[A-ZÀ-Ý])"
)
_LETTER = re.compile(r"[\s.(]*([a-zA-Z]{1,2})\)?$")

_ASIDE = re.compile(
    r"(?:^[\s\u00a0*_]*|(?<=[.!?:”\")\]])[\s\u00a0]+)"
    r"(?P<part>(?P<bracket>[(\[]?)[*_]*"
    r"(?:Ex[ae]mples?|Beispiele?|EX[AE]MPLES?|BEISPIELE?|For example|Par exemple|Zum Beispiel|(?:Ex|Bsp)\.?)"
    r"(?:[\s\u00a0]\d{1,3})?[*_]*[\s\u00a0]?:[*_]*(?:[\s\u00a0]|$))"
)
_ANNOUNCED = ("Ex", "EX", "For ex", "Par ex", "eispiel", "EISPIEL", "Bsp")
"""What is in every word that announces an example; looking for it takes less time than the pattern."""
_SIGNS = " \t\f\u00a0*_#>|-–—•·►▶"
_BRACKET = re.compile(r"[][()]")
_OVER = re.compile(r"[ .\u00a0]*\Z")
_NOWHERE: tuple[Sequence[int], Sequence[int]] = ((), ())
_CLOSED_BY = {"(": ")", "[": "]"}


class Segment(NamedTuple):
    """A line, or a part of it: its text, its place in the source, and whether it was `cut` out of a longer line.

    `at` is the number of the line in the order of reading, which differs from `line` where pages have two columns.
    `behind` says that it follows an example in brackets, so that the rule itself goes on in it.
    """

    text: str
    line: int
    column: int = 1
    cut: bool = False
    at: int = 0
    behind: bool = False


def segments(lines: Sequence[Placed]) -> Iterator[Segment]:
    """Yield the segments of every line in order; together they are the lines."""
    last, begun, brackets = "", "", _Brackets()
    for at, (text, line, column) in enumerate(lines, 1):
        starts = [0]
        for cut, rule in _cuts(text, last) if len(text) > LONG else ():
            starts.append(cut)
            last = begun = rule or last
        if first := RULE.match(text.lstrip(_SIGNS)):
            begun = number_in(first) if len(starts) == 1 else begun
        for cut, rule in _further_rules(text, begun) if len(text) <= LONG else ():
            starts.append(cut)
            begun = rule
        begins, ends = brackets.asides(text)
        whole = len(text) <= LONG and not (begins or ends)
        starts = sorted({*starts, *begins, *ends}) if begins or ends else starts
        if len(starts) == 1:
            yield Segment(text, line, column, at=at, behind=brackets.behind)
            continue
        for start, end in zip(starts, (*starts[1:], len(text)), strict=True):
            if end > start:
                told = text[start:end]
                behind = bool(told.strip()) and (start in ends or (start == 0 and brackets.behind))
                yield Segment(told, line, column + start, cut=start > 0 or not whole, at=at, behind=behind)


def _further_rules(text: str, last: str) -> Iterator[tuple[int, str]]:
    """Yield where rules begin behind sentences in a short line, each with its number.

    `last` is the number of the rule before; a later number of its section begins a rule also where some are missing.
    """
    for match in _FURTHER.finditer(text):
        number = _told(match["number"])
        if _is_later(last, number):
            last = number
            yield match.start("rule"), number


def _told(number: str) -> str:
    """Return a number with its letter directly behind the figures.

    >>> [_told(number) for number in ("100.1.c", "100.1(c)", "100.1 c)", "100.1C", "100.1")]
    ['100.1c', '100.1c', '100.1c', '100.1c', '100.1']
    """
    return _LETTER.sub(lambda found: str(found[1]).lower(), number)


def _is_later(last: str, number: str) -> bool:
    """Return whether a number follows the last one, directly or in the same section."""
    here, there = place_of(last), place_of(number)
    if here is None or there is None:
        return False
    return follows(last, number) or (here[0] == there[0] and in_order(here) < in_order(there))


class _Brackets:
    """Where examples begin inside lines, and where those in brackets end, some lines later perhaps."""

    def __init__(self) -> None:
        self.opened, self.depth = "", 0
        self.behind = False
        self.ended = False

    def asides(self, text: str) -> tuple[Sequence[int], Sequence[int]]:
        """Return where examples begin in a line, and where the rule goes on behind one in brackets."""
        self.behind, self.ended = self.ended, False
        if not self.opened and not self.behind and ":" not in text:
            return _NOWHERE
        begins, ends, place = list[int](), list[int](), 0
        if not text.strip():
            self.opened, self.behind = "", False
        while True:
            if self.opened:
                place = self._closed(text, place)
                self.ended = not self.opened and _OVER.match(text, place) is not None
                if self.opened or self.ended:
                    return begins, ends
                ends.append(place)
            found = _ASIDE.search(text, place) if any(map(text.__contains__, _ANNOUNCED)) else None
            if found is None:
                return begins, ends
            if begins or ends or text[: found.start("part")].strip(_SIGNS):
                begins.append(found.start("part"))
            self.opened, self.depth, place = found["bracket"], 1, found.end()

    def _closed(self, text: str, place: int) -> int:
        """Return the place behind the bracket that ends the example, and forget it; or the end of the line."""
        for found in _BRACKET.finditer(text, place):
            if found[0] == self.opened:
                self.depth += 1
            elif found[0] == _CLOSED_BY[self.opened]:
                self.depth -= 1
            if not self.depth:
                self.opened = ""
                return found.end()
        return len(text)


@lru_cache(maxsize=4096)
def _cuts(text: str, last: str) -> tuple[tuple[int, str], ...]:
    """Return the places in the middle of a line where a part begins, with its number if it is a rule."""
    return tuple(_found_cuts(text, last))


def _found_cuts(text: str, last: str) -> Iterator[tuple[int, str]]:
    position = 0
    while match := _CUT.search(text, position):
        kind, start = match.lastgroup or "", match.start()
        if kind in ("gap", "several"):
            kind = "rule"
        position = match.end()
        if kind == "rule":
            first, number = _begun(match)
            if not (
                SENTENCE_END.search(text[max(0, start - NEAR) : start])
                or "\u00a0" in (match["gap"] or "")
                or follows(last, first)
            ):
                continue
            last = number
        elif kind in ("section", "chapter"):
            # Only the heading is the part; the rule behind it is found next.
            position = match.start() + len(match[kind]) + 1
            last = f"{match[kind]}.0" if kind == "section" else last
        if start:
            yield start, last if kind == "rule" else ""


def _begun(match: re.Match[str]) -> tuple[str, str]:
    """Return the first and the last number of the rule, or of the several rules, that begin at a place."""
    if match["several"]:
        first, *_, last = re.findall(_PLAIN, match["several"])
        return first, last
    number = _told(match["rule"])
    return number, number
