"""What a worker of a cluster does with a chunk of tasks: a process of its own does them, and stays for the next."""

import pickle
from collections.abc import Iterable
from threading import Lock
from typing import Any

from judge.documents.document_errors import RulesError
from judge.work.local_workers import Crew
from judge.work.program_digest import program_digest
from judge.work.started_worker import Started

_LOCK = Lock()
_IDLE: dict[str, list[Crew[Any, Any]]] = {}
"""The crews that wait for a chunk, of one process each, by the work that they do; a worker may have several threads."""


def do_chunk(
    run: str, program: str, work: bytes, tasks: Iterable[tuple[int, Any]], timeout: float | None
) -> list[tuple[int, Any]]:
    """Return what comes of numbered tasks, in any order. `run` names the work; the `work` itself is pickled.

    Raises:
        RulesError: another version of the program is installed here.
    """
    if program != program_digest():
        what = f"the workers of the cluster have another version of judge: {program_digest()}, not {program}"
        raise RulesError(what, hint="install the same version there")
    crew = _crew(run, work, timeout)
    try:
        done = list(crew.results(tasks))
    except BaseException:
        crew.close()
        raise
    with _LOCK:
        _IDLE.setdefault(run, []).append(crew)
    return done


def _crew(run: str, work: bytes, timeout: float | None) -> Crew[Any, Any]:
    with _LOCK:
        waiting = _IDLE.get(run)
        if waiting:
            return waiting.pop()
    # The work comes from the client, whom the cluster trusts with any code.
    return Crew(pickle.loads(work), 1, timeout, Started)  # noqa: S301


def same(work: bytes) -> bytes:
    """Return what it is given."""
    return work


def dismiss(run: str) -> None:
    """End the processes that wait for more chunks of a work."""
    with _LOCK:
        crews = _IDLE.pop(run, [])
    for crew in crews:
        crew.close()
