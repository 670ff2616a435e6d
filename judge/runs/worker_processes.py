"""Judging in several processes, each of which can be ended when a scenario takes too long.

What comes of the scenarios is yielded in their order, and is the same as in one process.
"""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import TypeAlias

from engine.value import value
from judge.played_features import Asked, setting_of
from scenarios.judgement import Setting, not_played
from scenarios.runner import Judges, JudgesOne, Task, Timed, judged

AHEAD = 3
"""How many scenarios a worker has before it, so that it never waits while results are printed."""

METHOD = "fork" if sys.platform == "linux" else "spawn"
"""How workers begin: as copies of this process where that is safe, so that nothing is loaded twice."""

Numbered: TypeAlias = tuple[int, Task]


@value
class Ways:
    """In how many processes to judge, how long one scenario may take in seconds, and the way to judge it."""

    jobs: int
    timeout: float | None = None
    judges_one: JudgesOne = judged


def in_processes(asked: Asked, ways: Ways) -> Judges:
    """Return the way to judge tasks in processes, each of which makes its own setting of what is asked for."""

    def judges(tasks: Iterator[Task], setting: Setting) -> Iterator[Timed]:
        del setting
        crew = _Crew(asked, ways, enumerate(tasks))
        try:
            yield from crew.results()
        finally:
            crew.end()

    return judges


class _Worker:
    """A process that judges: its pipe, what it has before it, and since when it has been busy with the first."""

    def __init__(self, asked: Asked, judges_one: JudgesOne) -> None:
        context = multiprocessing.get_context(METHOD)
        self.pipe, its = context.Pipe()
        self.process = context.Process(target=_work, args=(its, asked, judges_one), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        its.close()
        self.before: deque[Numbered] = deque()
        self.since = monotonic()

    def give(self, numbered: Numbered) -> None:
        """Hand a task to the process."""
        if not self.before:
            self.since = monotonic()
        self.before.append(numbered)
        with suppress(BrokenPipeError):
            self.pipe.send(numbered[1])

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _Crew:
    """The workers, the tasks that are left, and the results that earlier ones must come before."""

    def __init__(self, asked: Asked, ways: Ways, tasks: Iterator[Numbered]) -> None:
        self.tasks = tasks
        self.ways = ways
        self.hire: Callable[[], _Worker] = lambda: _Worker(asked, ways.judges_one)
        self.again: deque[Numbered] = deque()
        self.done: dict[int, Timed] = {}
        setting_of(asked)
        self.workers = [self.hire() for _ in range(ways.jobs)]

    def results(self) -> Iterator[Timed]:
        """Yield what comes of the tasks, in their order."""
        number = 0
        while self.deal_out():
            self.take_in()
            while number in self.done:
                yield self.done.pop(number)
                number += 1
                self.deal_out()
            self.end_late_ones()

    def deal_out(self) -> bool:
        """Give each worker as much as it may have before it; return whether anything is left to wait for."""
        for depth in range(1, AHEAD + 1):
            for worker in self.workers:
                if len(worker.before) < depth:
                    numbered = self.again.popleft() if self.again else next(self.tasks, None)
                    if numbered is None:
                        return bool(self.done) or any(each.before for each in self.workers)
                    worker.give(numbered)
        return True

    def take_in(self) -> None:
        """Wait for results, no longer than until the first worker is late."""
        busy = {worker.pipe: worker for worker in self.workers if worker.before}
        if self.ways.timeout is None:
            ready = wait(list(busy))
        else:
            first = min((worker.since for worker in busy.values()), default=0)
            ready = wait(list(busy), max(0.0, first + self.ways.timeout - monotonic()))
        for pipe in ready:
            assert isinstance(pipe, Connection)
            self._receive(busy[pipe])

    def _receive(self, worker: _Worker) -> None:
        try:
            found = worker.pipe.recv()
        except (EOFError, ConnectionResetError):
            worker.process.join()
            code = worker.process.exitcode or 0
            ended = f"by signal {-code}" if code < 0 else f"with code {code}"
            self._give_up(worker, f"the process that played it was ended {ended}")
            return
        if isinstance(found, Exception):
            raise found
        number, _ = worker.before.popleft()
        self.done[number] = found
        worker.since = monotonic()

    def end_late_ones(self) -> None:
        """End the workers whose scenario takes too long, and go on with others."""
        limit = self.ways.timeout
        if limit is None:
            return
        for worker in list(self.workers):
            if worker.before and monotonic() - worker.since > limit and not worker.pipe.poll():
                self._give_up(worker, f"it took longer than the {limit:g} seconds of --timeout")

    def _give_up(self, worker: _Worker, message: str) -> None:
        """Say why the worker's scenario can't be judged, and have another worker do the others that it had."""
        number, task = worker.before.popleft()
        self.done[number] = Timed(not_played(task.scenario, task.uri, task.edition, message), self.ways.timeout)
        self.again.extend(worker.before)
        worker.end()
        self.workers[self.workers.index(worker)] = self.hire()

    def end(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()


def _work(pipe: Connection, asked: Asked, judges_one: JudgesOne) -> None:
    """Judge what comes through the pipe, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    setting = setting_of(asked)
    with suppress(EOFError, BrokenPipeError):
        while True:
            task: Task = pipe.recv()
            pipe.send(_found(task, setting, judges_one))
    os._exit(0)


def _found(task: Task, setting: Setting, judges_one: JudgesOne) -> Timed | Exception:
    """Return what comes of the task; a fault of the program, where it is to be raised, with its traceback."""
    try:
        return judges_one(task, setting)
    except Exception:  # noqa: BLE001 - it is raised where the results are taken in.
        return RuntimeError(f"in the process that played {task.uri}:{task.scenario.line}:\n{format_exc()}")
