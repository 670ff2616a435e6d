"""The furniture of pages: page numbers, running heads, ornaments, and the words of a web page around a document."""

import re
from collections import Counter
from functools import lru_cache
from itertools import pairwise

from judge.documents.reader.part_patterns import PAIR_OR_DECIMAL, RULE, begins_part, ends_sentence
from judge.documents.reader.running_numbers import counting_lines, evenly_spaced

_PAGE = re.compile(
    r"[\s\f]*[-–—|[~·•]?\s*(?:(?:Page|Seite|page)\s*)?\d{1,3}(?:\s*(?:/|of|von|sur|de)\s*\d{1,3})?\s*[-–—|\]~·•]?\s*"
)
_ORNAMENT = re.compile(r"[\s|=_*~#\f.·•:–—\u2500-\u257f-]+|\s*\+[=+-]{3,}\+\s*")
_SITE = re.compile(
    r"\s*(?:Voir icon(?: \w+)?|icon|Alternate Text|[ÉE]crit par|Publi[ée] par|Langue|pages|Documents|"
    r"Le t[ée]l[ée]chargement n[ée]cessite .*|(?:https?://|www\.)\S*[^\s.,;:]|[©®™\s]*(?:\(c\)(?=\s+(?:copyright|(?:19|20)\d\d))|©).{0,200})\s*"
)
_LINK = re.compile(
    r"[\s\f>*_|↑▲^«←⇧-]*\[?(?:(?:back|return|go|jump)\s(?:up\s)?to\s(?:the\s)?(?:top|start|contents|table\sof\scontents)"
    r"(?:\sof\s(?:the\s)?page)?|top\sof\s(?:the\s)?page|(?:next|previous|prev|last)\spage"
    r"|(?:zurück\s)?(?:nach\soben|zum\s(?:seiten)?anfang)|(?:nächste|vorherige)\sseite"
    r"|(?:retour\s(?:en|au)\s)?haut\sde\s(?:la\s)?page|retour\sen\shaut|page\s(?:suivante|précédente))"
    r"\]?(?:\([^()\s]{0,200}\))?[\s*_|↑▲^»→⇧-]*",
    re.IGNORECASE,
)
"""A link that leads from one part of a page to another."""

_PAGED = re.compile(
    r"\s*(?:\S.{0,70}?\s{2,}|\S.{0,50}?\s[|·•–—-]\s)?(?:Page|Seite|page|p\.|S\.)\s*\|?\s*\d{1,3}(?:\s*(?:/|of|von|sur|de)\s*\d{1,3})?"
    r"(?:\s{2,}\S.{0,70}|\s[|·•–—-]\s\S.{0,50})?\s*"
)
_NUMBERED = re.compile(r"\s*(?:(?P<left>\d{1,3})\s{3,}\S.{2,80}|\S.{2,80}?\s{3,}(?P<right>\d{1,3}))\s*")
_ALONE = re.compile(r"[\s\f]*(?:[-–—|\[]\s*)?(?:(?:Page|Seite|page|p\.|S\.)\s*)?(\d{1,3})\s*[-–—|\]]?\s*")
_FIGURES = re.compile(r"\d+")
_DATED = re.compile(
    r"\b(?:(?:Jan|Febr?|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\b\.?"
    r"|(?:January|February|March|April|May|June|July|August|September|October|November|December"
    r"|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
    r"|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch"
    r"|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"
    r"|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[AP]M|[ap]\.m\.)(?!\w))"
)
"""A name of a month or of a day, or a half of the day."""

REPEATED = 3
SHORTEST, LONGEST = 3, 90
PAGE_LINES = 12
LEAST_LINES = 5
NEAR = 2
TURNS = 2
HALF = 50


@lru_cache(maxsize=16384)
def is_furniture(text: str) -> bool:
    """Return whether a line is a page number, an ornament, or part of a web page around the document."""
    return any(pattern.fullmatch(text) for pattern in (_PAGE, _PAGED, _ORNAMENT, _SITE, _LINK))


