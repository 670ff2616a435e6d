"""Every carried scenario can be told in every format of `judge run`: by day one of six is told, at night each."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from judge.cited_rules import cite
from judge.report import report_json
from judge.ruling import quiet_line, ruling_lines
from judge.tellable_outcomes import tellable, told
from scenarios.outcome import ScenarioOutcome
from tests.night import at_night
from tests.played_once import PlayedOnce


@pytest.fixture(scope="module")
def outcomes(played_once: PlayedOnce) -> tuple[ScenarioOutcome, ...]:
    return tuple(outcome for _, outcome in islice(played_once.play_all(), 0, None, at_night(1, 6)))


@pytest.mark.long
def test_every_scenario_is_told_as_text_with_its_steps_its_state_and_its_verdict(
    outcomes: tuple[ScenarioOutcome, ...],
) -> None:
    for outcome in outcomes:
        lines = [line.text for line in ruling_lines(outcome, cite)]
        whole = "\n".join(lines)
        assert lines[0] == outcome.name, outcome.uri
        assert [step.text for step in outcome.steps if step.text not in whole] == [], (outcome.uri, outcome.name)
        assert "As ruled" in lines, (outcome.uri, outcome.name)


@pytest.mark.long
def test_every_scenario_is_told_in_one_line(outcomes: tuple[ScenarioOutcome, ...]) -> None:
    for outcome in outcomes:
        quiet = quiet_line(outcome).text
        assert quiet.startswith("as ruled"), (outcome.uri, outcome.name)
        assert outcome.name in quiet, outcome.uri
        assert told(outcome, cite, "quiet")[0] is tellable(outcome, cite) is outcome, (outcome.uri, outcome.name)


@pytest.mark.long
def test_all_scenarios_are_told_in_one_report(outcomes: tuple[ScenarioOutcome, ...]) -> None:
    report = json.loads(report_json(outcomes, (), "cr-2007-05", cite))
    assert [each["name"] for each in report["scenarios"]] == [outcome.name for outcome in outcomes]
    assert report["summary"] == {
        "scenarios": len(outcomes), "as_ruled": len(outcomes), "differs": 0, "cannot_judge": 0,
    }  # fmt: skip
    applied = {(rule, outcome.edition) for outcome in outcomes for rule in outcome.rules}
    assert {(each["rule"], each["edition"]) for each in report["statements"]} == applied
