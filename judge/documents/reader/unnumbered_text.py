"""What to do about a text in which nothing looks like a rule."""

import re
from collections.abc import Sequence

from judge.documents.reader.number_heads import relative_heads
from judge.documents.reader.part_patterns import ROMAN

_CAPITAL = re.compile(r"[ \t\u00a0]*[*_]{0,3}(?P<sign>[A-Z])[.)][*_]{0,3}[ \t\u00a0]+(?=\S)")
LEAST = 2


def what_to_number(lines: Sequence[str]) -> str:
    """Return what would help: whole numbers in place of items that start again below chapters, if it has such.

    >>> what_to_number(("I. Oil", "Oil burns.", "II. Ash", "It is left."))
    "chapters such as 'I.' have no numbered rules: begin each rule with the number of its chapter and its own, as I.1"
    >>> what_to_number(("Oil", "a. It burns.", "b. It ends."))
    "items such as 'a.' start again and again: begin each rule with the number of its chapter and its own, as 1.1"
    >>> what_to_number(("Dear Ann,", "how are you?"))
    'rules begin with numbers such as 602.2a'
    """
    whole = "begin each rule with the number of its chapter and its own, as"
    items = [heads[0] for line in lines if (heads := relative_heads(line))]
    chapters = [sign for line in lines if (sign := _chapter(line))]
    if len(chapters) >= LEAST:
        first = chapters[0]
        return f"chapters such as '{first}.' have no numbered rules: {whole} {first}.1"
    if len(items) >= LEAST:
        sign = items[0].written + items[0].sign.replace("(", "")
        return f"items such as '{sign}' start again and again: {whole} 1.1"
    return "rules begin with numbers such as 602.2a"


def _chapter(line: str) -> str:
    """Return the Roman number or the capital that a line begins with, nothing for any other line."""
    roman = ROMAN.match(line)
    capital = _CAPITAL.match(line)
    return roman["roman"] if roman else capital["sign"] if capital else ""
