"""Several that accept rules at once lose nothing, and one that is killed leaves no stray file behind."""

import json
import multiprocessing
import os
import signal
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Barrier
from pathlib import Path
from time import monotonic, sleep

import pytest

from judge.cli import main
from judge.documents.document_library import keep
from judge.documents.reader.document_reader import read
from judge.documents.reviews.ledger_turns import turn_at
from tests.judge.documents.own_rules import OWN
from tests.judge.running import Judge

RULES = ("100.1", "100.2", "100.3", "100.4", "101.1", "105.1")


def gate(many: int) -> Barrier:
    """Return what lets processes go on together, as soon as so many have come to it."""
    return multiprocessing.get_context("fork").Barrier(many)


def accepting(rule: str, ledger: Path, together: Barrier) -> BaseProcess:
    """Begin a process that accepts a rule once it is let go; one that begins within a turn would hold that as well."""
    context = multiprocessing.get_context("fork")
    begun = context.Process(target=accept, args=(rule, ledger, together), daemon=True)
    begun.start()
    return begun


def accept(rule: str, ledger: Path, together: Barrier) -> None:
    """Run the command that accepts a rule, to the end of this process."""
    options = ("--of", "own", "--reason", "read", "--by", "Ann", "--on", "2013-05-03", "--ledger", str(ledger))
    sys.argv = ["judge", "rules", "accept", rule, *options]
    together.wait(60)
    with Path(os.devnull).open("w", encoding="utf-8") as nothing, redirect_stdout(nothing):
        sys.exit(main())


def code(begun: BaseProcess) -> int | None:
    """Return the exit code of a process when it has ended; None where it doesn't end."""
    begun.join(120)
    return begun.exitcode


@pytest.fixture
def kept(library: Path) -> Path:
    """A library with a document of our own."""
    (document,) = read(tuple(OWN.splitlines()), "own").documents
    keep([replace(document, edition="own")], library)
    return library


def accepted(ledger: Path) -> set[str]:
    return {row["now"]["number"] for row in json.loads(ledger.read_text(encoding="utf-8"))["reviews"]}


@pytest.mark.usefixtures("kept")
def test_six_that_accept_at_once_lose_nothing(tmp_path: Path) -> None:
    ledger, together = tmp_path / "reviews" / "ledger.json", gate(len(RULES))
    begun = [accepting(rule, ledger, together) for rule in RULES]
    assert [code(each) for each in begun] == [0] * len(RULES)
    assert accepted(ledger) == set(RULES)
    assert [path.name for path in ledger.parent.iterdir()] == ["ledger.json"]


@pytest.mark.usefixtures("kept")
def test_one_that_is_killed_leaves_no_stray_file_and_lets_the_next_go_on(tmp_path: Path) -> None:
    ledger, together = tmp_path / "ledger.json", gate(2)
    waiting = accepting("100.1", ledger, together)
    with turn_at(ledger):
        together.wait(60)
        sleep(0.5)
        waiting.kill()
        assert code(waiting) == -signal.SIGKILL
    assert not list(tmp_path.glob(".*"))
    # What one leaves that is killed as it writes is swept away by the next.
    (tmp_path / f".ledger.json.{waiting.pid}.part").write_text("half", encoding="utf-8")
    assert code(accepting("100.2", ledger, gate(1))) == 0
    assert accepted(ledger) == {"100.2"}
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["ledger.json"]


@pytest.mark.usefixtures("kept")
def test_one_waits_for_the_other(tmp_path: Path) -> None:
    ledger, together = tmp_path / "ledger.json", gate(2)
    waiting = accepting("100.1", ledger, together)
    with turn_at(ledger):
        together.wait(60)
        until = monotonic() + 1
        while monotonic() < until:
            assert waiting.is_alive()
            assert not ledger.exists()
            sleep(0.1)
    assert code(waiting) == 0
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
