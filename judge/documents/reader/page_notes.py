"""Notes at the feet of pages: lines that begin with a sign which stands behind a word of the text before them."""

import re
from collections.abc import Sequence

from judge.documents.reader.part_patterns import RULE, ends_sentence

_SIGN = r"\[\d{1,3}\]|\[\^[\w-]{1,20}\]|[¹²³⁴-⁹⁰]{1,3}|[†‡]{1,2}"
_NOTE = re.compile(rf"[ \t\f]*(?P<sign>{_SIGN})[ \t\u00a0]*(?=\S)")
_CALLED = re.compile(rf"(?<=[^\W_])[.,;:!?)”\"’']{{0,2}}(?P<sign>{_SIGN})")
LONGEST = 6


def note_lines(lines: Sequence[str]) -> frozenset[int]:
    """Return the lines, counted from 1, of notes; a note goes on to the next blank line, rule or note.

    >>> sorted(note_lines(("100.1 A warning[1] counts.", "", "[1] Formerly", "a caution.", "100.2 Two are a loss.")))
    [3, 4]
    """
    called, found = set[str](), set[int]()
    notes = [_NOTE.match(line) for line in lines]
    if not any(notes):
        return frozenset()
    left = 0
    for at, (line, note) in enumerate(zip(lines, notes, strict=True), 1):
        if note and note["sign"] in called:
            left = LONGEST
        elif not line.strip() or "\f" in line or RULE.match(line):
            left = 0
        if left:
            found.add(at)
            # A sentence that goes on is still part of the note.
            left = left - 1 or int(not ends_sentence(line))
        else:
            called.update(match["sign"] for match in _CALLED.finditer(line))
    return frozenset(found)
