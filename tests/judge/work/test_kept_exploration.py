"""An exploration goes on from its checkpoint, in another process too, and finds what it finds in one go."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.exploration.branches import BRUTE_FORCE, Quest, quest_from
from engine.exploration.explored_graph import Exploration
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import Juncture
from engine.exploration.level_search import Goes, Search, explore
from judge.documents.document_errors import RulesError
from judge.work import explored_manner
from judge.work.checkpoint import Checkpoint
from judge.work.divided_work import Means
from judge.work.explored_manner import exploring
from tests.judge.running import Judge
from tests.judge.work.test_shared_exploration import PAST, START, quest, same

ROOT = Path(__file__).parents[3]
FEATURE = """\
Feature: Fires
  Scenario: Two fires and a fizzle
    Given your opponent controls "Bloodclaw"
    And your opponent has 1 resource
    And your opponent's hand is "Fizzle"
    And you have 2 resources
    And your hand is "Fire Blast", "Scorch"
    Then you have 2 resources
"""
ASKED = ("--until", "4 actions", "--scope", "everything", "--most", "2")
AT_ANY_TIME = ("--goal", 'Then "Bloodclaw" is in your opponent\'s graveyard', "--at-any-time")


def of_the_past() -> Quest:
    return quest_from(PAST, [seat.id for seat in PAST.state.players], horizon_from(PAST.state, HorizonKind.ACTIONS, 4))


def kept(place: Path, start: Juncture, asks: Quest, goes_on: Goes, jobs: int = 1) -> Exploration:
    with exploring(Means(jobs), Checkpoint(str(place), "these")) as manner:
        return explore(start, asks, goes_on, manner=manner)


def so_many_more(more: int) -> Goes:
    """Return what lets so many junctures be looked at."""
    left = [more]

    def goes_on(_: int) -> bool:
        left[0] -= 1
        return left[0] >= 0

    return goes_on


@pytest.mark.parametrize(
    ("start", "asks"),
    [(START, quest(3)), (PAST, of_the_past()), (START, quest(3, BRUTE_FORCE))],
    ids=["a board", "a past", "brute force"],
)
def test_what_is_found_in_parts_is_what_is_found_at_once(tmp_path: Path, start: Juncture, asks: Quest) -> None:
    place = tmp_path / "kept.json"
    alone = explore(start, asks, lambda _: True)
    assert alone.complete
    looked = sum(node.expanded for node in alone.nodes)
    for more in (1, 2, looked // 2, 0):
        assert not kept(place, start, asks, so_many_more(more)).complete
    assert same(kept(place, start, asks, lambda _: True, jobs=2), alone)
    assert same(kept(place, start, asks, so_many_more(0)), alone), "nothing is looked at twice"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


@pytest.mark.parametrize("inside", ["_note", "_add"])
def test_an_interruption_at_any_moment_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: str
) -> None:
    """Before what a juncture leads to is noted, and when half of it is."""
    place, asks = tmp_path / "kept.json", quest(3)
    alone = explore(START, asks, lambda _: True)
    plain, calls = getattr(Search, inside), [0]

    def interrupted(*given: object) -> None:
        calls[0] += 1
        if calls[0] == 20:
            raise KeyboardInterrupt
        plain(*given)

    with monkeypatch.context() as changed:
        changed.setattr(Search, inside, interrupted)
        with pytest.raises(KeyboardInterrupt):
            kept(place, START, asks, lambda _: True)
    assert same(kept(place, START, asks, lambda _: True), alone)


def test_another_process_goes_on_and_says_the_same(judge: Judge, tmp_path: Path) -> None:
    """Another process has other hashes; bounds may change, for they don't change what is found."""
    feature, place = tmp_path / "fires.feature", tmp_path / "kept.json"
    feature.write_text(FEATURE)
    asked = ("explore", f"{feature}:2", *ASKED, *AT_ANY_TIME)
    whole = judge(*asked)
    assert whole.code == 0
    assert "states were not looked at" in judge(*asked, "--states", "40", "--checkpoint", str(place)).out
    again = subprocess.run(
        [sys.executable, "-m", "judge", *asked, "--checkpoint", str(place)], cwd=ROOT, capture_output=True, check=True
    )
    assert (again.stdout.decode(), again.stderr) == (whole.out, b"")


def test_a_checkpoint_of_something_else_is_refused_and_left_alone(judge: Judge, tmp_path: Path) -> None:
    feature, place = tmp_path / "fires.feature", tmp_path / "kept.json"
    feature.write_text(FEATURE)
    until = ("--until", "4 actions")
    asked = ("explore", f"{feature}:2", "--states", "10", "--checkpoint", str(place))
    assert judge(*asked, *until).code == 0
    text = place.read_text()
    data = json.loads(text)

    def check(said: str, *more: str, until: tuple[str, ...] = until, written: str = text) -> None:
        place.write_text(written)
        ran = judge(*asked, *until, *more)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert f"{place}: {said}" in ran.err
        assert place.read_text() == written

    check("the checkpoint is of other arguments: until 4 actions, not 3 actions", until=("--until", "3 actions"))
    check("the checkpoint is of other arguments: scope choices, not you", "--scope", "you")
    check("the checkpoint is of other arguments: brute_force False, not True", "--brute-force")
    check("the checkpoint is of other arguments: goal None, not Then", *AT_ANY_TIME)
    check("the checkpoint is of another version", written=json.dumps({**data, "program": "0.0.1 abc"}))
    found = data["folded"]
    wrong: tuple[object, ...] = ({**found, "later": [0]}, {**found, "sum": ""}, [], {"sum": found["sum"]})
    for changed in wrong:
        check("the file is no checkpoint", written=json.dumps({**data, "folded": changed}))
    feature.write_text(FEATURE.replace("2 resources", "3 resources"))
    check("the checkpoint is of other arguments: board ")


def test_a_place_where_nothing_can_be_written_is_told_before_any_look(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        kept(tmp_path / "missing" / "kept.json", START, quest(3), lambda _: True)


def test_a_terminal_is_shown_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(os, "isatty", lambda _: True)
    monkeypatch.setattr(explored_manner, "_SHOWN_EVERY", 0.0)
    with exploring(Means()) as manner:
        found = explore(START, quest(3), lambda _: True, manner=manner)
    told = capsys.readouterr()
    assert told.out == ""
    assert f"{len(found.nodes)} states, " in told.err
    assert "0 open" in told.err


def test_processes_here_and_a_cluster_are_not_asked_together(judge: Judge, tmp_path: Path) -> None:
    feature = tmp_path / "fires.feature"
    feature.write_text(FEATURE)
    ran = judge("explore", f"{feature}:2", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    with pytest.raises(RulesError, match="no cluster answers"), exploring(Means(cluster="tcp://127.0.0.1:1")):
        pass
