"""All checks of a draft."""

from pathlib import Path

from judge.documents.checks.draft_problems import Problem
from judge.documents.checks.glossary_checks import card_problems, glossary_problems
from judge.documents.checks.number_checks import misread_problems, number_problems, reference_problems
from judge.documents.checks.term_checks import term_problems
from judge.documents.lookup.card_lookup import card_names
from judge.documents.reader.document import Reading
from judge.documents.reader.document_reader import read_file


def check_file(path: Path, library: Path | None = None) -> tuple[Problem, ...]:
    """Return the problems of a draft in the order of its lines; the user's own cards in the library count as known.

    Raises:
        UnusableFile: it can't be read, or holds no text.
        NoRulesFound: nothing in it looks like a rule.
    """
    return check(read_file(path), frozenset(card_names(library)))


def check(reading: Reading, cards: frozenset[str]) -> tuple[Problem, ...]:
    """Return the problems of a draft; `cards` are the names of the known cards."""
    problems: list[Problem] = []
    for document in reading.documents:
        problems += number_problems(document)
        problems += reference_problems(reading, document)
        problems += misread_problems(reading, document)
        problems += term_problems(reading, document, cards)
        problems += glossary_problems(reading, document)
    problems += card_problems(reading, cards)
    return tuple(sorted(set(problems)))
