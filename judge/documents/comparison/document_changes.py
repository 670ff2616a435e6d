"""The change of a part of a document, and the differences between two texts word by word."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

from judge.documents.reader.document import Where

What: TypeAlias = Literal[
    "added", "removed", "changed", "moved", "renumbered", "split", "merged", "re-pointed", "renamed", "lost",
    "found again", "missing",
]  # fmt: skip
Weight: TypeAlias = Literal["cosmetic", "reference-only", "substantive", "none"]
Kind: TypeAlias = Literal["rule", "term", "heading", "name", "part", Where]
Bit: TypeAlias = tuple[Literal["same", "removed", "added"], str]

_UNIT = re.compile(r"((?:\w+(?:['’.-]\w+)*|[^\w\s]))(\s*)|\s+")
"""A word or a sign, with the white space behind it."""

_Unit: TypeAlias = tuple[str, str]
_STRAIGHT = str.maketrans("‘’“”—–", "''\"\"--")


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
    """Return both texts as pieces that are the same, removed, or added; a word is never cut.

    White space belongs to the word before it and doesn't count, so that words that follow one another are one piece.

    >>> word_diff("draw seven cards", "draw six cards")
    (('same', 'draw '), ('removed', 'seven'), ('added', 'six'), ('same', ' cards'))
    >>> word_diff("it can't attack", "it can attack")
    (('same', 'it '), ('removed', "can't"), ('added', 'can'), ('same', ' attack'))
    """
    before, after = _units(old), _units(new)
    plain = [[_plain(word) for word, _ in each] for each in (before, after)]
    # Where nothing else differs, quotes and apostrophes are what is told.
    return _bits(before, after, str if plain[0] == plain[1] else _plain)


def _bits(before: Sequence[_Unit], after: Sequence[_Unit], key: Callable[[str], str]) -> tuple[Bit, ...]:
    bits: list[Bit] = []
    keys = [key(word) for word, _ in before], [key(word) for word, _ in after]
    for tag, start, end, begin, stop in SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        gone, come = ("".join(map("".join, each)) for each in (before[start:end], after[begin:stop]))
        if tag == "equal":
            _add(bits, "same", come)
            continue
        # White space that only the old text has behind the words before belongs to what was removed.
        lead = before[start - 1][1] if start and begin and not after[begin - 1][1] else ""
        if tag == "replace":
            _add(bits, "removed", lead + gone.rstrip())
            _add(bits, "added", come.rstrip())
            _add(bits, "same", come[len(come.rstrip()) :])
        else:
            _add(bits, "removed" if gone else "added", lead + gone if gone else come)
    return tuple(bits)


def _plain(word: str) -> str:
    """Return a word with straight quotes, which nobody takes for a change among others."""
    return word.translate(_STRAIGHT)


def _units(text: str) -> list[_Unit]:
    return [(match[1] or "", match[2] if match[1] else match[0]) for match in _UNIT.finditer(text)]


def _add(bits: list[Bit], kind: Literal["same", "removed", "added"], text: str) -> None:
    """Add a piece to the others, as a part of the last one if that is of the same kind."""
    if not text:
        return
    if bits and bits[-1][0] == kind:
        bits[-1] = (kind, bits[-1][1] + text)
    else:
        bits.append((kind, text))


Marks: TypeAlias = dict[str, tuple[str, str]]
"""The marks before and behind pieces of a kind."""

BRACKETS: Marks = {"removed": ("[-", "-]"), "added": ("{+", "+}")}


def marked(bits: Iterable[tuple[str, str]], marks: Marks, plain: Callable[[str], str] = str) -> str:
    """Return two texts as one, with removed and added words between marks, which stand directly at words.

    `plain` writes a piece so that nothing in it is taken for a mark.

    >>> marked(word_diff("draw two cards", "draw cards"), BRACKETS)
    'draw [-two-] cards'
    """
    told = ""
    for kind, text in bits:
        bare = text.strip()
        before, after = marks.get(kind, ("", "")) if bare else ("", "")
        lead, rest = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :] if bare else ""
        told += f"{lead}{before}{plain(bare)}{after}{rest}"
    return told.replace("\n", " ")


ALIKE = 0.5
"""From how much in common on an example that was removed and one that was added are one example in other words."""


def paired_examples(change: Change) -> tuple[tuple[str, str], ...]:
    """Return the examples of a change, old and new; one of them is empty for an example that only one document has."""
    gone, pairs = list(change.examples_removed), []
    for text in change.examples_added:
        matched = [(_alike(each, text), at) for at, each in enumerate(gone)]
        best, at = max(matched, default=(0.0, 0))
        pairs.append((gone.pop(at) if best >= ALIKE else "", text))
    return (*((was, "") for was in gone), *pairs)


def _alike(one: str, other: str) -> float:
    mine, theirs = Counter(one.split()), Counter(other.split())
    return 2 * (mine & theirs).total() / (mine.total() + theirs.total() or 1)
