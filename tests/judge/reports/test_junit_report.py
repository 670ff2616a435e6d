from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import xmlschema
from junitparser import Error, Failure, JUnitXml, TestCase

from judge.reports.junit_report import junit_report
from judge.reports.run_record import RunRecord
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import Timed
from scenarios.scenario_errors import NotText

SCHEMA = Path(__file__).parent / "junit-10.xsd"
"""The schema of Jenkins' xUnit plugin, as it is, under its own licence."""


@cache
def schema() -> xmlschema.XMLSchema:
    return xmlschema.XMLSchema(SCHEMA)


@pytest.fixture
def record(
    as_ruled: ScenarioOutcome,
    differs: ScenarioOutcome,
    refused: ScenarioOutcome,
    cannot_judge: ScenarioOutcome,
    unapplied: ScenarioOutcome,
) -> RunRecord:
    outcomes = (as_ruled, differs, refused, cannot_judge, unapplied)
    problem = NotText("this is no UTF-8 text", file="b.feature", line=4, expected="a feature in UTF-8")
    return RunRecord(tuple(Timed(outcome, 0.25) for outcome in outcomes), (problem,))


def cases(text: str) -> list[TestCase]:
    return [case for suite in JUnitXml.fromstring(text.encode()) for case in suite]


def told(case: TestCase) -> tuple[str, str | None] | None:
    return next(((type(each).__name__, each.type) for each in case.result), None)


def test_each_verdict_has_its_result(record: RunRecord) -> None:
    assert [told(case) for case in cases(junit_report(record))] == [
        None,
        ("Failure", "differs"),
        ("Error", "refused"),
        ("Error", "cannot judge"),
        ("Failure", "differs"),
        ("Error", "NotText"),
    ]


def test_a_case_has_its_file_and_line_and_says_what_led_there(record: RunRecord) -> None:
    _, case, *_ = cases(junit_report(record))
    element = ET.fromstring(str(case.tostring(), "utf-8"))  # type: ignore[no-untyped-call]  # noqa: S314 - the report is our own.
    assert (element.get("file"), element.get("line")) == ("features/6-combat/602-combat-step.feature", "11")
    assert case.name == "An ally survives [cr-2009-combat]"
    assert case.classname == "features.6-combat.602-combat-step"
    (failure,) = case.result
    assert isinstance(failure, Failure)
    assert failure.message == "Brigg is dead"
    first, *lines = (failure.text or "").splitlines()
    assert first == "features/6-combat/602-combat-step.feature:15"
    assert "         - Brigg is destroyed [403.4]" in lines
    assert '>   15 Then "Brigg" has 1 damage' in lines


def test_the_numbers_are_those_of_the_cases(record: RunRecord) -> None:
    whole = JUnitXml.fromstring(junit_report(record).encode())
    assert (whole.tests, whole.failures, whole.errors) == (6, 2, 3)
    assert [(suite.name, suite.tests) for suite in whole] == [
        ("features/6-combat/602-combat-step.feature", 2),
        ("features/a.feature", 3),
        ("b.feature", 1),
    ]


def test_times_are_told_on_request_alone(record: RunRecord) -> None:
    assert "time=" not in junit_report(record)
    timed = JUnitXml.fromstring(junit_report(RunRecord(record.outcomes, record.problems, timed=True)).encode())
    assert timed.time == 1.25
    assert [case.time for suite in timed for case in suite] == [*[0.25] * 5, None]


@pytest.mark.parametrize("timed", [False, True])
def test_the_report_is_what_the_schema_of_junit_says(record: RunRecord, timed: bool) -> None:  # noqa: FBT001
    root = ET.fromstring(junit_report(RunRecord(record.outcomes, record.problems, timed)))  # noqa: S314 - the same.
    for case in root.iter("testcase"):
        # GitLab, CircleCI and pytest's older family have these two; the schema is stricter than its readers.
        case.attrib.pop("file")
        case.attrib.pop("line")
    schema().validate(root)
    next(root.iter("testcase")).attrib.pop("name")
    assert not schema().is_valid(root)


def test_what_xml_cant_hold_is_written_as_an_escape(cannot_judge: ScenarioOutcome) -> None:
    strange = replace(cannot_judge, name="a \x07 bell", message="and a \x1b[31m colour")
    (case,) = cases(junit_report(RunRecord((Timed(strange),))))
    assert case.name == "a \\u0007 bell [cr-2007-05]"
    (error,) = case.result
    assert isinstance(error, Error)
    assert error.message == "and a \\u001b[31m colour"
