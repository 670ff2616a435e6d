"""How long commands take to start, against a typer application of one empty command, as ratios taken in one run."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).parents[1]
FEATURE = "features/6-combat/603-combat-conclusion.feature"
CARRIED = "scenarios/library/cards/adept-breton.json"
OWN = "own.feature"
OWN_FEATURE = """\
Feature: A card of one's own
  Scenario: It is there
    Given you control "Mine"
    Then "Mine" has 0 damage
"""
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


QUESTION = "I control Kor Cindervein. My opponent controls Araelun. I attack Araelun with Kor Cindervein"
JUDGE = [sys.executable, "-m", "judge"]
COMMANDS = {
    "an empty typer command": (EMPTY, 1.0),
    "judge --version": ([*JUDGE, "--version"], 1.2),
    "judge run, one scenario": ([*JUDGE, "run", one_scenario()], 2.5),
    "judge ask, one question": ([*JUDGE, "ask", QUESTION], 2.5),
    "judge run, one scenario with a card of one's own": ([*JUDGE, "run", OWN, "--library", "."], 2.5),
}


@pytest.fixture(autouse=True)
def own_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start in a folder with a card of one's own and a scenario that it is in; byte code is kept, as for a user."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    (tmp_path / "features").symlink_to(ROOT / "features")
    (tmp_path / "cards").mkdir()
    carried = json.loads((ROOT / CARRIED).read_text(encoding="utf-8"))
    (tmp_path / "cards" / "mine.json").write_text(json.dumps(carried | {"name": "Mine"}), encoding="utf-8")
    (tmp_path / OWN).write_text(OWN_FEATURE, encoding="utf-8")


def start(command: list[str]) -> None:
    subprocess.run(command, capture_output=True, check=True)


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


IN_WORDS = """\
Feature: A card in words
  Scenario: It is there
    Given the card "Zorg" reads:
      \"\"\"
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Zorg attacks, draw a card.
      \"\"\"
    And you control "Zorg"
    Then "Zorg" has 0 damage
"""
CARRIED_FEATURE = OWN_FEATURE.replace("Mine", "Adept Breton")
MOST_IN_WORDS = 1.3


def test_a_card_in_words_that_was_read_before_costs_little_more_than_a_carried_one(tmp_path: Path) -> None:
    in_words, carried = tmp_path / "words.feature", tmp_path / "carried.feature"
    in_words.write_text(IN_WORDS, encoding="utf-8")
    carried.write_text(CARRIED_FEATURE, encoding="utf-8")
    runs = [[*JUDGE, "run", str(place)] for place in (in_words, carried)]
    for run in runs:
        start(run)
    assert median(seconds(runs[0]) / seconds(runs[1]) for _ in range(PAIRS)) <= MOST_IN_WORDS
