from pathlib import Path

import pytest

from judge.documents.document_errors import RulesError
from judge.runs.chosen_tasks import listed_places, shard
from tests.judge.running import Judge

NAMES = ("one", "two", "three", "four", "five")
FEATURE = "Feature: Turns\n" + "".join(
    f"  Scenario: {name}\n    Given it is your turn\n    Then it is your turn\n" for name in NAMES
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("turns.feature").write_text(FEATURE)


def played(judge: Judge, *options: str) -> list[str]:
    lines = judge("run", "-q", *options).out.splitlines()
    return [line.rpartition("] ")[2].partition(":")[0] for line in lines if line.startswith(("as ruled ", "differs "))]


def test_shards_deal_out_every_scenario_once(judge: Judge) -> None:
    dealt = [played(judge, "turns.feature", "--shard", f"{part}/3") for part in (1, 2, 3)]
    assert dealt == [["one", "four"], ["two", "five"], ["three"]]


@pytest.mark.parametrize("written", ["0/2", "3/2", "2", "a/b", "1/0", "-1/2", ""])
def test_a_shard_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(RulesError, match="no part of a whole"):
        shard(written)


def break_scenario(name: str) -> None:
    text = Path("turns.feature").read_text()
    before, found, after = text.partition(f"Scenario: {name}\n    Given it is your turn\n    Then it is your")
    Path("turns.feature").write_text(f"{before}{found} opponent's{after}")


def test_what_was_not_as_ruled_is_played_until_it_is(judge: Judge) -> None:
    break_scenario("two")
    break_scenario("four")
    assert played(judge, "turns.feature") == list(NAMES)
    assert played(judge, "turns.feature", "--last-failed") == ["two", "four"]
    Path("turns.feature").write_text(FEATURE)
    assert played(judge, "turns.feature", "--last-failed", "-k", "two") == ["two"]
    assert played(judge, "turns.feature", "--last-failed") == ["four"]
    assert played(judge, "turns.feature", "--last-failed") == list(NAMES)


def test_what_was_not_as_ruled_is_played_without_its_path(judge: Judge) -> None:
    Path("table").mkdir()
    Path("turns.feature").rename("table/turns.feature")
    Path("table/turns.feature").write_text(FEATURE.replace("Then it is your", "Then it is your opponent's", 1))
    first = played(judge, "table", "-k", "one")
    assert played(judge, "--last-failed") == first == ["one"]


def test_all_is_played_where_nothing_of_it_failed_the_last_time(judge: Judge) -> None:
    break_scenario("two")
    assert played(judge, "turns.feature") == list(NAMES)
    Path("turns.feature").write_text(Path("turns.feature").read_text().replace("Scenario: two", "Scenario: a new name"))
    assert played(judge, "turns.feature", "--last-failed") == ["one", "a new name", *NAMES[2:]]


def test_another_folder_remembers_for_itself(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    break_scenario("two")
    played(judge, "turns.feature")
    feature = str(Path("turns.feature").absolute())
    Path("elsewhere").mkdir()
    monkeypatch.chdir("elsewhere")
    assert played(judge, feature, "--last-failed") == list(NAMES)


def test_a_list_of_what_is_not_as_ruled_can_be_played(judge: Judge) -> None:
    break_scenario("two")
    break_scenario("five")
    judge("run", "-q", "turns.feature", "--rerun", "lists/again.txt")
    assert Path("lists/again.txt").read_text() == "turns.feature:5\nturns.feature:14\n"
    assert played(judge, "@lists/again.txt") == ["two", "five"]


def test_a_list_that_cant_be_read_is_refused() -> None:
    with pytest.raises(RulesError, match=r"list of scenarios can't be read.*No such file"):
        listed_places(["@nowhere.txt"])


def test_an_empty_list_plays_nothing(judge: Judge) -> None:
    Path("again.txt").write_text("")
    assert judge("run", "@again.txt").code == 5
