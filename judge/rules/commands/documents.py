"""judge rules: importing, comparing, checking and reviewing documents."""

from pathlib import Path
from typing import Annotated

import typer

from judge.rules.answers import Answer, as_json
from judge.rules.commands.options import As, Format, Library, NoColour, complete_edition

app = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)


@app.callback()
def rules() -> None:
    """Import, compare, check and review documents of the rules."""


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The document, as text.")],
    *,
    edition: Annotated[
        str | None,
        typer.Option("--as", metavar="ID", help="Keep it under this id.", autocompletion=complete_edition),
    ] = None,
    library: Library = None,
    every: Annotated[bool, typer.Option("--all", help="List every line that is left over.")] = False,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Read a document, keep it in your library, and account for its lines; citations then quote it."""
    from judge.rules.importing import import_data, import_file, import_lines
    from judge.rules.library import library_folder

    imported = import_file(file, edition, library_folder(library))
    if format_ is Format.JSON:
        return as_json(import_data(imported))
    return Answer(tuple(import_lines(imported, every=every)), no_color=no_color)


@app.command(hidden=True)
def fingerprints(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    edition: Annotated[str, typer.Option("--as", metavar="ID")],
) -> Answer:
    """Print the fingerprints of an edition's document, as the data keeps them."""
    from judge.rules.cataloguing import fingerprints_json
    from judge.rules.reading.reader import read_file
    from judge.rules.recognition import recognise

    documents = read_file(file).documents
    of_edition = [each for each in documents if (found := recognise(each)) and found.document.edition == edition]
    return Answer(text=fingerprints_json((of_edition or documents)[0], edition).rstrip("\n"))
