"""The lines of a glossary that are terms by a mark of their own, whatever the order of the terms, and where it ends.

Such marks are the definition lists of a page or of Markdown, headings below the glossary's own, terms in bold, and
lines with their text indented below them.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from judge.documents.reader.part_patterns import (
    ENDS_GLOSSARY,
    NO_TERMS,
    RULE,
    SENTENCE_END,
    TERM_TITLES,
    ends_sentence,
    is_glossary,
    plain,
)

_HEADING = re.compile(r"\s{0,3}(?P<level>#{1,6})\s+\S")
_DEFINES = re.compile(r"\s{0,3}:\s+\S")
_BOLD = re.compile(r"\s{0,3}(?P<sign>\*\*|__)(?P<term>[^*_|]{1,60}?)(?P=sign)")
_TERM = re.compile(r"[^\W\d_][^.;!?\n|]{0,59}")
_HANGS = re.compile(r"(?: {2,}|\t)\s*\S")
_BEHIND = re.compile(r"\s*(?:[:.=]|[–—-]+)?\s+")
END_WORDS = {"faq", "index", "credits", "errata", "appendix", "history", "copyright", "impressum", "anhang", "annexe"}
"""Titles that could be terms: they end a glossary where they stand alone and out of its order."""

LEAST, LONGEST = 2, 60


def term_lines(lines: Sequence[str], told: Sequence[str]) -> tuple[frozenset[int], frozenset[int]]:
    """Return the lines, counted from 1, that are terms by a mark, and those of headings that end the glossary.

    `lines` are those of the text as they are written, and `told` their words.

    >>> page = ("## Glossary", "Oil", ": It burns.", "Ash", ": It is left.", "## Votes")
    >>> terms, ends = term_lines(page, tuple(line.lstrip("#: ") for line in page))
    >>> sorted(terms), sorted(ends)
    ([2, 4], [6])
    """
    titles = (at for at in range(len(told) - 1, -1, -1) if 0 < len(told[at]) < LONGEST and is_glossary(told[at]))
    start = next(titles, -1)
    if start < 0:
        return frozenset(), frozenset()
    top = _level(lines[start])
    stop = next((at for at in range(start + 1, len(told)) if RULE.match(told[at])), len(told))
    headed = [at for at in range(start + 1, stop) if _level(lines[at])]
    ends = [at for at in headed if _level(lines[at]) <= top or plain(told[at]) in ENDS_GLOSSARY | END_WORDS]
    stop = min([stop, *ends])
    written = [at for at in range(start + 1, stop) if told[at].strip(" \t\f\u00a0")]
    ways = (_defined(lines, told, written), _headed(lines, told, written), _bold(lines, written), _hung(told, written))
    terms = next((found for way in ways if len(found := list(way)) >= LEAST), [])
    return frozenset(at + 1 for at in terms), frozenset(at + 1 for at in ends)


def _level(line: str) -> int:
    """Return the level of a heading with the marks of Markdown, 0 for any other line."""
    match = _HEADING.match(line)
    return len(match["level"]) if match else 0


def _defined(lines: Sequence[str], told: Sequence[str], written: Sequence[int]) -> Iterator[int]:
    """Yield the terms of definition lists: what is said of each begins with a colon."""
    return (at for at in definition_terms(lines, written) if _may_be_term(told[at]))


def definition_terms(lines: Sequence[str], written: Sequence[int]) -> Iterator[int]:
    """Yield the lines before those that begin with a colon, which are what the others define.

    `written` are the places of the lines that are not blank.
    """
    for at, below in pairwise(written):
        if _DEFINES.match(lines[below]) and not _DEFINES.match(lines[at]):
            yield at


def _headed(lines: Sequence[str], told: Sequence[str], written: Sequence[int]) -> Iterator[int]:
    """Yield the headings below that of the glossary: those of the lowest level, for others are letters above them."""
    lowest = max((_level(lines[at]) for at in written), default=0)
    single = all(len(told[at].strip()) == 1 for at in written if _level(lines[at]) == lowest)
    return (at for at in written if lowest and not single and _level(lines[at]) == lowest and _may_be_term(told[at]))


def _bold(lines: Sequence[str], written: Sequence[int]) -> Iterator[int]:
    """Yield the lines that begin with a term in bold, if the first of the glossary does."""
    first = next((at for at in written if len(lines[at].strip(" \t#*_")) > 1), -1)
    if first < 0 or not _BOLD.match(lines[first]):
        return
    yield from (at for at in written if (match := _BOLD.match(lines[at])) and _may_be_term(match["term"]))


def _hung(told: Sequence[str], written: Sequence[int]) -> Iterator[int]:
    """Yield the lines with their text indented below them, if every line of the glossary is one or is such a text."""
    terms, above = list[int](), 0
    for at, below in pairwise((*written, -1)):
        if _HANGS.match(told[at]) or len(told[at].strip()) == 1:
            continue
        stands = not terms or at - 1 not in written or ends_sentence(told[above])
        if below != at + 1 or not _HANGS.match(told[below]) or not stands or not _may_be_term(told[at].strip()):
            return
        terms.append(at)
        above = below
    yield from terms


def _may_be_term(text: str) -> bool:
    """Return whether a text is short and no sentence, so that it can be a term."""
    bare = text.strip(" \t#*_:")
    return bool(_TERM.fullmatch(bare)) and plain(bare) not in NO_TERMS | TERM_TITLES | ENDS_GLOSSARY


def marked_term(line: str, told: str) -> tuple[str, int]:
    """Return the term that a marked line begins, and where its text starts in the words of the line.

    >>> marked_term("**Oil** It burns.", "**Oil** It burns."), marked_term("### Oil", "Oil")
    (('Oil', 8), ('Oil', 3))
    """
    bold = _BOLD.match(line)
    whole = told.strip(' \t#*_"“”„«»')
    term = bold["term"].strip(" :.") if bold else whole
    begins = told.find(term)
    if begins < 0 or not bold:
        return whole.removesuffix(":").rstrip(), len(told)
    end = begins + len(term)
    sign = re.match(r"[:.]?[*_]*", told[end:])
    end += sign.end() if sign else 0
    behind = _BEHIND.match(told, end)
    return term, behind.end() if behind else end


def ends_glossary(text: str, *, alone: bool, ordered: bool) -> bool:
    """Return whether a line is a title with which a glossary ends: `alone` in its paragraph, `ordered` as a term is.

    >>> ends_glossary("Version History", alone=True, ordered=True), ends_glossary("Index", alone=True, ordered=True)
    (True, False)
    """
    if not alone or SENTENCE_END.search(text) or len(text) > LONGEST:
        return False
    title = plain(text)
    return title in ENDS_GLOSSARY or (title in END_WORDS and not ordered)
