"""Several numbers at the beginning of one line, such as 602.3–602.5, which say that all of them are reserved."""

import re
from functools import lru_cache
from typing import NamedTuple

from judge.documents.reader.rule_numbers import letter_after

MOST = 60
"""How many numbers one line can reserve; more than that is no range."""

_LETTERED = r"(?:\.?[a-z]{1,2}|\([a-z]{1,2}\))?"
_NUMBER = (
    r"(?:\d{1,2}(?:-\d{1,2}){2,3}|\d{1,4}(?:\.\d{1,3}){0,3}|(?:[A-Z]|[IVXLC]{2,7})(?:\.\d{1,3}){1,3})"
    rf"{_LETTERED}"
    r"(?!\w|\.\d)"
)
_SHORT = r"(?:\.\d{1,3}|[a-z]{1,2})(?!\w|\.\d)"
_WORD = r"(?:(?:Rules?|Sections?|Articles?|Numbers?|Regeln?|Abschnitte?|Règles?|Nr\.|No\.)\s|§{1,2}\s?)"
_LEAD = rf"[ \t\u00a0]*(?:[-–*•·+]\s+)?[*_]{{0,3}}(?:(?i:{_WORD}))?[\[(]?"
_CLOSED = r"\.?[\])]?[*_]{0,3}"
TO = r"(?:\s{0,2}[-–—‑]\s{0,2}|\s(?:up\sto|to|through|thru|bis|à|jusqu[’']à)\s)"
_AND = r"(?:\s?[,;&/]\s?(?:(?:and|or|und|et)\s)?|\s(?:and|or|und|et)\s)"
_FIRST = re.compile(rf"{_LEAD}(?P<number>{_NUMBER}){_CLOSED}")
_FURTHER = re.compile(rf"(?:(?P<to>{TO})|{_AND})[*_]{{0,3}}[\[(]?(?P<number>{_NUMBER}|{_SHORT}){_CLOSED}")
_BEHIND = re.compile(r"[:.]?(?:\s+[–—-](?=\s))?(?:\s+|$)")
_FILLER = (
    r"(?:are|is|were|was|have|has|been|be|all|both|intentionally|currently|now|left|remain|remains"
    r"|sind|ist|wurden?|bleiben|bleibt|derzeit|sont|est|ont|été)"
)
RESERVED = (
    r"[*_\[(“\"„«]{0,3}"
    rf"(?:{_FILLER}\s){{0,5}}(?:reserved|deleted|omitted|unused|blank|removed|repealed|vacant|withdrawn|unassigned"
    r"|(?:not|no\slonger)\s(?:used|in\suse)|reserviert|entfallen|entfällt|gestrichen|weggefallen|aufgehoben"
    r"|nicht\sbelegt|frei(?=\W*$)|réservée?s?|supprimée?s?|abrogée?s?)(?!\w)"
)
"""The words behind numbers that no rule has: they are reserved, or their rules were taken away."""

_RESERVED = re.compile(RESERVED, re.IGNORECASE)
_PARTS = re.compile(r"(?P<stem>.*?)(?P<figures>\d+)(?P<letter>[a-z]{0,2})")
_LAST_FIGURES, _LAST_LETTER = re.compile(r"\d+[a-z]{0,2}$"), re.compile(r"[a-z]{1,2}$")
_SEPARATE_LETTER = re.compile(r"\.?\(?([a-z]{1,2})\)?$")


class Several(NamedTuple):
    """The numbers that a line begins with: the first one, every one, and where the words behind them begin.

    Where nobody can tell which numbers stand between two that are written, there are none. `reserved` is whether the
    words say that no rule has these numbers.
    """

    first: str
    numbers: tuple[str, ...]
    end: int
    reserved: bool


