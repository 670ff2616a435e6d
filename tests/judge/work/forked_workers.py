"""Processes of a cluster that are copies of this one: they have loaded the program, and begin in a tenth of the time.

Dask can have its workers begun by the fork server of `multiprocessing`, which would load the program first. Here it is
a copy of this process. The programs that workers begin are forked by it as well.
"""

from __future__ import annotations

import os
import runpy
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import connection, forkserver, get_context, popen_forkserver, resource_tracker
from multiprocessing.connection import Connection
from types import SimpleNamespace
from typing import Any

from judge.work import started_worker

LOADED = ["judge.run_command", "judge.mutation.mutation_command", "judge.soak.soak_command", "judge.explore_command"]
"""What is loaded before the fork: the commands that ask a cluster, which the command line loads late."""

ENDS_WITHIN = 0.2
"""In how many seconds an idle program has to end, before it is killed."""


class Forked:
    """A program that a worker begins, as `subprocess.Popen` has it: forked by the server, it runs the same module."""

    def __init__(self, command: Sequence[str], pass_fds: tuple[int], env: Mapping[str, str], stdin: int) -> None:
        assert command[:2] == [sys.executable, "-m"]
        assert stdin == subprocess.DEVNULL
        self.command = command
        begun = get_context("forkserver").Process(
            target=_become, args=(command[2], Connection(os.dup(pass_fds[0])), dict(env))
        )
        # The process itself refuses to begin another one, as the child of a worker of Dask, which is a daemon.
        self.popen: Any = popen_forkserver.Popen(begun)

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit code."""
        code: int | None = self.popen.wait(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(self.command, timeout or 0)
        return code

    def kill(self) -> None:
        """End the program."""
        self.popen.kill()


def _become(module: str, end: Connection, environment: dict[str, str]) -> None:
    """Be the program, which takes the descriptor of its end of a pipe."""
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module, str(end.fileno())]
    # By its path: what pytest finds modules with gives no code of them to run.
    runpy.run_path(str(sys.modules[module].__file__), run_name="__main__")


@contextmanager
def forking() -> Iterator[None]:
    """Let a copy of this process be the fork server, until the body ends and all that it has forked has ended."""
    server: Any = forkserver._forkserver  # noqa: SLF001 - it can't be told otherwise.
    for name in LOADED:
        import_module(name)
    resource_tracker.ensure_running()
    alive, held = os.pipe()
    with socket.socket(socket.AF_UNIX) as listener:
        address = connection.arbitrary_address("AF_UNIX")  # type: ignore[attr-defined]
        listener.bind(address)
        listener.listen()
        child = os.fork()
        if child == 0:
            try:
                os.close(held)
                _serve(listener.fileno(), alive)
            finally:
                os._exit(0)
    os.close(alive)
    server._forkserver_address, server._forkserver_alive_fd, server._forkserver_pid = address, held, child  # noqa: SLF001
    try:
        yield
    finally:
        server._stop()  # noqa: SLF001


def _serve(listener: int, alive: int) -> None:
    """Fork whatever is asked for, by this process and by what was forked before, which begins no server of its own."""
    vars(forkserver._forkserver)["ensure_running"] = lambda: None  # noqa: SLF001
    known = {"Popen": Forked, "DEVNULL": subprocess.DEVNULL, "TimeoutExpired": subprocess.TimeoutExpired}
    vars(started_worker).update(subprocess=SimpleNamespace(**known), ENDS_WITHIN=ENDS_WITHIN)
    forkserver.main(listener, alive, [])
