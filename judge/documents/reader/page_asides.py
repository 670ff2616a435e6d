"""Texts in the furniture of pages, kept so that a comparison of documents shows changes there, too."""

import re
from collections.abc import Iterator, Sequence

from judge.documents.reader.document import Where
from judge.documents.reader.page_furniture import is_page_number, is_paged, without_figures
from judge.documents.reader.segments import Segment
from judge.documents.reader.text_context import Overview

_FIGURES = re.compile(r"\d+")
_SAYS = re.compile(r"[^\W\d_]{2}")


def aside_of(segment: Segment, overview: Overview, *, front: bool) -> Where | None:
    """Return the place of a line of furniture, or None if it has no text of its own.

    `front` is whether the line is above the first heading.
    """
    bare = segment.text.strip()
    if not _SAYS.search(bare) or segment.at in overview.contents.lines or bare.startswith("Contents "):
        return None
    if is_page_number(bare) or _is_running(segment, overview):
        return None
    return "title page" if front else "text"


def running_heads_of(parts: Sequence[Segment], overview: Overview) -> Iterator[Segment]:
    """Yield each running head once, with # for the figures that differ from page to page."""
    found: dict[str, list[Segment]] = {}
    for part in parts:
        if _SAYS.search(part.text) and not is_page_number(part.text) and _is_running(part, overview):
            found.setdefault(without_figures(part.text), []).append(part)
    for alike in found.values():
        rows = zip(*(_FIGURES.findall(part.text) for part in alike), strict=True)
        figures = iter([each[0] if len(set(each)) == 1 else "#" for each in rows])
        told = _FIGURES.sub(lambda _, left=figures: next(left), " ".join(alike[0].text.split()))  # type: ignore[misc]
        yield Segment(told, alike[0].line, alike[0].column)


def _is_running(segment: Segment, overview: Overview) -> bool:
    if segment.at in overview.contents.lines or segment.cut:
        return False
    bare = segment.text.strip()
    paged = is_paged(bare) and not is_page_number(bare)
    return paged or segment.at in overview.edges or without_figures(segment.text) in overview.heads
