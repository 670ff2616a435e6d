"""Turns at a ledger: of several that add to it at once, each waits until the one before has written."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from judge.documents.document_errors import BadLedger
from judge.documents.document_library import sweep

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

WAY_IN = os.O_RDONLY if sys.platform != "win32" else os.O_RDWR | os.O_CREAT


@contextmanager
def turn_at(ledger: Path) -> Iterator[None]:
    """Wait until nobody else adds to the ledger, and keep others waiting within the body.

    The folder of the ledger is locked, so that no file is left beside it, even by a program that is killed. What such a
    one has left half-written is removed. Where a folder can't be locked, a temporary file is locked in its place.

    Raises:
        BadLedger: the folder of the ledger can't be made or locked.
    """
    folder = ledger.resolve().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(_locked(folder), WAY_IN)
    except OSError as error:
        raise BadLedger(f"can't be written: {error.strerror or error}", file=str(ledger)) from None
    try:
        _lock(held)
        sweep(folder)
        yield
    finally:
        # Closing gives the lock back, as the end of the process would.
        os.close(held)


def _locked(folder: Path) -> Path:
    if sys.platform == "win32":
        named = blake2b(str(folder).encode(), digest_size=8).hexdigest()
        return Path(tempfile.gettempdir()) / f"wowtcg-judge-{named}.lock"
    return folder


def _lock(held: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(held, msvcrt.LK_LOCK, 1)
    else:
        fcntl.flock(held, fcntl.LOCK_EX)
