"""The engine by itself: which rules it names, that it names no card, and that it reads nothing from outside."""

import ast
import builtins
import json
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

import engine
import engine.play
from engine.citations import IMPLEMENTATIONS
from engine.language.words import KeywordName
from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from scenarios.library.card_files import CARDS
from tests.engine.invariants import every_rule

ENGINE = Path(engine.__file__).parent
MODULES = sorted(ENGINE.rglob("*.py"))

PURE = {
    "__future__",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "operator",
    "types",
    "typing",
}
"""What of Python's library the engine may use: nothing that knows a file, a clock, a dice or a machine."""

IMPURE = {"open", "input", "print", "exec", "eval", "compile", "__import__", "breakpoint"}

CLASS_MAKER = ENGINE / "value.py"
"""The one module that looks at annotations and compiles methods: it makes the classes of values."""

CITING = {"rule", "implements", "note"}
"""The functions to which rules are given by number, and nothing but numbers."""


def named(path: Path) -> str:
    return path.relative_to(ENGINE.parent).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def code_strings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module that are no docstrings, each with its line."""
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def looks_like_a_rule(text: str) -> bool:
    """Return whether a string is meant as a rule's number: digits, a dot and digits, with an edition or without."""
    number = text.rpartition(":")[2]
    chapter, dot, rest = number.partition(".")
    numbered = bool(dot) and chapter.isdigit() and rest[:1].isdigit() and " " not in text
    return numbered or text.startswith("glossary:")


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_every_rule_that_a_module_names_is_known(path: Path) -> None:
    """In decorators, citations and wherever else a number stands."""
    unknown = {f"line {line}: {text}" for line, text in code_strings(path) if looks_like_a_rule(text)} - {
        f"line {line}: {text}" for line, text in code_strings(path) if text in every_rule()
    }
    assert not unknown


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_what_is_given_for_a_rule_is_one(path: Path) -> None:
    """A function that cites gets a rule's number or a word of the glossary."""
    wrong = []
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in CITING:
            continue
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                text = argument.value
                if text not in every_rule():
                    wrong.append(f"line {node.lineno}: {text}")
    assert not wrong


def test_every_implemented_rule_is_known() -> None:
    assert engine.play.apply is not None  # All modules have been loaded with it.
    assert set(IMPLEMENTATIONS) <= every_rule()
    assert len(IMPLEMENTATIONS) > 150


@cache
def card_names() -> frozenset[str]:
    return frozenset(json.loads(path.read_text(encoding="utf-8"))["name"] for path in CARDS.glob("*.json"))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_module_names_a_card(path: Path) -> None:
    """Not in code: what a card does stands in its data. A keyword of the rules may be the name of a card as well."""
    found = [f"line {line}: {text}" for line, text in code_strings(path) if text in card_names()]
    one_word = {"".join(c for c in name if c.isalpha()).lower() for name in card_names() if " " in name}
    one_word -= {keyword.value.replace(" ", "") for keyword in KeywordName}
    found += [
        f"line {node.lineno}: {node.name}"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name.replace("_", "").lower() in one_word
    ]
    assert not found


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_needs_nothing_from_outside(path: Path) -> None:
    """No file, clock, chance, environment or other package: imports of the engine and of what is pure, nothing else."""
    roots = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            roots |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            roots.add((node.module or "").partition(".")[0])
    assert roots <= PURE | {"engine"} | ({"inspect"} if path == CLASS_MAKER else set())


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_calls_no_builtin_that_reaches_outside(path: Path) -> None:
    assert set(dir(builtins)) >= IMPURE
    used = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)} & IMPURE
    used -= {"exec"} if path == CLASS_MAKER else set()
    assert not used


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_compares_no_edition_by_its_id(path: Path) -> None:
    """What editions differ in is read from their fields; their ids are for citations and for people."""
    if path.name == "editions.py":
        return
    compared = [
        f"line {node.lineno}"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value in EDITIONS
    ]
    assert not compared


def test_an_edition_gives_the_source_of_every_field_it_sets() -> None:
    """Each field cites the rule that sets it."""
    about = {"id", "title", "date", "sources"}
    for edition in EDITIONS.values():
        sourced = dict(edition.sources)
        assert {field.name for field in fields(Edition)} - about == set(sourced), edition.id
