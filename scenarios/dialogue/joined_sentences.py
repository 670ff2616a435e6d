"""Sentences that a line joins with "and", "but" or a comma, each by itself."""

import re
from collections.abc import Callable
from functools import cache

from engine.value import replace
from scenarios.dialogue.bare_names import outside_names
from scenarios.dialogue.said_lines import Said

Fits = Callable[[Said], bool]

_JOINT = re.compile(r",? (?:and|but)(?: then)? |, (?:then )?")
_BEGINNING = re.compile(
    r"(?P<subject>(?:my opponent|the opponent|your opponent|I|we|you|he|she|they|[A-Z]\w*)) "
    r"(?P<verb>controls?|has|have|holds?|attacks?|plays?|casts?|uses?)?",
    re.IGNORECASE,
)
MOST = 8


def parted(said: Said, fits: Fits) -> tuple[Said, ...]:
    """Return what was said as the fewest sentences that it can be; as it is, if it can't be any.

    A part that lacks its subject, or its subject and verb, has those of the part before: "I control A and have B" is
    two sentences, and so is "I have A and 4 resources".
    """
    if said.table is not None or said.doc is not None or fits(said):
        return (said,)
    pieces = _pieces(said.text)
    if not 1 < len(pieces) <= MOST:
        return (said,)
    found = _fewest(said, pieces, fits)
    return found if found is not None else (said,)


def _pieces(text: str) -> list[tuple[int, int]]:
    """Return where the parts between the joints outside of names begin and end."""
    masked = outside_names(text, lambda piece: piece)
    if len(masked) != len(text):
        return [(0, len(text))]
    hidden = re.sub(r'"(?:\\.|[^"\\])*"', lambda name: "_" * len(name[0]), masked)
    pieces, start = [], 0
    for joint in _JOINT.finditer(hidden):
        pieces.append((start, joint.start()))
        start = joint.end()
    return [*pieces, (start, len(text))]


def _fewest(said: Said, pieces: list[tuple[int, int]], fits: Fits) -> tuple[Said, ...] | None:
    """Return the fewest sentences that the pieces make, with what each lacks; None where they make none."""

    @cache
    def whole(first: int, last: int, beginning: tuple[str, str]) -> Said | None:
        start, end = pieces[first][0], pieces[last][1]
        text = said.text[start:end]
        subject, verb = beginning
        lacking = ("", f"{subject} {verb} ", f"{subject} ") if subject else ("",)
        for before in lacking:
            part = replace(said, text=f"{before}{text}", column=said.column + start)
            if fits(part):
                return part
        return None

    @cache
    def rest(first: int, beginning: tuple[str, str]) -> tuple[Said, ...] | None:
        if first == len(pieces):
            return ()
        best: tuple[Said, ...] | None = None
        for last in range(len(pieces) - 1, first - 1, -1):
            part = whole(first, last, beginning)
            if part is None:
                continue
            following = rest(last + 1, _beginning(part.text) or beginning)
            if following is not None and (best is None or 1 + len(following) < len(best)):
                best = (part, *following)
        return best

    return rest(0, ("", ""))


def _beginning(text: str) -> tuple[str, str] | None:
    found = _BEGINNING.match(text)
    return (found["subject"], found["verb"] or "") if found else None
