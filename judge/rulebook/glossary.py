"""The glossary: the words of the rules, what they mean, and what the French and German documents call them."""

from dataclasses import dataclass
from functools import cache
from typing import TypedDict, cast

from judge.rulebook.alike_words import most_alike
from judge.rulebook.rulebook_data import read_data
from judge.rulebook.rulebook_errors import UnknownTerm

GLOSSARY = "glossary:"
"""How the id of a rule begins that stands in a glossary only; the id of the term follows."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rules: the editions that explain or use it, our sentence, its rules by id, and its translations."""

    id: str
    term: str
    editions: tuple[str, ...]
    sentence: str
    rules: tuple[str, ...] = ()
    french: tuple[str, ...] = ()
    german: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class _Row(TypedDict, total=False):
    id: str
    term: str
    sentence: str
    rules: list[str]
    fr: list[str]
    de: list[str]
    examples: list[str]


@cache
def terms() -> tuple[Term, ...]:
    """Return every term, first those of the reference edition's glossary, then those of other documents."""
    return tuple(_term(row) for row in read_data("glossary")["terms"])


def terms_for(word: str) -> tuple[Term, ...]:
    """Return the terms of a word, in English, French or German, in any case.

    >>> [term.term for term in terms_for("épuisé")]
    ['Exhaust']

    Raises:
        UnknownTerm: no glossary explains the word.
    """
    by_word = terms_by_word()
    found = by_word.get(word.casefold())
    if found is None:
        raise UnknownTerm(word, most_alike(word, by_word))
    return found


def term_with_id(term_id: str) -> Term | None:
    """Return the term with the id, None if there is none."""
    return next((term for term in terms() if term.id == term_id), None)


@cache
def terms_by_word() -> dict[str, tuple[Term, ...]]:
    """Return the terms of each word, which is in small letters and English, French or German."""
    found: dict[str, tuple[Term, ...]] = {}
    for term in terms():
        words = (term.term, term.term.partition(" (")[0], term.id.replace("-", " "), *term.french, *term.german)
        for word in dict.fromkeys(name.casefold() for name in words):
            found[word] = (*found.get(word, ()), term)
    return found


def _term(entry: dict[str, object]) -> Term:
    row = cast("_Row", entry)
    return Term(
        id=row["id"],
        term=row["term"],
        editions=tuple(cast("list[str]", entry["in"])),
        sentence=row["sentence"],
        rules=tuple(row.get("rules", ())),
        french=tuple(row.get("fr", ())),
        german=tuple(row.get("de", ())),
        examples=tuple(row.get("examples", ())),
    )
