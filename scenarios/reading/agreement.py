"""Agreement: a pattern whose words and parts agree in number is written once, and stands for its forms.

A mark behind a word or a category says that it agrees with everything that has the same mark in its pattern. ``~`` and
``^`` are two numbers that do not depend on each other: in ``exhausts^ {it:np~}`` one or several may exhaust one card or
several. What is marked is written as it stands with one. Its other form is regular, or in a table, or behind the mark:
in ``<or~and|and~or>`` the word that is told differs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

MARKS = "~^"
"""The marks of the two numbers."""

CATEGORIES = {
    "does": "do",
    "does.payer": "do.payer",
    "does.yours": "do.yours",
    "doess": "dos",
    "duration.its": "duration.theirs",
    "has": "have",
    "had.now.its": "had.now.theirs",
    "is": "are",
    "iss": "ares",
    "iss.then": "ares.then",
    "noun.part": "noun.parts",
    "tagged.card": "tagged.cards",
}
"""The categories with several whose names are not those with one and an s behind their first word."""

IRREGULAR = {
    "does": "do",
    "doesn't": "don't",
    "has": "have",
    "hasn't": "haven't",
    "is": "are",
    "isn't": "aren't",
    "it": "them",
    "its": "their",
    "itself": "themselves",
    "was": "were",
    "wasn't": "weren't",
}
"""The words whose form with several is not regular."""

_MARKED = re.compile(rf"([\w'.-]+)([{MARKS}])([\w'/.]*)")


def agreeing(category: str, pattern: str) -> Iterator[tuple[str, str]]:
    """Yield the categories and patterns that stand for a pattern with marks: that with one first, for each mark.

    >>> list(agreeing("static", "{topic~} has~ stealth"))
    [('static', '{topic:topic} has stealth'), ('static', '{topic:topics} have stealth')]
    >>> [pattern for _, pattern in agreeing("does^", "destroys^ {it:np~}")]
    ['destroys {it:np}', 'destroys {it:nps}', 'destroy {it:np}', 'destroy {it:nps}']
    >>> [pattern for _, pattern in agreeing("head~", "{a:kind~} <or~and|and~or> {b:kind~}")]
    ['{a:kind} <or|and> {b:kind}', '{a:kinds} <and|or> {b:kinds}']
    """
    mark = next((each for each in reversed(MARKS) if each in category or each in pattern), None)
    if mark is None:
        yield category, pattern
        return
    for several in (False, True):
        named = with_several(category.removesuffix(mark)) if several and mark in category else category
        yield from agreeing(named.removesuffix(mark), _in_number(pattern, mark, several=several))


def _in_number(pattern: str, mark: str, *, several: bool) -> str:
    """Return the pattern with what the mark stands behind in one number."""

    def form(found: re.Match[str]) -> str:
        word, own, other = found.groups()
        if own != mark:
            return found[0]
        behind, before = pattern[found.end() :], pattern[: found.start()]
        in_part = behind.startswith("}")
        named = word if not several else other or (with_several(word) if in_part else word_with_several(word))
        return f"{word}:{named}" if in_part and before.endswith("{") else named

    return _MARKED.sub(form, pattern)


def with_several(category: str) -> str:
    """Return the category of the same phrases with several.

    >>> with_several("noun.then"), with_several("is")
    ('nouns.then', 'are')
    """
    first, dot, rest = category.partition(".")
    return CATEGORIES.get(category) or f"{first}s{dot}{rest}"


def word_with_several(word: str) -> str:
    """Return the word as it stands with several: a verb loses its s, a noun gets one.

    >>> [word_with_several(each) for each in ("deals", "searches", "chooses", "has", "card", "ally")]
    ['deal', 'search', 'choose', 'have', 'cards', 'allies']
    """
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if re.search(r"(?:ss|x|zz|[cs]h)es$", word):
        return word[:-2]
    if word.endswith("s"):
        return word[:-1]
    return f"{word[:-1]}ies" if re.search(r"[^aeiou]y$", word) else f"{word}s"
