"""Which scenarios a look-up shows under a rule: those in which the engine cites it."""

import json
from functools import cache
from pathlib import Path

import pytest

from judge.documents.lookup import applying_scenarios
from judge.played_features import carried_setting
from scenarios.runner import judge_features
from tests.judge.documents.own_rules import FEATURE
from tests.judge.running import Judge


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that nothing is in yet."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(applying_scenarios, "cache_folder", lambda: folder)
    return folder


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of what was found out before is remembered, which other tests still remember after this one."""
    monkeypatch.setattr(applying_scenarios, "of_file", cache(applying_scenarios.of_file.__wrapped__))
    monkeypatch.setattr(applying_scenarios, "built_features", cache(applying_scenarios.built_features.__wrapped__))


@pytest.fixture
def few(tmp_path: Path, anew: None, monkeypatch: pytest.MonkeyPatch) -> Path:  # noqa: ARG001 - it comes first.
    """The data of an install that carries the feature of the tests alone."""
    (tmp_path / "features").mkdir()
    path = tmp_path / "features" / "resources.feature"
    path.write_text(FEATURE, encoding="utf-8")
    data = tmp_path / "applied.json"
    monkeypatch.setattr(applying_scenarios, "carried_features", lambda: tmp_path / "features")
    monkeypatch.setattr(applying_scenarios, "features", lambda _folder=None: [path])
    monkeypatch.setattr(applying_scenarios, "DATA", data)
    outcomes = judge_features([path], setting=carried_setting())
    data.write_bytes(applying_scenarios.applied_json("the sources", outcomes))
    return data


def test_a_look_up_with_the_data_of_an_install_plays_nothing(few: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(applying_scenarios, "_played", lambda _: pytest.fail("it is in the data"))
    assert [each.line for each in applying_scenarios.applying("408.1", "cr-2007-05")] == [3]
    assert [each.line for each in applying_scenarios.applying("602.2", "cr-2007-05")] == [10]
    assert json.loads(few.read_bytes())["made_of"] == "the sources"


@pytest.mark.parametrize("held", [None, "", "[]", '{"features": []}', "other", "lines"])
def test_without_data_that_can_be_used_the_answer_is_the_same(few: Path, kept: Path, held: str | None) -> None:
    digests = json.loads(few.read_bytes())["features"]
    if held is None:
        few.unlink()
    elif held in ("other", "lines"):
        rows = dict.fromkeys(digests, {"3": 408.1} if held == "other" else {"the first": "408.1"})
        few.write_text(json.dumps({"features": rows}), encoding="utf-8")
    else:
        few.write_text(held, encoding="utf-8")
    assert [each.line for each in applying_scenarios.applying("408.1", "cr-2007-05")] == [3]
    assert [each.line for each in applying_scenarios.applying("602.2", "cr-2007-05")] == [10]
    assert len(list(kept.iterdir())) == 1


def test_a_feature_that_can_t_be_read_applies_nothing(tmp_path: Path, kept: Path) -> None:
    path = tmp_path / "broken.feature"
    path.write_text("Feature: broken\n  @wip\n", encoding="utf-8")
    assert applying_scenarios.of_file(path) == {}
    assert not kept.exists()


def test_scenarios_that_apply_a_rule_are_shown_whether_tagged_or_not(judge: Judge) -> None:
    ran = judge("rule", "105.1", "--format", "json")
    places = {each["place"] for each in json.loads(ran.out)[0]["scenarios"]}
    found = applying_scenarios.applying("105.1", "cr-2007-05")
    assert places == {mention.place for mention in found}
    tagged = [mention for mention in found if "105.1" in mention.rules]
    assert 0 < len(tagged) < len(found)
    assert list(found[: len(tagged)]) == tagged


def test_a_rule_of_another_edition_has_the_scenarios_played_under_it() -> None:
    later = applying_scenarios.applying("602.3a", "cr-2009-combat")
    assert later
    assert not {mention.place for mention in later} & {
        m.place for m in applying_scenarios.applying("602.3a", "cr-2007-05")
    }


@pytest.mark.usefixtures("anew")
def test_a_feature_that_has_changed_is_played_once(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "resources.feature"
    path.write_text(FEATURE, encoding="utf-8")
    found = applying_scenarios.of_file(path)
    assert {line: "408.1" in rules.split() for line, rules in found.items()} == {"3": True, "10": False}
    assert "602.2" in found["10"].split()
    assert len(list(kept.iterdir())) == 1
    applying_scenarios.of_file.cache_clear()
    monkeypatch.setattr(applying_scenarios, "_played", lambda _: pytest.fail("it is kept"))
    assert applying_scenarios.of_file(path) == found
