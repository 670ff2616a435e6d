"""A feature with a slip in it: the program never fails, and nothing that contradicts itself is as ruled."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis.strategies import DrawFn, SearchStrategy, composite, integers, sampled_from

from judge.cache_folder import signed_cache
from judge.carried_features import carried_features
from judge.played_features import carried_setting
from scenarios.features.discovery import load_feature
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Scenario, Step
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from scenarios.scenario_errors import ScenariosError
from tests.night import at_night

_EXAMPLES = settings(
    max_examples=at_night(250, 40), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
_NAME = re.compile(r'"[^"]+"')
_COUNTED = re.compile(r"\b\d+(?= (?:damage|ATK|health|DEF|cards?|(?:ready|exhausted)? ?resources?)\b)")
"""Numbers in a Then of which a state has just one."""

_URI = "mutated.feature"


@cache
def _scenarios() -> tuple[Scenario, ...]:
    """Return the carried scenarios, of every fourth file."""
    paths: list[Path] = sorted(carried_features().rglob("*.feature"))[::4]
    return tuple(each for path in paths for each in load_feature(path, str(path), signed_cache()).scenarios)


@cache
def _any_scenario() -> SearchStrategy[Scenario]:
    """Return what draws one of the scenarios; making it takes longer than drawing from it."""
    return sampled_from(_scenarios())


def _lines(step: Step) -> list[str]:
    """Return a step as it is written in a feature, with what stands under it."""
    lines = [f"    {step.keyword} {step.text}"]
    if step.doc is not None:
        lines += ['      """', *(f"      {line}" for line in step.doc.splitlines()), '      """']
    return lines + [f"      | {' | '.join(cells)} |" for cells in step.table or ()]


def _written(scenario: Scenario, lines: list[str]) -> str:
    tags = " ".join(f"@{tag}" for tag in scenario.tags)
    return "\n".join(["Feature: Mutated", f"  {tags}", "  Scenario: Mutated", *lines, ""])


def _judged(text: str) -> list[ScenarioOutcome]:
    """Return what comes of the text; nothing if it can't be read, which raises one of the errors that are told."""
    try:
        feature = read_feature(text, _URI)
    except ScenariosError:
        return []
    return [
        judge(each, _URI, edition, carried_setting()) for each in feature.scenarios for edition in editions_of(each)
    ]


@composite
def _with_a_slip(draw: DrawFn) -> str:
    """Return a carried scenario in which a line is doubled, dropped, swapped with the next, or names something else."""
    scenario = draw(_any_scenario())
    lines = [line for step in scenario.steps for line in _lines(step)]
    place = draw(integers(0, len(lines) - 1))
    match draw(sampled_from(("doubled", "dropped", "swapped", "named"))):
        case "doubled":
            lines.insert(place, lines[place])
        case "dropped":
            del lines[place]
        case "swapped":
            lines[place : place + 2] = reversed(lines[place : place + 2])
        case _:
            names = sorted({name for line in lines for name in _NAME.findall(line)})
            assume(_NAME.search(lines[place]))
            other = draw(sampled_from((*names, '"Nobody"', '""', "your hero", "Zoë's")))
            lines[place] = _NAME.sub(lambda _: other, lines[place], count=1)
    return _written(scenario, lines)


@pytest.mark.long
@_EXAMPLES
@given(_with_a_slip())
def test_whatever_slips_into_a_scenario_is_judged_or_told(text: str) -> None:
    for outcome in _judged(text):
        told = outcome.verdict == "as ruled" or outcome.message
        assert told, text
        assert "Traceback" not in (outcome.message or ""), text


@composite
def _contradicting(draw: DrawFn) -> str:
    """Return a carried scenario in which a Then is followed by the same with another number."""
    scenario = draw(_any_scenario_with_numbers())
    chosen = draw(sampled_from([step for step in scenario.steps if _states_a_number(step)]))
    more = draw(integers(1, 3))
    lines: list[str] = []
    for step in scenario.steps:
        lines += _lines(step)
        if step is chosen:
            lines.append(_COUNTED.sub(lambda found: str(int(found[0]) + more), lines[-1], count=1))
    return _written(scenario, lines)


@cache
def _scenarios_with_numbers() -> tuple[Scenario, ...]:
    """Return the scenarios in which a Then states a number."""
    return tuple(each for each in _scenarios() if any(map(_states_a_number, each.steps)))


@cache
def _any_scenario_with_numbers() -> SearchStrategy[Scenario]:
    """Return what draws one of those scenarios."""
    return sampled_from(_scenarios_with_numbers())


def _states_a_number(step: Step) -> bool:
    return step.keyword == "Then" and step.table is None and _COUNTED.search(step.text) is not None


@pytest.mark.long
@_EXAMPLES
@given(_contradicting())
def test_a_scenario_that_contradicts_itself_is_not_as_ruled(text: str) -> None:
    outcomes = _judged(text)
    assert outcomes, text
    assert all(outcome.verdict != "as ruled" for outcome in outcomes), text
