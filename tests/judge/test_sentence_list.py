import json
from pathlib import Path

import pytest

from judge import played_features
from judge.sentence_list import CLAUSES, sentence_lines
from scenarios.catalogue import Entry
from scenarios.registry.lookup import Lookup
from scenarios.vocabulary.all_sentences import all_sentences
from tests.judge.running import Judge


def test_names_are_explained_before_the_sentences(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = judge("steps").out
    assert out.startswith("Names\n")
    assert r'"Raul \"Fingers\" Maldren"' in out
    (tmp_path / "a.feature").write_text("Feature: a\n  Scenario: b\n    When you pass\n    Then it is your turn\n")
    monkeypatch.setattr(played_features, "carried_features", lambda: tmp_path)
    unused = judge("steps", "--unused").out
    assert "  When you propose that" in unused
    assert "  When you pass" not in unused.splitlines()
    assert "Names" not in unused.splitlines()


@pytest.mark.parametrize("clause", [clause for clause, _ in CLAUSES])
def test_each_clause_can_follow_a_deed_and_is_listed(judge: Judge, clause: str) -> None:
    deed = f'you play "Fire Blast" {clause}'
    assert Lookup(all_sentences()).find("When", deed).sentence.notation == "{player} {deed:play}"
    assert f'… play "Fire Blast" {clause}' in judge("steps").out


def test_sentences_stand_under_their_subjects_with_example_form_and_meaning() -> None:
    entries = [
        Entry("Given", "{player} control[s]:", "Put cards into play.", "you control:", "The board", ("table",)),
        Entry("When", "{player} pass[es]", "Pass priority.", "you pass", "Passing"),
    ]
    assert [(line.indent, line.text) for line in sentence_lines(entries)] == [
        (0, "The board"),
        (2, "Given you control:"),
        (6, "in general: Given {player} control[s]:"),
        (6, "Put cards into play. (a table stands under it)"),
        (0, ""),
        (0, "Passing"),
        (2, "When you pass"),
        (6, "in general: When {player} pass[es]"),
        (6, "Pass priority."),
        (0, ""),
    ]


def test_programs_get_patterns_with_the_kinds_of_their_parameters(judge: Judge) -> None:
    told = json.loads(judge("steps", "--format", "json").out)
    assert (told["version"], len(told["sentences"])) == (1, len(all_sentences().rows))
    by_pattern = {each["pattern"]: each for each in told["sentences"]}
    play = by_pattern["{player} {deed:play}"]
    assert play["keyword"] == "When"
    assert play["example"].startswith('you play "')
    assert [(each["name"], each["kind"], each["optional"]) for each in play["parameters"]] == [
        ("player", "player", False),
        ("deed", "play", False),
    ]
