"""Which scenarios files, folders and FILE:LINE ask for."""

from pathlib import Path

import pytest

from scenarios.features.discovery import load_features
from scenarios.scenario_errors import MissingPath, NoFeatures, NoScenarioThere, NotGherkin, Unreadable
from tests.every_row import for_every

ONE = "Feature: one\n\n  @wip\n  Scenario: a\n    When x\n\n  Scenario: b\n    When x\n"
OUTLINE = "Feature: two\n  Scenario Outline: c\n    When <x>\n    Examples:\n      | x |\n      | 1 |\n      | 2 |\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "deep" / ".hidden").mkdir(parents=True)
    (tmp_path / "one.feature").write_text(ONE)
    (tmp_path / "deep" / "two.feature").write_text(OUTLINE)
    (tmp_path / "deep" / ".hidden" / "three.feature").write_text(ONE)
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(asked: list[str], expected: list[str]) -> None:
    """Hold the scenarios that paths ask for, with their files, against what is expected."""
    found = []
    for feature in load_features(asked):
        assert not isinstance(feature, Unreadable), feature
        found += [f"{feature.uri} {scenario.name}" for scenario in feature.scenarios]
    assert found == expected


A, B, C1, C2 = "one.feature a", "one.feature b", "deep/two.feature c (1)", "deep/two.feature c (2)"


@pytest.mark.usefixtures("folder")
@for_every(
    ("asked", "expected"),
    [
        (["."], [C1, C2, A, B]),
        (["one.feature"], [A, B]),
        (["one.feature", "deep"], [A, B, C1, C2]),
        (["one.feature", ".", "./one.feature"], [A, B, C1, C2]),
        (["one.feature:1"], [A, B]),
        (["one.feature:3"], [A]),
        (["one.feature:4"], [A]),
        (["one.feature:5"], [A]),
        (["one.feature:7"], [B]),
        (["one.feature:7", "one.feature:4"], [A, B]),
        (["one.feature:7", "one.feature"], [A, B]),
        (["deep/two.feature:2"], [C1, C2]),
        (["deep/two.feature:7"], [C2]),
    ],
)
def test_what_is_asked_for(asked: list[str], expected: list[str]) -> None:
    check(asked, expected)


@pytest.mark.usefixtures("folder")
@for_every(
    ("asked", "kind", "said"),
    [
        ("one.featur", MissingPath, "the nearest is one.feature"),
        ("nowhere/at/all", MissingPath, "no such file"),
        ("empty", NoFeatures, "no feature file"),
        ("one.feature:2", NoScenarioThere, "'a' on line 4"),
        ("one.feature:99", NoScenarioThere, "'b' on line 7"),
        ("nowhere.feature:4", MissingPath, "no such file"),
    ],
)
def test_what_can_t_be_had(asked: str, kind: type[Unreadable], said: str) -> None:
    (error,) = load_features([asked])
    assert isinstance(error, kind)
    assert said in str(error)


def test_the_ending_of_a_feature_file_may_have_capitals(folder: Path) -> None:
    for name in ("Four.Feature", "FIVE.FEATURE"):
        (folder / "empty" / name).write_text(ONE)
    (folder / "empty" / "six.feature.bak").write_text(ONE)
    check(["empty"], [f"empty/{name} {each}" for name in ("FIVE.FEATURE", "Four.Feature") for each in "ab"])


def test_a_link_to_nothing_is_told_as_one(folder: Path) -> None:
    (folder / "round.feature").symlink_to("round.feature")
    (error,) = load_features(["round.feature"])
    assert "the link leads nowhere" in str(error)
    assert "nearest" not in str(error)


def test_a_bad_file_leaves_the_others(folder: Path) -> None:
    (folder / "bad.feature").write_text("nonsense")
    found = list(load_features(["."]))
    assert [isinstance(each, NotGherkin) for each in found] == [True, False, False]


def test_a_file_that_is_not_under_the_current_folder_is_named_in_full(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("other") / "one.feature"
    other.write_text(ONE)
    (feature,) = load_features([other])
    assert not isinstance(feature, Unreadable)
    assert feature.uri == other.as_posix() != folder.as_posix()
