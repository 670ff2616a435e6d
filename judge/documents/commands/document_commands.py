"""judge rules: import, compare, check and review documents of the rules."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, assert_never

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.change_commands import Moves, New, Old, impact, migrate
from judge.documents.commands.command_options import As, Format, Library, NoColour, complete_edition
from judge.documents.commands.review_commands import accept, review

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
    every: Annotated[bool, typer.Option("--all", help="List every line that is part of no rule.")] = False,
    replacing: Annotated[bool, typer.Option("--replace", help="Replace another document of the same id.")] = False,
    listed: Annotated[bool, typer.Option("--lines", help="List every line with what became of it.")] = False,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Read a document, keep it in your library, and account for its lines; rulings quote it from then on."""
    from judge.documents.document_import import import_data, import_file, import_lines
    from judge.documents.library_folder import library_folder

    imported = import_file(file, edition, library_folder(library, new=True), replacing=replacing)
    if format_ is Format.JSON:
        return as_json(import_data(imported))
    return Answer(tuple(import_lines(imported, every=every, listed=listed)), no_color=no_color)


@app.command(hidden=True)
def fingerprints(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    edition: Annotated[str, typer.Option("--as", metavar="ID")],
) -> Answer:
    """Print the fingerprints of an edition's document, for the data that comes with the program."""
    from judge.documents.reader.document_reader import read_file
    from judge.documents.recognition import recognise
    from judge.documents.taken_fingerprints import fingerprints_json

    documents = read_file(file).documents
    of_edition = [each for each in documents if (found := recognise(each)) and found.document.edition == edition]
    return Answer(text=fingerprints_json((of_edition or documents)[0], edition).rstrip("\n"))


class CheckFormat(StrEnum):
    """How the problems of a draft are printed."""

    TEXT = "text"
    JSON = "json"
    GITHUB = "github"


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The draft, as text.")],
    *,
    library: Library = None,
    format_: Annotated[CheckFormat, typer.Option("--format", help="How to print the answer.")] = CheckFormat.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Check a draft: its numbers, references, terms, cards and glossary. Exit code 1 on errors."""
    from judge.documents.checks.draft_checks import check_file
    from judge.documents.checks.draft_problems import annotations, problem_data, problem_lines
    from judge.documents.library_folder import library_folder

    problems = check_file(file, library_folder(library))
    code = int(any(problem.severity == "error" for problem in problems))
    if format_ is CheckFormat.JSON:
        return as_json(problem_data(problems, str(file)), code)
    if format_ is CheckFormat.GITHUB:
        return Answer(text=annotations(problems, str(file)) if problems else None, code=code)
    return Answer(tuple(problem_lines(problems, str(file))), code=code, no_color=no_color)


class Only(StrEnum):
    """The changes of a comparison that are shown: those of a weight, or of a kind."""

    SUBSTANTIVE = "substantive"
    REFERENCES = "references"
    COSMETIC = "cosmetic"
    MOVED = "moved"
    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    SPLIT = "split"
    MERGED = "merged"
    RENAMED = "renamed"
    LOST = "lost"
    EXAMPLES = "examples"


class DiffFormat(StrEnum):
    """How a comparison is printed."""

    TEXT = "text"
    MARKDOWN = "markdown"
    JSON = "json"
    HTML = "html"


@app.command()
def diff(
    old: Old,
    new: New,
    *,
    only: Annotated[
        list[Only] | None, typer.Option("--only", help="Show the changes of a kind alone; give it again for another.")
    ] = None,
    section: Annotated[
        list[str] | None,
        typer.Option("--section", metavar="NUMBER", help="Show a chapter, a section, a rule or the glossary alone."),
    ] = None,
    moves: Moves = None,
    library: Library = None,
    format_: Annotated[DiffFormat, typer.Option("--format", help="How to print the answer.")] = DiffFormat.TEXT,
    exit_code: Annotated[bool, typer.Option("--exit-code", help="End with exit code 1 if anything differs.")] = False,
    no_color: NoColour = False,
) -> Answer:
    """Compare two documents or editions rule by rule, even where rules have other numbers.

    Exit code 0 even if something differs; with --exit-code, as in git, 1 if anything differs or is unsure.
    """
    from judge.documents.comparison.change_note import change_note
    from judge.documents.comparison.change_summary import chosen
    from judge.documents.comparison.compared_documents import both_whole
    from judge.documents.comparison.comparison_pages import comparison_data, comparison_lines
    from judge.documents.comparison.document_comparison import compare
    from judge.documents.comparison.html_page import page
    from judge.documents.comparison.settled_moves import ask, settled_moves
    from judge.documents.library_folder import library_folder

    first, second, left_out = both_whole(old, new, library_folder(library))
    comparison = compare(first, second, settled_moves(moves, first, second) if moves else None)
    if moves:
        ask(moves, comparison.questions)
    comparison = chosen(comparison, (each.value for each in only or ()), section or ())
    code = int(exit_code and bool(comparison.changes or comparison.questions))
    match format_:
        case DiffFormat.TEXT:
            return Answer(tuple(comparison_lines(comparison)), code=code, complaints=left_out, no_color=no_color)
        case DiffFormat.MARKDOWN:
            return Answer(text=change_note(comparison), code=code, complaints=left_out)
        case DiffFormat.JSON:
            return as_json(comparison_data(comparison), code, left_out)
        case DiffFormat.HTML:
            return Answer(text=page(comparison), code=code, complaints=left_out)
        case _:
            assert_never(format_)


app.command()(impact)
app.command()(migrate)
app.command()(review)
app.command()(accept)
