"""Run by a user whom the machine doesn't know, as in containers: without a home, or with one that can't be written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path

import pytest

from tests.night import at_night

ROOT = Path(__file__).parents[2]
UNKNOWN = 54321
"""A user's number that no list of users has."""
BEGIN = "import os, sys; os.setgroups([]); os.setgid({0}); os.setuid({0}); os.execv(sys.argv[1], sys.argv[1:])"
PYTHONS = (sys.executable, "/usr/bin/python{}.{}".format(*sys.version_info[:2]))
FEATURE = """Feature: a
  Scenario: b
    Given cost is no matter
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    Then the chain, top first, is "Fire Blast"
"""
RULES = "\n".join(f"602.{number}. The rule that was made up for place {number}." for number in range(1, 9))
ASKED = 'I control "Tim". Can Tim attack?'
COMMANDS: dict[str, tuple[list[str], str, int, str]] = {
    "run": (["run", "--quiet", "a.feature"], "", 0, "1 as ruled"),
    "run what was kept": (["run", "--quiet", "--cached", "a.feature"], "", 0, "1 as ruled"),
    "run in processes": (["run", "--quiet", "--jobs", "2", "a.feature"], "", 0, "1 as ruled"),
    "ask": (["ask", ASKED], "", 0, "Tim"),
    "card": (["card", "Tim"], "", 0, "Tim"),
    "rule": (["rule", "602.2"], "", 0, "602.2"),
    "table": (["table"], f"{ASKED}\n", 0, "Tim"),
    "import": (["rules", "import", "rules.txt"], "", 2, "library"),
    "explore": (["explore", "a.feature:5"], "", 0, "pass"),
    "lsp": (["lsp"], "", 0, ""),
}
COMPILED = {name: os.environ[name] for name in ("PYTHONPYCACHEPREFIX",) if name in os.environ}
"""Where Python finds what it has made of the sources, if that is not beside them."""
LOADED = ("judge.run_command", "judge.ask_command", "judge.table.table_command", "judge.editor.language_server")
"""What most commands load."""
HOMES: dict[str, dict[str, str]] = {
    "none": {},
    "one that does not exist": {"HOME": "/nonexistent/home"},
    "one that can't be written": {"HOME": "locked", "TMPDIR": "locked", "XDG_CACHE_HOME": "locked"},
}


def _as_unknown(command: list[str], place: Path, home: dict[str, str], said: str) -> subprocess.CompletedProcess[str]:
    set_ = {name: str(place / told) for name, told in home.items()}
    paths = os.pathsep.join([str(ROOT), *sys.path[1:]])
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": paths, **COMPILED, **set_}
    begin = [sys.executable, "-c", BEGIN.format(UNKNOWN), *command]
    return subprocess.run(
        begin, cwd=place, env=environment, input=said, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder that everybody may read and nobody but root may write; those of pytest are closed to others."""
    made = Path(tempfile.mkdtemp(dir="/tmp"))
    (made / "a.feature").write_text(FEATURE)
    (made / "rules.txt").write_text(RULES)
    (made / "locked").mkdir()
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


@pytest.fixture(scope="module")
def python(place: Path) -> str:
    """A Python that the unknown user may run, with the project and its packages."""
    if not hasattr(os, "getuid") or os.getuid() != 0:
        pytest.skip("only root can become a user whom the machine doesn't know")
    for each in PYTHONS:
        if Path(each).exists() and _as_unknown([each, "-c", "import judge, typer"], place, {}, "").returncode == 0:
            _compile(each, place)
            return each
    pytest.skip("no Python of this version may be run by other users here")


def _compile(python: str, place: Path) -> None:
    """Let what this Python loads be compiled once, by somebody who may write it where COMPILED says.

    Otherwise each start compiles its own, Python's modules among them.
    """
    paths = os.pathsep.join([str(ROOT), *sys.path[1:]])
    if COMPILED:
        command = [python, "-c", f"import {', '.join(LOADED)}"]
        subprocess.run(command, cwd=place, env={"PYTHONPATH": paths, **COMPILED}, check=True)


CASES = at_night(list(product(COMMANDS, HOMES)), list(zip(list(COMMANDS)[1::3], cycle(HOMES), strict=False)))
"""Each command in each home at night; by day some of the commands, each in one of the homes, and each home.

The one that needs a home is among them.
"""


@pytest.mark.long
@pytest.mark.parametrize(("what", "home"), CASES)
def test_a_command_does_without_a_home_or_says_what_it_needs(python: str, place: Path, home: str, what: str) -> None:
    arguments, said, code, words = COMMANDS[what]
    ran = _as_unknown([python, "-m", "judge", *arguments], place, HOMES[home], said)
    assert (ran.returncode, "Traceback" in ran.stdout + ran.stderr) == (code, False), ran.stdout + ran.stderr
    assert words in ran.stdout + ran.stderr
