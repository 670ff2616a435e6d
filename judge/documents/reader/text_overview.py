"""The overview of a whole text, which is made before its segments are read."""

import re
from collections import Counter

from judge.documents.reader.cleaned_lines import cleaned, is_marked
from judge.documents.reader.contents_table import find_contents
from judge.documents.reader.envelope import envelope_lines
from judge.documents.reader.glossary_shapes import glossary_shape
from judge.documents.reader.number_affixes import junk_of, prefix_of
from judge.documents.reader.page_furniture import page_lines, running_heads
from judge.documents.reader.part_patterns import CAPITAL_NEXT, DECIMAL, LEADS_ON, RULE, SECTION, plain
from judge.documents.reader.text_context import Overview

_COMPOUND = re.compile(r"(?<![^\W\d_])[^\W\d_]+-[^\W\d_]+")
_SENTENCE = re.compile(r"[.!?]\W{0,4}$|[.!?]\s")
_GAPS = re.compile(r"\s{2,}|\s[|·•–—-]\s|\f")
SENTENCES, HALF, LETTER, LAST = 3, 2, 3, 30


def overview_of(lines: tuple[str, ...]) -> Overview:
    """Return the overview of a text."""
    marked = is_marked(lines)
    told = tuple(cleaned(line, marked=marked) if line else line for line in lines)
    prefix = prefix_of(told)
    if prefix:
        told = tuple(prefix.sub("", line) for line in told)
    written = tuple(filter(None, told))
    heads = running_heads(lines)
    edges = page_lines(lines)
    around = envelope_lines(lines, marked=marked)
    running = (*heads, *(lines[number - 1] for number in edges))
    return Overview(
        find_contents(told, heads),
        heads,
        junk_of(tuple(filter(None, lines))),
        edges | around,
        frozenset(word.casefold() for line in written for word in _COMPOUND.findall(line)),
        frozenset(plain(cell) for line in running for cell in _GAPS.split(line) if len(cell) > LETTER),
        marked,
        _is_bare(written),
        sum(bool(DECIMAL.match(line)) for line in written) >= SENTENCES,
        prefix,
        edges,
        glossary_shape(told),
        width=_width_of(written),
        once=frozenset(number for number, many in _begun(written).items() if many == 1),
    )


def _begun(lines: tuple[str, ...]) -> Counter[str]:
    """Return how many lines begin with the number of each rule, without those that finish the line before."""
    above = ("", *lines)
    begun = ((match[1], before) for before, line in zip(above, lines, strict=False) if (match := RULE.match(line)))
    return Counter(number for number, before in begun if not LEADS_ON.search(before[-LAST:]))


def _width_of(lines: tuple[str, ...]) -> int:
    """Return how many characters a full line has: only one in twenty is longer."""
    lengths = sorted(map(len, lines))
    return lengths[-1 - len(lengths) // 20] if lengths else 0


def _is_bare(lines: tuple[str, ...]) -> bool:
    """Return whether rules have numbers of three figures alone: most lines that begin with those are sentences."""
    rests = [line[match.end() :] for line in lines if (match := SECTION.match(line))]
    told = [rest for rest in rests if CAPITAL_NEXT.match(rest)]
    sentences = sum(bool(_SENTENCE.search(rest)) for rest in told)
    return sentences >= SENTENCES and sentences * HALF >= len(told)
