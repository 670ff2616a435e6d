"""The questions of a document that are told by a mark: a heading's level, a definition list, or Q and A before them."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from judge.documents.reader.glossary_marks import definition_terms
from judge.documents.reader.part_patterns import BULLET, ends_sentence, plain

ASKED = re.compile(r"(?:Q|F|Frage|Question)\s*\d*\s*[:.]\s", re.IGNORECASE)
ANSWERED = re.compile(r"\s*(?:A|R|Antwort|Answer|R[ée]ponse)\s*\d*\s*[:.]\s", re.IGNORECASE)
_LEVEL = re.compile(r"\s{0,3}(#{1,6})\s+\S")
_TITLES = {
    "faq", "frequently asked questions", "questions and answers", "q & a", "q&a", "haufige fragen",
    "haufig gestellte fragen", "fragen und antworten", "foire aux questions", "questions frequentes",
    "questions et reponses",
}  # fmt: skip
LEAST, LONGEST, LONGEST_TITLE = 2, 240, 60


class Questions(NamedTuple):
    """The marked questions of a text, all as lines counted from 1.

    `whole` are the questions that are one line each, `signed` those that begin with Q, and may go on in further lines;
    `chapters` are the titles above those.
    """

    whole: frozenset[int] = frozenset()
    signed: frozenset[int] = frozenset()
    chapters: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        """Return whether the text has marked questions."""
        return bool(self.whole or self.signed)


NO_QUESTIONS = Questions()


def is_questions(title: str) -> bool:
    """Return whether a title is that of questions and their answers.

    >>> is_questions("7. Frequently Asked Questions"), is_questions("Questions")
    (True, False)
    """
    return len(title) < LONGEST_TITLE and plain(title) in _TITLES


def marked_questions(lines: Sequence[str], told: Sequence[str]) -> Questions:
    """Return the marked questions of a text; `lines` are as they are written, and `told` are their words.

    >>> page = ("# Oil", "### Who?", "Ann.", "### When?", "Now.", "### A wick", "It burns.")
    >>> sorted(marked_questions(page, tuple(line.lstrip("# ") for line in page)).whole)
    [2, 4, 6]
    """
    written = [at for at, line in enumerate(told) if line.strip(" \t\f\u00a0")]
    defined = [at for at in definition_terms(lines, written) if len(told[at]) < LONGEST]
    whole = defined if _most_ask(told, defined) else _headed(lines, told, written)
    signed = _signed(told, written)
    if not whole and not signed:
        return Questions()
    first = written[0]
    chapters = (
        at
        for at, below in pairwise(written)
        if below in signed and at != first and not told[at - 1].strip() and _is_title(lines[at])
    )
    return Questions(*(frozenset(at + 1 for at in each) for each in (whole, signed, chapters)))


def _asks(text: str) -> bool:
    return text.rstrip(' \t*_”"»)').endswith("?")


def _most_ask(told: Sequence[str], places: Sequence[int]) -> bool:
    """Return whether most lines, and at least two, end with a question mark."""
    asking = sum(_asks(told[at]) for at in places)
    return asking >= LEAST and asking * 2 > len(places)


def _headed(lines: Sequence[str], told: Sequence[str], written: Sequence[int]) -> list[int]:
    """Return the headings of the level at which most headings are questions; a heading above another one is none."""
    levels = {at: len(match[1]) for at in written if (match := _LEVEL.match(lines[at]))}
    above = {at for at, below in pairwise(written) if at in levels and below in levels}
    many = Counter(level for at, level in levels.items() if at not in above)
    for level in sorted(many):
        places = [at for at in levels if levels[at] == level and at not in above]
        if _most_ask(told, places):
            return places
    return []


def _signed(told: Sequence[str], written: Sequence[int]) -> list[int]:
    """Return the lines that begin with Q or another word for a question, if answers begin with a word as well."""
    asked = [at for at in written if ASKED.match(told[at].strip())]
    answered = sum(bool(ANSWERED.match(told[at])) for at in written)
    return asked if len(asked) >= LEAST and answered else []


def _is_title(text: str) -> bool:
    bare = text.strip()
    signed = any(pattern.match(bare) for pattern in (ASKED, ANSWERED, BULLET, _LEVEL))
    return len(bare) < LONGEST_TITLE and not ends_sentence(bare) and not signed