def is_page_number(text: str) -> bool:
    """Return whether a line is only a page number."""
    return bool(_PAGE.fullmatch(text))


def is_paged(text: str) -> bool:
    """Return whether a line has a page number and other text."""
    return bool(_PAGED.fullmatch(text))


def is_ornament(text: str) -> bool:
    """Return whether a line has only characters of which rows and frames are drawn."""
    return bool(_ORNAMENT.fullmatch(text))


def running_heads(lines: tuple[str, ...]) -> frozenset[str]:
    """Return the running heads, lines that many pages repeat, with # for their figures.

    A line is one by its place: next to the page numbers, or as far from the next as pages are long. What is only
    repeated is none, nor is a line that begins a rule, an example or an item of a list, or goes on after a comma.
    """
    places: dict[str, list[int]] = {}
    for index, line in enumerate(lines):
        bare = line.strip()
        if (
            SHORTEST < len(bare) < LONGEST
            and any(map(str.isalpha, bare))
            and not _is_text(line)
            and not (index and _goes_on(bare, lines[index - 1]))
        ):
            places.setdefault(without_figures(bare), []).append(index)
    counted = Counter({text: len(found) for text, found in places.items()})
    return frozenset(text for text, many in counted.items() if many >= REPEATED and _spread(places[text], lines))


def _is_text(line: str) -> bool:
    """Return whether a line is text wherever it stands: a rule, an example, an item, or words that go on or end."""
    bare = line.strip()
    told = bare[-1:] in (";", ",") or bare[-2:] in (".”", '."', ").") or (bare[:1].islower() and bare[-1:] == ".")
    return begins_part(line) or told or (bare[-1:] == "." and bool(PAIR_OR_DECIMAL.match(bare)))


def _goes_on(bare: str, above: str) -> bool:
    """Return whether a line goes on with the sentence of the line above it, or ends that."""
    return not ends_sentence(above) and (bare[0].islower() or bare[-1] == ".")


@lru_cache(maxsize=16384)
def without_figures(text: str) -> str:
    """Return a line with # for its figures, so that running heads with different page numbers are equal.

    Beside figures it has @ for the names of months and days and for halves of days: the date of each page differs.

    >>> without_figures("Lantern Rules, Monday 3 May 2013, 11:58 AM"), without_figures("You may draw")
    ('Lantern Rules, @ # @ #, #:# @', 'You may draw')
    """
    told = _FIGURES.sub("#", text.strip())
    return _DATED.sub("@", told) if "#" in told else told


def _spread(places: list[int], lines: tuple[str, ...]) -> bool:
    """Return whether each place is at the edge of a page, and pages are numbered there or as long as each other."""
    gaps = [after - before for before, after in pairwise(places)]
    if not all(_at_an_edge(place, lines) for place in places):
        return False
    if evenly_spaced(places):
        return True
    paged = all(_beside_a_page(place, lines) for place in places)
    return paged and min(gaps) >= PAGE_LINES and max(gaps) <= 4 * min(gaps) + 8


def _beside_a_page(place: int, lines: tuple[str, ...]) -> bool:
    """Return whether a page begins with a line, or a page number is near it."""
    around = lines[max(0, place - NEAR) : place + NEAR + 1]
    return any("\f" in line or (line.strip() and _PAGE.fullmatch(line)) for line in around)


def _at_an_edge(place: int, lines: tuple[str, ...]) -> bool:
    around = [lines[index] for index in (place - 1, place + 1) if 0 <= index < len(lines)]
    if "\f" in lines[place] or place in (0, len(lines) - 1):
        return True
    return any(not line.strip() or _PAGE.fullmatch(line) or "\f" in line for line in around)


def page_lines(lines: tuple[str, ...]) -> frozenset[int]:
    """Return the lines, counted from 1, of running heads and feet with page numbers."""
    return _turning(lines) | _sharing(lines) | _counting(lines) | _beside_numbers(lines) | counting_lines(lines)


