"""Tokens that a scan or a web page put after every number, and that are no part of the document."""

import re
from collections import Counter

_AFTER_NUMBER = re.compile(r"\s*(?:\d{3}\.\d{1,3}[a-z]?|[·•])[ \t]+(?=\w{0,19}\d)(?=\w{0,19}[a-z])(\w{5,20})[ \t]")
OFTEN = 8


def junk_of(lines: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return what matches the token that stands after most numbers, once or more, or None where there is none.

    It has letters and figures, so that no word of a rule is taken for one.
    """
    counted = Counter(match[1] for line in lines if (match := _AFTER_NUMBER.match(line))).most_common(1)
    if not counted or counted[0][1] < OFTEN:
        return None
    return re.compile(rf"(?:[ \t]*\b{re.escape(counted[0][0])}\b)+")
