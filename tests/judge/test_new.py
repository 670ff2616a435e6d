from pathlib import Path

import pytest

from tests.judge.running import Judge


def test_the_skeleton_plays_as_it_stands(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = judge("new", "Fights", "--scenario", "A fight", "--rule", "602.1", "--edition", "cr-2007-05")
    assert made.out.startswith("Feature: Fights\n\n  @edition:cr-2007-05 @rule:602.1\n  Scenario: A fight\n")
    Path("fights.feature").write_text(made.out)
    assert (
        judge("run", "-q", "fights.feature").out.splitlines()[-1] == "1 scenario: 1 as ruled, 0 differs, 0 can't judge"
    )


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (("--rule", "999.9"), "no document has the rule 999.9"),
        (("--edition", "cr-2007-50"), "there is no edition 'cr-2007-50'"),
    ],
)
def test_what_no_document_has_is_refused(judge: Judge, option: tuple[str, str], said: str) -> None:
    ran = judge("new", *option)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
