"""An edited file is read as it would be from the beginning, though only the scenario with the edit is read again."""

from collections.abc import Sequence
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.editor import edited_features
from judge.editor.edited_features import edited
from judge.editor.feature_words import lines_of
from judge.editor.open_features import parsed
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Feature
from tests.night import at_night

PLAIN = """Feature: F

  Background:
    Given it is your turn

  Scenario: One
    Given you control "Kor Cindervein" with 1 damage
    When you pass
    Then your opponent has priority

  # a remark
  @edition:cr-2007-04
  Scenario: Two
    Given your hand is "Fire Blast"
    And these cards
      | name | zone |
      | A    | hand |
    When you play "Fire Blast"
    Then it is your turn

  Scenario Outline: Three
    Given you have <n> ready resources
    Then it is your turn

    Examples:
      | n |
      | 1 |
      | 2 |

  Scenario: Four
    Given this text
      \"\"\"
      Scenario: none
      \"\"\"
    Then it is your turn
"""
STEPS = ("    And you pass", "    When it is", "", "    Then x | y", "    * it is so")
ADDED = [
    *("    Giwen it", "    Examples:", "  Scenario: New", "  @tag", "      | a | b |", '      """', "  Rule: R"),
    *("  Background:", "  # language: de", *STEPS),
]


def edits(lines: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    """Return edits which put lines in the place of others: steps among steps, or any anywhere."""
    plain = [at for at, line in enumerate(lines) if line.startswith(("    Given", "    When", "    Then"))] or [0]
    return st.one_of(
        st.builds(partial(changed, lines), st.sampled_from(plain), st.integers(0, 1), some(STEPS)),
        st.builds(partial(changed, lines), st.integers(0, len(lines)), st.integers(0, 3), some([*ADDED, *lines])),
    )


def some(lines: Sequence[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(lines), max_size=3)


def changed(lines: tuple[str, ...], start: int, gone: int, added: list[str]) -> tuple[str, ...]:
    return (*lines[:start], *added, *lines[start + gone :])


@settings(deadline=None, max_examples=at_night(150, 20))
@given(st.data())
def test_whatever_is_edited_is_read_as_a_whole_reading_reads_it(data: st.DataObject) -> None:
    file = parsed(PLAIN, "f")
    for _ in range(3):
        lines = data.draw(edits(file.lines))
        whole, quick = parsed("\n".join(lines), "f"), edited(file, lines)
        assert quick in (None, whole)
        file = whole


@pytest.mark.parametrize(
    ("was", "now", "alone"),
    [
        ("with 1 damage", "with 2 damage", True),
        ("    When you pass\n", "", True),
        ("    When you pass\n", "    When you pass\n    And you pass\n\n", True),
        ("Then it is your turn\n\n  Scenario Outline", "Then it is your opponent's turn\n\n  Scenario Outline", True),
        ("| A    |", "| B    |", False),
        ("<n> ready", "<n> exhausted", False),
        ("Scenario: One", "Scenario: Another", False),
        ("Given it is your turn", "Given it is your opponent's turn", False),
        ("    Given this", "    And this", False),
        ("      | 2 |\n", "      | 2 |\n      | 2 |\n", False),
    ],
)
def test_an_edit_of_steps_has_only_its_scenario_read(
    was: str, now: str, *, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = parsed(PLAIN, "f"), PLAIN.replace(was, now)
    assert after != PLAIN
    lines = lines_of(after)
    whole = parsed(after, "f")
    taken: list[str] = []

    def read(text: str, uri: str) -> Feature:
        taken.append(text)
        return read_feature(text, uri)

    monkeypatch.setattr(edited_features, "read_feature", read)
    assert edited(before, lines) == (whole if alone else None)
    assert all(text.count("Scenario") == 1 for text in taken)


def test_a_row_that_is_named_by_its_line_is_read_again_where_that_moves() -> None:
    text = PLAIN.replace("      | 2 |\n", "      | 2 |\n      | 2 |\n")
    before = parsed(text, "f")
    assert edited(before, lines_of(text.replace("    When you pass\n", ""))) is None
    same = text.replace("with 1 damage", "with 2 damage")
    assert edited(before, lines_of(same)) == parsed(same, "f")
