"""Judging features: what is chosen, under which editions, and what can't be used."""

from pathlib import Path

import pytest

from scenarios.outcome import ScenarioOutcome
from scenarios.runner import judge_features
from scenarios.scenario_errors import BadSelection, NotGherkin, SeveralUnreadable, Unreadable
from tests.every_row import for_every

TURN = """\
Feature: Turns
  @slow @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: Passing hands priority on
    When you pass
    Then your opponent has priority
  @wip
  Scenario: Passing keeps priority
    When you pass
    Then you have priority
  Scenario: Something else
    When you dance
"""
BOTH = ["Passing hands priority on cr-2007-05 as ruled", "Passing hands priority on faq-2009-03 as ruled"]
KEEPS, ELSE = "Passing keeps priority cr-2007-05 differs", "Something else cr-2007-05 cannot judge"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "turn.feature").write_text(TURN)
    return tmp_path


def check(folder: Path, expected: list[str], **chosen: object) -> None:
    """Hold names, editions and verdicts of what is judged against what is expected."""
    outcomes = judge_features([folder], **chosen)  # type: ignore[arg-type]
    assert [f"{each.name} {each.edition} {each.verdict}" for each in outcomes] == expected


@for_every(
    ("chosen", "expected"),
    [
        ({}, [*BOTH, KEEPS, ELSE]),
        ({"fail_fast": True}, [*BOTH, KEEPS]),
        ({"tags": "@slow"}, BOTH),
        ({"tags": "not (@slow or @wip)"}, [ELSE]),
        ({"tags": "@edition:faq-2009-03"}, BOTH),
        ({"name": "PASSING K"}, [KEEPS]),
        ({"name": "passing", "tags": "@wip"}, [KEEPS]),
        ({"name": "nothing at all"}, []),
        ({"edition": "cr-2009-combat", "name": "hands"}, ["Passing hands priority on cr-2009-combat as ruled"]),
    ],
)
def test_what_is_chosen(folder: Path, chosen: dict[str, object], expected: list[str]) -> None:
    check(folder, expected, **chosen)


@for_every(
    ("chosen", "said"),
    [
        ({"tags": "@slow and"}, "the tag expression '@slow and' can't be read"),
        ({"tags": "slow) or"}, "can't be read"),
        ({"edition": "cr-2007-5"}, "the nearest is 'cr-2007-05'"),
    ],
)
def test_a_selection_that_can_t_be_understood(folder: Path, chosen: dict[str, object], said: str) -> None:
    with pytest.raises(BadSelection) as caught:
        check(folder, [], **chosen)
    assert said in str(caught.value)


def test_a_bad_file_is_told_after_everything_else_is_judged(folder: Path) -> None:
    (folder / "bad.feature").write_text("Feature: a\n Scenario: b\n  When c\n nonsense\n")
    judged: list[ScenarioOutcome] = []
    with pytest.raises(NotGherkin) as caught:
        judged.extend(judge_features([folder]))
    assert (len(judged), caught.value.line) == (4, 4)


def test_a_bad_scenario_is_told_in_its_place(folder: Path) -> None:
    (folder / "turn.feature").write_text("Feature: a\n Scenario: b\n Scenario: c\n  Then you have priority\n")
    bad, good = judge_features([folder])
    assert (bad.verdict, bad.refused, bad.line) == ("cannot judge", True, 2)
    assert (good.verdict, good.refused) == ("as ruled", False)


def test_several_bad_files_are_told_together(folder: Path) -> None:
    with pytest.raises(SeveralUnreadable) as caught:
        list(judge_features([folder / "nowhere", folder / "turn.feature:99"]))
    assert [each.line for each in caught.value.errors] == [None, 99]
    assert all(isinstance(each, Unreadable) for each in caught.value.errors)


def test_an_unknown_edition_of_a_tag_is_refused(folder: Path) -> None:
    (folder / "turn.feature").write_text("Feature: a\n @edition:cr-2008\n Scenario: b\n  When you pass\n")
    (outcome,) = judge_features([folder])
    assert (outcome.verdict, [step.status for step in outcome.steps]) == ("cannot judge", ["not reached"])
    assert outcome.message is not None
    assert "there is no edition 'cr-2008'" in outcome.message
