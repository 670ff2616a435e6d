"""Titles without numbers or marks: underlined ones, and, where nothing is numbered, short lines that stand alone."""

import re
from collections.abc import Sequence

from judge.documents.reader.cleaned_lines import is_marked
from judge.documents.reader.part_patterns import CONTENTS, EXAMPLE, is_glossary, plain

_UNDERLINE = re.compile(r"\s*(?:={3,}|-{3,}|~{3,}|\*{3,})\s*")
_NUMBERED = re.compile(r"\s*[\W_]{0,3}\d")
_TITLE = re.compile(r"\s*[A-ZÀ-Ý][^.:;!?|]*[^.:;!?|,\s]\s*")
_SENTENCE = re.compile(r"[.!?][\"”»)]*\s*$")
LONGEST, LEAST_UNDERLINED, LEAST = 50, 2, 4
MOST_NUMBERED, SLACK, LONG_PARAGRAPH = 3, 2, 80


def bare_titles(lines: Sequence[str]) -> list[int]:
    """Return the places of lines that are titles without numbers or marks; none where headings are told otherwise."""
    if is_marked(tuple(lines)):
        return []
    underlined = [at for at in range(len(lines) - 1) if _is_title(lines[at]) and _is_line_under(lines, at)]
    if len(underlined) >= LEAST_UNDERLINED:
        return underlined
    numbered = sum(bool(_NUMBERED.match(line)) for line in lines)
    if numbered >= MOST_NUMBERED or any(plain(line) in CONTENTS for line in lines) or _asks(lines):
        return []
    alone = [at for at in range(1, len(lines) - 2) if _stands_alone(lines, at)]
    return alone if len(alone) >= LEAST else []


def _is_title(line: str) -> bool:
    return len(line.strip()) <= LONGEST and bool(_TITLE.fullmatch(line)) and not EXAMPLE.match(line)


def _is_line_under(lines: Sequence[str], at: int) -> bool:
    """Return whether the next line is drawn under a title, as long as that or longer, with nothing directly above."""
    under = lines[at + 1]
    long = len(under.strip()) >= len(lines[at].strip()) - SLACK
    return bool(_UNDERLINE.fullmatch(under)) and long and (at == 0 or not lines[at - 1].strip())


def _stands_alone(lines: Sequence[str], at: int) -> bool:
    """Return whether a title has a blank line above, and below it, with or without one between, text follows."""
    if not _is_title(lines[at]) or lines[at - 1].strip() or is_glossary(lines[at]):
        return False
    below = at + 1 if lines[at + 1].strip() else at + 2
    last = below
    while last + 1 < min(len(lines), below + LONG_PARAGRAPH) and lines[last + 1].strip():
        last += 1
    text = lines[below].strip()
    return bool(text) and not _is_title(text) and bool(_SENTENCE.search(lines[last]))


def _asks(lines: Sequence[str]) -> bool:
    """Return whether the document asks questions, which are the headings then."""
    return sum(line.rstrip().endswith("?") for line in lines) >= LEAST
