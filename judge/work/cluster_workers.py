"""Chunks of tasks on the workers of a Dask cluster: taken in as they are done, given again when a worker is lost."""

from __future__ import annotations

import logging
import pickle
import re
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, TypeAlias, TypeVar
from uuid import uuid4

from judge.documents.document_errors import RulesError, quoted
from judge.work.cluster_chunk import dismiss, do_chunk, same
from judge.work.divided_work import Work
from judge.work.program_digest import program_digest

T = TypeVar("T")
R = TypeVar("R")

ANSWERS_WITHIN = 5.0
"""In how many seconds a cluster has to answer, and to have a worker."""

WORKERS_BACK = 60.0
"""How many seconds are waited for workers when all have gone."""

AHEAD = 2
"""How many chunks each thread of a worker has before it."""

_ADDRESS = re.compile(r"(?:(?P<kind>\w+)://)?(?P<host>[\w.-]+|\[[\da-fA-F:]+\]):(?P<port>\d{1,5})")

Client: TypeAlias = Any
Future: TypeAlias = Any
"""Dask is imported only where somebody asks for a cluster, and its methods have no types."""


def on_cluster(
    work: Work[T, R], tasks: Iterable[tuple[int, T]], address: str, timeout: float | None
) -> Generator[tuple[int, R], None, None]:
    """Yield what comes of numbered tasks, with their numbers, whichever is done first.

    Raises:
        RulesError: Dask isn't installed, nobody answers at the address, or what answers can't do the work.
    """
    client = connected(address)
    try:
        yield from _Chunks(client, work, timeout, address).results(iter(tasks))
    finally:
        _leave(client)


def connected(address: str) -> Client:
    """Return the cluster at the address.

    Raises:
        RulesError: Dask isn't installed, nobody answers at the address, or the cluster has no workers.
    """
    try:
        import distributed
    except ModuleNotFoundError:
        hint = "install it with pip install 'wowtcg-judge[cluster]'"
        raise RulesError("--cluster needs Dask, which isn't installed", hint=hint) from None
    # What goes wrong is told in one message of ours.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        _knock(address)
        client = _in_time(partial(distributed.Client, address, timeout=ANSWERS_WITHIN, set_as_default=False))
    except Exception:  # noqa: BLE001 - what answers may be anything, and Dask fails at it in any way.
        hint = "start one with dask scheduler, and name its address such as tcp://localhost:8786"
        raise RulesError(f"no cluster answers at {quoted(address)}", hint=hint) from None
    try:
        client.wait_for_workers(1, timeout=ANSWERS_WITHIN)
    except TimeoutError:
        _leave(client)
        hint = f"start one with dask worker {address}"
        raise RulesError(f"the cluster at {quoted(address)} has no workers", hint=hint) from None
    return client


def _knock(address: str) -> None:
    """Find out quickly whether anybody is at an address, where that can be done.

    Raises:
        OSError: nobody is.
        ValueError: it is no address.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None:
        raise ValueError
    if found["kind"] in (None, "tcp", "tls"):
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), ANSWERS_WITHIN).close()


def _in_time(begin: Callable[[], Client]) -> Client:
    """Return what is begun; Dask waits for ever for somebody who answers and never says that they are a scheduler.

    Raises:
        TimeoutError: it took too long.
        OSError: nobody answers.
        ValueError: it is no address.
    """
    found: Queue[Client] = Queue()

    def tried() -> None:
        try:
            found.put(begin())
        except Exception as error:  # noqa: BLE001 - it is raised where it is waited for.
            found.put(error)

    Thread(target=tried, daemon=True).start()
    try:
        client = found.get(timeout=2 * ANSWERS_WITHIN)
    except Empty:
        raise TimeoutError from None
    if isinstance(client, Exception):
        raise client
    return client


def _leave(client: Client) -> None:
    with suppress(OSError, TimeoutError):
        client.close(timeout=ANSWERS_WITHIN)


class _Chunks:
    """The chunks that are with the cluster, and what comes back of them."""

    def __init__(self, client: Client, work: Work[Any, Any], timeout: float | None, address: str) -> None:
        self.client = client
        self.work = work
        self.timeout = timeout
        self.address = address
        self.run = uuid4().hex
        # As the result of a task the work is sent to each worker once, and made again if a worker is lost with it.
        self.pickled: Future = client.submit(same, pickle.dumps(work), pure=False)
        self.open: dict[Future, list[tuple[int, Any]]] = {}
        self.back: Queue[Future] = Queue()
        self.wanted, self.asked = 0, -monotonic()

    def results(self, tasks: Iterator[tuple[int, Any]]) -> Iterator[tuple[int, Any]]:
        """Yield what comes of the tasks as it comes."""
        try:
            while self._deal_out(tasks):
                future = self._next()
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
        future = self.client.submit(
            do_chunk, self.run, program_digest(), self.pickled, chunk, self.timeout, pure=False, retries=0
        )
        self.open[future] = chunk
        future.add_done_callback(self.back.put)

    def _how_many(self) -> int:
        """Return how many chunks may be open, by the threads that the cluster has now; it is asked once in a while."""
        if monotonic() - self.asked > 1:
            self.wanted = AHEAD * max(1, sum(self.client.nthreads().values()))
            self.asked = monotonic()
        return self.wanted

    def _next(self) -> Future:
        """Return the next chunk that has come back.

        Raises:
            RulesError: the cluster has had no workers for a while.
        """
        last = monotonic()
        while True:
            try:
                return self.back.get(timeout=1)
            except Empty:
                if self.client.nthreads():
                    last = monotonic()
                elif monotonic() - last > WORKERS_BACK:
                    raise RulesError(f"the cluster at {quoted(self.address)} has lost all its workers") from None

    def _taken_in(self, future: Future, chunk: list[tuple[int, Any]]) -> Iterator[tuple[int, Any]]:
        """Yield what came of a chunk; where it has ended its workers, its tasks are tried one by one.

        Raises:
            RulesError: the cluster is gone, or the workers have no judge, or another version.
        """
        from distributed import CancelledError, KilledWorker

        try:
            yield from future.result()
        except KilledWorker:
            if len(chunk) == 1:
                ((number, task),) = chunk
                yield number, self.work.lost(task, "the workers of the cluster that played it were ended")
                return
            for each in chunk:
                self._give([each])
        except (CancelledError, OSError):
            raise RulesError(f"the cluster at {quoted(self.address)} doesn't answer any more") from None
        except ModuleNotFoundError as missing:
            hint = "install judge there, in the same version"
            raise RulesError(f"the workers of the cluster lack the module {missing.name}", hint=hint) from None

    def _end(self) -> None:
        """Call back what is still open, and end the processes that the workers have begun."""
        with suppress(OSError, TimeoutError):
            if self.open:
                self.client.cancel(list(self.open))
            self.client.run(dismiss, self.run, on_error="ignore")
