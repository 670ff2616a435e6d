"""The command line, and the only module that prints.

A command imports what it needs when it runs, so that it starts fast.
"""

import os
import sys
from errno import ENOSPC
from io import StringIO, TextIOWrapper
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from judge import __version__
from judge.control_characters import harmless
from judge.late_commands import CommandGroup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.documents.command_answers import Answer
    from judge.output_lines import Line
    from judge.runs.run_answer import RunAnswer

FAULT = 70
PIPE_CLOSED = 141
LONGEST_SHOWN = 100


def _print_answer(answer: "Answer | RunAnswer | None", **_options: object) -> None:
    """Print the answer of a command from another module, and end with its exit code.

    Raises:
        typer.Exit: the code isn't 0.
    """
    if answer is None:
        return
    page = _Page(colour=_has_colour(no_color=answer.no_color))
    for each in answer.printed():
        if isinstance(each, str):
            _say(harmless(each))
        else:
            page.show([each])
    for complaint in answer.complaints:
        _complain(complaint, answer.code)
    if answer.then is not None:
        _flush()
        answer.then()
    if answer.code:
        raise typer.Exit(answer.code)


app = typer.Typer(
    name="judge",
    cls=CommandGroup,
    result_callback=_print_answer,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


NoColour = Annotated[bool, typer.Option("--no-color", help="Print no colours; the variable NO_COLOR says the same.")]


def main() -> int:
    """Run the command line and return its exit code; every error ends in one message.

    A fault of the program itself does, too, unless JUDGE_TRACEBACK is set: then its traceback is shown.
    """
    from judge.documents.document_errors import RulesError
    from scenarios.scenario_errors import SHOW_FAULTS, ScenariosError, fault_message

    _set_up_streams()
    try:
        app(prog_name="judge")
    except SystemExit as ended:
        _flush()
        return int(ended.code or 0)
    except (RulesError, ScenariosError) as error:
        return _complain(str(error), 2)
    except Exception as fault:
        # Nothing catches an error after this: no traceback reaches a user who didn't ask for one.
        if os.environ.get(SHOW_FAULTS):
            raise
        if isinstance(fault, OSError) and fault.errno == ENOSPC and fault.filename is None:
            _stop_printing(fault)
        if isinstance(fault, OSError) and fault.filename is not None:
            name = str(fault.filename)
            shown = name if len(name) <= LONGEST_SHOWN else f"{name[:LONGEST_SHOWN]}…"
            return _complain(f"{shown}: can't be used: {fault.strerror}", 2)
        return _complain(fault_message(fault), FAULT)
    return 0


def _tell_version(asked: bool) -> None:  # noqa: FBT001 - typer calls it with the option's value alone.
    if asked:
        _say(f"judge {__version__}")
        raise typer.Exit


@app.callback()
def judge(
    *,
    _version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Judge boards and plays of the World of Warcraft Trading Card Game by its published rules."""


@app.command()
def editions(*, no_color: NoColour = False) -> None:
    """List the editions of the rules, the reference edition among them, and the documents that you have imported."""
    from judge.documents.drafts.drafts_in_use import drafts_in_library
    from judge.edition_list import edition_lines

    _Page(colour=_has_colour(no_color=no_color)).show(edition_lines(drafts_in_library()))


def _complain(message: str, code: int) -> int:
    """Print a message on the error stream, unless that is closed, and return the exit code."""
    try:
        print(f"judge: {harmless(message)}", file=sys.stderr, flush=True)
    except OSError:
        sys.stderr = StringIO()
    return code


def _say(text: str) -> None:
    """Print a text on standard output.

    Raises:
        SystemExit: it can't be written there.
    """
    try:
        print(text)
    except OSError as error:
        _stop_printing(error)


def _flush() -> None:
    """Write out what is still buffered.

    Raises:
        SystemExit: it can't be written.
    """
    try:
        sys.stdout.flush()
    except OSError as error:
        _stop_printing(error)


def _stop_printing(error: OSError) -> NoReturn:
    """End the program because its output can't be written.

    A reader that closes the pipe early, as `head` does, is no error and gets no message.

    Raises:
        SystemExit: always; what is still buffered is dropped, so that writing it at the end can't fail again.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        raise SystemExit(PIPE_CLOSED)
    raise SystemExit(_complain(f"the output can't be written: {error.strerror}", 2))


def _set_up_streams() -> None:
    """Print characters that the terminal's encoding lacks as escapes, and nothing to a stream that is closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, StringIO())
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


class _Page:
    """Standard output as a page: as wide as the terminal, or always of the same width where there is none."""

    def __init__(self, *, colour: bool) -> None:
        from judge.output_lines import PIPED_WIDTH

        self.colour = colour
        self.width = get_terminal_size((PIPED_WIDTH, 0)).columns if sys.stdout.isatty() else PIPED_WIDTH

    def show(self, lines: "Iterable[Line]") -> None:
        """Print the lines."""
        from judge.output_lines import laid_out

        for line in lines:
            _say(laid_out(line, self.width, colour=self.colour))


def _has_colour(*, no_color: bool) -> bool:
    """Return whether to print colours: at a terminal that has them, unless the user wants none."""
    told = no_color or bool(os.environ.get("NO_COLOR"))
    return sys.stdout.isatty() and not told and os.environ.get("TERM") != "dumb"
