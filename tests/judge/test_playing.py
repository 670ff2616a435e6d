from pathlib import Path

import pytest

from judge.playing import Asked, how_many, play
from scenarios.errors import BadSelection, Unreadable

FEATURE = """\
Feature: Two editions

  @edition:cr-2007-05 @edition:cr-2009-combat
  Scenario: One under both
    Then you have priority

  @wip
  Scenario: One under the reference
    Then you have priority
"""


@pytest.fixture
def feature(tmp_path: Path) -> str:
    path = tmp_path / "two.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return str(path)


def test_a_scenario_counts_once_for_each_edition(feature: str) -> None:
    assert how_many(Asked((feature,))) == 3
    assert how_many(Asked((feature,), edition="cr-2007-05")) == 2
    assert how_many(Asked((feature,), tags="@wip")) == 1
    assert how_many(Asked((feature,), name="UNDER BOTH")) == 2


def test_what_cannot_be_used_comes_after_the_rest_and_does_not_raise(feature: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty.feature"
    empty.touch()
    *outcomes, first, second = play(Asked((str(empty), feature, str(tmp_path / "missing.feature"))))
    assert len(outcomes) == 3
    assert isinstance(first, Unreadable)
    assert isinstance(second, Unreadable)
    assert how_many(Asked((str(empty), feature))) == 3


def test_a_selection_nobody_understands_is_refused_before_anything_is_played(feature: str) -> None:
    with pytest.raises(BadSelection):
        list(play(Asked((feature,), tags="@wip and")))
