"""How fast the served page answers: the first ruling after the start, rulings a second, many at once."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, process_time
from urllib.parse import urlencode, urlsplit

import pytest

from benchmarks.machine_speed import times_slower
from judge.pages.asked_page import Question, answer_part
from judge.pages.page_player import Cards, beginning_of
from judge.rulebook import REFERENCE

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


def question(number: int) -> str:
    """Return a question that no other number gives, so that no answer to it is remembered."""
    return QUESTION.format(damage=number % 3) + f"# {number}\n"


def asked(address: str, number: int) -> int:
    """Ask a question that was not asked before, and return the code of the answer."""
    return got(address, f"/?{urlencode({'q': question(number)})}")


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

    with ThreadPoolExecutor(AT_ONCE) as many:
        codes = list(many.map(lambda number: asked(address, number), range(1, 1 + AT_ONCE)))
    assert codes == [200] * AT_ONCE


@pytest.mark.usefixtures("collected_as_by_the_command")
def test_one_core_plays_and_draws_many_rulings_a_second() -> None:
    """Count the processor's time, for that of the clock is shared with whatever else runs."""
    beginning = beginning_of(REFERENCE, Cards())
    answer_part(Question(question(0)), beginning)
    before, started = times_slower(), process_time()
    for number in range(1, ROUNDS):
        assert answer_part(Question(question(number)), beginning)["html"]
    rate = (ROUNDS - 1) / (process_time() - started) * (before + times_slower()) / 2
    assert rate >= RULINGS_A_SECOND, f"{rate:.0f} rulings a second"
