from dataclasses import replace
from pathlib import Path

import pytest

from judge.reports.github_report import annotations, job_summary
from judge.reports.run_record import RunRecord
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import Timed
from scenarios.scenario_errors import MissingPath
from tests.judge.running import Judge

PASSING = """\
Feature: Turns
  Scenario: You have the turn
    Given it is your turn
    Then it is your turn
"""


def test_an_annotation_stands_at_the_step_that_differs(as_ruled: ScenarioOutcome, differs: ScenarioOutcome) -> None:
    (line,) = annotations(RunRecord((Timed(as_ruled), Timed(differs))))
    assert line == (
        "::error file=features/6-combat/602-combat-step.feature,line=15,"
        "title=Differs%3A An ally survives [cr-2009-combat]::Brigg is dead"
    )


def test_signs_that_github_reads_are_escaped(differs: ScenarioOutcome) -> None:
    strange = replace(differs, name="a, b: 100%", message="one\ntwo 5%")
    (line,) = annotations(RunRecord((Timed(strange),)))
    assert line.endswith("title=Differs%3A a%2C b%3A 100%25 [cr-2009-combat]::one%0Atwo 5%25")


def test_a_path_is_told_from_the_top_of_the_repository(
    differs: ScenarioOutcome, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "rules").mkdir()
    monkeypatch.chdir(tmp_path / "rules")
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path))
    (line,) = annotations(RunRecord((Timed(differs),)))
    assert "file=rules/features/6-combat/602-combat-step.feature," in line


def test_the_summary_counts_and_lists_what_is_not_as_ruled(as_ruled: ScenarioOutcome, differs: ScenarioOutcome) -> None:
    strange = replace(differs, name="a | b <c>")
    problem = MissingPath("there is no 'c.feature'", file="c.feature")
    lines = job_summary(RunRecord((Timed(as_ruled), Timed(strange)), (problem,))).splitlines()
    assert "| 2 | 1 | 1 | 0 |" in lines
    place = "`features/6-combat/602-combat-step.feature:11`"
    assert f"| differs | {place} | a \\| b &lt;c> [cr-2009-combat] | Brigg is dead |" in lines
    assert "| can't be used | c.feature | | there is no 'c.feature' |" in lines


def test_a_job_of_github_gets_both_without_asking(
    judge: Judge, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "turn.feature").write_text(PASSING.replace("Then it is your", "Then it is your opponent's"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "summary.md"))
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    ran = judge("run", "-q", "turn.feature")
    assert ran.code == 1
    assert "::error file=turn.feature,line=4,title=Differs" in ran.out
    assert "| 1 | 0 | 1 | 0 |" in (tmp_path / "summary.md").read_text()
