"""Chunks of tasks on the workers of a Dask cluster: taken in as they are done, given again when a worker is lost."""

from __future__ import annotations

import pickle
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, suppress
from itertools import islice
from typing import Any, TypeVar
from uuid import uuid4

from judge.work.cluster_chunk import dismiss, do_chunk, same
from judge.work.cluster_connection import Cluster, Future, WorkersKilled
from judge.work.divided_work import Work
from judge.work.program_digest import program_digest

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""How many chunks each thread of a worker has before it."""


def on_cluster(
    work: Work[T, R], tasks: Iterable[tuple[int, T]], address: str, timeout: float | None
) -> Generator[tuple[int, R], None, None]:
    """Yield what comes of numbered tasks, with their numbers, whichever is done first.

    Raises:
        RulesError: Dask isn't installed, nobody answers at the address, or what answers can't do the work.
    """
    with closing(Cluster(address)) as cluster:
        yield from _Chunks(cluster, work, timeout).results(iter(tasks))


class _Chunks:
    """The chunks that are with the cluster, and what comes back of them."""

    def __init__(self, cluster: Cluster, work: Work[Any, Any], timeout: float | None) -> None:
        self.cluster = cluster
        self.work = work
        self.timeout = timeout
        self.run = uuid4().hex
        # As the result of a task the work is sent to each worker once, and made again if a worker is lost with it.
        self.pickled: Future = cluster.client.submit(same, pickle.dumps(work), pure=False)
        self.open: dict[Future, list[tuple[int, Any]]] = {}

    def results(self, tasks: Iterator[tuple[int, Any]]) -> Iterator[tuple[int, Any]]:
        """Yield what comes of the tasks as it comes."""
        try:
            while self._deal_out(tasks):
                future = self.cluster.next()
                yield from self._taken_in(future, self.open.pop(future))
        finally:
            self._end()

    def _deal_out(self, tasks: Iterator[tuple[int, Any]]) -> bool:
        """Give the cluster as much as it may have before it; return whether anything is left to wait for."""
        while len(self.open) < self._how_many():
            chunk = list(islice(tasks, self.work.chunk))
            if not chunk:
                break
            self._give(chunk)
        return bool(self.open)

    def _give(self, chunk: list[tuple[int, Any]]) -> None:
        future = self.cluster.give(do_chunk, self.run, program_digest(), self.pickled, chunk, self.timeout)
        self.open[future] = chunk

    def _how_many(self) -> int:
        """Return how many chunks may be open, by the threads that the cluster has now."""
        return AHEAD * max(1, sum(self.cluster.threads().values()))

    def _taken_in(self, future: Future, chunk: list[tuple[int, Any]]) -> Iterator[tuple[int, Any]]:
        """Yield what came of a chunk; where it has ended its workers, its tasks are tried one by one.

        Raises:
            RulesError: the cluster is gone, or the workers have no judge, or another version.
        """
        try:
            done = self.cluster.answer(future)
        except WorkersKilled:
            if len(chunk) == 1:
                ((number, task),) = chunk
                yield number, self.work.lost(task, "the workers of the cluster that played it were ended")
                return
            for each in chunk:
                self._give([each])
            return
        yield from done

    def _end(self) -> None:
        """Call back what is still open, and end the processes that the workers have begun."""
        with suppress(OSError, TimeoutError):
            if self.open:
                self.cluster.client.cancel(list(self.open))
            self.cluster.client.run(dismiss, self.run, on_error="ignore")
