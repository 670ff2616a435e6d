"""Going on from a checkpoint: what is done isn't done again, and what belongs elsewhere is refused."""

import json
import os
import signal
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from time import monotonic, sleep

import pytest

from judge.cli import main
from judge.soak import checked_games
from judge.work import checkpoint as checkpoints
from judge.work.checkpoint import Checkpoint, Json
from judge.work.divided_work import Means, Work
from judge.work.folded_work import Folding, folded
from judge.work.program_digest import program_digest
from tests import forked_start
from tests.every_row import for_every
from tests.judge.running import Judge
from tests.judge.work.short_games import GAMES, LONGEST

ROOT = Path(__file__).parents[3]
TASKS = 40


class Interrupted(BaseException):
    """An interruption, as the command line has it."""


def counting(done: list[int], stop_at: int | None = None, tasks: int | None = TASKS) -> Folding[int]:
    """Return work that adds up numbers, and notes which it has done; at one of them it is interrupted."""

    def does(task: int) -> Json:
        if task == stop_at:
            raise Interrupted
        done.append(task)
        return task

    return Folding(Work(lambda: does, lambda task, _: -task), int, tasks, [0, 0], with_one)


def with_one(so_far: Json, result: Json) -> Json:
    assert isinstance(so_far, list)
    number, total = so_far
    assert isinstance(number, int)
    assert isinstance(total, int)
    assert isinstance(result, int)
    assert number == result, "results are added up in their order"
    return [number + 1, total + result]


WHOLE = [TASKS, sum(range(TASKS))]


def test_interrupted_work_goes_on_where_it_was(tmp_path: Path) -> None:
    place, done = tmp_path / "kept.json", list[int]()
    with pytest.raises(Interrupted):
        folded(counting(done, 17), Means(), Checkpoint(str(place), "these"))
    assert done == list(range(17))
    assert json.loads(place.read_text())["folded"] == [17, sum(range(17))]
    assert folded(counting(done), Means(), Checkpoint(str(place), "these")) == WHOLE
    assert done == list(range(TASKS)), "nothing is done twice"
    assert folded(counting(done), Means(), Checkpoint(str(place), "these")) == WHOLE
    assert len(done) == TASKS, "and nothing when all is done"


def test_results_that_came_early_are_kept_too(tmp_path: Path) -> None:
    place, done = tmp_path / "kept.json", list[int]()
    kept = {"program": program_digest(), "asked": "these", "next": 2, "folded": [2, 1], "early": [[3, 3], [7, 7]]}
    place.write_text(json.dumps(kept))
    assert folded(counting(done), Means(), Checkpoint(str(place), "these")) == WHOLE
    assert sorted(done) == [number for number in range(2, TASKS) if number not in (3, 7)]


def test_enough_ends_work_that_has_no_end() -> None:
    done: list[int] = []
    folding = counting(done, tasks=None)
    ending = Folding(folding.work, int, None, [0, 0], with_one, partial(has, 10))
    assert folded(ending, Means()) == [5, 10]
    assert folded(ending, Means(3)) == [5, 10], "as many as it takes, in whatever order they come"


def has(most: int, so_far: Json) -> bool:
    return isinstance(so_far, list) and isinstance(so_far[1], int) and so_far[1] >= most


def test_it_is_written_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "SECONDS", 0.0)
    monkeypatch.setattr(checkpoints, "SELDOM", 0)
    place, seen = tmp_path / "kept.json", list[int]()

    def does(task: int) -> Json:
        seen.append(json.loads(place.read_text())["next"])
        return task

    folded(
        Folding(Work(lambda: does, lambda task, _: task), int, 4, [0, 0], with_one), Means(), Checkpoint(str(place), 1)
    )
    assert seen == [0, 1, 2, 3]
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"], "no half-written file is left"


