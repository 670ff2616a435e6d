"""How long a document of any shape takes to import: a second for 100 kB at most."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

import pytest

from judge.rules.errors import RulesError
from judge.rules.importing import import_file, import_lines
from tests.judge.rules.shapes import crowds, returning, running

SIZE = 100_000
SECONDS = 1.0
ATTEMPTS = 2


@pytest.mark.parametrize("shapes", [crowds, returning, running])
def test_no_shape_takes_more_than_a_second(
    shapes: Callable[[int], Iterator[tuple[str, bytes]]], tmp_path: Path
) -> None:
    slow = {}
    for name, data in shapes(SIZE):
        taken = min(seconds(data, tmp_path) for _ in range(ATTEMPTS)) if seconds(data, tmp_path) >= SECONDS else 0.0
        if taken >= SECONDS * max(1.0, len(data) / SIZE):
            slow[name] = taken
    assert slow == {}


def seconds(data: bytes, folder: Path) -> float:
    """Return how long the processor works to import the bytes, or to say why they are no document."""
    path = folder / "any.txt"
    path.write_bytes(data)
    started = process_time()
    try:
        list(import_lines(import_file(path, None, folder / "library")))
    except RulesError as error:
        str(error)
    return process_time() - started
