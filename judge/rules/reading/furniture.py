"""What stands on a page and says nothing: page numbers, running heads, ornaments, what a web page put around it."""

import re
from collections import Counter
from itertools import pairwise

from judge.rules.reading.marks import EXAMPLE, RULE

_PAGE = re.compile(
    r"[\s\f]*[-–—|[]?\s*(?:(?:Page|Seite|page)\s*)?\d{1,3}(?:\s*(?:/|of|von|sur|de)\s*\d{1,3})?\s*[-–—|\]]?\s*"
)
_ORNAMENT = re.compile(r"[\s|=_*~#\f.·•:–—-]+")
_SITE = re.compile(
    r"\s*(?:Voir icon(?: \w+)?|icon|Alternate Text|[ÉE]crit par|Publi[ée] par|Langue|pages|Documents|"
    r"Le t[ée]l[ée]chargement n[ée]cessite .*|(?:https?://|www\.)\S+|[©®™\s]*(?:\(c\)|©).{0,200})\s*"
)
_FIGURES = re.compile(r"\d+")
REPEATED = 3
SHORTEST, LONGEST = 3, 90
PAGE_LINES = 12


def is_furniture(text: str) -> bool:
    """Return whether a line is a page number, an ornament, or what a web page puts around a document."""
    return bool(_PAGE.fullmatch(text) or _ORNAMENT.fullmatch(text) or _SITE.fullmatch(text))


def running_heads(lines: tuple[str, ...]) -> frozenset[str]:
    """Return the lines that return on page after page, with their figures taken out.

    A line that returns within a few lines isn't one, nor one that begins a rule or an example.
    """
    places: dict[str, list[int]] = {}
    for index, line in enumerate(lines):
        bare = line.strip()
        if (
            SHORTEST < len(bare) < LONGEST
            and any(map(str.isalpha, bare))
            and not RULE.match(line)
            and not EXAMPLE.match(line)
        ):
            places.setdefault(without_figures(bare), []).append(index)
    counted = Counter({text: len(found) for text, found in places.items()})
    return frozenset(text for text, many in counted.items() if many >= REPEATED and _spread(places[text], lines))


def without_figures(text: str) -> str:
    """Return a line with its figures taken out, as the pages of a running head differ."""
    return _FIGURES.sub("#", text.strip())


def _spread(places: list[int], lines: tuple[str, ...]) -> bool:
    """Return whether the places are evenly apart and stand at a page's edge: next to a blank or a page number."""
    gaps = [after - before for before, after in pairwise(places)]
    if min(gaps) < PAGE_LINES or max(gaps) > 4 * min(gaps) + 8:
        return False
    return all(_at_an_edge(place, lines) for place in places)


def _at_an_edge(place: int, lines: tuple[str, ...]) -> bool:
    around = [lines[index] for index in (place - 1, place + 1) if 0 <= index < len(lines)]
    if "\f" in lines[place] or place in (0, len(lines) - 1):
        return True
    return any(not line.strip() or _PAGE.fullmatch(line) or "\f" in line for line in around)