@lru_cache(maxsize=16384)
def several_numbers(text: str, below: str = "") -> Several | None:
    """Return the numbers that a line begins with, if there are two or more; `below` is the next line.

    >>> several_numbers("602.3–602.5 Reserved")
    Several(first='602.3', numbers=('602.3', '602.4', '602.5'), end=12, reserved=True)
    >>> several_numbers("602.3a to c [Deleted.]").numbers, several_numbers("602.4a–603.2 Reserved").numbers
    (('602.3a', '602.3b', '602.3c'), ())
    >>> several_numbers("602.3 – 5 reserved cards are drawn."), several_numbers("602.3 Reserved")
    (None, None)
    """
    found = _FIRST.match(text)
    if found is None:
        return None
    first, end = _plain(found["number"]), found.end()
    numbers, counted, last = [first], True, first
    while len(numbers) < MOST and (further := _FURTHER.match(text, end)) and (number := _whole(last, further)):
        between = _between(last, number) if further["to"] else (last, number)
        counted = counted and bool(between)
        numbers += between[1:]
        last, end = number, further.end()
    behind = _BEHIND.match(text, end)
    if last == first or behind is None:
        return None
    words = text[behind.end() :] or below.lstrip()
    return Several(first, tuple(numbers) if counted else (), behind.end(), bool(_RESERVED.match(words)))


def reserves_several(text: str) -> bool:
    """Return whether a line says that two or more numbers are reserved."""
    found = several_numbers(text)
    return found is not None and found.reserved


@lru_cache(maxsize=16384)
def is_reserved(text: str) -> bool:
    """Return whether a line says that the number, or the numbers, that it begins with are reserved.

    >>> is_reserved("602.3 Reserved"), is_reserved("602.3 to 602.5 are reserved."), is_reserved("602.3 A deck.")
    (True, True, False)
    """
    if several := several_numbers(text):
        return several.reserved
    found = _FIRST.match(text)
    behind = _BEHIND.match(text, found.end()) if found and "." in found["number"] else None
    return behind is not None and bool(_RESERVED.match(text, behind.end()))


def _plain(number: str) -> str:
    """Return a number with its letter directly behind the figures: 100.1.a and 100.1(a) are 100.1a."""
    return _SEPARATE_LETTER.sub(r"\1", number)


def _whole(last: str, further: re.Match[str]) -> str:
    """Return a further number with the figures that it shares with the last one; nothing where it is no number.

    A short one, such as the 5 of 602.3–5, follows a word or a dash without spaces: "602.3 – 5 cards" has one number.
    """
    number, to = _plain(further["number"]), further["to"] or ""
    parted = "." in last or "-" in last
    if number[0].isalpha() and number.islower():
        lettered = _LAST_LETTER.search(last)
        return _LAST_LETTER.sub(number, last) if to and lettered else ""
    if not parted or "." in number.lstrip(".") or "-" in number:
        return number
    close = to == to.strip() or to.strip().isalpha()
    return _LAST_FIGURES.sub(number.lstrip("."), last) if to and close else ""


def _between(first: str, last: str) -> tuple[str, ...]:
    """Return the numbers from the first to the last; none where they can't be counted.

    >>> _between("602.3", "602.5"), _between("602.3", "602.3b"), _between("602.5", "602.3")
    (('602.3', '602.4', '602.5'), ('602.3', '602.3a', '602.3b'), ())
    """
    begins, ends = _PARTS.fullmatch(first), _PARTS.fullmatch(last)
    if begins is None or ends is None or begins["stem"] != ends["stem"]:
        return ()
    lowest, highest = int(begins["figures"]), int(ends["figures"])
    if lowest == highest:
        return _letters(f"{begins['stem']}{begins['figures']}", begins["letter"], ends["letter"])
    if begins["letter"] or ends["letter"] or not lowest < highest < lowest + MOST:
        return ()
    return tuple(f"{begins['stem']}{figures}" for figures in range(lowest, highest + 1))


def _letters(base: str, letter: str, last: str) -> tuple[str, ...]:
    told = [base + letter]
    while letter != last and len(told) < MOST:
        letter = letter_after(letter)
        told.append(base + letter)
    return tuple(told) if letter == last and len(told) > 1 else ()
