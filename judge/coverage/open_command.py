"""judge open: what the rules leave open, and the reading that is played."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, NoColour, complete_edition

app = typer.Typer(add_completion=False, rich_markup_mode=None)


def complete_point(incomplete: str) -> list[str]:
    """Return the open points whose ids begin with what is written."""
    from judge.rulebook.open_points import open_points

    return [point for point in open_points() if point.startswith(incomplete.upper())]


@app.command("open")
def open_(
    points: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID", help="Open points such as OP-6; all if none.", autocompletion=complete_point),
    ] = None,
    *,
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="ID", help="Only those of this edition.", autocompletion=complete_edition),
    ] = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """List where the documents contradict themselves or say nothing, and the reading that is played."""
    from judge.coverage.coverage_survey import chosen_editions
    from judge.coverage.open_point_coverage import listed, open_data, open_lines

    of = chosen_editions([edition])[0] if edition else None
    found = listed(points or (), of)
    return as_json(open_data(found)) if format_ is Format.JSON else Answer(tuple(open_lines(found)), no_color=no_color)
