"""judge term: look a term of the rules up."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, Library, NoColour, complete_term

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def term(
    word: Annotated[
        list[str], typer.Argument(metavar="WORD", help="In English, French or German.", autocompletion=complete_term)
    ],
    *,
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Look a word of the rules up: what it means, its rules, and what other languages call it."""
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.term_lookup import look_up, term_lines

    found = look_up(" ".join(word), library_folder(library))
    return as_json(found) if format_ is Format.JSON else Answer(tuple(term_lines(found)), no_color=no_color)
