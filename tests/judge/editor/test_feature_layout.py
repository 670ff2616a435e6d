"""The layout of feature files: formatting changes space alone, folding and the list of scenarios follow the file."""

from pathlib import Path

from judge.editor.feature_layout import Part, formatted, parts
from scenarios.features.feature_parser import read_feature
from tests.every_row import for_every
from tests.night import at_night

FEATURES = sorted((Path(__file__).parents[3] / "features").rglob("*.feature"))


def test_formatting_keeps_carried_features_what_they_are_and_comes_to_rest() -> None:
    """At night every one of them, by day every fourth."""
    for path in FEATURES[:: at_night(1, 4)]:
        text = path.read_text(encoding="utf-8")
        once = formatted(text)
        # A text that formatting leaves as it is has nothing that could have become another.
        if once != text:
            assert read_feature(once, "f") == read_feature(text, "f"), path
            assert formatted(once) == once
            assert once.split() == text.split() or "|" in text


@for_every(
    ("text", "after"),
    [
        ("", ""),
        ("Feature: F\n  It is about\n    this\n", "Feature: F\n  It is about\n    this\n"),
        ("Feature: F\n@a\n# r\n Scenario: S\n*  x  \n", "Feature: F\n  @a\n  # r\n  Scenario: S\n    *  x\n"),
        (
            'Feature: F\nScenario: S\nGiven x:\n"""\na\n  b\n"""\n',
            'Feature: F\n  Scenario: S\n    Given x:\n      """\n      a\n        b\n      """\n',
        ),
        (
            "Feature: F\nScenario Outline: S\nGiven <x>\nExamples:\n|x|\n|a \\| b|\n",
            "Feature: F\n  Scenario Outline: S\n    Given <x>\n    Examples:\n      | x      |\n      | a \\| b |\n",
        ),
        (
            "Feature: F\nScenario: S\nGiven x\n| a | b |\n| c |\n",
            "Feature: F\n  Scenario: S\n    Given x\n      | a | b |\n      | c |\n",
        ),
        ("Feature: F\nScenario: S\nGiven x\n| a | b\n", "Feature: F\n  Scenario: S\n    Given x\n      | a | b\n"),
    ],
)
def test_lines_are_indented_by_what_they_are(text: str, after: str) -> None:
    assert formatted(text) == after


def test_scenarios_and_rows_of_outlines_are_the_parts_of_a_feature() -> None:
    text = """Feature: F
  @a
  Scenario: One
    Given x

  Scenario Outline: Two <n>
    Given <n>
    Examples:
      | n |
      | 1 |
      | 2 |
"""
    assert parts(read_feature(text, "f"), 12) == Part(
        "F", 0, 11, (Part("One", 1, 4), Part("Two <n>", 5, 11, (Part("Two 1", 9, 9), Part("Two 2", 10, 10))))
    )
