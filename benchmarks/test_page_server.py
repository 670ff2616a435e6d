"""How fast the served page answers: the first ruling after the start, rulings a second, many at once."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import perf_counter
from urllib.parse import urlencode, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
FIRST = 0.3
RULINGS_A_SECOND = 20
AT_ONCE = 50
ROUNDS = 60
QUESTION = """\
your hand is "Fire Blast"
you have 5 resources
you control "Kor Cindervein" with {damage} damage
your opponent controls "Araelun" with 2 damage and "Sarmoth"
you play "Fire Blast"
you choose "Sarmoth"
"Kor Cindervein" attacks "Araelun"
"""


@pytest.fixture
def address() -> Iterator[str]:
    """The address of a page that has just started."""
    command = [sys.executable, "-m", "judge", "page", "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        line = running.stdout.readline()
        yield line.split()[4]
        running.terminate()


def asked(address: str, number: int) -> int:
    """Ask a question that was not asked before, and return the code of the answer."""
    text = QUESTION.format(damage=number % 3) + f"# {number}\n"
    return got(address, f"/?{urlencode({'q': text})}")


def got(address: str, path: str) -> int:
    connection = HTTPConnection(urlsplit(address).netloc, timeout=60)
    with closing(connection):
        connection.request("GET", path)
        response = connection.getresponse()
        response.read()
        return response.status


def test_the_page_answers_at_once_and_many(address: str) -> None:
    # The page is served once its processes are ready; what this waits for is the start.
    assert got(address, "/judge.css") == 200
    started = perf_counter()
    assert asked(address, 0) == 200
    first = perf_counter() - started
    assert first <= FIRST, f"the first ruling takes {first * 1000:.0f} ms"

    # One after another, so that one process plays: what it does in a second, one core does.
    taken = []
    for number in range(1, ROUNDS):
        started = perf_counter()
        assert asked(address, number) == 200
        taken.append(perf_counter() - started)
    assert 1 / median(taken) >= RULINGS_A_SECOND, f"{1 / median(taken):.0f} rulings a second"

    with ThreadPoolExecutor(AT_ONCE) as many:
        codes = list(many.map(lambda number: asked(address, number), range(ROUNDS, ROUNDS + AT_ONCE)))
    assert codes == [200] * AT_ONCE
