import os
import signal
from pathlib import Path
from time import sleep

import pytest

from judge.played_features import Asked, play_timed
from judge.runs.worker_processes import in_processes
from judge.work.divided_work import Means
from scenarios.judgement import Setting
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import JudgesOne, Task, Timed, judged
from tests.judge.running import Judge

FEATURE = "Feature: Turns\n" + "".join(
    f"  Scenario: {name}\n    Given it is your turn\n    Then it is your turn\n" for name in range(12)
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("turns.feature").write_text(FEATURE)


def played(means: Means, judges_one: JudgesOne = judged) -> list[ScenarioOutcome]:
    asked = Asked(("turns.feature",))
    everything = play_timed(asked, judges=in_processes(asked, means, judges_one))
    return [each.outcome for each in everything if isinstance(each, Timed)]


def sleeper(task: Task, setting: Setting) -> Timed:
    if task.scenario.name in ("3", "4"):
        sleep(60)
    return judged(task, setting)


def killed(task: Task, setting: Setting) -> Timed:
    if task.scenario.name == "5":
        os.kill(os.getpid(), signal.SIGKILL)
    return judged(task, setting)


def faulty(task: Task, setting: Setting) -> Timed:
    if task.scenario.name == "5":
        raise ZeroDivisionError("a fault")
    return judged(task, setting)


@pytest.mark.parametrize("report", [[], ["-q"], ["--format", "json", "--state"], ["--format", "jsonl"]])
def test_several_jobs_print_the_same_bytes_as_one(judge: Judge, report: list[str]) -> None:
    assert judge("run", "turns.feature", *report, "-j", "2") == judge("run", "turns.feature", *report)


def test_a_scenario_that_takes_too_long_is_ended_and_the_others_go_on() -> None:
    verdicts = {outcome.name: outcome.verdict for outcome in played(Means(2, 0.3), sleeper)}
    assert list(verdicts) == [str(number) for number in range(12)]
    assert {name for name, verdict in verdicts.items() if verdict != "as ruled"} == {"3", "4"}


def test_it_says_that_it_took_too_long() -> None:
    late = played(Means(1, 0.2), sleeper)[3]
    assert late.verdict == "cannot judge"
    assert late.message == "it took longer than the 0.2 seconds of --timeout"
    assert [step.status for step in late.steps] == ["not reached", "not reached"]


def test_a_process_that_dies_takes_one_scenario_with_it() -> None:
    outcomes = played(Means(2), killed)
    assert [outcome.name for outcome in outcomes if outcome.verdict != "as ruled"] == ["5"]
    assert outcomes[5].message == "the process that played it was ended by signal 9"


def test_a_fault_that_is_to_be_raised_says_where_it_was() -> None:
    with pytest.raises(RuntimeError, match=r"turns\.feature:17:\n(?s:.*)ZeroDivisionError: a fault"):
        played(Means(2), faulty)


def test_the_first_that_is_not_as_ruled_ends_the_run(judge: Judge) -> None:
    Path("turns.feature").write_text(FEATURE.replace("Then it is your", "Then it is your opponent's"))
    ran = judge("run", "-q", "--fail-fast", "-j", "2", "turns.feature")
    assert ran.out.splitlines()[-1] == "1 scenario: 0 as ruled, 1 differs, 0 can't judge"


@pytest.mark.parametrize("written", ["0", "soon", "-1", "1e3"])
def test_a_time_that_is_none_is_refused(judge: Judge, written: str) -> None:
    ran = judge("run", "--timeout", written, "turns.feature")
    assert ran.code == 2
    assert "is no number of seconds" in ran.err
