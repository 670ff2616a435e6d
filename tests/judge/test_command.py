"""The command as a person meets it: in a process of its own, at a terminal and in a pipe.

The first command at a terminal, the first in a pipe and that of a shell are started as a person starts them,
most others by forking.
"""

import io
import os
import pty
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests import forked_start
from tests.judge import running

FEATURE = """\
Feature: Hands

  Scenario: Seven cards are kept
    Given you have 7 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand

  Scenario: Seven cards are not six
    Given you have 7 unnamed cards in your hand
    Then there are 6 cards in your hand
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "hands.feature").write_text(FEATURE, encoding="utf-8")
    return tmp_path


def judge(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "judge", *arguments]


def at_a_terminal(*arguments: str, folder: Path, forked: bool = True, **variables: str) -> str:
    """Return what a command prints at a terminal that knows colours."""
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    environment |= {"TERM": "xterm-256color", **variables}
    with Path(os.devnull).open("r+b") as nothing:
        if forked:
            streams = (nothing.fileno(), theirs, nothing.fileno())
            wait = forked_start.begin("judge", arguments, streams, cwd=folder, env=environment).wait
        else:
            wait = subprocess.Popen(judge(*arguments), cwd=folder, stdout=theirs, stderr=nothing, env=environment).wait
    os.close(theirs)
    printed = b""
    while part := _read(ours):
        printed += part
    os.close(ours)
    wait()
    return printed.decode()


def _read(terminal: int) -> bytes:
    """Return what comes next; a terminal whose other end has closed answers with an error."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def test_a_terminal_gets_colours_unless_it_is_told_otherwise(folder: Path) -> None:
    command = ("run", "-q", "hands.feature")
    for forked in (False, True):
        told = at_a_terminal(*command, folder=folder, forked=forked)
        assert "\033[32mas ruled" in told
        assert "\033[31mdiffers" in told
    assert "\033[" not in at_a_terminal(*command, "--no-color", folder=folder)
    assert "\033[" not in at_a_terminal(*command, folder=folder, NO_COLOR="1")
    assert "\033[" not in at_a_terminal(*command, folder=folder, TERM="dumb")


def test_a_pipe_gets_the_same_bytes_each_time(folder: Path) -> None:
    """Two runs differ in the seed for hashes: a new Python has another one than the process that forks."""
    for report in ("text", "json"):
        arguments = ("run", "--format", report, "hands.feature")
        first = subprocess.run(judge(*arguments), cwd=folder, capture_output=True, check=False)
        second = forked_start.run("judge", *arguments, cwd=folder)
        assert (first.returncode, first.stderr) == (1, b"")
        assert (second.returncode, second.stderr, second.stdout) == (1, "", first.stdout.decode())
        assert b"Seven cards are kept" in first.stdout


@pytest.mark.parametrize("arguments", [("--version",), ("run", "hands.feature"), ("card", "schema")])
def test_a_reader_who_has_seen_enough_hears_no_complaint(folder: Path, arguments: tuple[str, ...]) -> None:
    read, written = os.pipe()
    os.close(read)
    ran = forked_start.run("judge", *arguments, cwd=folder, stdout=written)
    os.close(written)
    assert (ran.returncode, ran.stderr) == (141, "")


def test_one_scenario_is_named_by_its_line(folder: Path) -> None:
    ran = forked_start.run("judge", "run", "-q", "hands.feature:3", cwd=folder)
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1] == "1 scenario: 1 as ruled, 0 differs, 0 can't judge"


def test_a_differing_scenario_shows_expected_beside_actual(folder: Path) -> None:
    ran = forked_start.run("judge", "run", "hands.feature:8", cwd=folder)
    assert ran.returncode == 1
    assert "hands.feature:10: " in ran.stdout
    expected, actual = (line.split() for line in ran.stdout.splitlines() if line.strip().startswith(("exp", "act")))
    assert (expected[0], expected[1][0], actual[0], actual[1][0]) == ("expected:", "6", "actual:", "7")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("arguments", [("--version",), ("run", "hands.feature"), ("steps",)])
def test_an_output_that_cannot_be_written_is_told(folder: Path, arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = forked_start.run("judge", *arguments, cwd=folder, stdout=full.fileno())
    assert ran.returncode == 2
    assert ran.stderr.startswith("judge: the output can't be written: ")


def test_a_closed_output_is_no_fault(folder: Path) -> None:
    command = ["sh", "-c", 'exec "$0" "$@" >&-', *judge("run", "-q", "hands.feature:3")]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_an_encoding_that_lacks_a_letter_gets_an_escape(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = io.BytesIO()
    ascii_only = io.TextIOWrapper(printed, encoding="ascii")
    monkeypatch.setattr(sys, "argv", ["judge", "card", "Tim"])
    with redirect_stdout(ascii_only):
        told = running.ran(capsys)
    ascii_only.flush()
    assert (told.code, told.err) == (0, "")
    assert rb"Ally\u2014Human Mage" in printed.getvalue()
