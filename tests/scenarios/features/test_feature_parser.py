"""Feature files as values, and what no runner lets pass."""

from pathlib import Path

import pytest

from scenarios.features.discovery import read_text
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Scenario, Step
from scenarios.scenario_errors import EmptyFeature, MissingPath, NoKeyword, NotGherkin, NotText, Unreadable
from tests.every_row import for_every

FEATURE = """\
@smoke @rule:601.2
Feature: Combat
  Background:
    Given a board
  @wip
  Scenario: First
    When you attack
    And you wait
      | a | b |
      | 1 | 2 |
    Then it is over
      \"\"\"
      a text
        further in
      \"\"\"

  Rule: Only on Sundays
    Background:
      Given it is Sunday
    Scenario Outline: <who> waits
      When <who> waits
        | <who> |
      @rule:602.1
      Examples:
        | who |
        | Ann |
        | Bo  |
"""


def check(text: str, kind: type[Unreadable], line: int, said: str) -> None:
    """Hold the one error that a text gives against its kind, its line and a part of what it says."""
    with pytest.raises(Unreadable) as caught:
        read_feature(text, "a.feature")
    assert (type(caught.value), caught.value.file, caught.value.line) == (kind, "a.feature", line)
    assert said in str(caught.value)


@for_every(
    ("text", "kind", "line", "said"),
    [
        ("", EmptyFeature, 1, "no feature"),
        ("# language: en\n", NotGherkin, 2, "end of file"),
        ("# just a remark\n", EmptyFeature, 1, "no feature"),
        ("Feature: nothing", EmptyFeature, 1, "no scenario"),
        ("Feature: a\n  Background:\n    Given b\n", EmptyFeature, 1, "no scenario"),
        ("Not at all", NotGherkin, 1, "no Gherkin"),
        ("Feature: a\n  Scenario: b\n    Given c\n  nonsense\n", NotGherkin, 4, "nonsense"),
        ("Feature: a\n  Scenario: b\n    When c\n      | x | y |\n      | z |\n", NotGherkin, 5, "inconsistent"),
        ("Feature: a\n  Background:\n    And c\n  Scenario: b\n    When c\n", NoKeyword, 3, "'And'"),
    ],
)
def test_what_is_refused(text: str, kind: type[Unreadable], line: int, said: str) -> None:
    check(text, kind, line, said)


@for_every(
    ("text", "line", "said"),
    [
        ("Feature: a\n  Scenario: b\n", 2, "'b' has no steps"),
        ("Feature: a\n  Scenario Outline: b\n    When c\n", 2, "no rows"),
        ("Feature: a\n  Scenario: b\n    When c\n  Scenario: b\n    When d\n", 4, "line 2"),
        ("Feature: a\n  Scenario: b\n    When c\n  Rule: d\n    Scenario: b\n      When e\n", 5, "line 2"),
        ("Feature: a\n  Scenario: b\n    And c\n", 3, "'And'"),
        ("Feature: a\n  Scenario: b\n    * c\n", 3, "'*'"),
        ("Feature: a\n  @rule:six\n  Scenario: b\n    When c\n", 3, "@rule:601.2c"),
        ("Feature: a\n  @example:601.2\n  Scenario: b\n    When c\n", 3, "@example:cr-2007-05/601.2d#1"),
        ("Feature: a\n  Scenario Outline: b\n    When c\n    Examples:\n      | x |\n", 2, "no rows"),
        ("Feature: a\n  Scenaro: b\n    When c\n", 2, "'Scenaro' is no keyword; expected Scenario:"),
        ("Feature: a\n  Backgruond:\n    Given c\n", 2, "'Backgruond' is no keyword; expected Background:"),
        ("Feature: a\n  @rul:601.2\n  Scenario: b\n    When c\n", 3, "the nearest is @rule:601.2"),
    ],
)
def test_a_scenario_that_cannot_be_played_leaves_the_others(text: str, line: int, said: str) -> None:
    feature = read_feature(f"{text}  Scenario: good\n    When x\n", "a.feature")
    (bad,) = (each for each in feature.scenarios if each.fault)
    assert (bad.line, bad.steps) == (line, ())
    assert said in str(bad.fault)
    assert feature.scenarios[-1].name == "good"
    assert feature.scenarios[-1].fault is None


