"""The sentences that one line joins: a step is one sentence, and a line of several is refused with what to write."""

import re
from collections.abc import Callable
from functools import cache
from typing import get_args

from scenarios.registry.registry import Keyword
from scenarios.registry.step_tokens import IN_MARKS

Fits = Callable[[Keyword, str], bool]
Step = tuple[Keyword, str]

MOST = 8
"""How many parts of a line are looked at; a longer one is refused like any other."""

_BETWEEN = re.compile(IN_MARKS)
_JOINT = re.compile(r",? (?:and|but|while|then)(?: then| also)? |[,;.] (?:then |also )?")
_BEGINNING = re.compile(rf"(?P<subject>(?:{IN_MARKS}|[^\"“]+?)) (?P<verb>is|are|has|have|controls?|may|can't)\b")
_OF_SEVERAL = re.compile(
    rf"(?:both )?(?P<names>(?:{IN_MARKS})(?:, (?:{IN_MARKS}))*,? and (?:{IN_MARKS})) (?P<verb>are|have) (?:both )?"
    r"(?P<rest>.+)"
)
_OF_ONE = {"are": "is", "have": "has"}


def joined_in(keyword: Keyword, line: str, fits: Fits) -> tuple[Step, ...]:
    """Return the fewest sentences that a line joins, each with its keyword; none if it doesn't join any.

    A part may lack its subject, or its subject and verb, which are those of the part before. A part that is no
    sentence of the line's keyword may be one of another.
    """
    several = _of_several(keyword, line, fits)
    if several:
        return several
    pieces = _pieces(line)
    return _fewest(keyword, line, pieces, fits) if 1 < len(pieces) <= MOST else ()


def _of_several(keyword: Keyword, line: str, fits: Fits) -> tuple[Step, ...]:
    """Return a sentence for each of the cards of which a line says one thing; none if it doesn't."""
    found = _OF_SEVERAL.fullmatch(line)
    if found is None:
        return ()
    said = [f"{name[0]} {_OF_ONE[found['verb']]} {found['rest']}" for name in _BETWEEN.finditer(found["names"])]
    return tuple((keyword, each) for each in said) if all(fits(keyword, each) for each in said) else ()


def _pieces(line: str) -> tuple[tuple[int, int], ...]:
    """Return where the parts between the joints outside of names begin and end."""
    hidden = _BETWEEN.sub(lambda name: "_" * len(name[0]), line)
    pieces, start = [], 0
    for joint in _JOINT.finditer(hidden):
        pieces.append((start, joint.start()))
        start = joint.end()
    return (*pieces, (start, len(line)))


def _fewest(keyword: Keyword, line: str, pieces: tuple[tuple[int, int], ...], fits: Fits) -> tuple[Step, ...]:
    """Return the fewest sentences that the pieces make, none where they make none."""

    def whole(first: int, last: int, beginning: tuple[str, str]) -> Step | None:
        text = line[pieces[first][0] : pieces[last][1]]
        subject, verb = beginning
        said = (text, f"{subject} {text}", f"{subject} {verb} {text}") if subject else (text,)
        keywords = (keyword, *(each for each in get_args(Keyword) if each != keyword))
        return next(((kind, each) for kind in keywords for each in said if fits(kind, each)), None)

    @cache
    def rest(first: int, beginning: tuple[str, str]) -> tuple[Step, ...] | None:
        if first == len(pieces):
            return ()
        best: tuple[Step, ...] | None = None
        for last in range(len(pieces) - 1, first - 1, -1):
            part = whole(first, last, beginning)
            following = None if part is None else rest(last + 1, _beginning(part[1]) or beginning)
            if part is not None and following is not None and (best is None or 1 + len(following) < len(best)):
                best = (part, *following)
        return best

    found = rest(0, ("", "")) or ()
    return found if len(found) > 1 else ()


def _beginning(text: str) -> tuple[str, str] | None:
    found = _BEGINNING.match(text)
    return (found["subject"], found["verb"]) if found else None
