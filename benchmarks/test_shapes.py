"""How long a document of any shape takes to import: a second for 100 kB at most."""

import gc
from collections.abc import Callable, Iterator
from math import exp, log
from pathlib import Path
from time import process_time

import pytest

from judge.__main__ import COLLECT_AFTER
from judge.documents.document_errors import RulesError
from judge.documents.document_import import import_file, import_lines
from tests.judge.documents.shapes import crowds, returning, running

SIZE = 100_000
PROBES = (3_000, 9_000)
SECONDS = 1.0
ATTEMPTS = 3
"""How often a shape is tried before it is doubted, and before it is slow: the first time that is short is enough."""
DOUBT = 0.5


@pytest.fixture(autouse=True)
def nothing_left_by_others() -> Iterator[None]:
    """Keep the collector of garbage from what other benchmarks have left, and as seldom as the command does."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


@pytest.mark.parametrize("shapes", [crowds, returning, running])
def test_no_shape_takes_more_than_a_second(
    shapes: Callable[[int], Iterator[tuple[str, bytes]]], tmp_path: Path
) -> None:
    doubtful = {
        at
        for at, (shorter, longer) in enumerate(zip(*map(shapes, PROBES), strict=True))
        if all(expected(shorter[1], longer[1], tmp_path) >= DOUBT * SECONDS for _ in range(ATTEMPTS))
    }
    slow = {}
    for at, (name, data) in enumerate(shapes(SIZE)):
        limit = SECONDS * max(1.0, len(data) / SIZE)
        if at in doubtful and all(seconds(data, tmp_path) >= limit for _ in range(ATTEMPTS)):
            slow[name] = limit
    assert slow == {}


def expected(shorter: bytes, longer: bytes, folder: Path) -> float:
    """Return how long a shape should take in full, by how its time grows between two small sizes of it.

    What grows as its length or slower is expected to go on as its length, so that no noise makes it look fast.
    """
    first, second = seconds(shorter, folder), seconds(longer, folder)
    growth = max(1.0, log(second / first) / log(len(longer) / len(shorter)))
    return second * exp(growth * log(SIZE / len(longer)))


def seconds(data: bytes, folder: Path) -> float:
    """Return how long the processor works to import the bytes, or to say why they are no document."""
    path = folder / "any.txt"
    path.write_bytes(data)
    started = process_time()
    try:
        list(import_lines(import_file(path, None, folder / "library", replacing=True)))
    except RulesError as error:
        str(error)
    return process_time() - started
