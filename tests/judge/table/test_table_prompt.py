"""The prompt of the table, driven through a pseudo-terminal."""

import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from fcntl import ioctl
from pathlib import Path

import pytest

from tests import forked_start

ROOT = Path(__file__).parents[3]
_CONTROL = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[@-Z\\-_])")
LONGEST = 20.0


class Terminal:
    """A `judge table` in a terminal of its own."""

    def __init__(self, columns: int, home: Path) -> None:
        self.master, child = pty.openpty()
        ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 30, columns, 0, 0))
        own = {"HOME": str(home), "XDG_STATE_HOME": str(home), "TERM": "xterm", "PYTHONPATH": str(ROOT)}
        streams = (child, child, child)
        self.process = forked_start.begin("judge", ["table"], streams, env={**os.environ, **own})
        os.close(child)
        self.shown = ""
        self.code: int | None = None

    def send(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def until(self, text: str) -> str:
        """Return what is shown up to a text, waiting for it, and forget it."""
        ends = time.monotonic() + LONGEST
        while text not in self.plain():
            assert time.monotonic() < ends, self.plain()[-2000:]
            if select.select([self.master], [], [], 0.2)[0]:
                read = os.read(self.master, 65536).decode(errors="replace")
                if "\x1b[6n" in read:
                    self.send("\x1b[1;1R")
                self.shown += read
        before = self.plain()
        self.shown = ""
        return before

    def plain(self) -> str:
        return _CONTROL.sub("", self.shown)

    def ended(self) -> int:
        """Return the exit code, once the program has left the terminal."""
        ends = time.monotonic() + LONGEST
        with suppress(OSError):  # Nobody has the other side open any more.
            while not select.select([self.master], [], [], 0.2)[0] or os.read(self.master, 65536):
                assert time.monotonic() < ends, "it goes on"
        self.code = self.process.wait()
        return self.code

    def close(self) -> None:
        """End the program, unless it has ended, and the terminal."""
        if self.code is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.master)


@pytest.fixture(params=[100, 40])
def terminal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(request.param, tmp_path)
    yield opened
    opened.close()


def test_a_ruling_is_talked_through_at_the_prompt(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until("turn: you")
    terminal.send('I control "kor cin')
    terminal.until("Kor Cindervein")
    terminal.send("\t\r")
    terminal.until("Given you control")
    terminal.send("frobnicate\r")
    terminal.until("no sentence fits")
    terminal.until("turn: you")
    terminal.send("half a li\x03")
    terminal.until("turn: you")
    terminal.send("my hand is Fire Blast; cost is no matter; I play Fire Blast\r")
    terminal.until("you choose your hero")
    terminal.send("you choose your hero\r")
    terminal.until("target")
    terminal.send("undo\r")
    terminal.until("Back to")
    terminal.until("which target")
    terminal.send("\x04")
    assert terminal.ended() == 0
    history = (tmp_path / "wowtcg-judge" / "table-history").read_text()
    assert "+frobnicate" in history
