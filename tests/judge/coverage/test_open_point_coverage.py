"""What the rules leave open: the same list here and there, in rulings, in reports and by itself."""

import json

import pytest

from judge.cited_rules import Cite
from judge.report import report_json
from judge.rulebook import REFERENCE, find_rule
from judge.rulebook.open_points import OpenPoint, open_points
from judge.rulebook.rule_entries import rule_with_id, rules_by_id
from judge.ruling import quiet_line, ruling_lines
from scenarios.named_open_points import OPEN_POINTS
from scenarios.outcome import ScenarioOutcome
from tests.every_row import hold_every
from tests.judge.running import Judge


def test_scenarios_know_the_points_of_the_rulebook() -> None:
    assert tuple(OPEN_POINTS) == tuple(open_points())


def test_scenarios_know_what_a_point_is_about() -> None:
    known = {*rules_by_id(REFERENCE), *rules_by_id("cr-2009-combat")}

    def check(point: OpenPoint) -> None:
        homes = [rule for id_ in point.rules if (rule := rule_with_id(id_))]
        about = {id_ for rule in homes for id_ in ((rule.id,) if rule.id in rules_by_id(REFERENCE) else rule.about)}
        assert {find_rule(rule).id for rule in OPEN_POINTS[point.id]} == about & known

    hold_every([*open_points().values()], check)


@pytest.fixture
def left_open(as_ruled: ScenarioOutcome) -> ScenarioOutcome:
    from dataclasses import replace

    return replace(as_ruled, open_points=("OP-6",))


def test_a_ruling_says_both_readings_and_which_was_played(left_open: ScenarioOutcome, cite: Cite) -> None:
    said = [line.text for line in ruling_lines(left_open, cite)]
    point = open_points()["OP-6"]
    assert said[said.index("As ruled") + 1 : -1] == [
        f"The rules do not settle this: OP-6 {point.title}",
        f"it can be read: {point.readings[0]}",
        f"it is played:   {point.readings[1]}",
        f"because:        {point.why}",
    ]


def test_a_quiet_line_names_the_point(left_open: ScenarioOutcome) -> None:
    assert quiet_line(left_open).text.endswith("(the rules do not settle this: OP-6)")


def test_the_report_has_the_readings(left_open: ScenarioOutcome, as_ruled: ScenarioOutcome, cite: Cite) -> None:
    report = json.loads(report_json([left_open, left_open, as_ruled], [], "cr-2007-05", cite))
    assert [each["open_points"] for each in report["scenarios"]] == [["OP-6"], ["OP-6"], []]
    (point,) = report["open_points"]
    assert (point["id"], point["taken"]) == ("OP-6", point["readings"][1])


def test_open_points_are_listed(judge: Judge) -> None:
    listed = json.loads(judge("open", "--format", "json").out)
    assert [each["id"] for each in listed] == list(open_points())
    six = listed[5]
    assert six["rules"] == ["602.2", "602.3", "602.5", "603.2"]
    assert [place.rpartition(":")[0] for place in six["scenarios"]] == [
        "features/8-additional-concepts/open-points.feature"
    ]


def test_each_point_is_shown_by_a_scenario_or_says_why_no_board_can_show_it(judge: Judge) -> None:
    listed = json.loads(judge("open", "--format", "json").out)
    assert [each["id"] for each in listed if bool(each["scenarios"]) is bool(each["no_board"])] == []


def test_a_point_that_no_board_shows_says_why(judge: Judge) -> None:
    said = judge("open", "OP-28").out
    assert "  on no board:    It is about where a number stands on the printed card" in said
    assert "in scenarios:" not in said


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (("OP-20",), "OP-20 A unique card that also has fatal damage"),
        (("op-3", "OP-20"), "OP-3 Who gets priority after a proposal has resolved"),
        (("--edition", "clarifications-de"), "OP-30 "),
    ],
)
def test_points_are_chosen(judge: Judge, arguments: tuple[str, ...], first: str) -> None:
    ran = judge("open", *arguments)
    assert ran.code == 0
    assert ran.out.startswith(first)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("OP-99",), "there is no open point 'OP-99'; the nearest is OP-9"),
        (("--edition", "cr-2008"), "there is no edition 'cr-2008'; there are starter-2006"),
    ],
)
def test_unknown_points_and_editions_are_told(judge: Judge, arguments: tuple[str, ...], message: str) -> None:
    ran = judge("open", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
