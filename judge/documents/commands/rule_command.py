"""judge rule: look up a rule, a section, a chapter or a range."""

from pathlib import Path
from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, InEdition, Library, NoColour, complete_number

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def rule(
    number: Annotated[
        str, typer.Argument(metavar="NUMBER", help="602.2, 602, 6, 602.1-602.3.", autocompletion=complete_number)
    ],
    *,
    edition: InEdition = "cr-2007-05",
    history: Annotated[
        bool, typer.Option("--history", help="Show it through all editions, with who accepted it and why.")
    ] = False,
    ledger: Annotated[
        Path, typer.Option("--ledger", metavar="FILE", help="The ledger of reviews that --history reads.")
    ] = Path("rule-reviews.json"),
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Look a rule, a section or a range of rules up: what it says, what it refers to, and which scenarios apply it."""
    from judge.documents.library_folder import library_folder

    if history:
        from judge.documents.lookup.history_pages import history_lines
        from judge.documents.lookup.rule_history import rule_histories
        from judge.documents.reviews.review_ledger import load

        told = rule_histories(number, edition, library_folder(library), load(ledger))
        return as_json(told) if format_ is Format.JSON else Answer(tuple(history_lines(told)), no_color=no_color)
    from judge.documents.lookup.rule_lookup import look_up

    found = look_up(number, edition, library_folder(library))
    if format_ is Format.JSON:
        return as_json(found)
    from judge.documents.lookup.lookup_pages import rule_lines

    return Answer(tuple(rule_lines(found)), no_color=no_color)
