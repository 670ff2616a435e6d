"""The example repository, copied to a folder of its own and run in every way that it is meant to be run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest
import yaml
from junitparser import JUnitXml

from tests import forked_start

ROOT = Path(__file__).parents[2]
PLAYED = "2 scenarios: 2 as ruled, 0 differs, 0 can't judge"
NOT_THEIRS = ("asyncio", "pytest-lsp", "anyio", "benchmark", "hypothesispytest", "pytest_cov")
"""Plugins for our own tests, which other people's repositories don't have."""
BROKEN = ('"Harbour Guard" has 3 damage', '"Harbour Guard" has 2 damage')


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    place = tmp_path / "repository"
    shutil.copytree(ROOT / "examples" / "repository", place)
    command = tmp_path / "bin" / "judge"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m judge "$@"\n')
    command.chmod(0o755)
    return place


def run(repository: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the repository, with `judge` on the path as an installation puts it there."""
    environment = environment_of(repository) | variables
    return subprocess.run(command, cwd=repository, env=environment, capture_output=True, text=True, check=False)


def run_module(repository: Path, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module in the repository by forking, as Python runs it."""
    return forked_start.run(module, *arguments, cwd=repository, env=environment_of(repository))


def environment_of(repository: Path) -> dict[str, str]:
    beside = repository.parent
    return {
        **os.environ,
        "PATH": f"{beside / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "XDG_CACHE_HOME": str(beside / "cache"),
        "JUDGE_LIBRARY": str(repository / "library"),
    }


def import_cards(repository: Path) -> None:
    assert run_module(repository, "judge", "cards", "import", "cards/cards.csv").returncode == 0


def break_a_scenario(repository: Path) -> None:
    feature = repository / "features" / "kitchen-table.feature"
    feature.write_text(feature.read_text().replace(*BROKEN, 1))


def test_it_holds_nothing_but_features_cards_and_a_workflow() -> None:
    files = {path.relative_to(ROOT / "examples" / "repository").as_posix() for path in files_below(ROOT / "examples")}
    assert files == {
        ".github/workflows/rulings.yml",
        ".gitignore",
        "README.md",
        "cards/cards.csv",
        "features/kitchen-table.feature",
    }


def files_below(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_the_commands_of_its_page_play_it(repository: Path) -> None:
    blocks = re.findall(r"^```\n(.*?)^```", (repository / "README.md").read_text(), flags=re.MULTILINE | re.DOTALL)
    commands = [command for block in blocks for command in block.splitlines()]
    assert len(commands) == 3
    for command in commands:
        ran = run_line(repository, command)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def run_line(repository: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of a shell in the repository by forking: variables, one of two programs, and its arguments."""
    words = shlex.split(line)
    variables = dict(word.split("=") for word in takewhile(lambda word: "=" in word, words))
    program, *arguments = words[len(variables) :]
    assert program in ("judge", "pytest")
    left_out = [f"-pno:{each}" for each in ("cacheprovider", *NOT_THEIRS) if program == "pytest"]
    environment = environment_of(repository) | variables
    return forked_start.run(program, *left_out, *arguments, cwd=repository, env=environment)


def test_pytest_says_what_led_to_a_failure_and_writes_its_own_reports(repository: Path) -> None:
    import_cards(repository)
    break_a_scenario(repository)
    pytest_ = ("pytest", "-q", "features", *(f"-pno:{each}" for each in NOT_THEIRS))
    ran = run_module(repository, *pytest_, "-n", "1", "--junitxml", "report.xml")
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert "what led there" in ran.stdout
    assert "  - Young Raider is destroyed [" in ran.stdout
    assert JUnitXml.fromfile(str(repository / "report.xml")).failures == 1
    again = run_module(repository, *pytest_, "--lf")
    assert "1 failed" in again.stdout
    assert "passed" not in again.stdout
    marked = run_module(repository, *pytest_, "-m", 'rule(number="602.1")')
    assert "1 failed, 1 deselected" in marked.stdout


def test_the_action_imports_the_cards_and_plays_the_features(repository: Path) -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    workflow = yaml.safe_load((repository / ".github" / "workflows" / "rulings.yml").read_text(encoding="utf-8"))
    given = workflow["jobs"]["judge"]["steps"][1]["with"]
    assert set(given) <= set(action["inputs"])
    inputs = {name: given.get(name, about["default"]) for name, about in action["inputs"].items()}
    judge = next(step for step in action["runs"]["steps"] if step.get("name") == "judge")
    named = {name: filled(told, inputs, repository) for name, told in judge["env"].items()}
    summary = repository.parent / "summary.md"
    github = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_WORKSPACE": str(repository)}
    ran = run(repository, "bash", "-eo", "pipefail", "-c", judge["run"], **named, **github)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[-1] == PLAYED
    assert JUnitXml.fromfile(str(repository / "reports" / "rulings.xml")).tests == 2
    assert "| 2 | 2 | 0 | 0 |" in summary.read_text()
    break_a_scenario(repository)
    named["CARDS"] = ""  # They are in the library by now.
    differs = run(repository, "bash", "-eo", "pipefail", "-c", judge["run"], **named, **github)
    assert differs.returncode == 1
    assert "::error file=features/kitchen-table.feature,line=10," in differs.stdout


def filled(told: str, inputs: dict[str, str], repository: Path) -> str:
    """Return a value of the action with what GitHub would put into it."""
    told = told.replace("${{ runner.temp }}", str(repository.parent))
    return re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: inputs[found[1]], told)


def test_the_hook_plays_the_files_of_a_commit(repository: Path) -> None:
    import_cards(repository)
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    committed = [path.relative_to(repository).as_posix() for path in files_below(repository)]
    chosen = [path for path in committed if re.search(hook["files"], path)]
    assert chosen == ["features/kitchen-table.feature"]
    assert run_module(repository, *hook["entry"].split(), *chosen).returncode == 0
    break_a_scenario(repository)
    assert run_module(repository, *hook["entry"].split(), *chosen).returncode == 1


@pytest.mark.long
def test_the_container_plays_it_as_any_user(repository: Path) -> None:
    containers = container_program(repository)
    if containers is None:
        pytest.skip("no containers can be run here, or there is no image of Python for them")
    built = run(repository, containers, "build", "-q", "-f", str(ROOT / "Containerfile"), str(ROOT))
    assert built.returncode == 0, built.stderr
    once = (containers, "run", "--rm", "--read-only", "--tmpfs", "/tmp", "--user", "12345:12345")  # noqa: S108 - inside
    played = f"judge cards import cards/cards.csv && judge run -q features | grep {PLAYED!r}"
    placed = ("-v", f"{repository}:/work:ro", "--entrypoint", "sh", built.stdout.strip())
    ran = run(repository, *once, *placed, "-c", played)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def container_program(repository: Path) -> str | None:
    """Return the first program that can run a container of the image that ours is made from."""
    image = re.findall(r"^ARG PYTHON=(.*)$", (ROOT / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)[0]
    found = filter(None, map(shutil.which, ("docker", "podman")))
    return next((each for each in found if run(repository, each, "run", "--rm", image, "true").returncode == 0), None)
