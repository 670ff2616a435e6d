"""What any command gets that can't be what it asks for: empty words, files for folders, names too long."""

import re
from pathlib import Path

import pytest

from tests import forked_start
from tests.every_row import for_every
from tests.judge.running import Judge

GOOD = "Feature: F\n  @wip\n  Scenario: S\n    When you pass\n    Then it is your turn\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.feature").write_text(GOOD, encoding="utf-8")
    return tmp_path


@for_every(
    "arguments",
    [
        ("run", ""),
        ("run", "good.feature", ""),
        ("run", "good.feature", "--tags", " "),
        ("run", "good.feature", "-k", ""),
        ("run", "good.feature", "--cards", ""),
        ("run", "good.feature", "--library", ""),
        ("run", "--format", "json", ""),
        ("ruling", ""),
        ("steps", "--unused", ""),
        ("coverage", ""),
        ("mutate", ""),
        ("rule", "602.2", "--library", ""),
        ("cards", "import", ""),
        ("rules", "check", ""),
        ("rules", "import", "good.feature", "--as", ""),
        ("search", "  "),
        ("deck", "check", ""),
    ],
)
def test_an_empty_word_is_refused(judge: Judge, arguments: tuple[str, ...]) -> None:
    ran = judge(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(r"judge: \S+ is empty\n", ran.err)
    assert len(ran.err.splitlines()) == 1


@for_every(
    "arguments",
    [
        ("run", "good.feature"),
        ("rule", "602.2"),
        ("term", "chain"),
        ("search", "chain"),
        ("card", "Tim"),
        ("rules", "diff", "cr-2007-05", "cr-2007-05"),
    ],
)
@for_every(("library", "what"), [("good.feature", "is no folder"), ("nowhere", "isn't there")])
def test_a_library_that_is_no_folder_is_refused(
    judge: Judge, arguments: tuple[str, ...], library: str, what: str
) -> None:
    ran = judge(*arguments, "--library", library)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {library}: the library {what}")


def test_a_library_that_the_variable_names_may_be_still_to_come_but_is_no_file(
    judge: Judge, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_LIBRARY", str(folder / "nowhere"))
    assert judge("run", "good.feature").code == 0
    monkeypatch.setenv("JUDGE_LIBRARY", "good.feature")
    ran = judge("run", "good.feature")
    assert (ran.code, ran.out) == (2, "")
    assert "JUDGE_LIBRARY names the folder of your library" in ran.err


def test_paths_are_for_the_sentences_that_are_not_used(judge: Judge) -> None:
    ran = judge("steps", "good.feature")
    assert (ran.code, ran.out) == (2, "")
    assert "--unused" in ran.err
    assert judge("steps", "--unused", "nowhere").code == 2
    assert "  When you pass" in judge("steps").out.splitlines()
    assert "  When you pass" not in judge("steps", "--unused", "good.feature").out.splitlines()


@for_every(
    ("expression", "what"),
    [
        ("(@a and", "a tag is missing beside 'and'"),
        ("not", "a tag is missing beside 'not'"),
        ("and @a", "a tag is missing at the beginning"),
        ("@a or or @b", "a tag is missing after 'or'"),
        ("@a @b", "'and' or 'or' is missing after '@a'"),
        ("(@a", "a '(' is never closed"),
        ("@a)", "a ')' closes no '('"),
        ("@a\\q", "a backslash stands before 'q'"),
        ("\\", "a backslash stands before nothing"),
        ("@a\\", "a backslash stands before nothing"),
        ("not wip", "'wip' is no tag, for tags begin with @"),
        ("~@wip", "'~@wip' is no tag, for tags begin with @"),
    ],
)
def test_a_tag_expression_that_says_nothing_is_told_in_words(judge: Judge, expression: str, what: str) -> None:
    ran = judge("run", "good.feature", "--tags", expression)
    assert (ran.code, ran.out) == (2, "")
    assert what in ran.err
    assert ran.err.rstrip().endswith("expected such as '@wip and not @edition:…'")


@for_every(
    ("arguments", "option"),
    [
        (("run", "good.feature", "--edition", "cr-2007-05", "--edition", "faq-2009-03"), "--edition"),
        (("run", "good.feature", "-k", "S", "-k", "T"), "-k"),
        (("run", "good.feature", "--format", "json", "--format=text"), "--format"),
        (("search", "chain", "--limit", "1", "--limit", "2"), "--limit"),
        (("deck", "check", "good.feature", "--edition", "cr-2007-05", "--edition", "cr-2007-05"), "--edition"),
    ],
)
def test_an_option_with_two_values_is_refused(judge: Judge, arguments: tuple[str, ...], option: str) -> None:
    ran = judge(*arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", f"judge: {option} is given twice; say it once\n")


def test_a_switch_may_be_said_twice(judge: Judge) -> None:
    assert judge("run", "good.feature", "-q", "--quiet").code == 0


@for_every(
    ("arguments", "stream", "code"),
    [
        (("--help",), "stdout", 2),
        (("run", "--help"), "stdout", 2),
        (("run", "nowhere"), "stderr", 2),
        (("run", "good.feature", "--tags", "@x"), "stderr", 5),
    ],
)
def test_a_full_disk_changes_no_verdict(folder: Path, arguments: tuple[str, ...], stream: str, code: int) -> None:
    with Path("/dev/full").open("w") as full:
        ended = forked_start.run("judge", *arguments, cwd=folder, **{stream: full.fileno()})  # type: ignore[arg-type]
    assert ended.returncode == code
    if stream == "stdout":
        assert ended.stderr == "judge: the output can't be written: No space left on device\n"


@for_every(
    ("arguments", "expected"),
    [
        (("ruling", "good.feature:3", "--depth", "0"), "'0' is not a whole number of 1 or more"),
        (("ruling", "good.feature:3", "--depth", "x"), "'x' is not a whole number of 1 or more"),
        (("search", "chain", "--limit", "-5"), "'-5' is not a whole number of 1 or more"),
    ],
)
def test_a_number_that_counts_nothing_is_refused(judge: Judge, arguments: tuple[str, ...], expected: str) -> None:
    ran = judge(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err


def test_a_number_beyond_all_that_is_found_shows_all(judge: Judge) -> None:
    shown = judge("search", "chain", "--limit", "999999")
    assert shown.code == 0
    assert judge("search", "chain", "--limit", "9" * 20).out == shown.out


def test_lines_that_no_sentence_fits_are_told_beside_the_sentences_not_used(judge: Judge, folder: Path) -> None:
    (folder / "unfit.feature").write_text(GOOD + "    When you pas\n", encoding="utf-8")
    ran = judge("steps", "--unused", "unfit.feature")
    assert ran.code == 2
    assert ran.err.startswith("judge: unfit.feature:6: no sentence fits When 'you pas'")
    assert "  When you pass" not in ran.out.splitlines()
    assert "  When you propose that" in ran.out


@for_every(
    "arguments", [("run", "{}", "good.feature"), ("run", "good.feature", "--library", "{}"), ("rules", "check", "{}")]
)
def test_a_name_that_no_file_can_have_is_told(judge: Judge, arguments: tuple[str, ...]) -> None:
    ran = judge(*(each.format("x" * 5000) for each in arguments))
    assert ran.code == 2
    assert "File name too long" in ran.err
    assert ("1 as ruled" in ran.out) == (arguments[-1] == "good.feature")
