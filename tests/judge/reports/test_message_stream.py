import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cucumber_messages import Envelope, message_converter  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect

from judge.reports.message_stream import message_stream
from judge.reports.run_record import RunRecord
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import judge_timed
from scenarios.scenario_errors import MissingPath

FORMATTER = "@cucumber/html-formatter@24.2.0"
FEATURE = """\
Feature: Turns

  Background:
    Given it is your turn

  Scenario: You have the turn
    Then it is your turn

  @edition:cr-2007-05 @edition:cr-2009-combat
  Scenario: Your opponent has it
    Then it is your opponent's turn
    And it is your turn

  @rule:602.4
  Scenario: No combat
    Then it is your turn

  Scenario: A sentence of nobody's
    Then the moon is full

  Scenario: A card of nobody's
    Given you control "Nobody At All"
    Then it is your turn

  Scenario Outline: The turn of <who>
    Then it is <whose> turn

    Examples:
      | who  | whose |
      | you  | your  |
      | them | your opponent's |

  Scenario: Nothing
"""
RENDER = """\
const fs = require('fs');
const { CucumberHtmlStream } = require('@cucumber/html-formatter');
const page = new CucumberHtmlStream();
page.pipe(fs.createWriteStream(process.argv[3]));
for (const line of fs.readFileSync(process.argv[2], 'utf8').split('\\n')) if (line) page.write(JSON.parse(line));
page.end();
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, RunRecord]:
    """The folder of the feature, and what came of it, named as it is from there."""
    folder = tmp_path_factory.mktemp("played")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        Path("turns.feature").write_text(FEATURE)
        return folder, RunRecord(tuple(judge_timed(["turns.feature"])))


@pytest.fixture
def record(played: tuple[Path, RunRecord], monkeypatch: pytest.MonkeyPatch) -> RunRecord:
    folder, record = played
    monkeypatch.chdir(folder)
    return record


def messages(record: RunRecord) -> list[tuple[str, dict[str, Any]]]:
    told = [json.loads(line) for line in message_stream(record).splitlines()]
    return [(kind, content) for each in told for kind, content in each.items()]


def of_kind(record: RunRecord, kind: str) -> list[dict[str, Any]]:
    return [content for each, content in messages(record) if each == kind]


def test_every_message_is_one_that_the_official_types_know(record: RunRecord) -> None:
    for line in message_stream(record).splitlines():
        told = json.loads(line)
        assert message_converter.to_dict(message_converter.from_dict(told, Envelope)) == told


def test_every_id_that_is_named_was_told_before(record: RunRecord) -> None:
    known: set[str] = set()
    for kind, content in messages(record):
        assert set(named(content)) <= known | set(ids(content)), kind
        known.update(ids(content))


def ids(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (node["id"],) if "id" in node else ()
        for each in node.values():
            yield from ids(each)
    elif isinstance(node, list):
        for each in node:
            yield from ids(each)


def named(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        for key, each in node.items():
            if key.endswith("Ids"):
                yield from each
            elif key.endswith("Id") and key != "workerId":
                yield each
            else:
                yield from named(each)
    elif isinstance(node, list):
        for each in node:
            yield from named(each)


def results(record: RunRecord) -> dict[str, list[str]]:
    """Return the results of each scenario's steps, with those of a hook behind them."""
    pickles = {each["id"]: each["name"] for each in of_kind(record, "pickle")}
    cases = {each["id"]: pickles[each["pickleId"]] for each in of_kind(record, "testCase")}
    started = {each["id"]: cases[each["testCaseId"]] for each in of_kind(record, "testCaseStarted")}
    found: dict[str, list[str]] = {name: [] for name in started.values()}
    for each in of_kind(record, "testStepFinished"):
        found[started[each["testCaseStartedId"]]].append(each["testStepResult"]["status"])
    return found


def test_each_step_has_its_status_and_a_hook_has_what_no_step_says(record: RunRecord) -> None:
    assert results(record) == {
        "You have the turn": ["PASSED", "PASSED"],
        "Your opponent has it [cr-2007-05]": ["PASSED", "FAILED", "SKIPPED"],
        "Your opponent has it [cr-2009-combat]": ["PASSED", "FAILED", "SKIPPED"],
        "No combat": ["PASSED", "PASSED", "FAILED"],
        "A sentence of nobody's": ["PASSED", "UNDEFINED"],
        "A card of nobody's": ["PASSED", "FAILED", "SKIPPED"],
        "The turn of you": ["PASSED", "PASSED"],
        "The turn of them": ["PASSED", "FAILED"],
        "Nothing": ["FAILED"],
    }


def test_a_run_in_which_something_differs_has_no_success(record: RunRecord) -> None:
    (finished,) = of_kind(record, "testRunFinished")
    assert finished["success"] is False


def test_a_run_that_is_not_timed_gives_equal_bytes(record: RunRecord) -> None:
    assert message_stream(record) == message_stream(record)
    (started,) = of_kind(record, "testRunStarted")
    assert started["timestamp"] == {"seconds": 0, "nanos": 0}


def test_a_run_that_is_timed_lasts_as_long_as_its_scenarios(record: RunRecord) -> None:
    timed = RunRecord(record.outcomes, timed=True)
    told = dict(messages(timed))
    took = seconds(told["testRunFinished"]["timestamp"]) - seconds(told["testRunStarted"]["timestamp"])
    assert took == pytest.approx(sum(each.seconds or 0 for each in record.outcomes), abs=1e-4)


def seconds(told: dict[str, int]) -> float:
    return told["seconds"] + told["nanos"] / 10**9


def test_what_cant_be_used_is_a_parse_error(cannot_judge: ScenarioOutcome) -> None:
    del cannot_judge
    problem = MissingPath("there is no 'c.feature'", file="c.feature", nearest="'a.feature'")
    (error,) = of_kind(RunRecord(problems=(problem,)), "parseError")
    assert error == {"message": problem.explanation(), "source": {"uri": "c.feature"}}


@pytest.fixture(scope="session")
def formatter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Cucumber's own HTML formatter is installed."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("there is no node with npm")
    folder = tmp_path_factory.mktemp("node")
    (folder / "package.json").write_text("{}")
    command = [npm, "install", "--silent", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", FORMATTER]
    if subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=120).returncode:
        pytest.skip("npm can't install the formatter here")
    (folder / "render.cjs").write_text(RENDER)
    return folder


@pytest.mark.long
def test_cucumbers_own_formatter_renders_the_messages(record: RunRecord, formatter: Path, browser: Browser) -> None:
    told, page = Path("messages.ndjson").absolute(), Path("report.html").absolute()
    told.write_text(message_stream(record), encoding="utf-8")
    subprocess.run(["node", "render.cjs", str(told), str(page)], cwd=formatter, check=True, timeout=60)  # noqa: S607
    with browser.new_context() as context:
        shown = context.new_page()
        shown.goto(page.as_uri())
        expect(shown.get_by_role("heading", name="Scenario: Nothing")).to_be_visible()
        expect(shown.get_by_text("the scenario 'Nothing' has no steps")).to_be_visible()
