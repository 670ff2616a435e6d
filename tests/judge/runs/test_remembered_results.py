import json
import sys
from pathlib import Path

import pytest

from engine.value import replace
from judge.cache_folder import signed_cache
from judge.played_features import Asked
from judge.runs import remembered_results, watched_files
from judge.runs.watched_files import watched_places
from scenarios.runner import Task, Timed, judged
from tests.judge.running import Judge

FEATURE = """\
Feature: Cards

  Scenario: with Tim
    Given you control "Tim"
    Then "Tim" has 0 damage

  Scenario: with Kor
    Given you control "Kor Cindervein"
    Then "Kor Cindervein" has 0 damage

  Scenario: with neither
    Given it is your turn
    Then it is your turn
"""
ALL = ["with Tim", "with Kor", "with neither"]


def write_card(name: str, atk: int) -> None:
    """Write a card of one's own, which comes before the carried one of its name."""
    about = {"is": "Printed", "name": name, "type": "ally", "cost": 3, "atk": atk, "damage_type": "melee", "health": 3}
    Path("cards.json").write_text(json.dumps([about]))


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("cards.feature").write_text(FEATURE)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the scenarios that are really played."""
    names: list[str] = []

    def noted(task: Task, setting: object) -> Timed:
        names.append(task.scenario.name)
        return judged(task, setting)  # type: ignore[arg-type]

    monkeypatch.setattr(remembered_results, "judged", noted)
    return names


def test_what_is_unchanged_is_not_played_again(judge: Judge, played: list[str]) -> None:
    first = judge("run", "--cached", "cards.feature")
    assert played == ALL
    assert judge("run", "--cached", "cards.feature") == first
    assert judge("run", "cards.feature") == first
    assert played == ALL


def test_a_changed_scenario_is_played_again_alone(judge: Judge, played: list[str]) -> None:
    judge("run", "--cached", "cards.feature")
    played.clear()
    Path("cards.feature").write_text(FEATURE.replace('"Tim" has 0', '"Tim" has 1'))
    ran = judge("run", "-q", "--anew", "cards.feature")
    assert played == ["with Tim"]
    assert ran.code == 1
    told = [line for line in ran.out.splitlines() if line.startswith(("as ruled ", "differs "))]
    assert len(told) == 1
    assert ran.out.endswith("3 scenarios: 2 as ruled, 1 differs, 0 can't judge\n")


def test_a_changed_card_replays_what_asked_for_it(judge: Judge, played: list[str]) -> None:
    write_card("Kor Cindervein", 3)
    judge("run", "--cached", "--cards", "cards.json", "cards.feature")
    played.clear()
    write_card("Kor Cindervein", 4)
    judge("run", "--cached", "--cards", "cards.json", "cards.feature")
    assert played == ["with Kor"]


def test_another_edition_is_remembered_for_itself(judge: Judge, played: list[str]) -> None:
    judge("run", "--cached", "cards.feature")
    judge("run", "--cached", "cards.feature", "--edition", "cr-2009-combat")
    assert played == [*ALL, *ALL]


def test_another_program_plays_everything_again(
    judge: Judge, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    judge("run", "--cached", "cards.feature")
    monkeypatch.setattr(remembered_results, "_program", lambda: "a later one")
    judge("run", "--cached", "cards.feature")
    assert played == [*ALL, *ALL]


def test_a_result_that_the_user_did_not_sign_is_not_believed(
    judge: Judge, played: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache is of the test's own, for all of its results are changed."""
    user = signed_cache()
    assert user is not None
    cache = replace(user, folder=tmp_path / "cache")
    monkeypatch.setattr("judge.run_command.signed_cache", lambda: cache)
    judge("run", "--cached", "cards.feature")
    played.clear()
    changed = list((cache.folder / "results").iterdir())
    assert len(changed) == len(ALL)
    for kept in changed:
        kept.write_bytes(kept.read_bytes()[:-10] + b"0123456789")
    judge("run", "--cached", "cards.feature")
    assert played == ALL


def test_several_jobs_remember_as_one(judge: Judge, played: list[str]) -> None:
    first = judge("run", "--cached", "-j", "2", "cards.feature")
    assert judge("run", "--cached", "cards.feature") == first
    assert played == []


def test_saving_plays_again_what_has_changed(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(watched_files, "saved", lambda _: iter([None, None]))
    monkeypatch.setattr("subprocess.run", lambda command, **_: started.append(command))
    judge("run", "--watch", "-q", "cards.feature")
    assert started == [[sys.executable, "-m", "judge", "run", "-q", "cards.feature", "--anew"]] * 2


def test_features_cards_and_rules_are_watched() -> None:
    write_card("Kor Cindervein", 3)
    watched = watched_places(Asked(("cards.feature:3",), cards="cards.json"))
    assert {Path("cards.feature"), Path("cards.json")} <= set(watched)
    assert {place.name for place in watched} >= {"engine", "scenarios", "rulebook"}


def test_documents_and_cards_of_ones_own_are_watched(judge: Judge, tmp_path: Path) -> None:
    library = tmp_path / "library"
    listed, draft = tmp_path / "cards.csv", tmp_path / "draft.txt"
    header = "name,type,class,race,faction,tags,cost,atk,damage_type,health,text"
    listed.write_text(f"{header}\nPlain Tim,Ally,Mage,Human,Alliance,,3,1,Arcane,2,\n", encoding="utf-8")
    draft.write_text("".join(f"100.{each} Each player has a deck of {each} cards.\n" for each in range(1, 9)), "utf-8")
    for command in (("cards", "import", str(listed)), ("rules", "import", str(draft), "--as", "draft-one")):
        assert judge(*command, "--library", str(library)).code == 0
        kept = max(library.rglob("*.json"), key=lambda place: place.stat().st_mtime_ns)
        assert any(kept.is_relative_to(place) for place in watched_places(Asked(library=str(library))))
