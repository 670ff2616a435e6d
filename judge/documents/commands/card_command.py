"""judge card: look a card up."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, Library, NoColour, complete_card

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def card(
    name: Annotated[
        list[str],
        typer.Argument(metavar="NAME", help="A printed name, or the word schema.", autocompletion=complete_card),
    ],
    *,
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Look a card up, with the rules and scenarios that concern it; `schema` prints the schema of a card file."""
    if name == ["schema"]:
        from scenarios.library.schema import card_schema

        return as_json(card_schema())
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.card_lookup import card_lines, look_up

    folder = library_folder(library)
    found = look_up(" ".join(name), folder)
    return as_json(found) if format_ is Format.JSON else Answer(tuple(card_lines(found, folder)), no_color=no_color)
