"""The rooms of phrase rules: a page for each, every module on its page, and every module with rules in the grammar."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

from scenarios.reading import phrases
from scenarios.reading.phrases.rooms import ROOMS
from tests.every_row import for_every

FOLDER = Path(phrases.__file__).parent
ROOMS_THERE = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))


def page(path: Path) -> str:
    """Return the docstring of the file."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def listed(path: Path) -> list[str]:
    """Return the names that begin an entry on the page."""
    return re.findall(r"^    (\w+) +\S", page(path), flags=re.MULTILINE)


def test_the_page_of_the_phrases_names_each_room() -> None:
    assert sorted(listed(FOLDER / "__init__.py")) == ROOMS_THERE
    assert [path.stem for path in FOLDER.glob("[!_]*.py")] == ["rooms"]


@for_every("room", ROOMS_THERE)
def test_the_page_of_a_room_names_each_of_its_modules(room: str) -> None:
    assert listed(FOLDER / room / "__init__.py") == sorted(path.stem for path in (FOLDER / room).glob("[!_]*.py"))


@for_every("room", ROOMS_THERE)
def test_the_grammar_has_every_module_of_the_room_that_has_rules(room: str) -> None:
    modules = [import_module(f"{phrases.__name__}.{room}.{path.stem}") for path in (FOLDER / room).glob("[!_]*.py")]
    assert all((module in ROOMS) == hasattr(module, "RULES") for module in modules)
    assert len(ROOMS) == len(set(ROOMS))
