"""Checking a file from its first line to its last."""

from pathlib import Path

from judge.rulebook.glossary import terms
from judge.rules.checking.numbers import number_problems, reference_problems
from judge.rules.checking.problems import Problem
from judge.rules.checking.words import card_problems, glossary_problems, term_problems
from judge.rules.reading.document import Reading
from judge.rules.reading.reader import read_file


def check_file(path: Path) -> tuple[Problem, ...]:
    """Return what is wrong with a draft, in the order of its lines.

    Raises:
        UnusableFile: it can't be read, or holds no text.
        NoRulesFound: nothing in it looks like a rule.
    """
    from judge.rules.lookup.cards import card_names

    return check(read_file(path), frozenset(card_names()))


def check(reading: Reading, cards: frozenset[str]) -> tuple[Problem, ...]:
    """Return what is wrong with a draft; `cards` are the names of the cards that are known."""
    words = frozenset(term.term.casefold() for term in terms())
    problems: list[Problem] = []
    for document in reading.documents:
        problems += number_problems(document)
        problems += reference_problems(reading, document)
        problems += term_problems(document, words)
        problems += glossary_problems(document)
    problems += card_problems(reading.documents, cards)
    return tuple(sorted(set(problems)))
