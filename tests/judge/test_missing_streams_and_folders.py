"""Processes that lack what a terminal gives: standard input, the folder they were in, a home that is a folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judge.documents import library_folder
from judge.documents.document_errors import BadLibrary
from scenarios.given_files import current_folder
from tests import forked_start
from tests.judge.running import Judge
from tests.judge.test_surroundings import FEATURE

POSIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="these are ways of POSIX systems")
ROOT = Path(__file__).parents[2]
CLOSED = -1
"""In place of a file descriptor: the stream is closed."""


def begun(before: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the command in a process that a shell begins after the words before."""
    command = ["sh", "-c", f'{before}; exec "$@"', "sh", sys.executable, "-m", "judge", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@POSIX
@pytest.mark.parametrize("arguments", [("run", "-"), ("ask", "-"), ("table",), ("cards", "read", "-")])
def test_a_standard_input_that_is_closed_is_told(arguments: tuple[str, ...], tmp_path: Path) -> None:
    ran = forked_start.run("judge", *arguments, cwd=tmp_path, stdin=CLOSED)
    assert (ran.returncode, "there is none" in ran.stderr, "fault" in ran.stderr) == (2, True, False), ran


@POSIX
def test_a_folder_that_was_deleted_keeps_nobody_from_ruling(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.feature").write_text(FEATURE)
    gone = "mkdir gone && cd gone && rmdir ../gone"
    ran = begun(gone, "run", "--quiet", str(tmp_path / "a.feature"), folder=tmp_path)
    assert (ran.returncode, "1 as ruled" in ran.stdout) == (0, True), ran
    deleted = tmp_path / "deleted"
    deleted.mkdir()
    monkeypatch.chdir(deleted)
    deleted.rmdir()
    here = judge("run", "--quiet", "a.feature")
    assert (here.code, "there is no such file or folder" in here.err) == (2, True), here


def test_the_present_folder_is_known_where_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert current_folder() == Path.cwd()

    def gone() -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "cwd", gone)
    assert current_folder() is None


def test_a_home_that_is_a_file_is_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.write_text("no folder")
    monkeypatch.delenv(library_folder.VARIABLE, raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(home))
    assert library_folder.kept_editions(library_folder.library_folder()) == ()
    with pytest.raises(BadLibrary, match="is no folder"):
        library_folder.library_folder(new=True)


def test_a_library_that_is_a_file_is_refused_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "documents").write_text("no folder")
    monkeypatch.delenv(library_folder.VARIABLE, raising=False)
    monkeypatch.setattr(library_folder, "user_data_path", lambda *_, **__: tmp_path)
    with pytest.raises(BadLibrary, match="is no folder"):
        library_folder.library_folder()


def test_figures_of_other_scripts_are_no_lines_and_no_numbers(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FEATURE)
    assert judge("run", "--quiet", f"{tmp_path / 'a.feature'}:2").code == 0
    assert judge("run", "--quiet", f"{tmp_path / 'a.feature'}:\u0662").code == 2
    (tmp_path / "b.feature").write_text(FEATURE.replace("0 damage", "\u0660 damage"))
    assert judge("run", "--quiet", str(tmp_path / "b.feature")).code == 2


def test_more_processes_than_any_machine_has_are_refused(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FEATURE)
    ran = judge("run", "--quiet", "--jobs", "257", str(tmp_path))
    assert (ran.code, "256" in ran.err) == (2, True)


@POSIX
def test_an_interruption_ends_the_page_that_begins_and_its_processes_in_one_line() -> None:
    command = [sys.executable, "-m", "judge", "page", "--port", "0"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate()
    assert (process.returncode, told) == (130, b"judge: interrupted\n")
