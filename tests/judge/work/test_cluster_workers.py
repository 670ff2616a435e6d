"""Work on a Dask cluster on this machine: two workers, one of them killed in the middle."""

import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from engine.exploration.branches import Quest
from engine.exploration.junctures import Juncture
from engine.exploration.level_search import explore
from judge.soak import checked_games
from judge.work import cluster_connection
from judge.work.cluster_connection import connected
from judge.work.cluster_workers import on_cluster
from judge.work.divided_work import Means, Work, in_order
from judge.work.explored_manner import exploring
from judge.work.local_workers import TRIES
from judge.work.started_worker import Started
from tests.judge.running import Judge
from tests.judge.work.forked_workers import forking
from tests.judge.work.short_games import LONGEST
from tests.judge.work.squares import prepare, squares, told_late
from tests.judge.work.test_kept_exploration import AT_ANY_TIME, of_the_past
from tests.judge.work.test_kept_exploration import FEATURE as FIRES
from tests.judge.work.test_shared_exploration import PAST, START, quest, same
from tests.night import at_night

# What Dask leaves to the collector of garbage warns when that finds it. Dask is loaded where a cluster is begun.
pytestmark = [
    pytest.mark.skipif(find_spec("distributed") is None, reason="the extra `cluster` isn't installed"),
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

FEATURE = "Feature: Turns\n" + "".join(
    f"  Scenario: {name}\n    Given it is your turn\n    Then it is your {'turn' if name % 5 else 'opponent’s turn'}\n"
    for name in range(60)
)


@pytest.fixture(scope="module", autouse=True)
def short_games() -> Iterator[None]:
    """Let no game have more than so many actions, here and in what is forked for the cluster, which is begun later."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checked_games, "MOST_ACTIONS", LONGEST)
        yield


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield the address of a cluster of two workers of one thread each."""
    import dask
    from distributed import LocalCluster

    options: dict[str, Any] = {"dashboard_address": ":0", "silence_logs": 50, "threads_per_worker": 1}
    begun = dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})
    with begun, forking(), LocalCluster(n_workers=2, processes=True, **options) as cluster:  # type: ignore[no-untyped-call]
        yield cluster.scheduler_address


def workers(address: str) -> list[int]:
    """Return the processes of the workers."""
    client = connected(address)
    with closing(client):
        return list(client.run(os.getpid).values())


def test_a_worker_begins_a_program_of_its_own() -> None:
    """As the workers of the cluster above do, but for the program, which is there forked from a loaded one."""
    begun = Started(squares(0))
    begun.pipe.send(3)
    assert begun.pipe.recv() == 9
    assert begun.end() == "with code 0"


def test_a_task_that_ends_its_process_is_given_up_and_no_other(address: str) -> None:
    done = list(in_order(on_cluster(squares(0), enumerate(range(30)), address, None)))
    assert done == [-13 if number == 13 else number * number for number in range(30)]
    assert TRIES > 1


def test_a_task_that_takes_too_long_is_ended(address: str) -> None:
    work = Work(partial(prepare, 30.0), partial(told_late), chunk=1)
    started = monotonic()
    assert list(in_order(on_cluster(work, enumerate([1, 2]), address, 0.3))) == [0, 0]
    assert monotonic() - started < 20


def test_a_worker_that_is_killed_in_the_middle_loses_nothing(address: str) -> None:
    before = workers(address)
    assert len(before) == 2
    done: list[tuple[int, int]] = []
    for number, result in on_cluster(squares(0.02), enumerate(range(100, 160)), address, None):
        if len(done) == 12:
            os.kill(before[0], signal.SIGKILL)
        done.append((number, result))
    assert sorted(done) == [(number, (100 + number) ** 2) for number in range(60)]


