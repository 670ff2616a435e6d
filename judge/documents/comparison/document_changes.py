"""The change of a part of a document, and the differences between two texts word by word."""

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
    """A reference that points at another rule now: its old and new number, and the new number of its old rule."""

    old: str
    new: str
    expected: str


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a part of a document: what happened, its weight, the old and new number, and both texts.

    `others` are the rules that it was split into or merged with, `kind` is the kind of the part, and `line` its line in
    the new document, or in the old one if it was removed.
    """

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
        """The number under which the change is reported: the new one if there is one."""
        return self.new or self.old


def word_diff(old: str, new: str) -> tuple[Bit, ...]:
    """Return both texts as pieces that are the same, removed, or added, word by word.

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
