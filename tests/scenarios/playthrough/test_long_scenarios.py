"""Scenarios of many steps: each further step costs as much as those before it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import process_time

import pytest

from judge.played_features import carried_setting
from scenarios.runner import judge_features

_TURN = "    When your opponent's next turn starts\n    And your next turn starts\n"
_GIVENS = 5
_STEPS = 800
_TOGETHER = 20
"""Of how many steps the time is taken together: that of a single one varies."""


def _times(path: Path, steps: int) -> list[float]:
    """Return the processor's times before, after each step of, and after a scenario in which turn after turn passes."""
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
    times = [process_time()]
    setting = replace(carried_setting(), stepped=lambda: times.append(process_time()))
    (outcome,) = judge_features([path], setting=setting)
    assert outcome.verdict == "as ruled", outcome.message
    return [*times, process_time()]


@pytest.mark.long
def test_the_last_of_many_steps_take_about_as_long_as_the_first(tmp_path: Path) -> None:
    path = tmp_path / "turns.feature"
    _times(path, _TOGETHER)
    begun, *stepped, ended = _times(path, _STEPS)
    turns = stepped[_GIVENS - 1 : _GIVENS + _STEPS]
    taken = [after - before for before, after in pairwise(turns[::_TOGETHER])]
    quarter = _STEPS // _TOGETHER // 4
    assert len(taken) == 4 * quarter
    assert median(taken[-quarter:]) < 2 * median(taken[:quarter])
    assert ended - begun < 1.5 * (turns[-1] - turns[0])
