"""What the runner adds to a scenario, beside behave, pytest-bdd and a bare loop over gherkin-official.

All of them run the same generated scenarios of eight cheap steps in the same minutes; a runner's start is left out by
running it on few scenarios and on many. behave is needed by this file alone, and is no dependency of the project.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler, GherkinDocumentWithURI
from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.test_runner import FEW, MORE, SCENARIOS, judge_all, pytest_bdd_seconds, write_features

ROUNDS = 3
BEHAVE_MORE = 1050
STEP_CODE = """\
from behave import given, step, then, when
@given("there are {n:d} of them")
def a(context, n): pass
@given("it is quiet")
def b(context): pass
@when("you take {n:d} of them")
def c(context, n): pass
@then("there are {n:d} of them")
def d(context, n): pass
"""

PATTERNS: tuple[tuple[re.Pattern[str], Callable[..., None]], ...] = tuple(
    (re.compile(pattern), lambda *_: None)
    for pattern in (r"there are (\d+) of them", r"it is quiet", r"you take (\d+) of them")
)


def bare_loop(features: Path) -> int:
    """Parse each file, compile it to pickles and do each step by the first pattern that fits; return how many ran."""
    ran = 0
    for path in sorted(features.glob("*.feature")):
        parsed = Parser().parse(path.read_text(encoding="utf-8"))
        document: GherkinDocumentWithURI = {**parsed, "uri": str(path)}
        for pickle in Compiler().compile(document):
            for step in pickle["steps"]:
                matches = ((act, pattern.fullmatch(step["text"])) for pattern, act in PATTERNS)
                next(act(*match.groups()) for act, match in matches if match)
            ran += 1
    return ran


def behave_seconds(folder: Path, scenarios: int) -> float:
    features = write_features(folder, scenarios)
    (features / "steps").mkdir()
    (features / "steps" / "cheap.py").write_text(STEP_CODE)
    command = [sys.executable, "-m", "behave", "--format=null", "--summary", str(features)]
    started = perf_counter()
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    taken = perf_counter() - started
    assert f"{scenarios} scenarios passed" in ran.stdout, ran.stdout + ran.stderr
    return taken


def seconds_of(action: Callable[[], object]) -> float:
    started = perf_counter()
    action()
    return perf_counter() - started


def added_by(seconds: Callable[[Path, int], float], folder: Path, few: int, more: int) -> float:
    """Return what a runner that is started anew adds to each scenario: the difference between many and few."""
    return (seconds(folder / "more", more) - seconds(folder / "few", few)) / (more - few)


@pytest.mark.benchmark(group="runner, 3,000 scenarios of eight cheap steps")
def test_a_bare_loop(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    features = write_features(tmp_path, SCENARIOS)
    assert benchmark.pedantic(bare_loop, (features,), rounds=ROUNDS) == SCENARIOS  # type: ignore[no-untyped-call]


def test_the_runner_adds_no_more_than_its_peers(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """At most a tenth of pytest-bdd, no more than behave; told beside a bare loop that checks and reports nothing."""
    pytest.importorskip("behave", reason="behave is needed for the comparison: pip install behave")
    features = write_features(tmp_path / "ours", SCENARIOS)
    judge_all(features, None)
    rounds: list[dict[str, float]] = []
    for number in range(ROUNDS):
        folder = tmp_path / str(number)
        rounds.append(
            {
                "ours": seconds_of(lambda: judge_all(features, None)) / SCENARIOS,
                "a bare loop": seconds_of(lambda: bare_loop(features)) / SCENARIOS,
                "behave": added_by(behave_seconds, folder / "behave", FEW, BEHAVE_MORE),
                "pytest-bdd": added_by(pytest_bdd_seconds, folder / "bdd", FEW, MORE),
            }
        )
    benchmark.pedantic(judge_all, (features, None))  # type: ignore[no-untyped-call]
    peers = [peer for peer in rounds[0] if peer != "ours"]
    ratios = {peer: median(each["ours"] / each[peer] for each in rounds) for peer in peers}
    benchmark.extra_info.update({f"ours against {peer}": round(ratio, 3) for peer, ratio in ratios.items()})
    assert ratios["pytest-bdd"] <= 0.1
    assert ratios["behave"] <= 1.0
