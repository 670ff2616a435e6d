"""judge table: sentences one after another at a prompt, each answered at once."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import Library, NoColour, complete_edition
from judge.output_lines import Line
from judge.rulebook import REFERENCE
from scenarios.given_files import is_typed

if TYPE_CHECKING:
    from judge.table.table_talk import Table

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def table(
    *,
    edition: Annotated[
        str,
        typer.Option("--edition", metavar="ID", help="The edition of the rules.", autocompletion=complete_edition),
    ] = REFERENCE,
    cards: Annotated[
        str | None, typer.Option("--cards", metavar="FILE", help="Card data whose names come before the library's.")
    ] = None,
    library: Library = None,
    no_color: NoColour = False,
) -> Answer:
    """Say a board and what is done on it at a prompt, a sentence a line, each answered at once.

    Tab completes sentences, names, what is legal now and what can be chosen. `legal`, `why not …`, `why`, `state`,
    `undo`, `redo`, `rule N`, `card NAME`, `as FILE`: `help` lists them. Lines of a file are read from standard input.
    """
    from judge.assistance.asked_text import dialogue_under
    from judge.documents.drafts.drafts_in_use import draft_notes, note_line
    from judge.table.table_talk import Table

    beginning = Table(dialogue_under(edition, cards=cards, library=library))
    notes = tuple(map(note_line, draft_notes([edition])))
    if not is_typed():
        return Answer((*notes, *_read(beginning)), no_color=no_color)
    from judge.table.table_prompt import talk

    talk(beginning, colour=not no_color and not os.environ.get("NO_COLOR"))
    return Answer()


def _read(table: "Table") -> Iterator[Line]:
    """Yield the answers to the lines of standard input, each after its line."""
    from judge.ask_command import standard_input
    from judge.table.table_words import answered

    for line in (*standard_input().splitlines(), ""):
        if line.strip():
            yield Line(line.rstrip(), lead="> ", style="title")
        answer = answered(table, line)
        if answer is None:
            return
        table, lines = answer
        yield from lines
