"""Our own features, played once by each runner."""

import re
import subprocess
import sys
from collections import Counter
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from scenarios.runner import judge_features

ROOT = Path(__file__).parents[2]
INSTALLED = any(entry.value == "judge.pytest_plugin" for entry in entry_points(group="pytest11"))
LOADED = [] if INSTALLED else ["-p", "judge.pytest_plugin"]


def test_pytest_and_the_runner_count_our_features_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    judged = Counter(
        "passed" if outcome.verdict == "as ruled" else "failed" for outcome in judge_features(["features"])
    )
    command = [sys.executable, "-m", "pytest", *LOADED, "features", "--judge-features", "-q", "--color=no"]
    quiet = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    output = subprocess.run([*command, *quiet], capture_output=True, text=True, check=False).stdout
    counted = {
        word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|errors?)", output.splitlines()[-1])
    }
    assert counted == judged, output[-2000:]
