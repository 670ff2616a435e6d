"""How long documents take to import and to compare, and how long a look-up takes from a cold start."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from judge.documents.comparison.document_comparison import compare
from judge.documents.document_import import import_file
from judge.documents.reader.document_reader import read_file

ROOT = Path(__file__).parents[1]
DOCUMENTS = ROOT.parent / "shared" / "documents"
PAIRS = 11
LARGE = 150_000

EMPTY = [
    sys.executable,
    "-c",
    "import typer\napp = typer.Typer()\n@app.command()\ndef main() -> None: pass\napp()",
]
LOOK_UPS = {
    "a rule": ["rule", "602.2"],
    "a section": ["rule", "602"],
    "a word": ["term", "épuisé"],
    "a search": ["search", "stealth"],
    "a card": ["card", "Leeroy Jenkins"],
}
MOST = 1.5
"""How many times as long as a command that does nothing a look-up takes at most, by the clock and in work."""


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A document of 150 kB: the published one where it stands beside the project, else rules by the thousand."""
    published = next(DOCUMENTS.glob("001_*.txt"), None)
    if published:
        return published
    path = tmp_path_factory.mktemp("document") / "large.txt"
    sections = (
        f"{section}. Section\n"
        + "".join(
            f"{section}.{rule} A rule says something that the rule before it doesn't say.\n" for rule in range(1, 20)
        )
        for section in range(100, 250)
    )
    path.write_text("".join(sections)[:LARGE], encoding="utf-8")
    return path


def test_importing_150_kb_takes_less_than_a_second(benchmark: BenchmarkFixture, large: Path, tmp_path: Path) -> None:
    benchmark(import_file, large, None, tmp_path)
    started = process_time()
    import_file(large, None, tmp_path)
    assert process_time() - started < 1.0


def test_comparing_two_editions_takes_less_than_two_seconds(benchmark: BenchmarkFixture, large: Path) -> None:
    old = read_file(large).documents[0]
    other = next(DOCUMENTS.glob("000_*.txt"), None)
    new = read_file(other).documents[0] if other else old
    benchmark(compare, old, new)
    started = process_time()
    compare(old, new)
    assert process_time() - started < 2.0


def seconds(command: list[str], library: Path) -> float:
    started = perf_counter()
    environment = {**os.environ, "JUDGE_LIBRARY": str(library), "XDG_CACHE_HOME": str(library / "cache")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # Byte code is kept, as for a user.
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, env=environment)
    return perf_counter() - started


@pytest.mark.parametrize("name", LOOK_UPS)
def test_a_look_up_starts_nearly_as_fast_as_nothing(name: str, large: Path, tmp_path: Path) -> None:
    """Compare in pairs, one command right after the other, for a machine's speed drifts."""
    import_file(large, None, tmp_path)
    command = [sys.executable, "-m", "judge", *LOOK_UPS[name]]
    seconds(command, tmp_path)  # The first run writes byte code and the index.
    assert median(seconds(command, tmp_path) / seconds(EMPTY, tmp_path) for _ in range(PAIRS)) <= MOST
    assert median(worked(command, tmp_path) / worked(EMPTY, tmp_path) for _ in range(PAIRS)) <= MOST


def worked(command: list[str], library: Path) -> float:
    """Return how long the processor worked for a command; what the machine does beside it is left out."""
    before = os.times()
    seconds(command, library)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
