"""Several that accept rules at once lose nothing, and one that is killed leaves no stray file behind."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from judge.documents.document_library import keep
from judge.documents.reader.document_reader import read
from judge.documents.reviews.ledger_turns import turn_at
from tests.judge.documents.own_rules import OWN
from tests.judge.running import Judge

RULES = ("100.1", "100.2", "100.3", "100.4", "101.1", "105.1")


def accepting(rule: str, library: Path, ledger: Path) -> "subprocess.Popen[bytes]":
    options = ("--of", "own", "--reason", "read", "--by", "Ann", "--on", "2013-05-03", "--ledger", str(ledger))
    command = (sys.executable, "-m", "judge", "rules", "accept", rule, *options)
    return subprocess.Popen(command, env={**os.environ, "JUDGE_LIBRARY": str(library)}, stdout=subprocess.DEVNULL)


@pytest.fixture
def kept(library: Path) -> Path:
    """A library with a document of our own."""
    (document,) = read(tuple(OWN.splitlines()), "own").documents
    keep([replace(document, edition="own")], library)
    return library


def accepted(ledger: Path) -> set[str]:
    return {row["now"]["number"] for row in json.loads(ledger.read_text(encoding="utf-8"))["reviews"]}


def test_six_that_accept_at_once_lose_nothing(kept: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "reviews" / "ledger.json"
    begun = [accepting(rule, kept, ledger) for rule in RULES]
    assert [each.wait(120) for each in begun] == [0] * len(RULES)
    assert accepted(ledger) == set(RULES)
    assert [path.name for path in ledger.parent.iterdir()] == ["ledger.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed with a signal")
def test_one_that_is_killed_leaves_no_stray_file_and_lets_the_next_go_on(kept: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.json"
    with turn_at(ledger):
        waiting = accepting("100.1", kept, ledger)
        sleep(1)
        waiting.send_signal(signal.SIGKILL)
        assert waiting.wait(60) == -signal.SIGKILL
    assert not list(tmp_path.glob(".*"))
    # What one leaves that is killed as it writes is swept away by the next.
    (tmp_path / f".ledger.json.{waiting.pid}.part").write_text("half", encoding="utf-8")
    assert accepting("100.2", kept, ledger).wait(60) == 0
    assert accepted(ledger) == {"100.2"}
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["ledger.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="another process waits for a lock of this one")
def test_one_waits_for_the_other(kept: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.json"
    with turn_at(ledger):
        waiting = accepting("100.1", kept, ledger)
        until = monotonic() + 2
        while monotonic() < until:
            assert waiting.poll() is None
            assert not ledger.exists()
            sleep(0.1)
    assert waiting.wait(60) == 0
    assert accepted(ledger) == {"100.1"}


def test_the_same_text_under_another_name_is_not_new(judge: Judge, kept: Path, tmp_path: Path) -> None:
    ledger = str(tmp_path / "ledger.json")
    assert (
        judge("rules", "accept", *RULES, "--of", "own", "--reason", "read", "--by", "Ann", "--ledger", ledger).code == 0
    )
    copy = tmp_path / "another-name.txt"
    copy.write_text(OWN, encoding="utf-8")
    assert judge("rules", "import", str(copy)).code == 0
    assert (kept / "another-name.json").exists()
    for name in ("own", "another-name", str(copy)):
        told = judge("rules", "review", "--of", name, "--ledger", ledger).out
        assert f"{len(RULES)} current" in told
        assert not any(f"{rule}: new" in told for rule in RULES)
