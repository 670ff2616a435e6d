from pathlib import Path

import pytest

from judge.played_features import Asked, how_many_steps, play
from scenarios.scenario_errors import BadSelection, Unreadable

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


def test_each_step_that_was_played_is_told(feature: str) -> None:
    told: list[None] = []
    assert len(list(play(Asked((feature,), stepped=lambda: told.append(None))))) == 3
    assert len(told) == 3


def test_a_step_counts_once_for_each_edition(feature: str) -> None:
    assert how_many_steps(Asked((feature,))) == 3
    assert how_many_steps(Asked((feature,), edition="cr-2007-05")) == 2
    assert how_many_steps(Asked((feature,), tags="@wip")) == 1
    assert how_many_steps(Asked((feature,), name="UNDER BOTH")) == 2


def test_what_cannot_be_used_comes_after_the_rest_and_does_not_raise(feature: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty.feature"
    empty.touch()
    *outcomes, first, second = play(Asked((str(empty), feature, str(tmp_path / "missing.feature"))))
    assert len(outcomes) == 3
    assert isinstance(first, Unreadable)
    assert isinstance(second, Unreadable)
    assert how_many_steps(Asked((str(empty), feature))) == 3


def test_a_selection_nobody_understands_is_refused_before_anything_is_played(feature: str) -> None:
    with pytest.raises(BadSelection):
        list(play(Asked((feature,), tags="@wip and")))


LONG_RANGE = """\
Feature: Long-range

  {tags}
  Scenario: Only the attacker deals damage
    Given you control "Guruvan"
    And you control "Krol Blade" as "the blade"
    And your opponent controls "Tanwa the Marksman"
    Then you can't strike with "the blade", because of {refusal}
    When you propose that "Guruvan" attacks "Tanwa the Marksman"
    And the combat concludes
    Then "Guruvan" has 0 damage
    And rule {said} was applied
"""


@pytest.mark.parametrize(
    ("edition", "tag", "said", "refusal", "verdict"),
    [
        ("cr-2009-combat", "603.1a", "603.1a", "602.4", "as ruled"),
        ("cr-2009-combat", "cr-2009-combat:603.1a", "cr-2009-combat:603.1a", "cr-2009-combat:602.3a", "as ruled"),
        ("cr-2009-combat", "cr-2007-05:603.1a", "cr-2007-05:603.1a", "cr-2007-05:602.4", "as ruled"),
        ("faq-2009-03", "cr-2009-combat:603.1a", "cr-2009-combat:603.1", "cr-2009-combat:602.3a", "as ruled"),
        ("cr-2007-05", "cr-2007-05:603.1a", "cr-2007-05:603.1", "602.4", "as ruled"),
        ("cr-2007-05", "cr-2009-combat:603.1a", "603.1a", "602.4", "differs"),
        ("cr-2007-05", "603.1a", "cr-2009-combat:603.1a", "602.4", "differs"),
        ("cr-2007-05", "603.1a", "603.1a", "cr-2009-combat:602.3a", "differs"),
        ("cr-2009-combat", "cr-2009-combat:602.2c", "603.1a", "602.4", "differs"),
    ],
)
def test_a_rule_counts_by_the_name_it_has_in_the_edition_that_is_played(
    tmp_path: Path, edition: str, tag: str, said: str, refusal: str, verdict: str
) -> None:
    path = tmp_path / "long-range.feature"
    tags = f"@rule:{tag} @edition:{edition}"
    path.write_text(LONG_RANGE.format(tags=tags, said=said, refusal=refusal), encoding="utf-8")
    (outcome,) = play(Asked((str(path),)))
    assert not isinstance(outcome, Unreadable)
    assert outcome.verdict == verdict, outcome.message


@pytest.mark.parametrize(("edition", "verdict"), [("cr-2009-combat", "differs"), ("cr-2007-05", "as ruled")])
def test_a_rule_was_not_applied_only_if_it_was_by_no_name_of_it(tmp_path: Path, edition: str, verdict: str) -> None:
    path = tmp_path / "long-range.feature"
    text = LONG_RANGE.format(tags=f"@edition:{edition}", said="cr-2009-combat:603.1a", refusal="602.4")
    path.write_text(text.replace("was applied", "was not applied"), encoding="utf-8")
    (outcome,) = play(Asked((str(path),)))
    assert not isinstance(outcome, Unreadable)
    assert outcome.verdict == verdict, outcome.message
