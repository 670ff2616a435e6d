"""What became of a part of a document, and the words of its two texts."""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

from judge.documents.reader.document import Where

What: TypeAlias = Literal["added", "removed", "changed", "moved", "renumbered", "split", "merged", "re-pointed"]
Weight: TypeAlias = Literal["cosmetic", "reference-only", "substantive", "none"]
Kind: TypeAlias = Literal["rule", "term", "heading", Where]
Bit: TypeAlias = tuple[Literal["same", "removed", "added"], str]

_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Repointed:
    """A reference that points at another rule now: its number before and after, and the old target's new number."""

    old: str
    new: str
    expected: str


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a part: its numbers, what happened to it, how much that weighs, and the words."""

    what: tuple[What, ...]
    weight: Weight
    old: str = ""
    new: str = ""
    others: tuple[str, ...] = ()
    title: str = ""
    text_old: str = ""
    text_new: str = ""
    repointed: tuple[Repointed, ...] = ()
    examples_added: tuple[str, ...] = ()
    examples_removed: tuple[str, ...] = ()
    kind: Kind = "rule"
    line: int = 0

    @property
    def number(self) -> str:
        """The number under which the change is told: the new one where there is one."""
        return self.new or self.old


def word_diff(old: str, new: str) -> tuple[Bit, ...]:
    """Return the two texts as bits that stayed, were removed, or were added, word by word.

    >>> word_diff("draw seven cards", "draw six cards")
    (('same', 'draw '), ('removed', 'seven'), ('added', 'six'), ('same', ' cards'))
    """
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    bits: list[Bit] = []
    for tag, start, end, begin, stop in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            bits.append(("same", "".join(before[start:end])))
            continue
        if end > start:
            bits.append(("removed", "".join(before[start:end])))
        if stop > begin:
            bits.append(("added", "".join(after[begin:stop])))
    return tuple(bits)
