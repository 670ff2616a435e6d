"""A process that does tasks, begun by a worker of a cluster, which may begin no children of its own by multiprocessing.

Run as a program it takes the descriptor of its end of a pipe, through which the work comes first and then the tasks.
"""

import os
import subprocess
import sys
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

from judge.work.divided_work import Work
from judge.work.local_workers import ended_by, serve

ENDS_WITHIN = 1.0
"""In how many seconds an idle process ends, when it gets no more tasks."""


class Started:
    """A process begun as a program of its own."""

    def __init__(self, work: Work[Any, Any]) -> None:
        self.pipe, its = Pipe()
        end = its.fileno()
        command = [sys.executable, "-m", "judge.work.started_worker", str(end)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        # It is this program, and finds its modules where this process has found them.
        self.process = subprocess.Popen(command, pass_fds=[end], env=environment, stdin=subprocess.DEVNULL)  # noqa: S603
        its.close()
        self.pipe.send(work)

    def end(self) -> str:
        """End the process, unless it has ended, and return by what; one that is idle ends by itself."""
        self.pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDS_WITHIN)
        self.process.kill()
        return ended_by(self.process.wait())


if __name__ == "__main__":
    given = Connection(int(sys.argv[1]))
    serve(given, given.recv())
