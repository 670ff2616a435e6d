"""The shape of a glossary: how its terms are separated from their texts, found in all of its lines together."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from judge.documents.reader.part_patterns import (
    ENDS_GLOSSARY,
    NO_TERMS,
    RULE,
    TERM_TITLES,
    ends_sentence,
    is_glossary,
    plain,
)

_BULLET = re.compile(r"\s*(?:[-–—·•▪●○◦∙*+]|\d{1,3}[.)])[\s\u00a0]+")
_TERM = r"(?P<term>[^\W\d_](?:[^.:;()\[\]\"“”„«»*_=|–—\n]|(?<=[A-Z])\.(?=[A-Z])){0,44}?)(?<!\s)"
_REFERS = r"\s*+[(\[](?:see\s|rules?\s|§\s?)?(?P<refs>(?=[., a-z–-]*+\d)[\d., a-z–-]*+)[)\]]"
_SAYS = r"(?=[^\W_]|[“\"„«(\[*_])"
_SHAPES: dict[str, re.Pattern[str]] = {
    "colon": re.compile(rf"{_TERM}(?:{_REFERS})?\s*+:\s+{_SAYS}"),
    "stop": re.compile(rf"{_TERM}(?:{_REFERS})?\s*+\.\s+(?=[A-ZÀ-Ý“\"„«(\[])"),
    "refers": re.compile(rf"{_TERM}{_REFERS}[.:,]?\s+(?:[–—-]+\s+)?{_SAYS}"),
    "comma": re.compile(rf"{_TERM}\s*+,\s+(?:rules?\s|§\s?)?(?P<refs>\d[\d., a-z–-]*?)[:.]\s+{_SAYS}"),
    "bare": re.compile(rf"{_TERM}\s+(?P<refs>\d{{3}}(?:\.\d{{1,3}}[a-z]?)?(?:,\s\d[\d.a-z]*)*)[.:]?\s+{_SAYS}"),
    "leaders": re.compile(rf"{_TERM}\s*+(?:\.{{3,}}|…+|(?:\. ){{3,}})\s*{_SAYS}"),
    "dash": re.compile(rf"{_TERM}(?:{_REFERS})?(?:\s++(?:[–—-]|--)\s+|\s*+—\s?){_SAYS}"),
    "equals": re.compile(rf"{_TERM}(?:{_REFERS})?\s*+=\s*{_SAYS}"),
    "quoted": re.compile(rf"[“\"„«]\s?{_TERM}\s*+[.,]?\s?[”\"“»](?:{_REFERS})?[:.,]?\s+(?:[–—-]+\s+)?{_SAYS}"),
    "marked": re.compile(
        rf"(?P<sign>\*\*\*|\*\*|__|\*|_){_TERM}(?:{_REFERS})?\s*+[:.]?\s*+(?P=sign)"
        rf"(?:{_REFERS.replace('refs', 'behind')})?\s*(?:[:.=]|[–—-]+)?\s+{_SAYS}"
    ),
    "colon or dash": re.compile(
        rf"{_TERM}(?:{_REFERS}|\s\((?i:n|v|adj|adv|noun|verb)\.?\))?"
        rf"\s*+(?::\s|(?<=\s)(?:[–—-]|--)\s|—)\s*{_SAYS}"
    ),
    "gap": re.compile(rf"{_TERM}(?:\t+|[ ]{{3,}}){_SAYS}"),
}
QUOTED = _SHAPES["quoted"]
"""The pattern of a term in quotation marks, and what separates it from its text."""

_TITLE = re.compile(r"gloss|lex|begriff|stichwort|terms|vocab", re.IGNORECASE)
_ALONE = re.compile(r"[^\W\d_][^.:;!?\n]{0,44}")
PLAIN = ("colon", "refers")
"""Shapes that need no search: if the terms are sorted and have no bullets, each line shows by itself what it is."""

SURE = ("quoted", "marked")
ALONE, MIXED = "alone", "colon or dash"
"""The shape of a glossary in no order that has both; a sorted one needs no search for it."""

LONGEST = 200
"""How many characters of a line are searched for a term and its references."""

SEEN = 1000
"""How many lines of a glossary are searched for its shape, about twenty printed pages."""

LEAST, MOST, NARROWEST, WORDS, FIRST, LONG_TERM = 2, 0.6, 60, 3, 40, 45
DISORDER = 2


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a glossary: the pattern of its terms, or None where each term has a line of its own.

    The terms may be `listed` with bullets or numbers, `sorted` by the alphabet, and begin with a `capital`. `sure` is
    whether the pattern matches nothing but terms, and `width` is the length of the longest lines. `alone` is
    whether every term has a line of its own.
    """

    pattern: re.Pattern[str] | None
    sure: bool
    listed: bool
    sorted: bool
    capital: bool
    width: int
    alone: bool = False


