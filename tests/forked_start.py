"""Programs of this project started by forking a process that has loaded it: the same to a test, in a tenth of the time.

``python -m judge`` loads half a second of modules before its first word. A process of ours loads them once; for each
start it forks, and its child becomes what a new Python would be: its streams, folder, environment, path and arguments
are those asked for, and it ends as every Python ends, but that what was loaded stays whole. What a new Python alone
has, such as another seed for hashes and modules that are loaded late, is tried by the tests that start one.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import io
import os
import pickle
import runpy
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import IO, Any, TextIO

from _pytest.config import default_plugins

ROOT = Path(__file__).parents[1]
LOADED = [
    "pytest",
    *(f"_pytest.{each}" for each in default_plugins),
    "packaging.version",
    "execnet",
    "mako.lookup",
    "parse_type",
    "gherkin.parser",
    "pydantic.main",
    "pydantic.type_adapter",
    "rich.console",
    "typer",
    "judge.cli",
    "judge.run_command",
    "judge.ask_command",
    "scenarios.runner",
    "scenarios.features.feature_parser",
    "scenarios.linked_folders",
    "scenarios.bridge",
    "scenarios.reading.grammar",
    "judge.cardlists.cards_command",
    "judge.cardlists.list_report",
    "judge.soak.soak_command",
]
"""What is loaded before the fork: no plugin that was installed, for pytest changes its assertions as it loads it."""
MADE = [
    ("scenarios.runner", "full_setting"),
    ("scenarios.reading.grammar", "grammar"),
    ("scenarios.library.schema", "_validator"),
]
"""What is made before the fork: the values of functions that keep them, and that know nothing of their surroundings."""
PLUGIN = "judge"
"""The package that pytest loads again, to change its assertions; its modules stay as they are loaded."""
COLLECTED_AFTER = 50_000
LENGTH = 8
"""How many bytes tell how long a request is."""
_codes: list[int] = []
"""The exit code of the program that this process has become, once it is known."""


Request = tuple[str, list[str], str, dict[str, str], list[bool]]
"""A module, its arguments, the folder, the environment, and which of the streams are open."""


class Started:
    """A program that was started; its end is waited for once."""

    def __init__(self, answers: IO[bytes]) -> None:
        self._answers = answers
        self.pid = int(answers.readline())

    def wait(self) -> int:
        """Return the exit code, that of a signal as a negative number, as `subprocess` does."""
        with self._answers:
            return os.waitstatus_to_exitcode(int(self._answers.readline()))


def begin(
    module: str,
    arguments: Sequence[str],
    streams: tuple[int, int, int],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> Started:
    """Start ``python -m module`` with the streams given as file descriptors; a negative one stays closed."""
    ours, theirs = socket.socketpair()
    opened = [stream for stream in streams if stream >= 0]
    environment = dict(os.environ if env is None else env)
    asked: Request = (module, list(arguments), str(cwd or Path.cwd()), environment, [each >= 0 for each in streams])
    request = pickle.dumps(asked)
    with theirs, ours:
        socket.send_fds(_server(), [len(request).to_bytes(LENGTH, "big")], [theirs.fileno(), *opened])
        _server().sendall(request)
        return Started(ours.makefile("rb"))


def run(
    module: str,
    *arguments: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    stdin: int = subprocess.DEVNULL,
    stdout: int = subprocess.PIPE,
    stderr: int = subprocess.PIPE,
) -> subprocess.CompletedProcess[str]:
    """Run ``python -m module`` to its end; a stream that is not a file descriptor of the caller's is kept and given."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, Path(os.devnull).open("rb") as nothing:
        read = nothing.fileno() if stdin == subprocess.DEVNULL else stdin
        written = [kept.fileno() if to == subprocess.PIPE else to for to, kept in ((stdout, out), (stderr, err))]
        code = begin(module, arguments, (read, written[0], written[1]), cwd=cwd, env=env).wait()
        said = [_text(each) for each in (out, err)]
    return subprocess.CompletedProcess([sys.executable, "-m", module, *arguments], code, *said)


def _text(kept: IO[bytes]) -> str:
    kept.seek(0)
    return kept.read().decode().replace("\r\n", "\n")


