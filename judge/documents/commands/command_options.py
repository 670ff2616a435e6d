"""Options that several commands share, and what they complete to."""

import os
import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Annotated

import typer

_SPECIAL = re.compile(r"[^\w,.:/+-]")


class Format(StrEnum):
    """How an answer is printed."""

    TEXT = "text"
    JSON = "json"


def complete_edition(context: typer.Context, incomplete: str) -> list[str]:
    """Return the editions, and the documents of the user's own, that begin with what is written."""
    from judge.documents.library_folder import kept_editions, library_folder
    from judge.rulebook import editions

    own = kept_editions(library_folder(context.params.get("library"), new=True))
    return [each for each in dict.fromkeys((*editions(), *own)) if each.startswith(incomplete)]


def complete_number(context: typer.Context, incomplete: str) -> list[str]:
    """Return the rules and sections of the edition whose numbers begin with what is written."""
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.rule_lookup import kept
    from judge.rulebook import REFERENCE, editions, known_rules, sections

    edition = str(context.params.get("edition") or context.params.get("of") or REFERENCE)
    numbers: set[str] = set()
    if edition in editions():
        numbers = {*known_rules(edition), *(each.numbers.get(edition, "") for each in sections().values())}
    elif document := kept(edition, library_folder(context.params.get("library"), new=True)):
        numbers = {rule.number for rule in document.rules}
    return sorted(number for number in numbers if number and number.startswith(incomplete))


def complete_term(context: typer.Context, incomplete: str) -> list[str]:
    """Return the words of the glossary that begin with what is written, in any of its languages."""
    from judge.rulebook.glossary import terms

    words = {word for term in terms() for word in (term.term, *term.french, *term.german)}
    return _begun(words, context.params.get("word"), incomplete)


def complete_card(context: typer.Context, incomplete: str) -> list[str]:
    """Return the cards whose names begin with what is written, the user's own among them."""
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.card_lookup import card_names

    names = card_names(library_folder(context.params.get("library"), new=True))
    return _begun(names, context.params.get("name"), incomplete)


def _begun(words: Iterable[str], before: Sequence[str] | None, incomplete: str) -> list[str]:
    """Return the words that go on as written in any case, their beginning as it is written: shells compare letters.

    A name of several words may be written as several, those `before` the last one among them.
    """
    written = "".join(f"{word} " for word in before or ())
    whole = written + incomplete
    begun = (word for word in words if word.casefold().startswith(whole.casefold()))
    return _for_shell(sorted({incomplete + word[len(whole) :] for word in begun}), incomplete)


def _for_shell(words: list[str], incomplete: str) -> list[str]:
    """Return words as they have to be given to bash, which puts them in the line as they are; other shells quote.

    A word that was begun in quotation marks is in them. One that was begun with a backslash would have to go on without
    it, for typer drops what doesn't begin as it was read: so does a name of several words, and none with an apostrophe.
    """
    typed = os.environ.get("COMP_WORDS", "").rpartition("\n")[2]
    if os.environ.get("_JUDGE_COMPLETE") != "complete_bash" or typed[:1] in ("'", '"'):
        return words
    if _SPECIAL.search(incomplete):
        return [word for word in words if "'" not in word]
    return [_SPECIAL.sub(r"\\\g<0>", word) for word in words]


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