def glossary_shape(lines: Sequence[str]) -> Shape | None:
    """Return the shape of the last glossary of a text, or None if it has no glossary or one that needs no shape."""
    titles = (at for at in range(len(lines) - 1, -1, -1) if len(lines[at]) < NARROWEST and _TITLE.search(lines[at]))
    start = next((at for at in titles if is_glossary(lines[at])), -1)
    told = [line.rstrip() for line in lines[start + 1 :][:SEEN]] if start >= 0 else []
    end = next((at for at, line in enumerate(told) if _ends(line)), len(told))
    told = told[:end]
    if not any(map(str.strip, told)):
        return None
    width = max(NARROWEST, min(max(map(len, told), default=0), 2 * NARROWEST))
    begun = [at for at, line in enumerate(told) if line.strip() and _begins(told, at, width)]
    every, over = [_start(line) for line in told], [_start(told[at]) for at in begun]
    shapes = [(name, pattern) for name, pattern in _SHAPES.items() if name != MIXED]
    found = [(name, *_terms(pattern, every if name in SURE else over)) for name, pattern in shapes]
    found.append((ALONE, list(_alone(told)), False))
    name, terms, listed = max(found, key=lambda each: _order(each[1]))
    ordered = _order(terms) > 0
    if not ordered:
        found.append((MIXED, *_terms(_SHAPES[MIXED], over)))
        name, terms, listed = max(found, key=lambda each: len(each[1]) * (2 if each[0] == ALONE else 1))
        # A term in a line of its own has at least one more line below it.
        if len(terms) < max(LEAST, MOST * len(begun) / (2 if name == ALONE else 1)):
            return None
    squared = any(line.startswith(f"{term} [") for term in terms for line in told[:FIRST])
    if name in PLAIN and ordered and not listed and not squared:
        return None
    capital = sum(term[0].isupper() for term in terms) >= MOST * len(terms)
    alone = name == ALONE and len(terms) * 2 >= MOST * len(begun)
    return Shape(_SHAPES.get(name), name in SURE, listed, ordered, capital, width, alone)


def _ends(line: str) -> bool:
    """Return whether a glossary ends before a line: a rule begins, or another part that is no glossary."""
    return bool(RULE.match(line)) or plain(line) in ENDS_GLOSSARY


def _begins(lines: Sequence[str], at: int, width: int) -> bool:
    """Return whether a line may begin a paragraph: the line before ends a sentence or has room for its first word."""
    return at == 0 or ends_sentence(lines[at - 1]) or _has_room(lines[at - 1], lines[at], width)


def _has_room(before: str, line: str, width: int) -> bool:
    return len(before) + 1 + len(line.split(maxsplit=1)[0]) <= width


class _Start(NamedTuple):
    """The start of a line, where its words begin in it, and whether a bullet or a number is before them."""

    text: str
    begins: int
    listed: bool


def _start(line: str) -> _Start:
    bullet = _BULLET.match(line)
    return _Start(line[:LONGEST], bullet.end() if bullet else len(line) - len(line.lstrip(" \t")), bool(bullet))


def _terms(pattern: re.Pattern[str], starts: Sequence[_Start]) -> tuple[list[str], bool]:
    """Return the terms that a pattern finds, and whether most of them have bullets or numbers."""
    terms, listed = list[str](), 0
    for text, begins, bullet in starts:
        match = pattern.match(text, begins)
        if match and _is_term(match["term"]):
            terms.append(match["term"])
            listed += bullet
    return terms, listed * 2 > len(terms)


def _alone(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines that may be terms with their texts below them."""
    written = [line.strip() for line in lines if line.strip(" \t*_#")]
    for at, line in enumerate(written[:-1]):
        over = at == 0 or ends_sentence(written[at - 1])
        if over and _ALONE.fullmatch(line) and len(line) > 1 and written[at + 1][:1].isupper() and _is_term(line):
            yield line


def _is_term(term: str) -> bool:
    return plain(term) not in NO_TERMS | TERM_TITLES and "  " not in term.strip()


def _order(terms: Sequence[str]) -> int:
    """Return how well the terms are sorted; the result is usually below zero for words that aren't sorted."""
    names = [plain(term) for term in terms]
    return sum(1 if before <= after else -DISORDER for before, after in pairwise(names))


def shaped_term(shape: Shape, text: str, following: str, before: str) -> tuple[str, str, int] | None:
    """Return the term that a line begins, its references, and where its text starts, or None.

    `following` is the next line, and `before` the line before it in the same paragraph, or empty.
    """
    bullet = _BULLET.match(text) if shape.listed else None
    start = bullet.end() if bullet else len(text) - len(text.lstrip(" \t"))
    small = shape.capital and not text[start:].lstrip('*_“"„« ')[:1].isupper()
    if (shape.listed and not bullet) or small:
        return None
    if not shape.sure and not bullet and not _over(shape, before, text):
        return None
    if shape.pattern is None:
        bare = text.strip()
        told = _ALONE.fullmatch(bare) and following[:1].isupper() and ends_sentence(before)
        return (bare, "", len(text)) if told and _is_term(bare) and not _heads_terms(bare, following) else None
    match = shape.pattern.match(text[:LONGEST], start)
    if match is None or not _is_term(match["term"]):
        return None
    groups = match.groupdict()
    return match["term"].strip(), (groups.get("refs") or groups.get("behind") or "").strip(), match.end()


def _heads_terms(bare: str, following: str) -> bool:
    """Return whether a letter stands above the terms that begin with it, and is none with its text below it.

    >>> _heads_terms("C", "Cart"), _heads_terms("X", "A number that is chosen."), _heads_terms("X", "X is a number.")
    (True, False, False)
    """
    if len(bare) > 1:
        return False
    first = following.split(maxsplit=1)[0]
    begun = len(first) > 1 and plain(first)[:1] == plain(bare)
    return begun or not (ends_sentence(following) or len(following) > LONG_TERM)


def _over(shape: Shape, before: str, text: str) -> bool:
    """Return whether a paragraph ends before a line: with a sentence, or with room for the line's first word."""
    if not before or not text.split():
        return True
    # A paragraph may go on after a sentence that ends with its line; but a line that begins with few words is a term.
    short = len(re.split(r"[.:–—=]", text, maxsplit=1)[0].split()) < WORDS
    return _has_room(before, text, shape.width) or (ends_sentence(before) and short)
