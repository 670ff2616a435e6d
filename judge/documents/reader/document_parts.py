"""The documents in the segments of a text: bullets before numbered rules, those rules, and questions behind them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.documents.reader.cleaned_lines import marked_heading
from judge.documents.reader.contents_table import Contents
from judge.documents.reader.part_patterns import BULLET, CAPITAL_NEXT, RULE, SECTION, THREE_FIGURES, ends_sentence
from judge.documents.reader.question_marks import is_questions
from judge.documents.reader.segments import Segment
from judge.documents.reader.text_context import Overview

MANY_BULLETS, MANY_HEADINGS = 3, 3
LONG_BULLET, LONG_HEADING = 40, 80


def styled_parts(
    parts: Sequence[Segment], told: Sequence[str], overview: Overview
) -> Iterator[tuple[Sequence[Segment], Overview, str]]:
    """Yield the segments of each document in a text, what is known of them, and their style.

    `told` are the words of the segments.
    """
    first = _first_rule(told, overview)
    if first is None:
        yield parts, overview, "outline" if _has_headings(parts, overview) else "bullets"
        return
    start = _start_of_rules(parts, first, overview)
    bullets = sum(bool(BULLET.match(part.text)) and len(part.text) > LONG_BULLET for part in parts[:start])
    start = start if bullets >= MANY_BULLETS else 0
    if start:
        yield parts[:start], overview, "bullets"
    behind = _questions_behind(parts, told, overview, start)
    yield parts[start:behind], overview, "numbered"
    if behind is not None:
        # The table of contents lists the chapters of the rules, and none of the questions.
        yield parts[behind:], replace(overview, contents=Contents(overview.contents.lines, {})), "outline"


def _first_rule(told: Sequence[str], overview: Overview) -> int | None:
    """Return where the first numbered rule begins, or None where rules have no numbers."""
    first = next((index for index, text in enumerate(told) if RULE.match(text)), None)
    if first is not None or not overview.bare:
        return first
    sections = ((index, text, SECTION.match(text)) for index, text in enumerate(told))
    return next((index for index, text, match in sections if match and CAPITAL_NEXT.match(text[match.end() :])), None)


def _questions_behind(parts: Sequence[Segment], told: Sequence[str], overview: Overview, start: int) -> int | None:
    """Return where questions and answers begin behind the last of the numbered rules, or None."""
    last = max((at for at, text in enumerate(told) if RULE.match(text)), default=start)
    titles = (at for at in range(last + 1, len(told)) if is_questions(told[at]) and _is_written(parts[at], overview))
    found = next(titles, None)
    asked = found is not None and sum(text.rstrip(" *_").endswith("?") for text in told[found:])
    return found if asked else None


def _is_written(part: Segment, overview: Overview) -> bool:
    return not part.cut and part.at not in overview.contents.lines and part.at not in overview.lines


def _has_headings(parts: Sequence[Segment], overview: Overview) -> bool:
    if overview.contents.titles or overview.decimal or overview.asked or overview.run_in:
        return True
    if overview.marked and sum(bool(marked_heading(part.text)) for part in parts) >= MANY_HEADINGS:
        return True
    numbered = [part for part in parts if re.match(r"\d{1,2}(?:\.\d{1,2})?\.?\s+\S.{2,60}$", part.text.strip())]
    return len(numbered) > 1 or sum(_is_section(part.text) for part in parts) > 1


def _is_section(text: str) -> bool:
    """Return whether a line is the title of a section with a number of three figures, and no sentence."""
    titled = THREE_FIGURES.match(text)
    rest = text[titled.end() :].strip() if titled else ""
    return bool(CAPITAL_NEXT.match(rest)) and len(rest) < LONG_HEADING and not ends_sentence(rest)


def _start_of_rules(parts: Sequence[Segment], first: int, overview: Overview) -> int:
    """Return where the numbered rules begin: at the headings above the first rule."""
    start = first
    for index in range(first - 1, max(first - 12, -1), -1):
        text = parts[index].text.strip()
        if (
            re.match(r"\d{1,3}\.\s+\S", text)
            and len(text) < LONG_HEADING
            and parts[index].at not in overview.contents.lines
        ):
            start = index
        elif text:
            break
    return start
