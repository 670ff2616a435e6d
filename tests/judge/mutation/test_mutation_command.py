"""The command that changes rules one at a time."""

import json
import os
import subprocess
import sys
from pathlib import Path

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


def test_several_jobs_and_a_checkpoint_say_the_same_as_one(judge: Judge, tmp_path: Path) -> None:
    whole = judge("mutate", DECKS, "-k", "deck")
    assert whole.out
    kept = ("--checkpoint", str(tmp_path / "kept.json"))
    assert judge("mutate", DECKS, "-k", "deck", "--jobs", "2", *kept) == whole
    assert judge("mutate", DECKS, "-k", "deck", *kept) == whole, "nothing is left to be done"
    other = judge("mutate", DECKS, "-k", "copies", *kept)
    assert (other.code, other.out) == (2, "")
    assert "the checkpoint is of other arguments: changes" in other.err


def test_another_process_goes_on_from_a_checkpoint(judge: Judge, tmp_path: Path) -> None:
    """The other process orders sets by another seed than this one."""
    kept = ("--checkpoint", str(tmp_path / "kept"))
    arguments = ("mutate", DECKS, "--editions", "-k", "100.4: copies", *kept)
    here = judge(*arguments)
    assert (here.code, here.err) == (0, "")
    environment = {**os.environ, "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"}
    command = [sys.executable, "-m", "judge", *arguments]
    there = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (there.returncode, there.stdout, there.stderr) == (0, here.out, "")
