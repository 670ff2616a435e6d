"""Odd surroundings and odd files: no home, pipes, folders that can't be read, names that are no text, faults."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine import flow
from judge import cache_folder
from judge.documents import library_folder
from judge.documents.document_errors import BadLibrary
from scenarios import given_files
from scenarios.given_files import MOST_BYTES, read_given
from tests.judge.running import Judge

FEATURE = """Feature: odd surroundings
  Scenario: nothing is damaged
    Given it is your turn, in the action phase
    Then your hero has 0 damage
"""


BEGUN = "import runpy; print(flush=True); runpy.run_module('judge', run_name='__main__', alter_sys=True)"
"""Says with an empty line that Python is there, and is the command from then on."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.feature").write_text(FEATURE)
    return tmp_path


def test_a_pipe_in_a_folder_is_told_and_the_others_are_played(judge: Judge, folder: Path) -> None:
    os.mkfifo(folder / "pipe.feature")
    ran = judge("run", "--quiet", str(folder))
    assert (ran.code, "1 as ruled" in ran.out) == (2, True)
    assert "this is a pipe or a device" in ran.err


def test_a_link_that_leads_nowhere_is_told(judge: Judge, folder: Path) -> None:
    (folder / "gone.feature").symlink_to(folder / "nothing")
    ran = judge("run", "--quiet", str(folder))
    assert ran.code == 2
    assert "the link leads nowhere" in ran.err


def test_linked_folders_that_lead_elsewhere_are_told(judge: Judge, folder: Path, tmp_path: Path) -> None:
    """One that leads to where the run goes by itself is not, however often links multiply."""
    inside = folder / "inside"
    for name in ("inside/x", "inside/y", "inside/.z"):
        (folder / name).mkdir(parents=True)
    beside = tmp_path / "beside"
    beside.mkdir()
    (inside / "x" / "one").symlink_to("../y")
    (inside / "x" / "two").symlink_to("../..")
    (inside / ".z" / "hidden").symlink_to(beside)
    (inside / "round").symlink_to("round")
    (folder / "inside" / "a.feature").write_text(FEATURE)
    assert (judge("run", "--quiet", str(inside)).err).count("left out") == 1
    (inside / "x" / "two").unlink()
    assert judge("run", "--quiet", str(inside)).err == ""
    for name in "abcd":
        (inside / name).symlink_to(beside)
    ran = judge("run", "--quiet", str(inside))
    assert (ran.code, "1 as ruled" in ran.out) == (0, True)
    assert "linked folders are left out unless they are asked for: " in ran.err
    assert ran.err.rstrip().endswith("inside/c, 1 more")


def test_a_folder_that_can_t_be_read_is_told(judge: Judge, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked = folder / "locked"
    locked.mkdir()
    scan = os.scandir

    def refusing(place: str) -> object:
        if Path(place) == locked:
            raise PermissionError(13, "Permission denied", str(place))
        return scan(place)

    monkeypatch.setattr(os, "scandir", refusing)
    ran = judge("run", "--quiet", str(folder))
    assert (ran.code, "1 as ruled" in ran.out) == (2, True)
    assert "locked: the folder can't be read: Permission denied" in ran.err


def test_a_name_that_is_no_text_is_shown_with_escapes(judge: Judge, folder: Path) -> None:
    Path(os.fsdecode(os.fsencode(folder) + b"/b\xff.feature")).write_text(FEATURE)
    ran = judge("run", "--format", "json", str(folder))
    assert ran.code == 0
    assert "b\\\\xff.feature" in ran.out


def test_what_never_ends_is_refused_at_a_limit(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given_files, "MOST_BYTES", 2**20)
    ran = judge("run", "/dev/zero")
    assert ran.code == 2
    assert "it is longer than 1 MiB, the most that is read" in ran.err


def test_a_file_of_the_greatest_length_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BYTES == 32 * 1024 * 1024
    monkeypatch.setattr(given_files, "MOST_BYTES", 10)
    (tmp_path / "ten").write_bytes(b"x" * 10)
    (tmp_path / "eleven").write_bytes(b"x" * 11)
    assert read_given(tmp_path / "ten") == b"x" * 10
    with pytest.raises(OSError, match="longer than"):
        read_given(tmp_path / "eleven")


def test_a_list_may_have_thousands_of_items(judge: Judge, tmp_path: Path) -> None:
    names = ", ".join(['"Brigg"'] * 2000)
    (tmp_path / "many.feature").write_text(
        f"Feature: a\n  Scenario: b\n    Given your hand is {names}\n    Then there are 2000 cards in your hand\n"
    )
    assert judge("run", "--quiet", str(tmp_path)).code == 0


def test_without_a_home_nothing_is_kept_and_no_library_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(cache_folder, "user_cache_path", homeless)
    monkeypatch.setattr(cache_folder, "user_state_path", homeless)
    monkeypatch.setattr(library_folder, "user_data_path", homeless)
    monkeypatch.delenv(library_folder.VARIABLE, raising=False)
    cache_folder.keep_in_cache(cache_folder.cache_folder() / "a" / "b", b"c")
    assert not (cache_folder.cache_folder() / "a").exists()
    assert cache_folder.signed_cache.__wrapped__() is None
    assert library_folder.kept_editions(library_folder.library_folder()) == ()
    with pytest.raises(BadLibrary, match="no home folder"):
        library_folder.library_folder(new=True)


def test_a_fault_in_one_scenario_is_that_scenario_s(
    judge: Judge, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "b.feature").write_text(
        "Feature: b\n  Scenario: it fails\n    When both players pass\n    Then your hero has 0 damage\n"
    )

    def failing(*_: object, **__: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr(flow, "pass_priority", failing)
    ran = judge("run", str(folder))
    assert ran.code == 3
    assert "a fault in judge itself: RecursionError: too deep" in " ".join(ran.out.split())
    assert "2 scenarios: 1 as ruled, 0 differs, 1 can't judge" in ran.out


@pytest.mark.skipif(not hasattr(os, "fork"), reason="signals are told apart on POSIX only")
@pytest.mark.parametrize("wait", [0.1, 0.5])
def test_an_interruption_ends_in_one_line(wait: float) -> None:
    command = [sys.executable, "-c", BEGUN, "run"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"\n"
        time.sleep(wait)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
    assert (process.returncode, told) == (130, b"judge: interrupted\n")
