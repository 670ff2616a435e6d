"""The changes of a comparison by chapter, and those of them that a reader asks for."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from judge.documents.comparison.document_changes import Change
from judge.documents.comparison.document_comparison import Comparison
from judge.documents.document_errors import NothingFound, quoted
from judge.documents.reader.text_references import parents
from scenarios.near_names import near_name

GLOSSARY, OUTSIDE, RULES = "Glossary", "Outside of the rules", "Rules"
_OTHERWISE = re.compile(r"([IVXLC]{1,7}|[A-Z]|\d{1,3}(?=-))(?=[.\-–\d]|$)")
"""The chapter in a number of another shape, such as II.3a, B2 or 1-1-2."""

_LETTERS, SECTION = "abcdefghijklmnopqrstuvwxyz", 3
_SINGLE = re.compile(r"\d{1,3}[a-z]{0,5}")


_KINDS = {
    "moved": frozenset({"moved", "renumbered"}),
    "references": frozenset({"re-pointed"}),
    "lost": frozenset({"lost", "found again", "missing"}),
}
"""The kinds of changes that are shown under a name that isn't their own."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The changes of a chapter: its number, which is empty beside the chapters, its title, and the changes."""

    number: str
    title: str
    changes: tuple[Change, ...]

    @property
    def name(self) -> str:
        """The number with the title.

        >>> Chapter("6", "Combat", ()).name
        '6. Combat'
        """
        return f"{self.number}. {self.title}".removesuffix(". ") if self.number else self.title

    @property
    def counted(self) -> Counter[str]:
        """How many changes there are of each weight; those without one are moved, renumbered or lost."""
        return Counter(change.weight for change in self.changes)


def by_chapter(comparison: Comparison) -> tuple[Chapter, ...]:
    """Return what has changes: what is outside of the rules, the chapters in their order, the glossary."""
    held: dict[str, list[Change]] = {}
    for change in comparison.changes:
        held.setdefault(chapter_of(change), []).append(change)
    order = sorted(held, key=lambda name: (name == GLOSSARY, name != OUTSIDE, *_sorted(name)))
    return tuple(
        Chapter("" if name in (GLOSSARY, OUTSIDE, RULES) else name,
                name if name in (GLOSSARY, OUTSIDE, RULES) else comparison.chapters.get(name, ""), tuple(held[name]))
        for name in order
    )  # fmt: skip


def _sorted(name: str) -> tuple[int, str]:
    return (int(name), "") if name.isdigit() else (0, name)


def chapter_of(change: Change) -> str:
    """Return the number of a change's chapter, RULES where rules are numbered without chapters, GLOSSARY or OUTSIDE.

    >>> chapter_of(Change(("changed",), "substantive", "602.2a", "602.2a"))
    '6'
    """
    if change.kind == "term":
        return GLOSSARY
    if change.kind not in ("rule", "heading"):
        return OUTSIDE
    if otherwise := _OTHERWISE.match(change.number):
        return otherwise[1]
    if change.kind == "rule" and _SINGLE.fullmatch(change.number) and len(change.number.rstrip(_LETTERS)) < SECTION:
        return RULES
    if not change.number[:1].isdigit():
        return OUTSIDE
    return (_above(change.number) or (change.number,))[-1]


def _above(number: str) -> tuple[str, ...]:
    """Return the numbers of the sections and the chapter that a rule or a section stands in, the nearest first."""
    whole = number.partition("/")[0]
    if whole != number:
        return (whole,)
    above = parents(number)
    return above[1:] if above[:1] == (number,) else above


def chosen(comparison: Comparison, only: Iterable[str], sections: Iterable[str]) -> Comparison:
    """Return the comparison with the changes of some kinds, and of some chapters, sections or rules, alone.

    Raises:
        NothingFound: neither document has such a chapter, section or rule.
    """
    only, sections = tuple(only), tuple(sections)
    there = {*comparison.parts, *(change.number for change in comparison.changes), GLOSSARY.casefold()}
    for section in sections:
        if section.casefold() not in there and section not in there:
            near = near_name(section, sorted(there), alike=0)
            raise NothingFound(f"neither document has a {quoted(section)}", hint=f"the nearest is {near}")
    changes = tuple(
        change
        for change in comparison.changes
        if (not only or any(_is(change, each) for each in only))
        and (not sections or any(_in(change, each) for each in sections))
    )
    questions = tuple(
        each for each in comparison.questions
        if not sections or any(_under(each.old, section) for section in sections)
    )  # fmt: skip
    return replace(comparison, changes=changes, questions=questions)


def _is(change: Change, only: str) -> bool:
    """Return whether a change is of a weight or a kind."""
    if only in ("substantive", "cosmetic"):
        return change.weight == only
    if only == "examples":
        return bool(change.examples_added or change.examples_removed)
    if only == "changed":
        return "changed" in change.what and change.weight == "substantive"
    return not _KINDS.get(only, frozenset({only})).isdisjoint(change.what)


def _in(change: Change, section: str) -> bool:
    if section.casefold() == GLOSSARY.casefold():
        return change.kind == "term"
    numbers = (change.old, change.new, *(change.others if change.kind in ("rule", "heading") else ()))
    return any(_under(number, section) for number in numbers)


def _under(number: str, section: str) -> bool:
    lettered = number.startswith(section) and number[len(section) :].isalpha()
    return number == section or section in _above(number) or lettered