def test_a_run_on_a_cluster_prints_the_same_bytes_as_one_here(
    address: str, judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("turns.feature").write_text(FEATURE.replace("’", "'"))
    here = judge("run", "turns.feature", "--format", "json", "--state")
    assert here.code == 1
    assert judge("run", "turns.feature", "--format", "json", "--state", "--cluster", address) == here
    assert judge("run", "turns.feature", "-q", "--cluster", address) == judge("run", "turns.feature", "-q")


def test_cards_of_ones_own_go_along(
    address: str, judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    card = {"name": "Lonely Ogre", "type": "ally", "cost": 1, "atk": 3, "damage_type": "melee", "health": 4}
    Path("cards.json").write_text(json.dumps([card]))
    Path("ogre.feature").write_text(
        'Feature: Ogre\n  Scenario: There\n    Given you control "Lonely Ogre"\n    Then "Lonely Ogre" has 3 ATK\n'
    )
    here = judge("run", "ogre.feature", "--cards", "cards.json")
    assert here.code == 0, here
    assert judge("run", "ogre.feature", "--cards", "cards.json", "--cluster", address) == here


def test_mutation_and_random_games_on_a_cluster_are_those_of_here(address: str, judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "turns.feature"
    place.write_text("Feature: Turns\n  Scenario: Pass\n    When you pass\n    Then your opponent has priority\n")
    changes = ("mutate", str(place), "-k", "flow.", "--format", "json")
    assert judge(*changes, "--cluster", address) == judge(*changes)
    games = ("soak", "--games", at_night("2", "1"), "--seed", "4", "--format", "json")
    assert judge(*games, "--cluster", address) == judge(*games)


@pytest.mark.parametrize(("start", "asks"), [(START, quest(4)), (PAST, of_the_past())], ids=["a board", "a past"])
def test_an_exploration_on_a_cluster_finds_what_one_process_finds(address: str, start: Juncture, asks: Quest) -> None:
    with exploring(Means(cluster=address)) as manner:
        assert same(explore(start, asks, lambda _: True, manner=manner), explore(start, asks, lambda _: True))


def test_an_explorer_that_is_killed_in_the_middle_loses_nothing(address: str) -> None:
    looked = [0]
    process = workers(address)[0]

    def goes_on(_: int) -> bool:
        looked[0] += 1
        if looked[0] == 60:
            os.kill(process, signal.SIGKILL)
        return True

    with exploring(Means(cluster=address)) as manner:
        found = explore(START, quest(5), goes_on, manner=manner)
    assert looked[0] > 100
    assert same(found, explore(START, quest(5), lambda _: True))


def test_a_goal_and_a_checkpoint_go_along_to_a_cluster(address: str, judge: Judge, tmp_path: Path) -> None:
    """Bounds stop it, one process goes on; the goal ends lines wherever it is so."""
    place = tmp_path / "fires.feature"
    place.write_text(FIRES)
    asked = ("explore", f"{place}:2", "--until", "5 actions", "--scope", "everything", *AT_ANY_TIME)
    here, kept = judge(*asked), ("--checkpoint", str(tmp_path / "kept.json"))
    assert here.code == 0
    assert "were not looked at" in judge(*asked, *kept, "--states", "150", "--cluster", address).out
    assert judge(*asked, *kept) == here
    assert judge(*asked, "--cluster", address) == here


@pytest.mark.parametrize("told", ["nowhere", "127.0.0.1", "tcp://127.0.0.1:1", "tcp://127.0.0.1:99999999"])
def test_an_address_where_nobody_answers_is_told_at_once(judge: Judge, told: str) -> None:
    started = monotonic()
    ran = judge("soak", "--games", "1", "--cluster", told)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: no cluster answers at {told!r}; start one with dask scheduler")
    assert ran.err.count("\n") == 1
    assert monotonic() - started < 10


def test_who_answers_and_is_no_cluster_is_told_within_seconds(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_connection, "ANSWERS_WITHIN", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        told = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        started = monotonic()
        ran = judge("soak", "--games", "1", "--cluster", told)
        assert (ran.code, ran.out) == (2, "")
        assert f"no cluster answers at {told!r}" in ran.err
        assert monotonic() - started < 4


def test_without_the_extra_it_says_how_to_install_it(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = judge("run", "--cluster", "tcp://127.0.0.1:8786")
    assert ran.code == 2
    assert ran.err == (
        "judge: --cluster needs Dask, which isn't installed; install it with pip install 'wowtcg-judge[cluster]'\n"
    )


@pytest.mark.parametrize("more", [("--jobs", "2"), ("--cached",), ("--html", "pages")])
def test_what_does_not_go_with_a_cluster_is_refused(judge: Judge, more: tuple[str, ...]) -> None:
    ran = judge("run", "--cluster", "tcp://127.0.0.1:8786", *more)
    assert ran.code == 2
    assert "--cluster" in ran.err
