"""Rules that are steps of an order, so that a step that moved changes what is said though its words are the same."""

import re
from collections.abc import Iterable
from functools import cache

from judge.documents.reader.document import Document

_BELOW = re.compile(
    r"\bfollowing (?:steps|instructions|order)\b|\b(?:steps|instructions|order) (?:listed |given )?below\b",
    re.IGNORECASE,
)
_IN_ORDER = re.compile(
    rf"{_BELOW.pattern}|\bin (?:this |the following )?order\b(?! to\b)|\bone after (?:the other|another)\b",
    re.IGNORECASE,
)
_THEN = re.compile(r"(?:next|then|after (?:this|that|which)|finally|first|second|third|last(?:ly)?)\b", re.IGNORECASE)
_LETTERED = re.compile(r"(?P<whole>.*\d)[a-z]{1,2}")


def steps(document: Document) -> frozenset[int]:
    """Return the places of the rules that are steps: their order is part of what the document says.

    Lettered rules are steps if the rule that they belong to says so, or one of them begins with "Next" or "Then"; the
    rules of a section are steps if its first rule speaks of instructions below.
    """
    groups: dict[str, list[int]] = {}
    for at, rule in enumerate(document.rules):
        groups.setdefault(_group(rule.number), []).append(at)
    whole = {rule.number: rule.text for rule in document.rules}
    found: set[int] = set()
    for group, members in groups.items():
        texts = [document.rules[at].text for at in members]
        if group in whole:
            ordered = bool(_IN_ORDER.search(whole[group])) or any(map(_THEN.match, texts))
        else:
            ordered = bool(_BELOW.search(texts[0]))
        found.update(members if ordered else ())
    return frozenset(found)


def out_of_order(moved: Iterable[int], new_places: dict[int, int], old: Document, new: Document) -> frozenset[int]:
    """Return which of the old rules that moved were or have become steps of an order."""
    moved = tuple(moved)
    if not moved:
        return frozenset()
    before, after = steps(old), steps(new)
    return frozenset(at for at in moved if at in before or new_places[at] in after)


@cache
def _group(number: str) -> str:
    """Return the number of the rule or the section that a rule belongs to.

    >>> _group("707.1b"), _group("710.3")
    ('707.1', '710')
    """
    lettered = _LETTERED.fullmatch(number)
    return lettered["whole"] if lettered else number.rpartition(".")[0]