def _turning(lines: tuple[str, ...]) -> frozenset[int]:
    """Return the first and last lines of pages that a third of the pages have; page breaks separate the pages."""
    starts = [0, *(at for at, line in enumerate(lines) if "\f" in line and at)]
    places: dict[str, list[int]] = {}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        written = [at for at in range(start, end) if lines[at].strip()]
        for at in dict.fromkeys((*written[:1], *written[-1:])):
            if not _is_text(lines[at]):
                places.setdefault(without_figures(lines[at]), []).append(at)
    least = max(TURNS, len(starts) // 3)
    # What stands inside of pages as well is text that happens to be at an edge now and then.
    said = Counter(without_figures(line) for line in lines)
    turning = (found for text, found in places.items() if len(found) >= max(least, said[text] / 2))
    return frozenset(at + 1 for found in turning for at in found)


def _sharing(lines: tuple[str, ...]) -> frozenset[int]:
    """Return the first and last lines of pages that share a part with those of other pages; gaps separate the parts.

    Left and right pages may say different things, but the number of the page or a name stands in both. Page breaks
    separate the pages.
    """
    starts = [0, *(at for at, line in enumerate(lines) if "\f" in line and at)]
    ends = [*starts[1:], len(lines)]
    found: set[int] = set()
    for edge in (0, -1):
        edges = [
            next(
                (at for at in (range(start, end) if edge == 0 else range(end - 1, start - 1, -1)) if lines[at].strip()),
                start,
            )
            for start, end in zip(starts, ends, strict=True)
        ]
        shared: dict[str, list[int]] = {}
        for page, at in enumerate(edges):
            for cell in _cells(lines[at]):
                shared.setdefault(f"#{int(cell) - page}" if cell.isdigit() else cell.casefold(), []).append(at)
        found.update(at for places in shared.values() if len(places) >= max(TURNS, len(edges) // 3) for at in places)
    return frozenset(at + 1 for at in found)


def _cells(line: str) -> list[str]:
    """Return the parts of a line that gaps separate, if it has several and none of them is text."""
    cells = re.split(r"\s{3,}", line.strip())
    told = (
        len(cells) == 1 or len(line.strip()) > 2 * LONGEST or _is_text(line) or any(len(cell) > HALF for cell in cells)
    )
    return [] if told else cells


def _beside_numbers(lines: tuple[str, ...]) -> frozenset[int]:
    """Return the repeated lines next to page numbers that have lines of their own and count up."""
    written = [at for at, line in enumerate(lines) if line.strip()]
    pages = [(place, int(match[1])) for place, at in enumerate(written) if (match := _ALONE.fullmatch(lines[at]))]
    next_ones = {after for before, after in pairwise(pages) if after[1] == before[1] + 1}
    counted = [place for place, number in pages if (place, number) in next_ones or (number == 1 and next_ones)]
    places: dict[str, list[int]] = {}
    for place in counted:
        for at in (written[each] for each in (place - 1, place + 1) if 0 <= each < len(written)):
            told = lines[at].strip()
            if SHORTEST < len(told) < LONGEST and not _is_text(told):
                places.setdefault(without_figures(told), []).append(at)
    return frozenset(at + 1 for found in places.values() if len(found) >= TURNS for at in found)


def _counting(lines: tuple[str, ...]) -> frozenset[int]:
    """Return the lines at the edges of pages that have a page number behind or before a gap, and count up."""
    found: list[tuple[int, int]] = []
    for at, line in enumerate(lines):
        match = _NUMBERED.fullmatch(line) if len(line) < 2 * LONGEST and not RULE.match(line) else None
        if match and _at_an_edge(at, lines):
            found.append((at, int(match["left"] or match["right"])))
    runs: list[list[tuple[int, int]]] = [[]]
    for at, number in found:
        if runs[-1] and (number != runs[-1][-1][1] + 1 or at - runs[-1][-1][0] < LEAST_LINES):
            runs.append([])
        runs[-1].append((at, number))
    return frozenset(at + 1 for run in runs if len(run) >= REPEATED for at, _ in run)