@for_every(
    ("text", "said"),
    [
        ("Featur: a\n", "the nearest is Feature:"),
        ("Feature: a\n  Scenario: b\n    When c\n    Thenn d\n", "a step such as Given …, a tag, Examples:"),
        ("Feature: a\n  Scenario: b\n    When c\n    Thenn d\n", "the nearest is Then"),
        ("Feature: a\n  Scenario Outline: b\n    When c\n    Exampels:\n", "the nearest is Examples:"),
        ("Feature: a\n  Scenario: b\n    When c\n      | x |\n      | x | y |\n", "as many cells in every row"),
    ],
)
def test_what_gherkin_expects_is_said_in_words(text: str, said: str) -> None:
    with pytest.raises(NotGherkin) as caught:
        read_feature(text, "a.feature")
    assert said in str(caught.value)
    assert "#" not in str(caught.value)
    assert "EOF" not in str(caught.value)


def test_prose_that_nearly_begins_like_gherkin_is_prose() -> None:
    text = """Feature: a
  Rules: those of the second chapter.
  Where two heroes fight, an ally watches.

  Scenario: b
    The hero attacks.
    # Givn a remark
    When c
"""
    (scenario,) = read_feature(text, "a.feature").scenarios
    assert (scenario.name, scenario.fault) == ("b", None)
    assert [(doubt.line, doubt.meant, doubt.text) for doubt in scenario.doubts] == [(6, "Then", "hero attacks.")]


def test_a_line_above_the_steps_may_be_a_step_of_the_background_or_of_the_scenario() -> None:
    text = "Feature: a\n  Background:\n    Givn b\n    Given c\n  Scenario: d\n    Wehn e\n    When f\n"
    (scenario,) = read_feature(text, "a.feature").scenarios
    assert [(doubt.line, doubt.meant, doubt.text) for doubt in scenario.doubts] == [(3, "Given", "b"), (6, "When", "e")]


def test_a_scenario_keeps_its_readable_tags_beside_a_bad_one() -> None:
    (bad,) = read_feature("Feature: a\n  @wip @rule:x\n  Scenario: b\n    When c\n", "a.feature").scenarios
    assert bad.tags == ("wip",)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    path.write_bytes("Feature: a\n  Scenario: é".encode("latin-1"))
    with pytest.raises(NotText) as caught:
        read_text(path, "a.feature")
    assert caught.value.line == 2


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(MissingPath):
        read_text(tmp_path / "a.feature", "a.feature")


def test_a_mark_of_byte_order_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    path.write_bytes(FEATURE.encode("utf-8-sig"))
    assert read_text(path, "a.feature") == FEATURE


def scenarios() -> tuple[Scenario, ...]:
    return read_feature(FEATURE, "a.feature").scenarios


def test_names_lines_and_spans() -> None:
    assert [(each.name, each.line, each.first, each.last) for each in scenarios()] == [
        ("First", 6, 5, 16),
        ("Ann waits", 26, 20, 28),
        ("Bo waits", 27, 20, 28),
    ]


def test_tags_are_inherited_once_and_in_order() -> None:
    assert [each.tags for each in scenarios()] == [
        ("smoke", "rule:601.2", "wip"),
        ("smoke", "rule:601.2", "rule:602.1"),
        ("smoke", "rule:601.2", "rule:602.1"),
    ]


def test_steps_with_what_stands_under_them() -> None:
    first, ann, _ = scenarios()
    assert first.steps == (
        Step("Given", "Given", "a board", 4),
        Step("When", "When", "you attack", 7),
        Step("When", "And", "you wait", 8, table=(("a", "b"), ("1", "2"))),
        Step("Then", "Then", "it is over", 11, doc="a text\n  further in"),
    )
    assert ann.steps == (
        Step("Given", "Given", "a board", 4),
        Step("Given", "Given", "it is Sunday", 19),
        Step("When", "When", "Ann waits", 21, table=(("Ann",),)),
    )


def test_rows_whose_names_say_nothing_are_told_apart() -> None:
    text = "Feature: a\n Scenario Outline: b\n  When <x>\n  Examples:\n   | x |\n   | 1 |\n   | 2 |\n   | 2 |\n"
    assert [each.name for each in read_feature(text, "a").scenarios] == ["b (1)", "b (2)", "b (2), line 8"]
