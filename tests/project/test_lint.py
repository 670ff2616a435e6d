"""The linter, the formatter, the type checker and the import contracts, as tests: one command runs every check."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

CHECKS = {
    "linter": ["-m", "ruff", "check", "--output-format=concise", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "imports": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
}


@pytest.mark.parametrize("arguments", CHECKS.values(), ids=CHECKS)
def test_the_project_passes(arguments: list[str]) -> None:
    ran = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_type_checker_finds_nothing(type_checked: tuple[int, str]) -> None:
    code, told = type_checked
    assert code == 0, told
