"""Which scenarios a look-up shows under a rule: those in which the engine cites it."""

import json
from pathlib import Path

import pytest

from judge.documents.lookup import applied_by
from tests.judge.documents.own_rules import FEATURE
from tests.judge.running import Judge


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that nothing is in yet."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(applied_by, "_cache", lambda: folder)
    return folder


@pytest.mark.usefixtures("features_are_played_once")
def test_the_data_is_what_the_scenarios_apply() -> None:
    kept, now = json.loads(applied_by.DATA.read_bytes()), json.loads(applied_by.applied_json())
    # A feature that came or changed since isn't in the data; it is played when it is asked for.
    other = [digest for digest in kept if digest in now and kept[digest] != now[digest]]
    assert other == [], "judge rules applied > judge/documents/data/applied.json makes the data anew"
    assert len(kept) > 20


def test_scenarios_that_apply_a_rule_are_shown_whether_tagged_or_not(judge: Judge) -> None:
    ran = judge("rule", "105.1", "--format", "json")
    places = {each["place"] for each in json.loads(ran.out)[0]["scenarios"]}
    found = applied_by.applying("105.1", "cr-2007-05")
    assert places == {mention.place for mention in found}
    tagged = [mention for mention in found if "105.1" in mention.rules]
    assert 0 < len(tagged) < len(found)
    assert list(found[: len(tagged)]) == tagged


def test_a_rule_of_another_edition_has_the_scenarios_played_under_it() -> None:
    later = applied_by.applying("602.3a", "cr-2009-combat")
    assert later
    assert not {mention.place for mention in later} & {m.place for m in applied_by.applying("602.3a", "cr-2007-05")}


def test_a_feature_that_has_changed_is_played_once(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "resources.feature"
    path.write_text(FEATURE, encoding="utf-8")
    found = applied_by.of_file(path)
    assert {line: "408.1" in rules.split() for line, rules in found.items()} == {"3": True, "10": False}
    assert "602.2" in found["10"].split()
    assert len(list(kept.iterdir())) == 1
    applied_by.of_file.cache_clear()
    monkeypatch.setattr(applied_by, "_played", lambda _: pytest.fail("it is kept"))
    assert applied_by.of_file(path) == found
