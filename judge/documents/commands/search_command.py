"""judge search: search rules, imported documents, scenarios and cards for words."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, Library, NoColour, complete_edition

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="Words in any form, or a question.")],
    *,
    many: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="How many to show.")] = 20,
    edition: Annotated[
        str, typer.Option("--edition", metavar="ID", help="Search one edition.", autocompletion=complete_edition)
    ] = "",
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Search rules, imported documents, scenarios and cards for words or an answer, the best first.

    What players call otherwise, such as tapped or the stack, is looked for in words of the rules.
    """
    from judge.documents.library_folder import library_folder
    from judge.documents.lookup.word_search import found_lines, search_for

    found = search_for(" ".join(words), library_folder(library), many, edition)
    return as_json(found) if format_ is Format.JSON else Answer(tuple(found_lines(found)), no_color=no_color)
