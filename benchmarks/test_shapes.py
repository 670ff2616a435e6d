"""How long a document of any shape takes to import: ten times as long as a plain one of its size at most."""

from collections.abc import Callable, Iterator
from math import exp, log
from pathlib import Path
from time import process_time

import pytest

from judge.documents.document_errors import RulesError
from judge.documents.document_import import import_file, import_lines
from tests.judge.documents.shapes import crowds, returning, running

SIZE = 100_000
PROBES = (3_000, 9_000)
PLAIN = "rules of any words"
"""The shape of a usual rulebook, imported beside each other one, for the speed of a machine drifts."""
LONGER = 10.0
"""How many times as long as a plain document another may take: it may have sixteen times as many lines."""
ATTEMPTS = 5
"""How often a shape is tried before it is doubted, and before it is slow: the first time that is short is enough."""
DOUBT = 0.5

pytestmark = pytest.mark.usefixtures("collected_as_by_the_command")


@pytest.mark.parametrize("shapes", [crowds, returning, running])
def test_no_shape_takes_much_longer_than_a_plain_document(
    shapes: Callable[[int], Iterator[tuple[str, bytes]]], tmp_path: Path
) -> None:
    plain = dict(crowds(SIZE))[PLAIN]
    usual = min(seconds(plain, tmp_path) for _ in range(ATTEMPTS))
    doubtful = {
        at
        for at, (shorter, longer) in enumerate(zip(*map(shapes, PROBES), strict=True))
        if all(expected(shorter[1], longer[1], tmp_path) >= DOUBT * LONGER * usual for _ in range(ATTEMPTS))
    }
    slow = {}
    for at, (name, data) in enumerate(shapes(SIZE)):
        if at in doubtful and (longer := times_as_long(data, plain, tmp_path)) >= LONGER:
            slow[name] = round(longer, 1)
    assert slow == {}


def times_as_long(data: bytes, plain: bytes, folder: Path) -> float:
    """Return how many times as long as a plain document of its size the bytes take, or the first time that is short."""
    least = float("inf")
    for _ in range(ATTEMPTS):
        usual = seconds(plain, folder) * max(1.0, len(data) / len(plain))
        least = min(least, seconds(data, folder) / usual)
        if least < LONGER:
            break
    return least


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
