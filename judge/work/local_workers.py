"""Tasks done in processes of this machine, each of which is ended when a task takes too long.

A task whose process is ended from outside is tried again, and given up when that has happened several times.
"""

import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import Any, Generic, Protocol, TypeVar

from engine.value import value
from judge.work.divided_work import Work

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 3
"""How many tasks a worker has before it, so that it never waits while results are taken in."""

TRIES = 3
"""How often a task is tried whose process is ended meanwhile."""

METHOD = "fork" if sys.platform == "linux" else "spawn"
"""How workers begin: as copies of this process where that is safe, so that nothing is loaded twice."""


@value
class Fault:
    """A fault of the program while a task was done, with its traceback."""

    told: str


class Begun(Protocol):
    """A process that does tasks, by its pipe, and what ends it at once and says how it ended."""

    pipe: Connection

    def end(self) -> str:
        """End the process, unless it has ended, and return by what."""


class Forked:
    """A process begun as this one's child."""

    def __init__(self, work: Work[Any, Any]) -> None:
        context = multiprocessing.get_context(METHOD)
        self.pipe, its = context.Pipe()
        self.process = context.Process(target=_serve_and_end, args=(its, work), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        its.close()

    def end(self) -> str:
        """End the process, unless it has ended, and return by what."""
        self.process.kill()
        self.process.join()
        self.pipe.close()
        return ended_by(self.process.exitcode or 0)


class _Worker(Generic[T]):
    """A process, the numbered tasks that it has before it, and since when it has been busy with the first."""

    def __init__(self, begun: Begun) -> None:
        self.begun = begun
        self.before: deque[tuple[int, T]] = deque()
        self.since = monotonic()

    def give(self, numbered: tuple[int, T]) -> None:
        """Hand a task to the process."""
        if not self.before:
            self.since = monotonic()
        self.before.append(numbered)
        with suppress(BrokenPipeError):
            self.begun.pipe.send(numbered[1])


class Crew(Generic[T, R]):
    """Workers that do tasks until they are dismissed, by default children of this process."""

    def __init__(
        self,
        work: Work[T, R],
        jobs: int,
        timeout: float | None = None,
        begin: Callable[[Work[Any, Any]], Begun] = Forked,
    ) -> None:
        self.work = work
        self.timeout = timeout
        self.hire: Callable[[], _Worker[T]] = lambda: _Worker(begin(work))
        self.tasks: Iterator[tuple[int, T]] = iter(())
        self.again: deque[tuple[int, T]] = deque()
        self.tried: Counter[int] = Counter()
        self.done: deque[tuple[int, R]] = deque()
        self.workers = [self.hire() for _ in range(jobs)]

    def results(self, tasks: Iterable[tuple[int, T]]) -> Iterator[tuple[int, R]]:
        """Yield what comes of the numbered tasks, whichever is done first."""
        self.tasks = iter(tasks)
        while self._deal_out():
            self._take_in()
            while self.done:
                yield self.done.popleft()
                self._deal_out()
            self._end_late_ones()

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.begun.end()

    def _deal_out(self) -> bool:
        """Give each worker as much as it may have before it; return whether anything is left to wait for."""
        for depth in range(1, AHEAD + 1):
            for worker in self.workers:
                if len(worker.before) < depth:
                    numbered = self.again.popleft() if self.again else next(self.tasks, None)
                    if numbered is None:
                        return bool(self.done) or any(each.before for each in self.workers)
                    worker.give(numbered)
        return True

    def _take_in(self) -> None:
        """Wait for results, no longer than until the first worker is late."""
        busy = {worker.begun.pipe: worker for worker in self.workers if worker.before}
        if self.timeout is None:
            ready = wait(list(busy))
        else:
            first = min((worker.since for worker in busy.values()), default=0)
            ready = wait(list(busy), max(0.0, first + self.timeout - monotonic()))
        for pipe in ready:
            assert isinstance(pipe, Connection)
            self._receive(busy[pipe])

    def _receive(self, worker: _Worker[T]) -> None:
        try:
            found = worker.begun.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._replace(worker)
            return
        number, task = worker.before.popleft()
        if isinstance(found, Fault):
            told = f"in the process that played {self.work.named(task)}:\n{found.told}"
            raise RuntimeError(told)  # noqa: TRY004 - it is a fault of the program, whatever was found.
        self.done.append((number, found))
        worker.since = monotonic()

    def _replace(self, worker: _Worker[T]) -> None:
        """Have another worker do what an ended one had, but what has ended several."""
        how = self._dismiss(worker)
        number, task = worker.before.popleft()
        self.tried[number] += 1
        if self.tried[number] < TRIES:
            self.again.append((number, task))
        else:
            self.done.append((number, self.work.lost(task, f"the process that played it was ended {how}")))
        self.again.extend(worker.before)

    def _end_late_ones(self) -> None:
        """End the workers whose task takes too long, and go on with others."""
        limit = self.timeout
        if limit is None:
            return
        for worker in list(self.workers):
            if worker.before and monotonic() - worker.since > limit and not worker.begun.pipe.poll():
                number, task = worker.before.popleft()
                message = f"it took longer than the {limit:g} seconds of --timeout"
                self.done.append((number, self.work.lost(task, message)))
                self.again.extend(worker.before)
                self._dismiss(worker)

    def _dismiss(self, worker: _Worker[T]) -> str:
        """End a worker, put a new one in its place, and return by what it was ended."""
        how = worker.begun.end()
        self.workers[self.workers.index(worker)] = self.hire()
        return how


def ended_by(code: int) -> str:
    """Return by what a process was ended that has this exit code, as Python gives it.

    >>> ended_by(-9), ended_by(3)
    ('by signal 9', 'with code 3')
    """
    return f"by signal {-code}" if code < 0 else f"with code {code}"


def serve(pipe: Connection, work: Work[Any, Any]) -> None:
    """Do the tasks that come through the pipe, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    does: Callable[[Any], Any] | None = None
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            task = pipe.recv()
            try:
                does = does or work.prepare()
                found = does(task)
            except Exception:  # noqa: BLE001 - it is raised where the results are taken in.
                found = Fault(format_exc())
            pipe.send(found)


def _serve_and_end(pipe: Connection, work: Work[Any, Any]) -> None:
    """Do the tasks, and end the process without what the process that it is a copy of would do at its end."""
    serve(pipe, work)
    os._exit(0)
