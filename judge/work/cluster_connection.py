"""A Dask cluster: finding it, giving it tasks, waiting for what comes back, and what can go wrong with it."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, TypeAlias

from judge.documents.document_errors import RulesError, quoted

ANSWERS_WITHIN = 5.0
"""In how many seconds a cluster has to answer, and to have a worker."""

WORKERS_BACK = 60.0
"""How many seconds are waited for workers when all have gone."""

_ADDRESS = re.compile(r"(?:(?P<kind>\w+)://)?(?P<host>[\w.-]+|\[[\da-fA-F:]+\]):(?P<port>\d{1,5})")

Client: TypeAlias = Any
Future: TypeAlias = Any
"""Dask is imported only where somebody asks for a cluster, and its methods have no types."""


class WorkersKilled(Exception):
    """Several workers were ended while they did a task."""


class Cluster:
    """A cluster at an address, and what comes back of the tasks that it was given.

    Raises:
        RulesError: Dask isn't installed, nobody answers at the address, or the cluster has no workers.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = connected(address)
        self.back: Queue[Future] = Queue()
        self.found: dict[str, int] = {}
        self.asked = -monotonic()

    def threads(self) -> dict[str, int]:
        """Return the workers that the cluster has now, each with its threads; it is asked once in a while."""
        if monotonic() - self.asked > 1:
            self.found = self.client.nthreads()
            self.asked = monotonic()
        return self.found

    def give(self, function: Callable[..., Any], *given: object, **where: object) -> Future:
        """Give the cluster a task, which is among those that come back."""
        future = self.client.submit(function, *given, pure=False, retries=0, **where)
        future.add_done_callback(self.back.put)
        return future

    def next(self) -> Future:
        """Return the next task that has come back.

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

    def answer(self, future: Future) -> Any:  # noqa: ANN401 - whatever the task returns.
        """Return what came of a task.

        Raises:
            WorkersKilled: it has ended its workers, or they were ended meanwhile.
            RulesError: the cluster is gone, or the workers have no judge.
        """
        from distributed import CancelledError, KilledWorker

        try:
            return future.result()
        except KilledWorker:
            raise WorkersKilled from None
        except (CancelledError, OSError):
            raise RulesError(f"the cluster at {quoted(self.address)} doesn't answer any more") from None
        except ModuleNotFoundError as missing:
            hint = "install judge there, in the same version"
            raise RulesError(f"the workers of the cluster lack the module {missing.name}", hint=hint) from None

    def close(self) -> None:
        """Leave the cluster."""
        leave(self.client)


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
        leave(client)
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


def leave(client: Client) -> None:
    """Leave the cluster."""
    with suppress(OSError, TimeoutError):
        client.close(timeout=ANSWERS_WITHIN)
