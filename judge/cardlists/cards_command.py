"""judge cards: read lists of printed cards, and keep the cards that were read."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, Library, NoColour
from scenarios.given_files import read_standard_input

if TYPE_CHECKING:
    from engine.language.printed import Printed
    from judge.cardlists.list_files import Table
    from judge.cardlists.list_survey import Card

app = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)

UNUSABLE, UNREAD = 2, 3

List = Annotated[
    str | None, typer.Argument(metavar="FILE", help="A list of cards: .csv, .tsv or .json; - reads one card.")
]
Columns = Annotated[
    str | None,
    typer.Option("--columns", metavar="FILE", help='The names of its columns, such as text = "Rules text" on a line.'),
]


@app.callback()
def cards() -> None:
    """Read lists of cards from their printed words, and keep the cards that were read as card data."""


@app.command("read")
def read_(  # noqa: PLR0913 - a command has the options it has
    file: List = None,
    *,
    text: Annotated[
        str | None, typer.Option("--text", metavar="TEXT", help="One card: its name, card line and powers.")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="The name of the one card.")] = None,
    columns: Columns = None,
    every: Annotated[bool, typer.Option("--list", help="Print a line for each card that isn't read.")] = False,
    ledger: Annotated[
        str | None, typer.Option("--ledger", metavar="FILE", help="Write a line for each card, for git diff.")
    ] = None,
    write: Annotated[
        str | None, typer.Option("--write", metavar="FILE", help="Write the cards read as card data.")
    ] = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Read cards, count those that are read, ambiguous and unread, and show which unread words stop most cards.

    Exit codes: 0 all are read, 2 unusable input, 3 something is unread or ambiguous.
    """
    if (text is None) == (file is None):
        return Answer(code=UNUSABLE, complaints=("name a list of cards, or give one card with --text or -",))
    if text is not None or file == "-":
        return _one(_pasted() if text is None else text, name, write, format_, no_color=no_color)
    from judge.cardlists.list_report import left_out_lines, survey_data, survey_lines
    from judge.cardlists.list_survey import ledger as ledger_of

    table, found = _read_list(str(file), columns)
    complaints = tuple(map(str, table.problems))
    code = _code(table, found)
    if write is not None:
        printed, misprints = _usable(str(file), found)
        complaints += misprints
        code = UNUSABLE if misprints else code
        _write(write, printed)
    if ledger is not None:
        from judge.cardlists.card_data_files import write as write_file

        write_file(Path(ledger), ledger_of(found))
    if format_ is Format.JSON:
        return as_json(
            {**survey_data(found, table.problems), "left_out": table.left_out, "unknown_columns": list(table.unknown)},
            code,
        )
    lines = (*survey_lines(found, every=every), *left_out_lines(table.left_out, table.unknown))
    return Answer(lines, code=code, complaints=complaints, no_color=no_color)


@app.command("import")
def import_(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A list of cards: .csv, .tsv or .json.")],
    *,
    columns: Columns = None,
    library: Library = None,
    no_color: NoColour = False,
) -> Answer:
    """Add the cards of a list that can be read to your own library, where `judge run` finds them.

    Exit codes: 0 all were read, 2 unusable input, 3 something is unread or ambiguous and was left out.
    """
    from judge.cardlists.card_data import card_data
    from judge.cardlists.card_data_files import keep, replaced
    from judge.cardlists.card_finder import hidden
    from judge.cardlists.list_report import hidden_lines, list_lines, replaced_lines
    from judge.documents.library_folder import cards_folder
    from judge.documents.lookup.card_words import keep_words
    from judge.output_lines import Line

    table, found = _read_list(file, columns)
    folder = cards_folder(library, new=True)
    read, misprints = _usable(file, found)
    others = replaced(read, folder)
    changed = keep(read, folder)
    keep_words(map(card_data, read), folder)
    said = Line(f"{len(read)} of {len(found)} cards are read; {len(changed)} are new or changed in {folder}")
    return Answer(
        (said, *replaced_lines(others), *list_lines(found), *hidden_lines(hidden(read))),
        code=UNUSABLE if misprints else _code(table, found),
        complaints=(*map(str, table.problems), *misprints),
        no_color=no_color,
    )


