"""Running the command line in this process, as the command `judge` does in its own."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import pytest
from typer.main import get_command

from judge.cli import main


@dataclass(frozen=True)
class Ran:
    """What came of a command: its exit code and what it printed."""

    code: int
    out: str
    err: str


Judge: TypeAlias = Callable[..., Ran]


command_made_once = cache(get_command)
"""Returns the command of an application as typer makes it, which describes every option: once in this process."""


def ran(capsys: pytest.CaptureFixture[str]) -> Ran:
    """Run the command line on the arguments that stand in `sys.argv`."""
    try:
        code = main()
    except SystemExit as ended:
        code = int(ended.code or 0)
    printed = capsys.readouterr()
    return Ran(code, printed.out, printed.err)
