"""What stands before or after every number and is no part of it: a scan's token, or a word such as Rule."""

import re
from collections import Counter

_AFTER_NUMBER = re.compile(r"\s*(?:\d{3}\.\d{1,3}[a-z]?|[·•])[ \t]+(?=\w{0,19}\d)(?=\w{0,19}[a-z])(\w{5,20})[ \t]")
_BEFORE_NUMBER = re.compile(
    r"[ \t\u00a0]*[*_]{0,3}(?P<word>Rule|Regel|R[èe]gle|Article|Artikel|Art\.|§|\[|\()[ \t\u00a0]*"
    r"(?=\d{3}\.\d{1,3}[a-z]{0,2}(?P<sign>[.:)\]]|[\s\u00a0]+[–—-])?[*_]{0,3}(?:[\s\u00a0]+[“\"«„*_]{0,3}[A-ZÀ-Ý]|[\s\u00a0]*$))",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[ \t\u00a0]*\d{3}\.\d{1,3}[a-z]{0,2}(?:[.:)]|[\s\u00a0])")
OFTEN, HALF, LEAST = 8, 2, 2


def junk_of(lines: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return what matches the token that stands after most numbers, once or more, or None where there is none.

    It has letters and figures, so that no word of a rule is taken for one.
    """
    counted = Counter(match[1] for line in lines if (match := _AFTER_NUMBER.match(line))).most_common(1)
    if not counted or counted[0][1] < OFTEN:
        return None
    return re.compile(rf"(?:[ \t]*\b{re.escape(counted[0][0])}\b)+")


def prefix_of(lines: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return what matches the word or bracket before the numbers of rules, or None where most numbers have none.

    Where most of them have a sign behind the number, too, only those are numbers of rules: the others are references.
    """
    found = [match for line in lines if (match := _BEFORE_NUMBER.match(line))]
    plain = sum(bool(_NUMBER.match(line)) for line in lines)
    if len(found) < LEAST or len(found) < plain * HALF:
        return None
    word, _ = Counter(match["word"] for match in found).most_common(1)[0]
    signed = sum(bool(match["sign"]) for match in found) * HALF > len(found)
    sign = r"(?:[.:)\]]|[\s\u00a0]+[–—-])" if signed else ""
    return re.compile(rf"^[ \t\u00a0]*[*_]{{0,3}}{re.escape(word)}[ \t\u00a0]*(?=\d{{3}}\.\d{{1,3}}[a-z]{{0,2}}{sign})")