@app.command("reach")
def reach_(
    fields: Annotated[
        list[str] | None,
        typer.Argument(metavar="FIELD", help="Classes or fields such as Draw or Draw.amount; all if none."),
    ] = None,
    *,
    every: Annotated[bool, typer.Option("--list", help="Print words for each pair.")] = False,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Try whether everything that card data can hold can be said in card words: each member in each field it may fill.

    Exit codes: 0 the survey was made, 2 unusable input.
    """
    from judge.cardlists.reach_report import reach_data, reach_lines
    from scenarios.reading.reach.survey import needed, reaches

    wanted = frozenset(fields or ())
    asked = tuple(pair for pair in needed() if not wanted or wanted & {pair.place, pair.owner.__name__})
    unknown = wanted - {name for pair in needed() for name in (pair.place, pair.owner.__name__)}
    if unknown:
        return Answer(code=UNUSABLE, complaints=(f"{min(unknown)!r} is no field of the card language",))
    found = tuple(reaches(asked))
    if format_ is Format.JSON:
        return as_json(reach_data(found))
    return Answer(tuple(reach_lines(found, every=every)), no_color=no_color)


def _read_list(file: str, columns: str | None) -> "tuple[Table, tuple[Card, ...]]":
    from judge.cardlists.list_files import read_bytes, read_columns, read_table
    from judge.cardlists.list_survey import read_rows

    named = {} if columns is None else read_columns(columns)
    table = read_table(file, read_bytes(file), named)
    return table, read_rows(table.rows)


def _code(table: "Table", found: "tuple[Card, ...]") -> int:
    if table.problems:
        return UNUSABLE
    return UNREAD if any(card.outcome != "read" for card in found) else 0


def _usable(file: str, found: "tuple[Card, ...]") -> "tuple[list[Printed], tuple[str, ...]]":
    """Return the cards that were read and can be played with, and a complaint for each of the others."""
    from scenarios.library.card_parts import misprint
    from scenarios.reading.readings import Read
    from scenarios.scenario_errors import BadCardData

    usable: list[Printed] = []
    wrong: list[str] = []
    for card in found:
        if not isinstance(card.entry.reading, Read):
            continue
        printed = card.entry.reading.printed
        fault = misprint(printed)
        if fault is None:
            usable.append(printed)
        else:
            what = f"{fault[1]}, and isn't kept"
            wrong.append(str(BadCardData(what, file=file, line=card.line, expected="what its type has")))
    return usable, tuple(wrong)


def _write(file: str, printed: "list[Printed]") -> None:
    from judge.cardlists.card_data_files import as_data
    from judge.cardlists.card_data_files import write as write_file

    write_file(Path(file), as_data(printed))


def _pasted() -> str:
    """Return the text of standard input.

    Raises:
        BadCardData: it is not UTF-8, or can't be read.
    """
    from scenarios.library.card_files import utf_8
    from scenarios.scenario_errors import BadCardData

    try:
        return utf_8(read_standard_input(), "standard input")
    except OSError as error:
        raise BadCardData(f"standard input can't be read: {error.strerror}", expected="the words of a card") from None


def _one(text: str, name: str | None, write: str | None, format_: Format, *, no_color: bool) -> Answer:
    """Return the answer about one pasted card."""
    from judge.cardlists.card_data_files import as_data
    from judge.cardlists.card_data_files import write as write_file
    from judge.cardlists.list_files import control_character
    from judge.cardlists.list_report import reading_data, reading_lines
    from judge.cardlists.pasted_card import read_pasted
    from scenarios.library.card_parts import misprint
    from scenarios.reading.readings import Read

    if not text.strip():
        return Answer(code=UNUSABLE, complaints=("the text is empty; expected a card line and the powers under it",))
    if sign := control_character(f"{name or ''}{text}"):
        return Answer(code=UNUSABLE, complaints=(f"the card holds the control character {sign!r}; expected text",))
    called, reading = read_pasted(text, name)
    code = 0 if isinstance(reading, Read) else UNREAD
    if write is not None and isinstance(reading, Read):
        fault = misprint(reading.printed)
        if fault is not None:
            return Answer(code=UNUSABLE, complaints=(f"{fault[1]}, and isn't kept; expected what its type has",))
        write_file(Path(write), as_data([reading.printed]))
    if format_ is Format.JSON:
        return as_json({"name": called, **reading_data(reading)}, code)
    return Answer(tuple(reading_lines(called, reading)), code=code, no_color=no_color)
