"""What the runner itself adds to a scenario, against what pytest-bdd adds to the same one, taken in one run."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from scenarios.judgement import Setting
from scenarios.outcome import EventLine, StateView
from scenarios.registry.lookup import Lookup
from scenarios.registry.registry import Sentences
from scenarios.runner import judge_features
from scenarios.signed_cache import SignedCache

SCENARIOS = 3000
PER_FILE = 50
FEW, MORE = 50, 650
SHARE = 0.1
ROUNDS = 5
STEPS = """\
    Given there are 3 of them
    And it is quiet
    And there are 5 of them
    When you take 2 of them
    And you take 1 of them
    Then there are 5 of them
    And there are 7 of them
    But there are 9 of them
"""
STEP_CODE = """\
from pytest_bdd import given, parsers, scenarios, then, when
@given(parsers.parse("there are {n:d} of them"))
def a(n): pass
@given("it is quiet")
def b(): pass
@when(parsers.parse("you take {n:d} of them"))
def c(n): pass
@then(parsers.parse("there are {n:d} of them"))
def d(n): pass
scenarios("features")
"""


class Nothing:
    """A game in which nothing happens, so that what is left is the runner's own time."""

    tagged: tuple[str, ...] = ()

    def before(self, keyword: str, line: int) -> None:
        del keyword, line

    def mark(self) -> int:
        return 0

    def lines_since(self, mark: int) -> tuple[EventLine, ...]:
        del mark
        return ()

    def about(self) -> tuple[int, ...]:
        return ()

    def noted_rules(self) -> tuple[str, ...]:
        return ()

    def waiting(self) -> str | None:
        return None

    def finish(self) -> None:
        pass

    def edition(self) -> str:
        return "cr-2007-05"

    def rules(self) -> tuple[str, ...]:
        return ()

    def has_applied(self, rule: str) -> bool:
        del rule
        return False

    def unsettled(self) -> tuple[str, ...]:
        return ()

    def board(self) -> StateView:
        return StateView()

    def view(self) -> StateView:
        return StateView()


def count(game: Nothing, number: int) -> None:
    del game, number


def rest(game: Nothing) -> None:
    del game


def cheap_steps() -> Setting:
    sentences = Sentences()
    sentences.add("Given", "there are {number:NUMBER} of them", "there are 3 of them", count)
    sentences.add("Given", "it is quiet", "it is quiet", rest)
    sentences.add("When", "you take {number:NUMBER} of them", "you take 2 of them", count)
    sentences.add("Then", "there are {number:NUMBER} of them", "there are 5 of them", count)
    return Setting(Lookup(sentences), lambda _: Nothing())


def write_features(folder: Path, scenarios: int) -> Path:
    features = folder / "features"
    features.mkdir(parents=True)
    for first in range(0, scenarios, PER_FILE):
        rows = [f"  Scenario: number {n}\n{STEPS}" for n in range(first, first + PER_FILE)]
        (features / f"{first:04}.feature").write_text(f"Feature: from {first}\n" + "".join(rows))
    return features


def judge_all(features: Path, cache: Path | None) -> int:
    kept = None if cache is None else SignedCache(cache, b"k" * 32)
    return sum(
        outcome.verdict == "as ruled" for outcome in judge_features([features], cache=kept, setting=cheap_steps())
    )


@pytest.mark.benchmark(group="runner, 3,000 scenarios of eight cheap steps")
@pytest.mark.parametrize("kept", [False, True], ids=["features parsed", "features from the cache"])
def test_judging(benchmark: BenchmarkFixture, tmp_path: Path, kept: bool) -> None:  # noqa: FBT001
    features = write_features(tmp_path, SCENARIOS)
    cache = tmp_path / "cache" if kept else None
    judge_all(features, cache)
    assert benchmark(judge_all, features, cache) == SCENARIOS


def pytest_bdd_seconds(folder: Path, scenarios: int) -> float:
    write_features(folder, scenarios)
    (folder / "test_steps.py").write_text(STEP_CODE)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", "test_steps.py"]
    started = perf_counter()
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    taken = perf_counter() - started
    assert f"{scenarios} passed" in ran.stdout, ran.stdout + ran.stderr
    return taken


def seconds_of_judging(features: Path) -> float:
    started = perf_counter()
    judge_all(features, None)
    return perf_counter() - started


def test_the_runner_adds_at_most_a_tenth_of_what_pytest_bdd_adds(tmp_path: Path) -> None:
    features = write_features(tmp_path, SCENARIOS)
    judge_all(write_features(tmp_path / "first", FEW), None)  # our start is left out, as theirs is
    shares = []
    for number in range(ROUNDS):
        few, more = (pytest_bdd_seconds(tmp_path / f"{number}-{much}", much) for much in (FEW, MORE))
        theirs = (more - few) / (MORE - FEW)
        shares.append(seconds_of_judging(features) / SCENARIOS / theirs)
    assert median(shares) <= SHARE, shares


JOBS = 2
GAIN = 1.6


def seconds_of_run(cache: Path, *options: str) -> float:
    command = [sys.executable, "-m", "judge", "run", "--quiet", *options]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    started = perf_counter()
    subprocess.run(command, capture_output=True, check=True, env=environment)
    return perf_counter() - started


@pytest.mark.skipif((os.cpu_count() or 1) < JOBS, reason="there is one processor")
def test_two_jobs_play_all_carried_scenarios_in_little_more_than_half_the_time(tmp_path: Path) -> None:
    seconds_of_run(tmp_path)
    gains = [seconds_of_run(tmp_path) / seconds_of_run(tmp_path, "--jobs", str(JOBS)) for _ in range(ROUNDS)]
    assert median(gains) >= GAIN, gains


def test_what_is_remembered_takes_a_quarter_of_the_time_or_less(tmp_path: Path) -> None:
    alone = seconds_of_run(tmp_path)
    seconds_of_run(tmp_path, "--cached")
    assert seconds_of_run(tmp_path, "--cached") <= alone / 4
