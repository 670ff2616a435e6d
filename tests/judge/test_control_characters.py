"""Signs for terminals in kept documents, drafts and ledgers: shown, and never obeyed."""

import json
from pathlib import Path

import pytest

from tests.judge.documents.own_rules import OWN
from tests.judge.running import Judge

SIGNS = "\x1b[31m\x07\x9b2J\u202e"
OBEYED = set("\x1b\x07\x9b\u202e")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_tampered_library_commands_no_terminal(form: str, judge: Judge, tmp_path: Path) -> None:
    source, library = tmp_path / "own.txt", ("--library", str(tmp_path))
    source.write_text(OWN, encoding="utf-8")
    judge("rules", "import", str(source), "--as", "own", *library)
    kept = tmp_path / "own.json"
    signs = json.dumps(SIGNS)[1:-1]
    kept.write_text(kept.read_text("utf-8").replace("Nobody speaks", f"{signs}Nobody speaks"), encoding="utf-8")
    told = judge("rule", "407.2", "--edition", "own", *library, "--format", form).out
    assert "Nobody speaks" in told
    assert not OBEYED & set(told)
    if form == "json":
        assert SIGNS in json.loads(told)[0]["official"]


@pytest.mark.parametrize("form", ["text", "markdown", "json", "html"])
def test_a_draft_commands_no_terminal(form: str, judge: Judge, tmp_path: Path) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(OWN, encoding="utf-8")
    new.write_text(OWN.replace("Nobody speaks", f"{SIGNS}Nobody speaks"), encoding="utf-8")
    told = judge("rules", "diff", str(old), str(new), "--format", form).out
    assert ("\\u001b\\[" if form == "markdown" else "\\u001b[") in told
    assert not OBEYED & set(told)


def test_a_name_in_a_complaint_commands_no_terminal(judge: Judge, tmp_path: Path) -> None:
    told = judge("rules", "check", str(tmp_path / f"{SIGNS}x.txt")).err
    assert "can't be read" in told
    assert not OBEYED & set(told)


@pytest.mark.parametrize("value", ["false", "", 0, None, [False]])
def test_whether_a_rule_was_let_go_is_true_or_false_and_no_text(value: object, judge: Judge, tmp_path: Path) -> None:
    seen = {"number": "1.1", "words": "", "loose": "", "examples": "", "references": [], "by": "", "on": "", "why": ""}
    ledger, source = tmp_path / "ledger.json", tmp_path / "own.txt"
    source.write_text(OWN, encoding="utf-8")
    row = {"rule": "x", "now": seen, "earlier": [], "retired": value}
    ledger.write_text(json.dumps({"format": 1, "reviews": [row]}), encoding="utf-8")
    ran = judge("rules", "review", "--ledger", str(ledger), "--of", str(source))
    assert (ran.code, "for retired, expected true or false" in ran.err) == (2, True)
