"""How rare rules are, by the counts of an install."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import rule_rarity
from judge.rule_rarity import rarity, rarity_json

APPLIED = {"features": {"one": {"3": "407.1 601.1", "9": "407.1"}, "two": {"3": "407.1 cr-2009-combat:602.3a"}}}


@pytest.fixture
def counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of counts that isn't there yet."""
    monkeypatch.setattr(rule_rarity, "DATA", tmp_path / "rarity.json")
    monkeypatch.setattr(rule_rarity, "APPLIED", tmp_path / "applied.json")
    rule_rarity.counted_scenarios.cache_clear()
    yield tmp_path / "rarity.json"
    rule_rarity.counted_scenarios.cache_clear()


def test_each_scenario_counts_once_for_each_rule(counts: Path) -> None:
    counts.write_bytes(rarity_json("the sources", json.dumps(APPLIED).encode()))
    assert json.loads(counts.read_bytes()) == {
        "made_of": "the sources",
        "scenarios": 3,
        "applied_by": {"407.1": 3, "601.1": 1, "cr-2009-combat:602.3a": 1},
    }


def test_what_every_scenario_applies_is_not_rare_and_what_none_does_is_rarest(counts: Path) -> None:
    counts.write_bytes(rarity_json("the sources", json.dumps(APPLIED).encode()))
    assert rarity("407.1", "cr-2007-05") == 0
    assert rarity("407.1", "cr-2007-05") < rarity("601.1", "cr-2007-05") < rarity("801.1", "cr-2007-05")


def test_a_rule_is_counted_by_its_number_in_the_edition_that_was_played(counts: Path) -> None:
    counts.write_bytes(rarity_json("the sources", json.dumps(APPLIED).encode()))
    assert rarity("602.4", "cr-2009-combat") < rarity("602.4", "cr-2007-05")


@pytest.mark.parametrize("damaged", [None, "", "[]", "{}", '{"scenarios": "3", "applied_by": {}}', '{"scenarios": 3}'])
def test_without_counts_all_rules_are_equally_rare(counts: Path, damaged: str | None) -> None:
    if damaged is not None:
        counts.write_text(damaged, encoding="utf-8")
    assert rarity("407.1", "cr-2007-05") == rarity("801.1", "cr-2007-05") > 0


def test_counts_that_an_install_did_not_make_come_from_what_it_made(counts: Path) -> None:
    counts.with_name("applied.json").write_text(json.dumps(APPLIED), encoding="utf-8")
    assert rule_rarity.counted_scenarios() == (3, {"407.1": 3, "601.1": 1, "cr-2009-combat:602.3a": 1})
