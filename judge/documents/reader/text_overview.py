"""The overview of a whole text, which is made before its segments are read."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from judge.documents.reader.cleaned_lines import cleaned, is_justified, is_marked, marked_heading, unjustified
from judge.documents.reader.contents_table import find_contents
from judge.documents.reader.decimal_lines import LEADERS, SENTENCE, decimal_pattern
from judge.documents.reader.envelope import envelope_lines
from judge.documents.reader.glossary_marks import term_lines
from judge.documents.reader.glossary_shapes import glossary_shape
from judge.documents.reader.number_affixes import junk_of, prefix_of, without_prefix
from judge.documents.reader.opening_lines import opening_lines
from judge.documents.reader.page_furniture import page_lines, running_heads
from judge.documents.reader.page_notes import note_lines
from judge.documents.reader.part_patterns import (
    CAPITAL_NEXT,
    RULE,
    RUN_IN,
    SECTION,
    leads_on,
    number_in,
    plain,
)
from judge.documents.reader.question_marks import marked_questions
from judge.documents.reader.table_rows import row_titles
from judge.documents.reader.text_context import Overview
from judge.documents.reader.wiki_marks import is_wiki, without_wiki_marks

_COMPOUND = re.compile(r"(?<![^\W\d_])[^\W\d_]+-[^\W\d_]+")
_GAPS = re.compile(r"\s{2,}|\s[|·•–—-]\s|\f")
SENTENCES, HALF, LETTER, LAST = 3, 2, 3, 30


def overview_of(lines: tuple[str, ...]) -> Overview:
    """Return the overview of a text."""
    marked, wiki, justified = is_marked(lines), is_wiki(lines), is_justified(lines)
    told, prefix = _without_prefix(tuple(_words(lines, marked=marked, wiki=wiki, justified=justified)))
    written = tuple(filter(None, told))
    heads, edges = running_heads(lines), page_lines(lines)
    around, marks = envelope_lines(lines, marked=marked) | row_titles(lines), term_lines(lines, told)
    contents = find_contents(told, heads)
    return Overview(
        contents,
        heads,
        junk_of(tuple(filter(None, lines))),
        edges | around,
        frozenset(chain.from_iterable(map(_compounds, written))),
        _titles((*heads, *(lines[number - 1] for number in edges))),
        marked,
        _is_bare(written),
        decimal_pattern(told, contents.lines),
        prefix,
        edges,
        None if marks[0] else glossary_shape(told),
        width=_width_of(written),
        notes=note_lines(told, _turns(lines)),
        justified=justified,
        wiki=wiki,
        run_in=_runs_in(lines),
        openings=opening_lines(told, edges | around),
        terms=marks[0],
        ends=marks[1],
        asked=marked_questions(lines, told),
        once=_once(told, contents.lines),
    )


def _without_prefix(told: tuple[str, ...]) -> tuple[tuple[str, ...], re.Pattern[str] | None]:
    """Return the lines without what stands before the number of every rule, and what that is, if anything."""
    prefix = prefix_of(told)
    return (tuple(without_prefix(line, prefix) for line in told) if prefix else told), prefix


def _turns(lines: tuple[str, ...]) -> frozenset[int]:
    """Return the lines, counted from 1, that begin a page."""
    return frozenset(at for at, line in enumerate(lines, 1) if "\f" in line)


def _titles(running: Iterable[str]) -> frozenset[str]:
    """Return the words of running heads as plain titles."""
    return frozenset(plain(cell) for line in running for cell in _GAPS.split(line) if len(cell) > LETTER)


@lru_cache(maxsize=16384)
def _compounds(line: str) -> frozenset[str]:
    return frozenset(word.casefold() for word in _COMPOUND.findall(line))


def _words(lines: tuple[str, ...], *, marked: bool, wiki: bool, justified: bool) -> Iterator[str]:
    for line in lines:
        told = cleaned(line, marked=marked) if line else line
        told = without_wiki_marks(told) if wiki else told
        yield unjustified(told) if justified else told


def _once(told: tuple[str, ...], listed: frozenset[int]) -> frozenset[str]:
    """Return the numbers that begin one line only, without those in a table of contents or behind a broken line."""
    lines = tuple(line for at, line in enumerate(told, 1) if line and at not in listed)
    pairs = zip(("", *lines), lines, strict=False)
    begun = ((number_in(match), before) for before, line in pairs if (match := RULE.match(line)))
    counted = Counter(number for number, before in begun if not leads_on(before[-LAST:]))
    return frozenset(number for number, many in counted.items() if many == 1)


def _runs_in(lines: tuple[str, ...]) -> bool:
    """Return whether most titles stand in bold print before their paragraphs: few headings do, and no numbers."""
    if any(map(RULE.match, lines)):
        return False
    titled = sum(bool(RUN_IN.match(line)) for line in lines)
    headings = sum(bool(marked_heading(line)) for line in lines)
    return titled >= SENTENCES and titled > HALF * headings


def _width_of(lines: tuple[str, ...]) -> int:
    """Return how many characters a full line has: only one in twenty is longer."""
    lengths = sorted(map(len, lines))
    return lengths[-1 - len(lengths) // 20] if lengths else 0


def _is_bare(lines: tuple[str, ...]) -> bool:
    """Return whether rules have numbers of three figures alone: most lines that begin with those are sentences."""
    rests = [line[match.end() :] for line in lines if (match := SECTION.match(line))]
    told = [rest for rest in rests if CAPITAL_NEXT.match(rest) and not LEADERS.search(rest)]
    sentences = sum(bool(SENTENCE.search(rest)) for rest in told)
    return sentences >= SENTENCES and sentences * HALF >= len(told)
