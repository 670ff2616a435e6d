"""The pytest plugin: feature files without code, the same counts and refusals as the runner's own."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from judge.played_features import Asked, play
from scenarios.bridge.tag_marks import mark_of, name_of
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import judge_features
from scenarios.scenario_errors import Unreadable
from tests import forked_start
from tests.scenarios.strangers import OTHERS, ROOT, counts, run


def test_both_runners_give_the_same_counts_and_messages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    outcomes = list(judge_features(["features"]))
    judged = Counter(outcome.verdict == "as ruled" for outcome in outcomes)
    output = run(folder, "features", without=(*OTHERS[:2], "asyncio", "pytest-lsp")).stdout
    assert counts(output) == {"passed": judged[True], "failed": judged[False]} == {"passed": 3, "failed": 5}, output
    messages = [outcome.message for outcome in outcomes if outcome.message]
    assert len(messages) == 5
    assert [message for message in messages if message not in output] == []
    assert "features/turn.feature:21: When you pas" in output
    assert "Traceback" not in output


REFUSED = ["", "no Gherkin"]
FAULTY = """Feature: a
  Scenario: no steps
  Scenario: twice
    Then you have priority
  Scenario: twice
    Then you have priority
  Scenario: no keyword
    And you pass
  @rule:x
  Scenario: bad tag
    When you pass
  Scenario: misspelt
    Givn you have 2 ready resources
    Then you have priority
"""


def test_both_runners_fail_a_faulty_scenario_and_play_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "features" / "faulty.feature").write_text(FAULTY)
    monkeypatch.chdir(folder)
    outcomes = list(judge_features(["features/faulty.feature"]))
    assert [outcome.verdict for outcome in outcomes] == ["cannot judge", "as ruled", *4 * ["cannot judge"]]
    output = run(folder, "features/faulty.feature").stdout
    assert counts(output) == {"passed": 1, "failed": 5}, output
    places = [f"features/faulty.feature:{each.line}: {each.message}" for each in outcomes if each.message]
    assert [place for place in places if place not in output] == []


UNKNOWN = """Feature: a
  Scenario: a rule in a step
    When you pass
    Then rule 999.1 was not applied
  Scenario: a rule among reasons
    When you pass
    Then you can't pass, because of 999.1
  @rule:cr-2009-combat:999.1
  Scenario: a rule in a tag
    When you pass
  @example:cr-2007-05/601.2d#99
  Scenario: an example in a tag
    When you pass
  @edition:cr-2099
  Scenario: an edition in a tag
    When you pass
  Scenario Outline: a rule over rows
    When you pass
    @rule:999.1
    Examples:
      | x |
      | 1 |
  Scenario: nothing that is stated
    Given you have 2 ready resources
    When you pass
  @rule:601.2a
  Scenario: a rule that is never applied
    When you pass
    Then it is your turn
  Scenario: a choice that is left at the end
    Given you have 10 unnamed cards in your hand
    When the turn ends
    Then it is your turn
  Scenario: a chance that never comes
    When the die shows 4
    And you pass
    Then it is your turn
  Scenario: a statement that differs
    When you pass
    Then your opponent's hero has 3 damage
"""


def test_both_runners_refuse_what_no_document_has_and_say_where(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "features" / "unknown.feature").write_text(UNKNOWN)
    monkeypatch.chdir(folder)
    outcomes = [each for each in play(Asked(("features/unknown.feature",))) if not isinstance(each, Unreadable)]
    assert [outcome.verdict for outcome in outcomes] == [*7 * ["cannot judge"], *4 * ["differs"]]
    output = run(folder, "features/unknown.feature").stdout
    assert counts(output) == {"failed": 11}, output
    assert [place for place in map(place_of, outcomes) if not re.search(place, output)] == []
    last = len(UNKNOWN.splitlines())
    assert f"features/unknown.feature:{last}: Then your opponent's hero has 3 damage" in output


def place_of(outcome: ScenarioOutcome) -> str:
    """Return a pattern of where an outcome came to its end and what it says: on a step's line or its own."""
    step = next((step for step in outcome.steps if step.message), None)
    where = f"{outcome.uri}:{step.line}: {step.keyword} {step.text}\n" if step else f"{outcome.uri}:{outcome.line}: "
    return re.escape(f"{where}{outcome.message}")


