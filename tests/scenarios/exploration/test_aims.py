"""What statements read, and that looking first at what could bring them about changes how much is looked at alone."""

from functools import cache
from pathlib import Path

import pytest

from engine.exploration.branches import ALL, Reductions
from engine.view.footprint import Aspect
from judge.scenario_places import stood
from scenarios.exploration.aims import aim_of
from scenarios.exploration.statements import stated
from scenarios.outcome import ScenarioOutcome
from tests.every_row import for_every
from tests.scenarios.exploration.aimed_boards import AIMED_BOARDS
from tests.scenarios.exploration.looks_counted import UNAIMED, looks_at, scenario_of

FEWER = 2
"""How many times as many junctures are looked at in all on the boards without an aim."""


@cache
def looked_at(steps: str, reductions: Reductions) -> tuple[ScenarioOutcome, int]:
    """Return what becomes of the steps of a board, and how many junctures its statement looks at."""
    return looks_at(scenario_of(steps), reductions)


@for_every("steps", AIMED_BOARDS.values())
@for_every("reductions", [ALL, UNAIMED])
def test_what_can_be_brought_about_is_the_same_either_way(steps: str, reductions: Reductions) -> None:
    outcome, looks = looked_at(steps, reductions)
    assert outcome.verdict == "as ruled", outcome.message
    assert looks > 0


def test_less_is_looked_at_with_an_aim() -> None:
    decided = [steps for steps in AIMED_BOARDS.values() if "can bring about" in steps]
    aimed, unaimed = (sum(looked_at(steps, reductions)[1] for steps in decided) for reductions in (ALL, UNAIMED))
    assert aimed * FEWER < unaimed


BOARD = """\
Given you control "Bloodclaw"
And your opponent's hero is "Ta'zo"
And your hand is "Fire Blast"
"""
READ: dict[str, tuple[set[Aspect], list[str]]] = {
    '"Bloodclaw" is in your graveyard': ({Aspect.GRAVEYARD}, ["Bloodclaw"]),
    '"Fire Blast" is not on the chain': ({Aspect.CHAIN}, ["Fire Blast"]),
    "there are 2 cards in your hand": ({Aspect.HAND}, []),
    "there are 2 cards in your resource row": ({Aspect.PLAY}, []),
    '"Bloodclaw" has 1 damage and 2 ATK': ({Aspect.DAMAGE, Aspect.ATK}, ["Bloodclaw"]),
    "your opponent's hero has 1 damage": ({Aspect.DAMAGE}, ["Ta'zo"]),
    '"Bloodclaw" is exhausted': ({Aspect.READY}, ["Bloodclaw"]),
    '"Bloodclaw" is attacking': ({Aspect.COMBAT}, ["Bloodclaw"]),
    '"Bloodclaw" has 1 "Doom" counter': ({Aspect.COUNTERS}, ["Bloodclaw"]),
    "you win the game": ({Aspect.PLAYERS}, ["Ta'zo"]),
    "your opponent loses the game": ({Aspect.PLAYERS}, ["Ta'zo"]),
    "the chain is empty": ({Aspect.CHAIN}, []),
}


@pytest.fixture(scope="module")
def board_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("board") / "a.feature"
    file.write_text(f"Feature: a\nScenario: b\n{BOARD}")
    return file


@for_every(("words", "read"), READ.items())
def test_what_a_statement_reads(words: str, read: tuple[set[Aspect], list[str]], board_file: Path) -> None:
    here = stood(f"{board_file}:5")
    aim = aim_of(here.play, stated(here.lookup, words))
    assert (set(aim.reads), sorted(here.play.now.cards[each].printed.name for each in aim.of)) == read
