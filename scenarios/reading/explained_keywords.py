"""Keywords that a card explains in parentheses, and that other cards of the same list print without that."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.language.words import KeywordName

_NAME = r"(?P<keyword>[A-Z][\w'-]*(?: (?:[A-Z][\w'-]*|is|of|the)){0,3})(?: (?P<number>\d+))?:?"
EXPLAINED = re.compile(rf"^(?:(?P<known>[^()]+), )??{_NAME} \((?P<does>[A-Z+-][^()]*[.!])\)$")
"""Keywords that are known, one that isn't, its number, and sentences in parentheses that say what it does."""
_BARE = re.compile(rf"^{_NAME}$")
_PLACE = "{}"
"""Stands for the keyword's number in what it does."""


def is_known(keyword: str) -> bool:
    """Return whether the words have a keyword in them that the rules explain."""
    return any(name.value in keyword.lower() for name in KeywordName)


def explanations(texts: Iterable[str]) -> Mapping[str, str]:
    """Return what each keyword does that one of the texts explains; none that two of them explain differently."""
    found: dict[str, set[str]] = {}
    for line in (line.strip() for text in texts for line in text.splitlines()):
        said = EXPLAINED.match(line)
        if said is None or is_known(said["keyword"]):
            continue
        number = said["number"]
        does = said["does"] if number is None else re.sub(rf"\b{number}\b", _PLACE, said["does"])
        found.setdefault(said["keyword"], set()).add(does)
    return {keyword: does.pop() for keyword, does in found.items() if len(does) == 1}


def with_explanations(text: str, known: Mapping[str, str]) -> str:
    """Return the text with what its bare keywords do, as other texts explain them, each on a line of its own.

    >>> print(with_explanations("Ferocity, Assault 2", {"Assault": "This ally has +{} ATK on your turn."}))
    Ferocity
    Assault 2 (This ally has +2 ATK on your turn.)
    """
    lines: list[str] = []
    for line in text.splitlines():
        plain: list[str] = []
        told: list[str] = []
        for word in line.strip().split(", "):
            said = _explained(word, known)
            (plain if said is None else told).append(said or word)
        lines += [line] if not told else [*([", ".join(plain)] if plain else []), *told]
    return "\n".join(lines)


def _explained(word: str, known: Mapping[str, str]) -> str | None:
    """Return the keyword with what it does; None where the words are no bare keyword that is known."""
    bare = _BARE.match(word)
    does = None if bare is None else known.get(bare["keyword"])
    if bare is None or does is None or (_PLACE in does) != (bare["number"] is not None):
        return None
    return f"{word} ({does.replace(_PLACE, bare['number'] or '')})"
