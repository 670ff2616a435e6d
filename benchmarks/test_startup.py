"""How long commands take to start, against a typer application of one empty command, as ratios taken in one run."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).parents[1]
FEATURE = "features/6-combat/603-combat-conclusion.feature"
PAIRS = 15

EMPTY = [
    sys.executable,
    "-c",
    "import typer\napp = typer.Typer()\n@app.command()\ndef main() -> None: pass\napp()",
]


def one_scenario() -> str:
    """Return the place of the feature's first scenario."""
    lines = (ROOT / FEATURE).read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.strip().startswith("Scenario:"))
    return f"{FEATURE}:{line}"


COMMANDS = {
    "an empty typer command": (EMPTY, 1.0),
    "judge --version": ([sys.executable, "-m", "judge", "--version"], 1.2),
    "judge run, one scenario": ([sys.executable, "-m", "judge", "run", one_scenario()], 2.5),
}


def start(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)


def seconds(command: list[str]) -> float:
    started = perf_counter()
    start(command)
    return perf_counter() - started


@pytest.mark.benchmark(group="start-up", min_rounds=PAIRS)
@pytest.mark.parametrize("name", COMMANDS)
def test_starting(benchmark: BenchmarkFixture, name: str) -> None:
    benchmark(start, COMMANDS[name][0])


@pytest.mark.parametrize("name", [name for name, (command, _) in COMMANDS.items() if command is not EMPTY])
def test_start_up_stays_within_its_bound(name: str) -> None:
    """Compare in pairs, one command right after the other, for a machine's speed drifts."""
    command, bound = COMMANDS[name]
    start(command)  # The first run writes byte code and caches.
    assert median(seconds(command) / seconds(EMPTY) for _ in range(PAIRS)) <= bound
