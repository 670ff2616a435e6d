"""Text before or behind the number of every rule that is no part of it: a word such as Rule, or a token of a scan."""

import re
from collections import Counter
from collections.abc import Sequence

_AFTER_NUMBER = re.compile(r"\s*(?:\d{3,4}\.\d{1,3}[a-z]?|[·•])[ \t]+(?=\w{0,19}\d)(?=\w{0,19}[a-z])(\w{5,20})[ \t]")
_WORD = r"[ \t\u00a0]*[*_]{0,3}(?P<word>Rule|Regel|R[èe]gle|Article|Artikel|Art\.|§|\[|\()[ \t\u00a0]*"
_BEFORE_NUMBER = re.compile(
    _WORD + r"(?=\d{3,4}\.\d{1,3}[a-z]{0,2}[*_]{0,3}(?:[\s\u00a0]+[“\"«„*_]{0,3}[A-ZÀ-Ý]|[\s\u00a0]*$))",
    re.IGNORECASE,
)
_SIGN = r"\d{3,4}\.\d{1,3}[a-z]{0,2}(?:[.:]|[\s\u00a0]+[–—-])[*_]{0,3}(?:[\s\u00a0]|$)"
_SIGNED = re.compile(f"{_WORD}(?<![(\\[])(?={_SIGN})", re.IGNORECASE)
_NUMBER_SIGNED = re.compile(rf"[ \t\u00a0]*{_SIGN}")
_NUMBER = re.compile(r"[ \t\u00a0]*\d{3,4}\.\d{1,3}[a-z]{0,2}(?:[.:)]|[\s\u00a0])")
OFTEN, HALF, LEAST = 8, 2, 2


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
    signed = [match for line in lines if (match := _SIGNED.match(line))]
    if _most(signed, sum(bool(_NUMBER_SIGNED.match(line)) for line in lines)):
        return _prefix(signed, r"(?:[.:]|[\s\u00a0]+[–—-])")
    found = [match for line in lines if (match := _BEFORE_NUMBER.match(line))]
    return _prefix(found, "") if _most(found, sum(bool(_NUMBER.match(line)) for line in lines)) else None


def _most(found: Sequence[re.Match[str]], plain: int) -> bool:
    return len(found) >= LEAST and len(found) >= plain * HALF


def _prefix(found: Sequence[re.Match[str]], sign: str) -> re.Pattern[str]:
    word, _ = Counter(match["word"] for match in found).most_common(1)[0]
    number = rf"\d{{3,4}}\.\d{{1,3}}[a-z]{{0,2}}{sign}"
    return re.compile(rf"^[ \t\u00a0]*[*_]{{0,3}}{re.escape(word)}[ \t\u00a0]*(?={number})")