def test_both_runners_know_the_user_s_own_cards(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_LIBRARY", str(folder / "library"))
    monkeypatch.chdir(folder)
    (folder / "own.csv").write_text(
        "set,number,name,type,class,race,faction,tags,cost,atk,damage_type,health,text\n"
        "Mine,001,Test Ogre,Ally,Warrior,Ogre,Horde,,3,3,Melee,4,\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert forked_start.run("judge", "cards", "import", "own.csv", cwd=folder, env=environment).returncode == 0
    (folder / "features" / "own.feature").write_text(
        'Feature: a\n  Scenario: b\n    Given you control "Test Ogre"\n    Then "Test Ogre" is ready\n'
    )
    assert [getattr(each, "verdict", each) for each in play(Asked(("features/own.feature",)))] == ["as ruled"]
    assert counts(run(folder, "features/own.feature").stdout) == {"passed": 1}


MARKED = '''\
Feature: a
  Background:
    Given the card {name} reads:
      """
      3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
      """
    And your opponent controls:
      | card                   |
      | Raul "Fingers" Maldren |
  Scenario: a name that is there
    Then {name} has 4 health
  Scenario: a value that differs
    Then {name} has 3 health
'''


NAMES = {"straight": r'"Raul \"Fingers\" Maldren"', "curled": '“Raul "Fingers" Maldren”'}


def test_a_name_with_quotation_marks_can_be_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for marks, name in NAMES.items():
        (folder / "features" / f"{marks}.feature").write_text(MARKED.format(name=name))
    monkeypatch.chdir(folder)
    files = [f"features/{marks}.feature" for marks in NAMES]
    outcomes = list(judge_features(files))
    assert [outcome.verdict for outcome in outcomes] == 2 * ["as ruled", "differs"]
    output = run(folder, *files).stdout
    assert counts(output) == {"passed": 2, "failed": 2}
    for differs in outcomes[1::2]:
        assert differs.message is not None
        assert r""""Raul \"Fingers\" Maldren" doesn't have 3 health""" in differs.message
        assert re.search(rf"{re.escape(differs.uri)}:\d+: Then .*\n{re.escape(differs.message)}", output), output


def test_a_mark_that_ends_a_name_too_early_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "features" / "marked.feature").write_text(MARKED.format(name='"Raul "Fingers" Maldren"'))
    monkeypatch.chdir(folder)
    (first, _) = judge_features(["features/marked.feature"])
    assert first.message is not None
    assert r"a quotation mark inside a name is written \"" in first.message


def test_files_that_both_runners_refuse_leave_pytest_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, text in enumerate(REFUSED):
        (folder / "features" / f"bad{number}.feature").write_text(text)
    (folder / "features" / "latin.feature").write_bytes("Feature: é".encode("latin-1"))
    monkeypatch.chdir(folder)
    output = run(folder, "features").stdout
    with pytest.raises(Unreadable) as caught:
        list(judge_features(["features"]))
    said = str(caught.value).splitlines()
    assert len(said) == len(REFUSED) + 1
    assert [line for line in said if line not in output] == []
    assert counts(output) == {"passed": 3, "failed": 5, "error": len(said)}, output


@pytest.mark.parametrize(
    ("setting", "arguments", "collected"),
    [
        ("", [], True),
        ("", ["--no-judge-features"], False),
        ("judge_features = false", [], False),
        ("judge_features = false", ["--judge-features"], True),
    ],
)
def test_feature_files_can_be_left_alone(folder: Path, setting: str, arguments: list[str], *, collected: bool) -> None:
    (folder / "pytest.ini").write_text(f"[pytest]\n{setting}\n")
    output = run(folder, "features", "--collect-only", "-q", *arguments).stdout
    assert ("turn.feature::" in output) == collected


def test_without_pytest_bdd_a_feature_file_says_what_to_install(folder: Path) -> None:
    output = run(folder, "features", "-p", "no:pytest-bdd").stdout
    assert "install wowtcg-judge[pytest]" in output
    assert "Traceback" not in output
    assert counts(output) == {"error": 1}


def test_tags_choose_tests_and_rules_are_marks(folder: Path) -> None:
    (folder / "conftest.py").write_text(
        "def pytest_collection_modifyitems(items):\n"
        "    for item in items:\n"
        "        print(item.name, sorted(m.kwargs['number'] for m in item.iter_markers('rule')))\n"
    )
    output = run(folder, "features", "-s", "-m", "issue or x").stdout
    assert counts(output) == {"passed": 3, "failed": 1, "deselected": 4}, output
    assert "A rule that is never applied ['407.1', '601.2a']" in output


def test_other_people_s_steps_and_features_go_their_own_way(folder: Path) -> None:
    (folder / "features" / "turn.feature").unlink()
    (folder / "theirs.feature").write_text(
        "Feature: theirs\n  Scenario: one\n    When you pass\n    Then all is well\n"
    )
    (folder / "test_theirs.py").write_text(
        "from pytest_bdd import scenarios, then, when\n"
        "seen = []\n"
        "@when('you pass')\ndef passing(): seen.append('theirs')\n"
        "@then('all is well')\ndef well(): assert seen == ['theirs']\n"
        "scenarios('theirs.feature')\n"
    )
    output = run(folder, "--no-judge-features").stdout
    assert counts(output) == {"passed": 1}, output


def test_a_test_module_may_bind_features_by_itself(folder: Path) -> None:
    (folder / "test_ours.py").write_text("from pytest_bdd import scenarios\nscenarios('features/turn.feature')\n")
    (folder / "features" / "turn.feature").write_text(
        "Feature: a\n  @rule:407.1 @edition:faq-2009-03\n  Scenario: b\n    When you pass\n"
        "  @rule:601.2\n  Scenario: c\n    When you pass\n"
    )
    output = run(folder, "--no-judge-features").stdout
    assert counts(output) == {"passed": 1, "failed": 1}, output


@pytest.mark.parametrize(
    ("tag", "name", "arguments"),
    [
        ("rule:601.2c", "rule", {"number": "601.2c"}),
        ("rule:cr-2009-combat:602.4", "rule", {"number": "cr-2009-combat:602.4"}),
        ("edition:faq-2009-03", "edition", {"id": "faq-2009-03"}),
        ("issue:12", "issue", {"id": "12"}),
    ],
)
def test_tags_of_ours_become_marks_with_arguments(tag: str, name: str, arguments: dict[str, str]) -> None:
    assert name_of(tag) == name
    # The mark's own name is not registered in every run of this test, so its making may warn.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pytest.mark, "_config", None)
        mark = mark_of(tag)
    assert mark is not None
    assert (mark.name, mark.kwargs) == (name, arguments)
