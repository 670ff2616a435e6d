"""Options that several commands share, and what they complete to."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated

import typer


class Format(StrEnum):
    """How an answer is printed."""

    TEXT = "text"
    JSON = "json"


def complete_edition(incomplete: str) -> list[str]:
    """Return the editions that begin with what is written."""
    from judge.rulebook import editions

    return [edition for edition in editions() if edition.startswith(incomplete)]


def complete_number(incomplete: str) -> list[str]:
    """Return the rules whose numbers begin with what is written."""
    from judge.rulebook import REFERENCE, known_rules, sections

    numbers = {*known_rules(REFERENCE), *(number for each in sections().values() for number in each.numbers.values())}
    return sorted(number for number in numbers if number.startswith(incomplete))


def complete_term(incomplete: str) -> list[str]:
    """Return the words of the glossary that begin with what is written, in any of its languages."""
    from judge.rulebook.glossary import terms

    words = {word for term in terms() for word in (term.term, *term.french, *term.german)}
    return _begun(words, incomplete)


def complete_card(context: typer.Context, incomplete: str) -> list[str]:
    """Return the cards whose names begin with what is written, the user's own among them."""
    from judge.rules.folder import library_folder
    from judge.rules.lookup.cards import card_names

    return _begun(card_names(library_folder(context.params.get("library"))), incomplete)


def _begun(words: Iterable[str], incomplete: str) -> list[str]:
    """Return the words that go on as written in any case, their beginning as it is written: shells compare letters."""
    begun = (word for word in words if word.casefold().startswith(incomplete.casefold()))
    return sorted({incomplete + word[len(incomplete) :] for word in begun})


Library = Annotated[
    str | None,
    typer.Option("--library", metavar="DIR", help="The folder of imported documents; else JUDGE_LIBRARY or your own."),
]
As = Annotated[Format, typer.Option("--format", help="How to print the answer.")]
NoColour = Annotated[bool, typer.Option("--no-color", help="Print no colours; the variable NO_COLOR says the same.")]
InEdition = Annotated[
    str,
    typer.Option(
        "--edition", metavar="ID", help="The edition to look in.", autocompletion=complete_edition, show_default=True
    ),
]
