"""The overview of a whole text, which is made before its segments are read."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from judge.documents.reader.cleaned_lines import cleaned, is_justified, is_marked, unjustified
from judge.documents.reader.contents_table import find_contents
from judge.documents.reader.envelope import envelope_lines
from judge.documents.reader.glossary_shapes import glossary_shape
from judge.documents.reader.number_affixes import junk_of, prefix_of, without_prefix
from judge.documents.reader.opening_lines import opening_lines
from judge.documents.reader.page_furniture import page_lines, running_heads
from judge.documents.reader.page_notes import note_lines
from judge.documents.reader.part_patterns import (
    CAPITAL_NEXT,
    DECIMAL,
    PAIR,
    PAIR_OR_DECIMAL,
    RULE,
    SECTION,
    leads_on,
    number_in,
    plain,
)
from judge.documents.reader.table_rows import row_titles
from judge.documents.reader.text_context import Overview
from judge.documents.reader.wiki_marks import is_wiki, without_wiki_marks

_COMPOUND = re.compile(r"(?<![^\W\d_])[^\W\d_]+-[^\W\d_]+")
_SENTENCE = re.compile(r"[.!?]\W{0,4}$|[.!?]\s")
_GAPS = re.compile(r"\s{2,}|\s[|·•–—-]\s|\f")
_LEADERS = re.compile(r"\.{3,}|(?:\. ){3,}|\s{3,}\d{1,3}$")
SENTENCES, HALF, LETTER, LAST, LONG_TITLE, LONG = 3, 2, 3, 30, 60, 45


def overview_of(lines: tuple[str, ...]) -> Overview:
    """Return the overview of a text."""
    marked = is_marked(lines)
    wiki, justified = is_wiki(lines), is_justified(lines)
    told = tuple(_words(lines, marked=marked, wiki=wiki, justified=justified))
    prefix = prefix_of(told)
    told = tuple(without_prefix(line, prefix) for line in told) if prefix else told
    written = tuple(filter(None, told))
    heads = running_heads(lines)
    edges = page_lines(lines)
    around = envelope_lines(lines, marked=marked) | row_titles(lines)
    running = (*heads, *(lines[number - 1] for number in edges))
    return Overview(
        find_contents(told, heads),
        heads,
        junk_of(tuple(filter(None, lines))),
        edges | around,
        frozenset(chain.from_iterable(map(_compounds, written))),
        frozenset(plain(cell) for line in running for cell in _GAPS.split(line) if len(cell) > LETTER),
        marked,
        _is_bare(written),
        _decimal(told),
        prefix,
        edges,
        glossary_shape(told),
        width=_width_of(written),
        notes=note_lines(told),
        justified=justified,
        wiki=wiki,
        openings=opening_lines(told, edges | around),
        once=frozenset(number for number, many in _begun(written).items() if many == 1),
    )


@lru_cache(maxsize=16384)
def _compounds(line: str) -> frozenset[str]:
    return frozenset(word.casefold() for word in _COMPOUND.findall(line))


def _words(lines: tuple[str, ...], *, marked: bool, wiki: bool, justified: bool) -> Iterator[str]:
    for line in lines:
        told = cleaned(line, marked=marked) if line else line
        told = without_wiki_marks(told) if wiki else told
        yield unjustified(told) if justified else told


def _begun(lines: tuple[str, ...]) -> Counter[str]:
    """Return how many lines begin with the number of each rule, without those that finish the line before."""
    above = ("", *lines)
    pairs = zip(above, lines, strict=False)
    begun = ((number_in(match), before) for before, line in pairs if (match := RULE.match(line)))
    return Counter(number for number, before in begun if not leads_on(before[-LAST:]))


def _decimal(lines: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return the pattern of rules with numbers such as 1.2.3, or such as 1.2 if most of those are sentences."""
    if any(map(RULE.match, lines)):
        return None
    three = sum(bool(DECIMAL.match(line)) for line in lines) >= SENTENCES
    after = zip(lines, (*lines[1:], ""), strict=True)
    pairs = [
        (line[match.end() :], below.strip())
        for line, below in after
        if (match := PAIR.match(line)) and not _LEADERS.search(line)
    ]
    told = sum(_is_sentence(*pair) for pair in pairs)
    if told >= SENTENCES and told * HALF > len(pairs):
        return PAIR_OR_DECIMAL if three else PAIR
    return DECIMAL if three else None


def _is_sentence(rest: str, below: str) -> bool:
    """Return whether the words behind a number are a sentence or its beginning, and no title."""
    goes_on = bool(below) and (below[0].islower() or (len(rest) > LONG and not PAIR.match(below)))
    return bool(_SENTENCE.search(rest)) or len(rest) > LONG_TITLE or goes_on


def _width_of(lines: tuple[str, ...]) -> int:
    """Return how many characters a full line has: only one in twenty is longer."""
    lengths = sorted(map(len, lines))
    return lengths[-1 - len(lengths) // 20] if lengths else 0


def _is_bare(lines: tuple[str, ...]) -> bool:
    """Return whether rules have numbers of three figures alone: most lines that begin with those are sentences."""
    rests = [line[match.end() :] for line in lines if (match := SECTION.match(line))]
    told = [rest for rest in rests if CAPITAL_NEXT.match(rest) and not _LEADERS.search(rest)]
    sentences = sum(bool(_SENTENCE.search(rest)) for rest in told)
    return sentences >= SENTENCES and sentences * HALF >= len(told)
