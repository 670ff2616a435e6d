"""judge deck: check a deck list against the rules for building decks."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import Library, NoColour, complete_edition
from judge.rulebook import REFERENCE

app = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)


@app.callback()
def deck() -> None:
    """Check a deck before the game."""


@app.command()
def check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The list: Hero: NAME, then 4 NAME, Side deck, # remarks.")
    ],
    *,
    format_: Annotated[str, typer.Option("--format", metavar="FORMAT", help="constructed or sealed")] = "constructed",
    edition: Annotated[
        str,
        typer.Option("--edition", metavar="ID", help="The edition of the rules.", autocompletion=complete_edition),
    ] = REFERENCE,
    library: Library = None,
    no_color: NoColour = False,
) -> Answer:
    """Say whether a deck may be played, and give every reason against it with its rule.

    Exit codes: 0 it may, 1 it can't, 2 the list can't be used.
    """
    from judge.cardlists.card_finder import finder
    from judge.cited_rules import cite
    from judge.deck_check import check_deck, deck_lines, format_named
    from judge.documents.drafts.drafts_in_use import cite_drafts, edition_in_use
    from judge.documents.library_folder import cards_folder, use_library

    use_library(library)
    cite_drafts()
    kind = format_named(format_)
    checked = check_deck(file, kind, edition, finder({}, cards_folder(library)), edition_in_use)
    if checked.deck is None:
        return Answer(code=2, complaints=tuple(map(str, checked.problems)), no_color=no_color)
    lines = tuple(deck_lines(file, checked, kind, edition, cite))
    return Answer(lines, code=int(bool(checked.reasons)), no_color=no_color)
