"""The type checker on all of the project: run once in a run, beside the tests, which now and then wait for something.

As a program it checks the types; whoever asks for what it says waits for it, and runs it where it was not begun.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.made_once import made_once

ROOT = Path(__file__).parents[1]
Checked = tuple[int, str]
"""The exit code and the words of the type checker."""


def checked() -> Checked:
    """Return what the type checker says; what it remembers of the project is left in its cache."""
    return made_once({"types": _checked})["types"]


def begun() -> subprocess.Popen[bytes]:
    """Return a process that checks the types, with those it starts in a group of its own."""
    return subprocess.Popen([sys.executable, "-m", "tests.type_checking"], cwd=ROOT, start_new_session=True)


def _checked() -> Checked:
    ran = subprocess.run([sys.executable, "-m", "mypy"], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


if __name__ == "__main__":
    checked()
