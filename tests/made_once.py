"""What several tests need and is long in the making: made once in a run, whatever the number of workers."""

from __future__ import annotations

import gc
import os
import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Any, TypeVar

FOLDER = "WOWTCG_JUDGE_MADE_ONCE"
"""The variable of the environment that names the folder which all workers of a run have in common."""

Made = TypeVar("Made")


def folder() -> Path:
    """Return the folder that all workers of this run have in common."""
    return Path(os.environ[FOLDER])


def made_once(makers: Mapping[str, Callable[[], Made]]) -> dict[str, Made]:
    """Return what each maker makes under its name; the workers of a run share the making.

    It must be a value that nobody changes, for the worker that made it has it as it is. A worker passes over what
    another is busy with, and waits for it at the end. What failed for one is tried by the next, so that each test that
    needs it tells the failure.
    """
    for name, make in makers.items():
        with _held(name, wait=False) as mine:
            if mine:
                _make(name, make)
    return {name: _found(name, make) for name, make in makers.items()}


_OURS: dict[Path, Any] = {}
"""What this worker has made, by its place."""


def _found(name: str, make: Callable[[], Made]) -> Made:
    with _held(name, wait=True):
        _make(name, make)
    place = _place(name)
    found: Made = _OURS[place] if place in _OURS else _loaded(place)
    return found


def _loaded(place: Path) -> Any:  # noqa: ANN401 - whatever was made.
    """Return what another worker has made; the collector of garbage leaves it alone, for it stays to the end."""
    gc.disable()
    try:
        return pickle.loads(place.read_bytes())  # noqa: S301 - a worker of this run has written it.
    finally:
        gc.freeze()
        gc.enable()


def _make(name: str, make: Callable[[], object]) -> None:
    place = _place(name)
    if not place.exists():
        made = make()
        beside = _place(f"{name}.part")
        beside.write_bytes(pickle.dumps(made))
        beside.replace(place)
        _OURS[place] = made


def _place(name: str) -> Path:
    return folder() / name


@contextmanager
def _held(name: str, *, wait: bool) -> Iterator[bool]:
    """Hold a lock, which ends with whoever holds it; give whether it is held, which it always is after waiting."""
    with _place(f"{name}.lock").open("wb") as lock:
        try:
            flock(lock, LOCK_EX if wait else LOCK_EX | LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True
