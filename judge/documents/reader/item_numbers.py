"""Numbers of rules in the items of lists: 101.1 behind 1., a) and b) below a rule, and A.1 in an appendix."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from judge.documents.reader.cleaned_lines import cleaned
from judge.documents.reader.number_heads import relative_heads
from judge.documents.reader.page_furniture import is_furniture
from judge.documents.reader.part_patterns import (
    APPENDIX,
    CAPITAL_NEXT,
    EXAMPLE,
    RULE,
    SECTION,
    ends_sentence,
    is_glossary,
    leads_on,
    number_in,
)
from judge.documents.reader.rule_numbers import letter_after

_LETTER = r"(?:[a-z]{0,2}|\.[a-z]|\([a-z]{1,2}\))"
_ITEM = re.compile(
    r"[ \t\f]*(?:>[ \t]*)?(?:[-*+][ \t]+)?\(?(?:\d{1,2}|[ivx]{1,5}|[a-zA-Z])[.)][ \t]+"
    rf"(?=[*_]{{0,3}}(?:\d{{3,4}}\.\d{{1,3}}|\d{{1,2}}(?:\.\d{{1,2}}){{1,3}}){_LETTER}[.:]?[*_]{{0,3}}"
    r"\s+[~(\[“\"*_]{0,3}[A-ZÀ-Ý])"
)
_FIGURES = re.compile(r"(?P<base>\d{3,4}\.\d{1,3})(?P<letter>[a-z]?)")
_TITLED = re.compile(r"\s*(?:#{1,6}\s|={2,6}\s?\S)")
_TOLD = re.compile(r"[.!?][\"”»)*_]*\s*$")
_IN_APPENDIX = re.compile(
    r"[ \t\f]*(?:[-*+][ \t]+)?[*_]{0,3}(?P<top>[A-Z])\.(?P<figures>\d{1,3})(?P<letter>[a-z]?)"
    r"[.:)]?[*_]{0,3}[ \t]+(?=\S)"
)
LEAST, BEHIND, NEAR = 2, 9900, 6
"""How many items need a number before it counts, and the number behind which the sections of appendices come."""


class Below(NamedTuple):
    """An item that is a rule: its line, its number in the known shape and as it is written, where its words begin."""

    at: int
    number: str
    written: str
    end: int


def item_ends(lines: Sequence[str]) -> dict[int, int]:
    """Return how long the mark of an item is in each line where the number of a rule follows it.

    >>> item_ends(("1. 101.1 Draw seven.", "2. 101.2 Keep.", "3. Pass."))
    {0: 3, 1: 3}
    """
    found = {at: match.end() for at, line in enumerate(lines) if (match := _ITEM.match(line))}
    return found if len(found) >= LEAST else {}


def items_below(lines: Sequence[str]) -> tuple[Below, ...]:
    """Return the items with letters, or with Roman figures below those, that follow a numbered rule as sentences.

    Where one item of a rule is no sentence, all of them are a list in that rule. A letter a alone counts only where
    the items of another rule go on to b.

    >>> [each.number for each in items_below(("100.1 It has cards.", " a) Sixty.", " b) Or more."))]
    ['100.1a', '100.1b']
    >>> items_below(("100.1 A deck has:", " a) cards,", " b) counters."))
    ()
    """
    return tuple(_Items(lines).found())


class _Items:
    """Reads lines for items, which count on below the last rule."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.words = [cleaned(line, marked=True).lstrip() for line in lines]
        self.rules = [RULE.match(words) for words in self.words]
        self.begun = {number_in(match) for match in self.rules if match}
        self.base, self.letter, self.below = "", "", 0
        self.example = False
        self.listed: set[str] = set()

    def found(self) -> list[Below]:
        """Return the items that are rules."""
        told = [(self.base, item) for at in range(len(self.lines)) if (item := self._read(at)) is not None]
        told = [(base, item) for base, item in told if base not in self.listed]
        counted = any(item.number.endswith("b") for _, item in told)
        return [item for _, item in told if counted or item.number[-1].isdigit()]

    def _read(self, at: int) -> Below | None:
        words, rule = self.words[at], self.rules[at]
        if rule and not leads_on(self._above(at)[-30:]):
            figures = _FIGURES.fullmatch(number_in(rule))
            self.base, self.letter = (figures["base"], figures["letter"]) if figures else ("", "")
            self.below, self.example = 0, False
        elif _TITLED.match(self.lines[at]) or SECTION.match(words) or is_glossary(words):
            self.base = ""
        elif EXAMPLE.match(words):
            self.example = True
        elif self.base and (item := self._item(at)):
            if self._is_told(at):
                self.example = False
                return item
            self.listed.add(self.base)
        return None

    def _item(self, at: int) -> Below | None:
        """Return the item in a line if it counts on from the last, as a rule of its own."""
        if self.example and self._above(at).endswith(":"):
            self.base = ""
            return None
        for head in relative_heads(self.lines[at]):
            (part,) = head.parts
            number = f"{self.base}{part}"
            if part == letter_after(self.letter) and number not in self.begun:
                self.letter, self.below = str(part), 0
                return Below(at, number, number, head.end)
            stem = f"{self.base}{self.letter}"
            if self.letter and head.kind == "roman" and part == self.below + 1 and f"{stem}.{part}" not in self.begun:
                self.below += 1
                return Below(at, f"{stem}.{part}", f"{stem}{head.written}", head.end)
        return None

    def _above(self, at: int) -> str:
        """Return the last of the lines directly above that is neither blank nor furniture of a page."""
        above = reversed(self.words[max(0, at - NEAR) : at])
        return next((line.rstrip(" *_") for line in above if line.strip() and not is_furniture(line)), "")

    def _is_told(self, at: int) -> bool:
        """Return whether an item begins behind a sentence, and its paragraph is a sentence."""
        start = next(iter(relative_heads(self.lines[at]))).end
        rest = range(at + 1, min(len(self.lines), at + 40))
        paragraph = [at, *takewhile(lambda place: not self._begins(place), rest)]
        begins = bool(CAPITAL_NEXT.match(self.lines[at][start:])) and ends_sentence(self._above(at))
        return begins and bool(_TOLD.search(self.lines[paragraph[-1]]))

    def _begins(self, at: int) -> bool:
        words = self.words[at]
        return not words or bool(self.rules[at] or relative_heads(self.lines[at]) or EXAMPLE.match(words))


def appendix_rules(lines: Sequence[str]) -> Iterator[Below]:
    """Yield the rules such as A.1 below the title of the appendix A, in sections behind those of the document.

    >>> [each.number for each in appendix_rules(("Appendix B - Marks", "B.1: They are red.", "B.2: Or blue."))]
    ['9902.1', '9902.2']
    """
    top, figures, letter = "", 0, ""
    for at, line in enumerate(lines):
        title = APPENDIX.match(line.strip(" \t\f*_#"))
        if title and title["sign"]:
            top, figures, letter = title["sign"], 0, ""
            continue
        match = _IN_APPENDIX.match(line) if top else None
        if match is None or match["top"] != top:
            continue
        here = int(match["figures"]), match["letter"]
        if here in ((figures + 1, ""), (figures, letter_after(letter))):
            figures, letter = here
            number = f"{figures}{letter}"
            yield Below(at, f"{BEHIND + ord(top) - ord('A') + 1}.{number}", f"{top}.{number}", match.end())
