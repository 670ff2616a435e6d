"""Scenarios of many steps: each further step costs as much as those before it."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from judge.played_features import carried_setting
from scenarios.runner import judge_features

_TURN = "    When your opponent's next turn starts\n    And your next turn starts\n"


def _seconds(path: Path, steps: int) -> float:
    """Return the processor time that a scenario of so many steps takes, in which turn after turn passes."""
    path.write_text(
        "Feature: Turns\n  Scenario: Turns\n"
        '    Given the card "Satchel" reads:\n'
        '      """\n      1, Item\n      You have no maximum hand size.\n      """\n'
        '    And you control "Satchel"\n    And your opponent controls "Satchel"\n'
        f"    And you have {steps} unnamed cards in your deck\n"
        f"    And your opponent has {steps} unnamed cards in your opponent's deck\n"
        + _TURN * (steps // 2)
        + "    Then it is your turn\n"
    )
    start = process_time()
    (outcome,) = judge_features([path], setting=carried_setting())
    assert outcome.verdict == "as ruled", outcome.message
    return process_time() - start


@pytest.mark.long
def test_four_times_as_many_steps_take_about_four_times_as_long(tmp_path: Path) -> None:
    path = tmp_path / "turns.feature"
    _seconds(path, 20)
    assert _seconds(path, 1600) < 8 * _seconds(path, 400)
