"""Text before or behind the number of every rule that is no part of it: a word such as Rule, or a token of a scan."""

import re
from collections import Counter
from collections.abc import Sequence

from judge.documents.reader.part_patterns import BELOW_A_LETTER, INSERTED

_AFTER_NUMBER = re.compile(r"\s*(?:\d{3,4}\.\d{1,3}[a-z]?|[·•])[ \t]+(?=\w{0,19}\d)(?=\w{0,19}[a-z])(\w{5,20})[ \t]")
_WORD = (
    r"[ \t\u00a0]*[*_]{0,3}(?P<word>Rule|Regel|R[èe]gle|Article|Artikel|Art\.|(?-i:[A-Z]{2,5})|§|#|\[|\()[ \t\u00a0]*#?"
)
_LETTER = rf"(?:[a-z]{{1,2}}{BELOW_A_LETTER}|[a-z]?{INSERTED}|[a-z]{{0,2}}|[A-Z]|\.[a-z](?!\w)|\([a-zA-Z]{{1,2}}\))"
_MARK = r"(?:[.:]|[\s\u00a0]+[–—-])"


class _Numbers:
    """The patterns of a kind of numbers, at the beginning of a line or behind a word."""

    def __init__(self, number: str) -> None:
        signed = rf"{number}{_MARK}[*_]{{0,3}}(?:[\s\u00a0]|$)"
        behind = rf"{number}[)\]]?[*_]{{0,3}}(?:[\s\u00a0]+[“\"«„*_]{{0,3}}[A-ZÀ-Ý]|[\s\u00a0]*$)"
        self.number = number
        self.before = re.compile(f"{_WORD}(?={behind})", re.IGNORECASE)
        self.signed = re.compile(f"{_WORD}(?<![(\\[])(?={signed})", re.IGNORECASE)
        self.alone_signed = re.compile(rf"[ \t\u00a0]*{signed}")
        self.alone = re.compile(rf"[ \t\u00a0]*{number}(?:[.:)]|[\s\u00a0])")


_OF_SECTIONS = _Numbers(rf"\d{{3,4}}\.\d{{1,3}}{_LETTER}")
_OF_PARTS = _Numbers(rf"\d{{1,2}}(?:\.\d{{1,2}}){{1,3}}{_LETTER}")
OFTEN, HALF, LEAST = 8, 2, 2


_CLOSED = re.compile(r"^(\d{1,4}(?:\.\d{1,3})+[a-z]{0,2})[)\]](?=[.:]?\s|$)")
_CLOSED_TITLE = re.compile(r"^(\d{1,4})[)\]](?=\s)")
_TITLE = r"\d{1,4}[)\]]\s+[*_]{0,3}[A-ZÀ-Ý][^.!?;:]{1,70}$"
"""A number in brackets, without the first one, and the title of a chapter or section behind it."""


def without_prefix(text: str, prefix: re.Pattern[str]) -> str:
    r"""Return a line without the word before its number; of a bracket there, the other one behind the number goes, too.

    >>> without_prefix("[3.1] Storms", re.compile(r"^\[(?=\d)"))
    '3.1 Storms'
    """
    match = prefix.match(text)
    if match is None:
        return text
    rest = text[match.end() :]
    closed = _CLOSED_TITLE.sub(r"\1.", _CLOSED.sub(r"\1", rest))
    return closed if match[0].rstrip()[-1:] in ("[", "(") else rest


def junk_of(lines: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for the token that a scan has put behind most numbers, or None where there is none.

    A token has letters and figures, so that it is no word of a rule.
    """
    counted = Counter(match[1] for line in lines if (match := _AFTER_NUMBER.match(line))).most_common(1)
    if not counted or counted[0][1] < OFTEN:
        return None
    return re.compile(rf"(?:[ \t]*\b{re.escape(counted[0][0])}\b)+")


def prefix_of(lines: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return a pattern for the word or bracket before the numbers of rules, or None where most numbers have none.

    If most of them have a mark such as a colon behind the number, the pattern needs it: the others are references.
    """
    return _prefix_before(lines, _OF_SECTIONS) or _prefix_before(lines, _OF_PARTS)


def _prefix_before(lines: tuple[str, ...], numbers: _Numbers) -> re.Pattern[str] | None:
    signed = [match for line in lines if (match := numbers.signed.match(line))]
    if _most(signed, numbers.alone_signed, lines):
        return _prefix(signed, numbers.number + _MARK)
    found = [match for line in lines if (match := numbers.before.match(line))]
    return _prefix(found, numbers.number) if _most(found, numbers.alone, lines) else None


def _most(found: Sequence[re.Match[str]], alone: re.Pattern[str], lines: tuple[str, ...]) -> bool:
    """Return whether enough numbers were found behind a word, and not many more lines begin with a number alone."""
    return len(found) >= LEAST and len(found) >= HALF * sum(bool(alone.match(line)) for line in lines)


def _prefix(found: Sequence[re.Match[str]], number: str) -> re.Pattern[str]:
    word, _ = Counter(match["word"] for match in found).most_common(1)[0]
    behind = f"{number}|{_TITLE}" if word in ("[", "(") else number
    return re.compile(rf"^[ \t\u00a0]*[*_]{{0,3}}{re.escape(word)}[ \t\u00a0]*#?(?={behind})")
