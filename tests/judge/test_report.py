import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from judge.cited_rules import Cite
from judge.report import report_json, report_schema
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import MissingPath
from tests.judge.running import Judge


def test_the_report_has_the_documented_parts(as_ruled: ScenarioOutcome, differs: ScenarioOutcome, cite: Cite) -> None:
    report = json.loads(report_json([as_ruled, differs], [], "cr-2007-05", cite, state=True))
    assert report["edition"] == "cr-2007-05"
    assert report["summary"] == {"scenarios": 2, "as_ruled": 1, "differs": 1, "cannot_judge": 0}
    first, second = report["scenarios"]
    assert (first["name"], first["line"], first["verdict"]) == ("Fatal damage destroys an ally", 11, "as ruled")
    assert first["rules"] == ["601.2a", "602.4", "403.4"]
    assert first["steps"][1] == {
        "keyword": "When",
        "text": 'you propose that "Tim" attacks "Brigg"',
        "line": 13,
        "status": "acted",
        "events": [
            {
                "text": "Tim is proposed as attacker, Brigg as defender",
                "rules": ["601.2a"],
                "cause": None,
                "kind": "remark",
                "number": 0,
                "caused_by": None,
                "about": [],
                "link": None,
            },
        ],
        "message": None,
        "expected": None,
        "actual": None,
        "table": None,
        "doc": None,
        "about": [],
        "rules": [],
        "nearest": [],
    }
    assert first["state"]["players"][0]["ally_row"][0]["atk"] == 2
    assert (second["edition"], second["steps"][3]["actual"]) == ("cr-2009-combat", "in the graveyard")


def test_a_rule_is_stated_once_for_each_edition(
    as_ruled: ScenarioOutcome, differs: ScenarioOutcome, cite: Cite
) -> None:
    report = json.loads(report_json([as_ruled, as_ruled, differs], [], "cr-2007-05", cite))
    stated = [(each["rule"], each["number"]) for each in report["statements"]]
    assert stated == [
        ("601.2a", "601.2a"),
        ("602.4", "602.4"),
        ("403.4", "403.4"),
        ("601.2a", "601.2a-new"),
        ("602.4", "602.4-new"),
        ("403.4", "403.4-new"),
    ]


def test_what_could_not_be_used_is_in_the_report(cite: Cite) -> None:
    problem = MissingPath("there is no 'features/x'", file="features/x", expected="a folder", nearest="features/y")
    report = json.loads(report_json([], [problem], "cr-2007-05", cite))
    assert report["problems"] == [
        {
            "message": "there is no 'features/x'",
            "file": "features/x",
            "line": None,
            "expected": "a folder",
            "nearest": "features/y",
        }
    ]


def test_equal_outcomes_give_equal_bytes(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    assert report_json([as_ruled], [], "cr-2007-05", cite) == report_json([as_ruled], [], "cr-2007-05", cite)


def test_an_event_and_a_list_of_rules_stand_on_a_line_each(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    told = report_json([as_ruled], [], "cr-2007-05", cite).splitlines()
    assert '      "rules": ["601.2a", "602.4", "403.4"],' in told
    (event,) = (line for line in told if "Tim is proposed as attacker" in line)
    assert json.loads(event.rstrip(","))["rules"] == ["601.2a"]


def test_the_schema_describes_everything_that_is_reported() -> None:
    schema = json.loads(report_schema())
    assert set(schema["required"]) == {"edition", "summary", "scenarios", "statements", "open_points", "problems"}
    scenario = schema["$defs"]["ScenarioOutcome"]["properties"]
    assert {"name", "uri", "line", "tags", "edition", "verdict", "rules", "steps", "state"} <= set(scenario)
    assert set(scenario["verdict"]["enum"]) == {"as ruled", "differs", "cannot judge"}
    assert {"text", "rules", "cause"} <= set(schema["$defs"]["EventLine"]["properties"])
    assert {"keyword", "text", "line", "status", "events"} <= set(schema["$defs"]["StepOutcome"]["properties"])


def test_a_report_is_what_its_schema_says(
    as_ruled: ScenarioOutcome, differs: ScenarioOutcome, refused: ScenarioOutcome, cite: Cite
) -> None:
    problem = MissingPath("there is no 'features/x'", file="features/x")
    report = json.loads(report_json([as_ruled, differs, refused], [problem], "cr-2007-05", cite))
    schema = Draft202012Validator(json.loads(report_schema()))
    schema.validate(report)
    report["scenarios"][0]["verdict"] = "perhaps"
    assert not schema.is_valid(report)


NEAR = (
    ('Given you controll "Kor Cindervein"', "Given you control"),
    ('Given you control "Kor Cinderwein"', "Kor Cindervein"),
    ('Then "Kor Cinderveinn" is ready', "Kor Cindervein"),
    ('Then "Kor Cindervein" has 3 dammage', "Then "),
    ('When "Kor Cindervein" is ready', 'Then "Kor Cindervein" is ready'),
)


@pytest.mark.parametrize(("line", "first"), NEAR)
def test_what_was_meant_is_a_list_of_its_own(line: str, first: str, judge: Judge, tmp_path: Path) -> None:
    feature = tmp_path / "near.feature"
    given = "" if line.startswith("Given") else '    Given you control "Kor Cindervein"\n'
    feature.write_text(
        f"Feature: F\n\n  Scenario: S\n{given}    {line}\n    Then you have priority\n", encoding="utf-8"
    )
    (scenario,) = json.loads(judge("run", str(feature), "--format", "json").out)["scenarios"]
    (step,) = [each for each in scenario["steps"] if each["message"]]
    assert step["nearest"][0].startswith(first)
    assert "the nearest is" in step["message"]
