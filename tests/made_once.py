"""What several tests need and is long in the making: made once in a run, whatever the number of workers."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import TypeVar

Made = TypeVar("Made")


def made_once(folder: Path, makers: Mapping[str, Callable[[], Made]]) -> dict[str, Made]:
    """Return what each maker makes; the workers that have the folder in common share the making.

    A worker passes over what another is busy with, and waits for it at the end. What failed for one is tried by the
    next, so that each test that needs it tells the failure.
    """
    for name, make in makers.items():
        with _held(folder / f"{name}.lock", wait=False) as mine:
            if mine:
                _make(folder / name, make)
    return {name: _found(folder, name, make) for name, make in makers.items()}


def _found(folder: Path, name: str, make: Callable[[], Made]) -> Made:
    with _held(folder / f"{name}.lock", wait=True):
        _make(folder / name, make)
        found: Made = pickle.loads((folder / name).read_bytes())  # noqa: S301 - a worker of this run has written it.
        return found


def _make(place: Path, make: Callable[[], object]) -> None:
    if not place.exists():
        beside = place.with_name(f"{place.name}.part")
        beside.write_bytes(pickle.dumps(make()))
        beside.replace(place)


@contextmanager
def _held(place: Path, *, wait: bool) -> Iterator[bool]:
    """Hold a lock, which ends with whoever holds it; give whether it is held, which it always is after waiting."""
    with place.open("wb") as lock:
        try:
            flock(lock, LOCK_EX if wait else LOCK_EX | LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True
