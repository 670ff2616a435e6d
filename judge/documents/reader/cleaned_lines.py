"""Lines without the characters that a page, a scan or Markdown has added."""

import re
from collections import Counter
from functools import lru_cache

from judge.documents.reader.table_rows import without_bars

_SIGNS = str.maketrans(
    {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "ft", "ﬆ": "st", "\f": " ", "\u200b": "",
     "\u2060": "", "\ufeff": "", "\u1680": " ", "\u2000": " ", "\u2001": " ", "\u2002": " ", "\u2003": " ",
     "\u2004": " ", "\u2005": " ", "\u2006": " ", "\u2007": " ", "\u2008": " ", "\u2009": " ", "\u200a": " ",
     "\u202f": " ", "\u205f": " ", "\u3000": " ", "\v": " "}
)  # fmt: skip
"""Letters for ligatures, and one kind of space for those of any width; what has no width goes."""

_SOFT_HYPHEN = re.compile(r"\u00ad(?!\s*$)")
_NUMBER = r"\d{3,4}\.\d{1,3}(?:[a-z]{0,2}|\.[a-z]|\([a-z]{1,2}\))[.:]?"
_LISTED_RULE = re.compile(
    rf"^\s*[-–*•·+▪●○◦∙■◆✦►▶▸▷→➤»★☆†‡]\s+(?=[*_]{{0,3}}{_NUMBER}[*_]{{0,3}}\s+[~(\[]{{0,2}}[A-ZÀ-Ý“\"])"
)
_CHANGED = re.compile(
    r"^(?P<lead>\s*)(?P<mark>[\[(](?i:new|amended|revised|changed|updated|added|moved|neu|geändert|ergänzt|nouveau"
    r"|nouvelle|modifiée?|ajoutée?)[\])]:?|(?:NEW|AMENDED|REVISED|CHANGED|UPDATED|ADDED|NEU|GEÄNDERT|NOUVEAU)[:!]?)"
    rf"\s+(?P<number>{_NUMBER})\s+(?=[*_~“\"(\[]{{0,3}}[A-ZÀ-Ý])"
)
_RENUMBERED = re.compile(rf"^(?P<lead>\s*)(?P<mark>~~{_NUMBER}~~)\s*(?P<number>{_NUMBER})\s+(?=\S)")
_STRUCK = re.compile(rf"^(?P<lead>\s*)~~(?P<number>{_NUMBER})\s+(?=\S)")
_MARKED_HEADING = re.compile(r"^\s{0,3}#{1,6}\s+(.*)$")
_MARKED_NUMBER = re.compile(r"^[\s>*+-]*(?:\*\*|__)\d{1,4}\.\d")
_QUOTED = re.compile(r"^\s*(?:>\s?)+")
_DEFINED = re.compile(r"^\s{0,3}:\s+(?=\S)")
_LINK = re.compile(r"!?\[([^\[\]]{0,200})\]\([^()\s]{0,300}\)")
_TAG = re.compile(r"</?[a-zA-Z][^<>]{0,80}>")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+.!>|-])")
_EMPHASIS = re.compile(r"^(\s*)(\*\*\*|\*\*|__|\*|_)(?=\S)(.{1,60}?)(?<=\S)\2")
_WHOLLY = re.compile(r"^(\s*(?:[-+•]\s+)?)(\*\*\*|\*\*|\*|___|__|_)(?=[^\s*_])([^*_]{61,2000})(?<=\S)\2\s*$")
"""A line that is emphasised from its beginning to its end; a short one is one of the others."""

_WIDENED = re.compile(r"(?<=\S) {2,4}(?=\S)")
ENOUGH, SHORTER, LEAST_FULL = 2, 8, 3


def is_marked(lines: tuple[str, ...]) -> bool:
    """Return whether a text is written in Markdown: at least two lines have a mark of it.

    Such marks are those of headings, bold numbers, and a colon before what the line above means.

    >>> is_marked(("# Rules", "## Decks", "**100.1** A deck.")), is_marked(("100.1 A deck (#2).",))
    (True, False)
    """
    marks = (_MARKED_HEADING, _MARKED_NUMBER, _DEFINED)
    marked = sum(any(mark.match(line) for mark in marks) for line in lines)
    return marked >= ENOUGH


def is_justified(lines: tuple[str, ...]) -> bool:
    """Return whether lines were made equally long by more spaces between their words: most long lines end together.

    >>> is_justified(("All  lines  end  at", "the   same   place,", "and  gaps  make  it", "so."))
    True
    """
    lengths = Counter(len(line.rstrip()) for line in lines if line.strip())
    full = max(sorted(lengths), key=lengths.__getitem__, default=0)
    long = sum(many for length, many in lengths.items() if length >= full - SHORTER)
    gapped = sum(len(line.rstrip()) == full and bool(_WIDENED.search(line)) for line in lines)
    return gapped >= LEAST_FULL and gapped * 2 >= long


def unjustified(text: str) -> str:
    """Return a line with one space between its words, but for gaps that are wider than those of full lines."""
    return _WIDENED.sub(" ", text)


def marked_heading(text: str) -> str:
    """Return the title of a line that Markdown marks as a heading, or nothing."""
    match = _MARKED_HEADING.match(text)
    return match[1].strip(" *_#\t") if match else ""


@lru_cache(maxsize=16384)
def cleaned(text: str, *, marked: bool = False) -> str:
    r"""Return a line with letters for ligatures, and without soft hyphens inside and the marks of Markdown.

    A soft hyphen at the end stays, because the word continues in the next line.

    >>> cleaned("The \ufb01rst com\u00adbat"), cleaned("> **100.1.** A *deck*", marked=True)
    ('The first combat', '100.1. A *deck*')
    """
    text = _SOFT_HYPHEN.sub("", text.translate(_SIGNS))
    if marked:
        text = _QUOTED.sub("", text)
        text = match[1].rstrip(" #\t") if (match := _MARKED_HEADING.match(text)) else text
        text = _DEFINED.sub("", text)
        text = _ESCAPED.sub(r"\1", _LINK.sub(r"\1", _TAG.sub("", text)))
    text = _number_first(_LISTED_RULE.sub("", text))
    text = without_bars(text)
    return _EMPHASIS.sub(r"\1\3", _WHOLLY.sub(r"\1\3", text)) if marked else text


def _number_first(text: str) -> str:
    """Return a rule with its number before the marks of an amendment, which stay part of its text.

    >>> _number_first("[New] 602.3 It ends."), _number_first("~~602.3 It ends.~~"), _number_first("~~602.3~~ 602.4 It.")
    ('602.3 [New] It ends.', '602.3 ~~It ends.~~', '602.4 ~~602.3~~ It.')
    """
    if match := _CHANGED.match(text) or _RENUMBERED.match(text):
        return f"{match['lead']}{match['number']} {match['mark']} {text[match.end() :]}"
    return _STRUCK.sub(r"\g<lead>\g<number> ~~", text)
