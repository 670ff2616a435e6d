"""The numbers at the beginnings of lines, in any shape: 1-1-2, II.3(a), A.2.b, Rule 12, § 4, (2), 7) or a."""

import re
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from judge.documents.reader.number_ranges import reserves_several
from judge.documents.reader.part_patterns import roman_value

Part: TypeAlias = int | str
"""A part of a number: a figure, or small letters."""

_WORD = (
    r"(?:(?:rule|law|chapter|part|article|section|regel|r[èe]gle|kapitel|teil|abschnitt|artikel|chapitre|partie"
    r"|titre|art\.)[ \t\u00a0]+(?:#|(?:no|nr|n)[.°º][ \t\u00a0]*)?|#(?=\d)"
    r"|(?:no|nr|n)[.°º][ \t\u00a0]*(?=\d)|§§?[ \t\u00a0]*)"
)
_LEAD = r"[ \t\u00a0\f]*(?:>[ \t]*)?(?P<marks>#{1,6}[ \t]+)?(?:[-*+][ \t]+)?[*_]{0,3}"
_TOP = r"(?P<top>\d{1,3}|[IVXLC]{1,7}|[A-Z])"
_CLOSED = r"(?P<closed>[.:)\]]?[*_]{0,3}(?:[ \t\u00a0]+[–—-](?=\s))?[.:]?[*_]{0,3})(?:[ \t\u00a0]+(?=\S)|$)"
_WHOLE = re.compile(
    rf"{_LEAD}(?:(?i:{_WORD}))?{_TOP}"
    rf"(?P<rest>(?P<sign>[.\-–‑(]|(?<=[A-Z])(?=\d))\d{{1,3}}\)?(?:[.\-–‑]\d{{1,3}}|[.\-–‑]?[a-z]{{1,2}}(?![^\W_])|\((?:\d{{1,2}}|[a-z]{{1,2}})\))*){_CLOSED}"
)
_CHAPTER = re.compile(rf"{_LEAD}(?P<word>(?i:{_WORD}))?{_TOP}{_CLOSED}")
_RELATIVE = re.compile(
    r"[ \t\u00a0\f]*(?:>[ \t]*)?(?:[-*+][ \t]+)?[*_]{0,3}"
    r"(?P<open>\()?(?P<sign>\d{1,3}|[ivx]{1,5}|a?[a-z]|(?P<twice>[a-z])(?P=twice))(?P<closed>[.)])"
    r"[*_]{0,3}[ \t\u00a0]+(?=\S)"
)
_PARTS = re.compile(r"\d+|[a-z]+")
BEYOND = 2
"""How many letters a number has beyond z: aa, then ab or bb."""

Kind: TypeAlias = Literal["figures", "roman", "letters"]


class Head(NamedTuple):
    """A number at the beginning of a line: its kind, its parts, how it is written, where the words begin.

    `sign` separates the first two parts, and is empty where there is one; `word` says whether a word such as Rule is
    before it, and `marks` are the marks of a Markdown heading.
    """

    kind: Kind
    parts: tuple[Part, ...]
    written: str
    end: int
    sign: str = ""
    word: bool = False
    marks: str = ""


@lru_cache(maxsize=16384)
def whole_heads(text: str) -> tuple[Head, ...]:
    """Return the readings of a whole number of two or more parts at the beginning of a line; I.1 may be a letter's.

    >>> whole_heads("1-1-2. A card")[0].parts, [each.parts for each in whole_heads("II.3(a) A card")]
    ((1, 1, 2), [(2, 3, 'a')])
    """
    match = _WHOLE.match(text)
    if match is None or reserves_several(text):
        return ()
    later: tuple[Part, ...] = tuple(int(each) if each.isdigit() else each for each in _PARTS.findall(match["rest"]))
    written = match["top"] + re.sub(r"\((\d+)\)", r".\1", match["rest"]).replace("(", "").replace(")", "")
    sign = "-" if match["sign"] in ("-", "–", "‑") else "." if match["sign"] else ""
    marks = match["marks"] or ""
    return tuple(
        Head(kind, (top, *later), written, match.end(), sign, marks=marks) for kind, top in _tops(match["top"])
    )


@lru_cache(maxsize=16384)
def chapter_heads(text: str) -> tuple[Head, ...]:
    """Return the readings of a number of one part, with a word before it or without, at the beginning of a line.

    >>> [each.parts for each in chapter_heads("Rule 12 - Striking")], chapter_heads("CHAPTER IV")[0].word
    ([(12,)], True)
    """
    match = _CHAPTER.match(text)
    if match is None or reserves_several(text):
        return ()
    word, marks = bool(match["word"]), match["marks"] or ""
    return tuple(
        Head(kind, (top,), match["top"], match.end(), word=word, marks=marks) for kind, top in _tops(match["top"])
    )


@lru_cache(maxsize=16384)
def relative_heads(text: str) -> tuple[Head, ...]:
    """Return the readings of a number of one part that counts on below another: (2), 7), a. or (i), Roman too.

    >>> [each.parts for each in relative_heads("  (b) A card")], [each.parts for each in relative_heads("i) A card")]
    ([('b',)], [('i',), (1,)])
    """
    match = _RELATIVE.match(text)
    if match is None or reserves_several(text):
        return ()
    sign, closed = match["sign"], (match["open"] or "") + match["closed"]
    parts: list[tuple[Kind, Part]] = [("figures", int(sign))] if sign.isdigit() else []
    if len(sign) == 1 and not sign.isdigit():
        parts.append(("letters", sign))
    if roman_value(sign.upper()):
        parts.append(("roman", roman_value(sign.upper())))
    if len(sign) == BEYOND and sign.isalpha():
        parts.append(("letters", sign))
    return tuple(Head(kind, (part,), sign, match.end(), closed) for kind, part in parts)


def _tops(top: str) -> tuple[tuple[Kind, int], ...]:
    """Return what the first part of a number may be: its kind and its value."""
    if top.isdigit():
        return (("figures", int(top)),)
    roman: tuple[tuple[Kind, int], ...] = (("roman", roman_value(top)),) if roman_value(top) else ()
    return (*roman, ("letters", ord(top) - ord("A") + 1)) if len(top) == 1 else roman
