"""pytest as a stranger's repository runs it on feature files, with our plugin installed."""

import os
import re
import subprocess
from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path

from tests import forked_start

ROOT = Path(__file__).parents[2]
INSTALLED = any(entry.value == "judge.pytest_plugin" for entry in entry_points(group="pytest11"))
LOADED = [] if INSTALLED else ["-p", "judge.pytest_plugin"]
TURN = """\
@rule:407.1 @smoke @team:blue @skip
Feature: Turns
  Background:
    Given cost is no matter
  @edition:cr-2007-05 @edition:faq-2009-03 @issue:12 @example:cr-2007-05/404.1#1
  Scenario: Passing hands priority on
    When you pass
    Then your opponent has priority
  Scenario Outline: <who> has priority after a pass
    When you pass
    Then <who> <verb> priority
    @a.b(c) @x:y
    Examples:
      | who           | verb |
      | your opponent | has  |
      | you           | have |
  @rule:601.2a
  Scenario: A rule that is never applied
    When you pass
  Scenario: A sentence that nobody knows
    When you pas
  Scenario: A table that nobody wants
    When you pass
      | x |
  Scenario: A choice of the rules
    Given you have 10 unnamed cards in your hand
    When the turn ends
"""


OTHERS = (
    "cacheprovider",
    "benchmark",
    "xdist",
    "pytest_cov",
    "hypothesispytest",
    "asyncio",
    "pytest-lsp",
    "anyio",
    "platformdirs",
)
"""What of our own setup a stranger's repository doesn't have."""


def run(folder: Path, *arguments: str, without: Iterable[str] = OTHERS) -> subprocess.CompletedProcess[str]:
    """Run pytest on a folder as a stranger's repository would, with every warning an error."""
    plugins = [*LOADED, *(word for each in without for word in ("-p", f"no:{each}"))]
    strict = ["--strict-markers", "-W", "error", "--color=no", "--rootdir", str(folder), *arguments]
    places = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    environment.pop("PYTEST_ADDOPTS", None)
    return forked_start.run("pytest", *plugins, *strict, cwd=folder, env=environment)


def counts(output: str) -> dict[str, int]:
    """Return the counts of pytest's last line."""
    last = output.strip().splitlines()[-1]
    return {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|error|skipped|deselected)", last)}
