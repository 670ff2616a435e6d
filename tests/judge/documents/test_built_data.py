"""The data that an install makes for look-ups is taken over as long as the sources are the same."""

import json
from pathlib import Path

import pytest

from judge import rule_rarity
from judge.documents.impact import known_outcomes
from judge.documents.lookup import applying_scenarios, built_data, card_words

PLACES = {
    known_outcomes: "outcomes_json",
    applying_scenarios: "applied_json",
    card_words: "words_json",
    rule_rarity: "rarity_json",
}


@pytest.fixture(autouse=True)
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources of which nothing was made yet, and makers that only say from which digest they make."""
    for name in ("engine/play.py", "scenarios/a.json", "judge/b.py", "features/c.feature"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(built_data, "ROOT", tmp_path)
    monkeypatch.setattr(built_data, "carried_features", lambda: tmp_path / "features")
    monkeypatch.setattr(known_outcomes, "outcomes_in", lambda _data: iter(()))
    for module, maker in PLACES.items():
        monkeypatch.setattr(module, "DATA", tmp_path / "judge" / f"{maker}.json")
        monkeypatch.setattr(module, maker, lambda source, *_cards: json.dumps({"made_of": source}).encode())
    return tmp_path


def _build() -> None:
    for place, data in built_data.built_data().items():
        place.write_bytes(data)


def test_all_files_are_made_where_there_are_none(tree: Path) -> None:
    made = built_data.built_data()
    assert {place.name for place in made} == {f"{maker}.json" for maker in PLACES.values()}
    assert {json.loads(data)["made_of"] for data in made.values()} == {built_data.source_digest()}
    assert not list((tree / "judge").glob("*.json"))


def test_what_was_made_of_the_same_sources_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    _build()
    for module, maker in PLACES.items():
        if module is not rule_rarity:  # It is made of another of the files, in no time.
            monkeypatch.setattr(module, maker, lambda *_: pytest.fail("it is there"))
    assert {json.loads(data)["made_of"] for data in built_data.built_data().values()} == {built_data.source_digest()}


@pytest.mark.parametrize("changed", ["engine/play.py", "scenarios/a.json", "judge/b.py", "features/c.feature"])
def test_a_change_of_any_source_makes_all_anew(tree: Path, changed: str) -> None:
    _build()
    before = built_data.source_digest()
    (tree / changed).write_text("another", encoding="utf-8")
    assert built_data.source_digest() != before
    assert {json.loads(data)["made_of"] for data in built_data.built_data().values()} == {built_data.source_digest()}


def test_a_source_that_comes_goes_or_is_called_otherwise_counts(tree: Path) -> None:
    found = {built_data.source_digest()}
    (tree / "engine" / "more.py").write_text("", encoding="utf-8")
    found.add(built_data.source_digest())
    (tree / "engine" / "more.py").rename(tree / "engine" / "other.py")
    found.add(built_data.source_digest())
    (tree / "features" / "c.feature").unlink()
    found.add(built_data.source_digest())
    assert len(found) == 4
