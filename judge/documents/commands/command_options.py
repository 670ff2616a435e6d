"""Options that several commands share, and their completions in a shell."""

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
    """Return the editions and the imported documents whose ids begin with what is typed."""
    from judge.documents.library_folder import kept_editions, library_folder
    from judge.rulebook import editions

    own = kept_editions(library_folder(context.params.get("library"), missing=True))
    return [each for each in dict.fromkeys((*editions(), *own)) if each.startswith(incomplete)]


def complete_number(context: typer.Context, incomplete: str) -> list[str]:
    """Return the numbers of rules and sections of the edition that begin with what is typed."""
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.rule_lookup import kept
    from judge.rulebook import REFERENCE, editions, known_rules, sections

    edition = str(context.params.get("edition") or context.params.get("of") or REFERENCE)
    numbers: set[str] = set()
    if edition in editions():
        numbers = {*known_rules(edition), *(each.numbers.get(edition, "") for each in sections().values())}
    elif document := kept(edition, library_folder(context.params.get("library"), missing=True)):
        numbers = {rule.number for rule in document.rules}
    return sorted(number for number in numbers if number and number.startswith(incomplete))


def complete_term(context: typer.Context, incomplete: str) -> list[str]:
    """Return the words of the glossary, in any of its languages, that begin with what is typed."""
    from judge.rulebook.glossary import terms

    words = {word for term in terms() for word in (term.term, *term.french, *term.german)}
    return _begun(words, context.params.get("word"), incomplete)


def complete_card(context: typer.Context, incomplete: str) -> list[str]:
    """Return the names of cards, the user's own among them, that begin with what is typed."""
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.card_lookup import card_names

    names = card_names(library_folder(context.params.get("library"), missing=True))
    return _begun(names, context.params.get("name"), incomplete)


def _begun(words: Iterable[str], before: Sequence[str] | None, incomplete: str) -> list[str]:
    """Return the words that begin with what is typed, in any case, but with its own letters: shells compare those.

    A name of several words may be typed as several arguments; `before` are those before the incomplete one.
    """
    written = "".join(f"{word} " for word in before or ())
    whole = written + incomplete
    begun = (word for word in words if word.casefold().startswith(whole.casefold()))
    return _for_shell(sorted({incomplete + word[len(whole) :] for word in begun}), incomplete)


def _for_shell(words: list[str], incomplete: str) -> list[str]:
    """Return the words for a shell; bash needs backslashes before special characters, other shells quote by themselves.

    Within quotation marks bash needs none. Nor may there be any where the incomplete word has a special character
    itself: typer drops completions that don't begin with the word as it has read it. Then names with an apostrophe,
    which bash can't take without a backslash, are left out.
    """
    typed = os.environ.get("COMP_WORDS", "").rpartition("\n")[2]
    if os.environ.get("_JUDGE_COMPLETE") != "complete_bash" or typed[:1] in ("'", '"'):
        return words
    if _SPECIAL.search(incomplete):
        return [word for word in words if "'" not in word]
    return [_SPECIAL.sub(r"\\\g<0>", word) for word in words]


Library = Annotated[
    str | None,
    typer.Option("--library", metavar="DIR", help="Your own library; else JUDGE_LIBRARY or your data folder."),
]
As = Annotated[Format, typer.Option("--format", help="How to print the answer.")]
NoColour = Annotated[bool, typer.Option("--no-color", help="Print no colours; the variable NO_COLOR says the same.")]
InEdition = Annotated[
    str,
    typer.Option(
        "--edition", metavar="ID", help="The edition to look in.", autocompletion=complete_edition, show_default=True
    ),
]
