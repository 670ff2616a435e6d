"""Judging one scenario that a test writes out."""

from collections.abc import Callable

import pytest

from scenarios.features.feature_parser import read_feature
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import full_setting

Judged = Callable[[str], ScenarioOutcome]


@pytest.fixture
def judged() -> Judged:
    """Return what judges a scenario of the steps given."""

    def judge_steps(steps: str) -> ScenarioOutcome:
        (scenario,) = read_feature(f"Feature: a\nScenario: b\n{steps}\n", "a.feature").scenarios
        return judge(scenario, "a.feature", "cr-2007-05", full_setting())

    return judge_steps
