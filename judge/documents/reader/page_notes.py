"""Notes at the feet of pages: lines that begin with a sign which stands behind a word of the text before them."""

import re
from collections.abc import Container, Sequence
from itertools import takewhile

from judge.documents.reader.part_patterns import PAIR_OR_DECIMAL, RULE, begins_part, ends_sentence

_STARS = r"\(\*{1,3}\)|\*{1,3}(?!\*)"
_SIGN = r"\[\d{1,3}\]|\[\^[\w-]{1,20}\]|[¹²³⁴-⁹⁰]{1,3}|[†‡]{1,2}"
_NOTE = re.compile(rf"[ \t\f]*(?P<sign>{_SIGN}|{_STARS})[ \t\u00a0]*(?=\S)")
_CALLED = re.compile(rf"(?<=[^\W_])[.,;:!?)”\"’']{{0,2}}(?P<sign>{_SIGN}|(?:{_STARS})(?![\w(]))")
_EMPHASIS = re.compile(r"(?<![\w*])(\*{1,3})(?=[^\s*])[^*]{1,2000}(?<=[^\s*])\1(?!\*)")
_OPENED = re.compile(r"(?<![\w*\\])\*{1,3}(?=[^\s*])")
_PLAIN = re.compile(r"[ \t]*(?P<figures>\d{1,2})[ \t\u00a0]+[A-ZÀ-Ý][^\W\d_]*\s.*[.!?][\"”»)]*\s*")
LONGEST, FAR = 6, 40


def note_lines(lines: Sequence[str], turns: Container[int] = ()) -> frozenset[int]:
    """Return the lines, counted from 1, of notes; a note goes on to the next blank line, rule or note.

    It ends with its page as well: `turns` are the lines that begin a page.

    >>> sorted(note_lines(("100.1 A warning[1] counts.", "", "[1] Formerly", "a caution.", "100.2 Two are a loss.")))
    [3, 4]
    >>> sorted(note_lines(("100.1 A drum* holds.", "* Once a keg.", "100.2 It has", "* a skin", "* a rim")))
    [2]
    """
    called, found, emphasised = set[str](), _plain_notes(lines), False
    notes = [_note(lines, at) for at in range(len(lines))]
    if not any(notes):
        return frozenset(found)
    left = 0
    for at, (line, sign) in enumerate(zip(lines, notes, strict=True), 1):
        if sign in called:
            left = LONGEST
            # A star is also the mark of an item in a list: each that is called begins one note.
            called -= {sign} if "*" in sign else set()
        elif not line.strip() or at in turns or _is_over(lines, at - 1):
            left = 0
        if left:
            found.add(at)
            # A sentence that goes on is still part of the note.
            left = left - 1 or int(not ends_sentence(line))
        else:
            bare = _EMPHASIS.sub("", line)
            signs = [match["sign"] for match in _CALLED.finditer(bare)]
            stars = [sign for sign in signs if "*" in sign]
            # Words may be emphasised that stand in two lines: their last star calls no note.
            called.update(each for each in signs if not (emphasised and stars[:1] == [each]))
            emphasised = bool(line.strip()) and (bool(_OPENED.search(bare)) or (emphasised and not stars))
    return frozenset(found)


def _is_over(lines: Sequence[str], at: int) -> bool:
    """Return whether a line begins a rule, an example or an item, or another decimal rule behind a sentence."""
    decimal = PAIR_OR_DECIMAL.match(lines[at]) and (at == 0 or ends_sentence(lines[at - 1]))
    return begins_part(lines[at]) or bool(decimal)


def _note(lines: Sequence[str], at: int) -> str:
    """Return the sign with which a line begins, as notes do; empty if it has none, or begins with another star's use.

    Stars stand around words that are emphasised as well, and before the items of a list.
    """
    note = _NOTE.match(lines[at])
    if note is None or "*" not in note["sign"]:
        return note["sign"] if note else ""
    around = (lines[each] for each in (at - 1, at + 1) if 0 <= each < len(lines))
    beside = (_NOTE.match(line) for line in around)
    listed = any(each and each["sign"] == note["sign"] for each in beside)
    return "" if listed or _EMPHASIS.match(" ".join(_paragraph(lines, at))) else note["sign"]


def _paragraph(lines: Sequence[str], at: int) -> list[str]:
    """Return the lines from one on to the next blank line, as many of them as a note may have."""
    return [line.strip() for line in takewhile(str.strip, lines[at : at + LONGEST])]


def _plain_notes(lines: Sequence[str]) -> set[int]:
    """Return the lines, counted from 1, that stand last in the text or on a page as sentences behind 1, 2 and so on.

    The text above them ends with a sentence, and such figures begin no other line, so that they are no list.
    """
    counted = [at for at, line in enumerate(lines) if _PLAIN.fullmatch(line) and not RULE.match(line)]
    found = set[int]()
    for at in counted:
        after = next((line for line in lines[at + 1 : at + FAR] if line.strip()), "\f")
        above = next((line for line in reversed(lines[max(0, at - FAR) : at]) if line.strip()), "")
        begins = ("\f" in after or at + 1 in counted) and ends_sentence(above)
        found |= {at + 1} if begins and (at in found or _figures(lines[at]) == 1) else set()
    feet = {at for at in found if at + 1 in found or at == len(lines) or "\f" in "".join(lines[at : at + 3])}
    return feet if {at + 1 for at in counted} <= feet else set()


def _figures(line: str) -> int:
    return int(line.split(maxsplit=1)[0])
