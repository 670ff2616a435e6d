"""The files that a run writes: each has its place to itself, and nobody's feature is lost to one."""

from pathlib import Path

import pytest

from judge.reports.written_reports import Reports, checked
from tests.every_row import for_every
from tests.judge.running import Judge

FEATURE = "Feature: F\n\n  Scenario: S\n    Given it is your turn\n    Then it is your turn\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table.feature").write_text(FEATURE, encoding="utf-8")


@for_every(
    ("options", "said"),
    [
        (("--junit", "report", "--messages", "report"), "--junit and --messages would be one file"),
        (("--junit", "report", "--rerun", "./report"), "--junit and --rerun would be one file"),
        (("--messages", "a/../report", "--rerun", "report"), "--messages and --rerun would be one file"),
        (("--junit", "table.feature"), "--junit would take the place of a feature"),
        (("--rerun", "new.feature"), "--rerun would take the place of a feature"),
        (("--messages", "-"), "--messages writes a file"),
    ],
)
def test_reports_that_would_lose_something_are_refused_before_anything_is_played(
    options: tuple[str, ...], said: str, judge: Judge
) -> None:
    ran = judge("run", "table.feature", *options)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert [path.name for path in Path.cwd().iterdir()] == ["table.feature"]
    assert Path("table.feature").read_text(encoding="utf-8") == FEATURE


def test_reports_with_files_of_their_own_are_kept_as_they_are() -> None:
    reports = Reports("a.xml", "b.ndjson", "./-")
    assert checked(reports) is reports


def test_a_report_that_cant_be_written_is_named_as_it_was_asked_for(judge: Judge) -> None:
    Path("folder").mkdir()
    ran = judge("run", "table.feature", "--junit", "folder")
    assert ran.code == 2
    assert ".part" not in ran.err
    assert "folder: can't be used" in ran.err
