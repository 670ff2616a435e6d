"""judge ask: a ruling on what is said in sentences, without headers and without a file."""

import os
from itertools import pairwise
from pathlib import Path
from shlex import split
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from engine.value import value
from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import Format, Library, NoColour, complete_edition
from judge.rulebook import REFERENCE
from scenarios.given_files import is_typed, read_standard_input
from scenarios.scenario_errors import BadArgument

app = typer.Typer(add_completion=False, rich_markup_mode=None)

NOTHING = "nothing is asked; expected sentences, - for standard input, or --edit"

FUTURE_IN_TEXT = (
    "what can follow is told as text alone; a Then, such as 'Then you can bring about that …', has it as JSON"
)

TEMPLATE = """\
# Say the board, then what is done, a sentence a line; # begins a remark. What nobody says is as usual:
# your turn, action phase, no cards but the heroes. Names stand in quotation marks.
# you control "Kor Cindervein"
# your opponent controls "Araelun" with 2 damage
# you propose that "Kor Cindervein" attacks "Araelun"
"""


@value
class Question:
    """How a text is answered: under which edition, with which cards of one's own, how fully, in lines or as JSON."""

    edition: str = REFERENCE
    cards: str | None = None
    library: str | None = None
    state: bool = False
    verbose: bool = False
    json: bool = False


@app.command()
def ask(
    sentences: Annotated[
        list[str] | None,
        typer.Argument(metavar="SENTENCE", help="What is on the board and what is done; - reads standard input."),
    ] = None,
    *,
    edit: Annotated[bool, typer.Option("--edit", "-e", help="Write the sentences in your editor.")] = False,
    state: Annotated[bool, typer.Option("--state", help="Show all of the state, not only what changed.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every event with all of its rules.")] = False,
    edition: Annotated[
        str,
        typer.Option("--edition", metavar="ID", help="The edition of the rules.", autocompletion=complete_edition),
    ] = REFERENCE,
    cards: Annotated[
        str | None, typer.Option("--cards", metavar="FILE", help="Card data whose names come before the library's.")
    ] = None,
    library: Library = None,
    format_: Annotated[Format, typer.Option("--format", help="How to print the answer.")] = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Rule on a board and what is done on it: what happens, the state then, why, and what the rules wait for.

    No Given, When or Then is needed, and nothing has to be stated; what somebody began and nobody answered goes on to
    its end. "Can I …?" and "Does … die?" are answered, and so is what can follow: "Can I win this turn?", "Can my
    opponent save …?", "What can happen?". Exit codes as of `judge run`.
    """
    text = _edited(_joined(sentences or [])) if edit else _said(sentences or [])
    if text is None or not text.strip():
        return Answer(code=2, complaints=(NOTHING,))
    asked = Question(edition, cards, library, state=state, verbose=verbose, json=format_ is Format.JSON)
    return answer_to(text, asked, no_color=no_color)


def answer_to(text: str, question: Question, *, no_color: bool = False) -> Answer:
    """Return the ruling on a text of sentences.

    Raises:
        BadArgument: the text can't be divided into sentences.
        UnknownName: there is no such edition.
        BadCardData: the file of cards can't be used.
    """
    from judge.answer_lines import answer_lines
    from judge.assistance.asked_text import answered, dialogue_under
    from judge.cited_rules import cite
    from judge.documents.drafts.drafts_in_use import draft_notes, note_line
    from judge.verdicts import count, exit_code

    answer = answered(text, dialogue_under(question.edition, cards=question.cards, library=question.library))
    if not answer.replies and not answer.foreseen:
        return Answer(code=2, complaints=(NOTHING,))
    code = exit_code(count((answer.outcome,)))
    notes = draft_notes([answer.outcome.edition])
    if question.json:
        from judge.report import report_json

        left_out = (
            *((FUTURE_IN_TEXT,) if answer.foreseen else ()),
            *(f"left aside: {each}" for each in answer.left_aside),
        )
        told = report_json([answer.outcome], [], question.edition, cite)
        return Answer(text=told, code=code, complaints=(*left_out, *notes))
    lines = (*answer_lines(answer, cite, state=question.state, verbose=question.verbose), *map(note_line, notes))
    return Answer(lines, code=code, no_color=no_color)


def _said(sentences: list[str]) -> str | None:
    """Return the sentences of the arguments, or what stands on standard input; None where that is a terminal.

    Raises:
        BadArgument: standard input is no text, or longer than any question.
    """
    if sentences and sentences != ["-"]:
        return _joined(sentences)
    return None if not sentences and is_typed() else standard_input()


def _joined(sentences: list[str]) -> str:
    """Return arguments as one text, each on lines of its own; under one that ends with a colon stands the next.

    An empty line ends what stands under a sentence; it is put there alone, so that lines are counted as arguments.
    """
    below = (before.rstrip().endswith(":") or "\n" in each for before, each in pairwise(("", *sentences)))
    return "".join(each + ("\n\n" if ends else "\n") for each, ends in zip(sentences, below, strict=True))


def standard_input() -> str:
    """Return the text that stands on standard input.

    Raises:
        BadArgument: it is not UTF-8, or longer than any question.
    """
    try:
        data = read_standard_input()
    except OSError as error:
        raise BadArgument(f"standard input can't be read: {error.strerror}", expected="a few sentences") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadArgument("standard input is not UTF-8", line=line, expected="UTF-8") from None


def _edited(text: str) -> str:
    """Return what was written in the user's editor, which opens with the sentences or with an example.

    Raises:
        BadArgument: there is no editor, or it failed.
    """
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi"
    with TemporaryDirectory(prefix="judge-") as folder:
        place = Path(folder) / "question.txt"
        place.write_text(f"{text}\n" if text else TEMPLATE, encoding="utf-8")
        try:
            ended = run([*split(editor), str(place)], check=False).returncode  # noqa: S603 - the editor the user names
        except (OSError, ValueError) as error:
            raise BadArgument(
                f"the editor {editor!r} can't be started: {error}", expected="EDITOR to name one"
            ) from None
        if ended:
            raise BadArgument(f"the editor {editor!r} ended with code {ended}", expected="a question that was saved")
        return place.read_text(encoding="utf-8", errors="replace")