@pytest.fixture(scope="module")
def of_one_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a checkpoint that a soak of one short game has left."""
    folder = tmp_path_factory.mktemp("checkpoint")
    place = folder / "kept.json"
    command = ["judge", "soak", "--games", "1", "--seed", "1", "--checkpoint", str(place)]
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        patch.setenv("JUDGE_LIBRARY", str(folder / "none"))
        patch.setattr(checked_games, "MOST_ACTIONS", 10)
        patch.setattr(sys, "argv", command)
        assert main() == 0
    return place.read_text()


@for_every(
    ("changes", "said"),
    [
        ({"asked": {"seed": 2}}, "the checkpoint is of other arguments: seed 2, not 1; repeat them"),
        ({"program": "0.0.1 abc"}, "the checkpoint is of another version of the program: 0.0.1 abc, not "),
        ({"next": -1}, "the file is no checkpoint"),
        ({"next": "soon"}, "the file is no checkpoint"),
        ({"early": [1]}, "the file is no checkpoint"),
        ({"more": 1}, "the file is no checkpoint"),
    ],
)
def test_what_is_not_ours_is_refused_and_left_alone(
    judge: Judge, tmp_path: Path, of_one_game: str, changes: dict[str, object], said: str
) -> None:
    place = tmp_path / "kept.json"
    whole = json.loads(of_one_game)
    if "asked" in changes:
        changes = {"asked": {**whole["asked"], "seed": 2}}
    text = json.dumps({**whole, **changes})
    place.write_text(text)
    ran = judge("soak", "--games", "1", "--seed", "1", "--checkpoint", str(place))
    assert (ran.code, ran.out) == (2, "")
    assert f"{place}: {said}" in ran.err
    assert place.read_text() == text


@for_every("text", ["", "no JSON", "[]", "{}", "[" * 100_000])
def test_a_file_that_is_no_checkpoint_is_left_alone(judge: Judge, tmp_path: Path, text: str) -> None:
    place = tmp_path / "notes.txt"
    place.write_text(text)
    ran = judge("soak", "--games", "1", "--checkpoint", str(place))
    assert (ran.code, ran.out) == (2, "")
    assert "the file is no checkpoint" in ran.err
    assert place.read_text() == text


@for_every("place", ["missing/kept.json", "."])
def test_a_place_where_nothing_can_be_written_is_told_before_any_work(judge: Judge, tmp_path: Path, place: str) -> None:
    started = monotonic()
    ran = judge("soak", "--games", "100000", "--checkpoint", str(tmp_path / place))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert monotonic() - started < 30


def next_game(place: Path) -> int:
    """Return the number of the first game that the checkpoint has not; 0 while there is none."""
    number = json.loads(place.read_text())["next"] if place.exists() else 0
    assert isinstance(number, int)
    return number


def interrupt_after_a_game(command: list[str], place: Path) -> None:
    """Have a process of its own play short games, and interrupt it once its checkpoint has the first one."""
    with place.with_suffix(".told").open("w+") as told, Path(os.devnull).open() as nothing:
        streams = (nothing.fileno(), told.fileno(), told.fileno())
        started = forked_start.begin("tests.judge.work.short_games", command, streams, cwd=ROOT)
        began = monotonic()
        while not next_game(place):
            assert monotonic() - began < 60
            sleep(0.01)
        os.kill(started.pid, signal.SIGINT)
        assert started.wait() == 130
        told.seek(0)
        assert told.read() == "judge: interrupted\n"


@pytest.mark.long
def test_an_interrupted_soak_goes_on_to_the_same_end(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process of its own is interrupted; this one goes on from what it has left."""
    monkeypatch.setattr(checked_games, "MOST_ACTIONS", LONGEST)
    soak = ["soak", "--games", str(GAMES), "--seed", "3"]
    whole = judge(*soak)
    assert whole.code == 0
    for jobs in ("1", "2"):
        place = tmp_path / f"{jobs}.json"
        command = [*soak, "--checkpoint", str(place), "-j", jobs]
        interrupt_after_a_game(command, place)
        assert 0 < next_game(place) < GAMES
        again = judge(*command)
        assert (again.code, again.out) == (0, whole.out)


def test_the_program_is_told_by_its_sources() -> None:
    version, digest = program_digest().split()
    assert version[0].isdigit()
    assert len(digest) == 16
    assert program_digest() == program_digest.__wrapped__()