@cache
def _server() -> socket.socket:
    """Return the way to the process that forks, which ends with this one."""
    ours, theirs = socket.socketpair()
    with theirs:
        places = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
        command = [sys.executable, __file__, str(theirs.fileno())]
        server = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environment, stdin=subprocess.DEVNULL)

    def end() -> None:
        ours.close()
        server.wait()

    atexit.register(end)
    return ours


def _serve(requests: socket.socket) -> Callable[[], Any]:
    """Fork for each request, one after another, until there are no more; return what is left to do in this process.

    In a child that is the program asked for. It runs where the module ends, as if nothing had been before it.
    """
    for name in LOADED:
        importlib.import_module(name)
    for name, function in MADE:
        getattr(importlib.import_module(name), function)()
    # A child looks for garbage less often than a new Python, unless it says by itself how often.
    gc.set_threshold(COLLECTED_AFTER, 20, 20)
    gc.collect()
    gc.freeze()
    while True:
        size, passed, _, _ = socket.recv_fds(requests, LENGTH, 4)
        if not size:
            return partial(_codes.append, 0)
        request = pickle.loads(_read(requests, int.from_bytes(size, "big")))  # noqa: S301 - it is a test of ours.
        with socket.socket(fileno=passed[0]) as answers:
            child = os.fork()
            if child == 0:
                requests.close()
                return partial(_become, request, passed[1:])
            for each in passed[1:]:
                os.close(each)
            answers.sendall(f"{child}\n".encode())
            _, status = os.waitpid(child, 0)
            answers.sendall(f"{status}\n".encode())


def _read(requests: socket.socket, length: int) -> bytes:
    read = b""
    while len(read) < length:
        read += requests.recv(length - len(read))
    return read


def _become(request: Request, streams: list[int]) -> None:
    """Become a new Python that runs the module."""
    module, arguments, folder, environment, opened = request
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    _take(opened, streams)
    paths = environment.get("PYTHONPATH", "")
    sys.path[:] = [folder, *filter(None, paths.split(os.pathsep)), *INSTALLED]
    sys.argv = [module, *arguments]
    if module == "pytest":
        del sys.modules[PLUGIN]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            _codes.append(ended.code or 0)
        raise
    _codes.append(0)


def _leave() -> None:
    """End with the code of the program, after all that is done at the end of a Python.

    What is left is to take apart what was loaded, which takes as long as a short program. Python goes on to do so where
    the code is not known, or where a stream can't be written, which it tells.
    """
    if not _codes:
        return
    with suppress(OSError, ValueError):
        for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
            if stream is not None:
                stream.flush()
        os._exit(_codes[0])


def _take(opened: list[bool], streams: list[int]) -> None:
    """Take the streams for standard input, output and errors; one that is not opened is closed."""
    waiting = iter(streams)
    kept = (sys.stdin, sys.stdout, sys.stderr)
    for number, (there, name, before) in enumerate(zip(opened, ("stdin", "stdout", "stderr"), kept, strict=True)):
        if there:
            stream = next(waiting)
            os.dup2(stream, number)
            os.close(stream)
        else:
            os.close(number)
        setattr(sys, name, _text_stream(number, before) if there else None)
        setattr(sys, f"__{name}__", getattr(sys, name))


def _text_stream(number: int, like: TextIO) -> TextIO:
    """Return the stream as Python opens it: by lines at a terminal and for errors, or at once where it is asked to."""
    at_once = number > 0 and bool(os.environ.get("PYTHONUNBUFFERED"))
    raw = open(number, "wb" if number else "rb", buffering=0 if at_once else -1, closefd=False)  # noqa: SIM115
    by_line = not at_once and (number == 2 or os.isatty(number))
    return io.TextIOWrapper(
        raw, encoding=like.encoding, errors=like.errors, line_buffering=by_line, write_through=at_once
    )


if __name__ == "__main__":
    atexit.register(_leave)  # What is registered first is called last.
    INSTALLED = sys.path[1 + len(os.environ["PYTHONPATH"].split(os.pathsep)) :]
    _serve(socket.socket(fileno=int(sys.argv[1])))()
