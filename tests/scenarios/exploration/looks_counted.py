"""How many junctures are looked at until a statement about what can be brought about is decided."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.exploration.branches import Reductions
from engine.value import replace
from scenarios.exploration.look_ahead import Ahead, Looked, look_ahead
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Scenario
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import full_setting

UNAIMED = Reductions(aimed=False)


@contextmanager
def counting(reductions: Reductions) -> Iterator[list[int]]:
    """Have statements decided with these reductions, and yield a list that gets the number of looks of each."""
    counted: list[int] = []

    def looking(play: object, ahead: Ahead, **others: object) -> Looked:
        looked = look_ahead(play, replace(ahead, reductions=reductions), **others)  # type: ignore[arg-type]
        counted.append(sum(node.expanded for node in looked.found.nodes))
        return looked

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenarios.exploration.stated_futures.look_ahead", looking)
        yield counted


def looks_at(scenario: Scenario, reductions: Reductions) -> tuple[ScenarioOutcome, int]:
    """Return what becomes of the scenario, and how many junctures its statements look at."""
    with counting(reductions) as counted:
        outcome = judge(scenario, "a.feature", "cr-2007-05", full_setting())
    return outcome, sum(counted)


def scenario_of(steps: str) -> Scenario:
    """Return the scenario that the steps make up."""
    (scenario,) = read_feature(f"Feature: a\nScenario: b\n{steps}", "a.feature").scenarios
    return scenario
