"""Every command on the pages of docs is run, in their order, in a folder with the files that the page gives."""

import os
import re
import shlex
from pathlib import Path

import pytest

from tests import forked_start
from tests.judge.conftest import cache, judge, new_folders
from tests.judge.running import Judge

__all__ = ["cache", "judge", "new_folders"]

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
MOST_LINES = 110
BLOCK = re.compile(r"^```(?P<kind>\w+)(?: (?P<file>\S+))?\n(?P<text>.*?)^```$", flags=re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
ENDS = "# ends with "
NOT_THEIRS = ("cacheprovider", "asyncio", "pytest-lsp", "anyio", "benchmark", "hypothesispytest", "pytest_cov")
IN_OWN_FOLDER = tuple(f"-pno:{each}" for each in NOT_THEIRS)


def test_there_are_four_short_pages() -> None:
    assert [page.name for page in PAGES] == [
        "ask-a-ruling.md",
        "keep-a-rulebook.md",
        "run-in-ci.md",
        "write-scenarios.md",
    ]
    assert all(len(page.read_text(encoding="utf-8").splitlines()) <= MOST_LINES for page in PAGES)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_of_a_page_runs(
    page: Path, judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = list(BLOCK.finditer(page.read_text(encoding="utf-8")))
    assert any(block["kind"] == "sh" for block in blocks)
    for block in blocks:
        if block["kind"] == "sh":
            run_lines(block["text"].splitlines(), judge)
        else:
            assert block["file"], "a block that is no command is a file, and has its name behind its kind"
            place = Path(block["file"])
            place.parent.mkdir(exist_ok=True)
            place.write_text(block["text"])


def run_lines(lines: list[str], judge: Judge) -> None:
    code = 0
    for line in lines:
        if line.startswith(ENDS):
            code = int(line.removeprefix(ENDS))
            continue
        found, said = ran(line, judge)
        assert found == code, f"{line}\n{said}"
        code = 0


def ran(line: str, judge: Judge) -> tuple[int, str]:
    """Run a line: judge in this process, pytest in one of its own."""
    program, *words = shlex.split(line)
    if program == "pytest":
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = forked_start.run("pytest", *IN_OWN_FOLDER, *words, env=environment)
        return done.returncode, done.stdout + done.stderr
    assert program == "judge", "a page shows commands of judge and pytest alone"
    target = words[words.index(">") + 1] if ">" in words else None
    told = judge(*(words[: words.index(">")] if target else words))
    if target:
        Path(target).write_text(told.out)
    return told.code, told.out + told.err
