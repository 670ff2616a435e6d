"""The command that holds the documents against the scenarios."""

import json
from pathlib import Path

import pytest

from tests.judge.running import Judge

FEATURE = """Feature: a
  @rule:601.2 @example:cr-2007-05/601.2d#1
  Scenario: b
    Given you control a token "Wisp" with 1 ATK and 1 health
    When you propose that "Wisp" attacks your opponent's hero
    And the combat concludes
    Then it is your turn
"""


@pytest.fixture
def feature(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("a.feature").write_text(FEATURE, encoding="utf-8")
    return "a.feature"


def test_rules_and_examples_are_listed_as_data(judge: Judge, feature: str) -> None:
    ran = judge("coverage", feature, "--format", "json")
    assert ran.code == 1
    told = json.loads(ran.out)
    rules = {each["rule"]: each for each in told["rules"]}
    proposed = rules["601.2"]
    assert (proposed["standing"], proposed["accounted"]) == ("implemented and applied", True)
    assert "engine.combat.proposal.combat_reasons" in proposed["functions"]
    assert [(each["uri"], each["line"]) for each in proposed["scenarios"]] == [("a.feature", 3)]
    assert rules["409.1"]["standing"] == "implemented, never applied"
    assert "409.1 Searching: implemented, never applied" in told["unaccounted"]
    examples = {each["example"]: each for each in told["examples"]}
    assert examples["cr-2007-05/601.2d#1"]["standing"] == "played"


def test_one_document_is_listed_in_text(judge: Judge, feature: str) -> None:
    ran = judge("coverage", feature, "--examples", "--edition", "cr-2007-05")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0] == "cr-2007-05: Comprehensive Rules"
    assert "  cr-2007-05/601.2d#1 Several such modifiers: a.feature:3" in lines
    assert "rules:" not in ran.out
    assert "judge: cr-2007-05/200.1#1 Name: unaccounted" in ran.err.splitlines()


def test_a_matrix_is_a_table_in_markdown(judge: Judge, feature: str) -> None:
    ran = judge("coverage", feature, "--rules", "--edition", "cr-2009-combat", "--format", "markdown")
    lines = ran.out.splitlines()
    assert lines[:3] == ["# Rules", "", "## cr-2009-combat: Comprehensive Rules, combat chapter of a later edition"]
    rows = [line for line in lines if line.startswith("|")]
    assert len(rows) == 2 + 27
    assert {row.count(" | ") for row in rows} == {4}
    assert "**implemented, never applied**" in rows[3]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--edition", "cr-2008"), "judge: there is no edition 'cr-2008'; there are starter-2006, cr-2007-04"),
        (("nowhere.feature",), "judge: nowhere.feature: there is no "),
    ],
)
def test_what_can_not_be_used_is_told(judge: Judge, arguments: tuple[str, ...], message: str) -> None:
    ran = judge("coverage", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(message)
