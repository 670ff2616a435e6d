"""The command that changes rules one at a time."""

import json

import pytest

from judge.carried_features import carried_features
from tests.judge.running import Judge

DECKS = str(carried_features() / "1-fundamentals/100-deck-building.feature")


def test_changes_are_listed_with_who_notices(judge: Judge) -> None:
    ran = judge("mutate", DECKS, "--editions", "-k", "100.4: copies")
    assert (ran.code, ran.err) == (0, "")
    assert "cr-2007-05 100.4: copies 4 -> 5: " in ran.out
    assert "2 changes, 2 noticed (0 of them only weakly), 0 not" in ran.out


def test_what_nothing_notices_is_told(judge: Judge) -> None:
    ran = judge("mutate", DECKS, "--functions", "-k", "phases.wrap_up", "--format", "json")
    assert ran.code == 1
    told = json.loads(ran.out)
    assert told["unnoticed"] == ["nothing notices engine.turn.phases.wrap_up -> None"]
    assert told["functions"][0]["noticed"] == []
    assert told["editions"] == []


@pytest.mark.parametrize("path", ["nowhere", "nowhere.feature"])
def test_a_path_that_is_none_is_told(judge: Judge, path: str) -> None:
    ran = judge("mutate", path)
    assert (ran.code, ran.out) == (2, "")
    assert "nowhere" in ran.err
