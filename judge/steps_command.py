"""judge steps: the sentences that a scenario can be written in."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, NoColour

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def steps(
    paths: Annotated[
        list[str] | None, typer.Argument(metavar="PATH", help="The features that --unused looks through.")
    ] = None,
    *,
    unused: Annotated[bool, typer.Option("--unused", help="Only the sentences that no feature uses.")] = False,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """List the sentences a scenario can be written in, with what each does and an example."""
    if paths and not unused:
        return Answer(code=2, complaints=("PATH is only for --unused; leave it out, or add --unused",))
    from judge.played_features import Asked
    from judge.sentence_list import clause_lines, naming_lines, sentence_data, sentence_lines
    from scenarios.catalogue import entries, usage

    if not unused and format_ is Format.JSON:
        return as_json(sentence_data(entries()))
    if not unused:
        return Answer((*naming_lines(), *clause_lines(), *sentence_lines(entries())), no_color=no_color)
    used = usage(Asked(tuple(paths or ())).places)
    unfit = tuple(f"{line.uri}:{line.line}: {line.message}" for line in used.unfit)
    if format_ is Format.JSON:
        return Answer(text=as_json(sentence_data(used.unused)).text, code=2 if unfit else 0, complaints=unfit)
    return Answer(tuple(sentence_lines(used.unused)), code=2 if unfit else 0, complaints=unfit, no_color=no_color)
