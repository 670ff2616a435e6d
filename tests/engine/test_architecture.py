"""The engine by itself: which rules it names, that it names no card, and that it reads nothing from outside."""

import ast
import builtins
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import engine
import engine.play
from engine.citations import IMPLEMENTATIONS
from engine.language.words import KeywordName
from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.soak.invariants import every_rule
from scenarios.library.card_files import CARDS
from tests.parsed_modules import nodes

ENGINE = Path(engine.__file__).parent
MODULES = sorted(ENGINE.rglob("*.py"))

PURE = {
    "__future__",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "graphlib",
    "hashlib",
    "math",
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


def code_strings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module that are no docstrings, each with its line."""
    told = {
        id(node.body[0].value)
        for node in nodes(path)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def looks_like_a_rule(text: str) -> bool:
    """Return whether a string is meant as a rule's number: digits, a dot and digits, with an edition or without."""
    number = text.rpartition(":")[2]
    chapter, dot, rest = number.partition(".")
    numbered = bool(dot) and chapter.isdigit() and rest[:1].isdigit() and " " not in text
    return numbered or text.startswith("glossary:")


def in_no_module(found: Callable[[Path], Iterable[object]]) -> None:
    """Hold that nothing is found in any module, and tell what is found by the module."""
    assert {named(path): said for path in MODULES if (said := list(found(path)))} == {}


def test_every_rule_that_a_module_names_is_known() -> None:
    """In decorators, citations and wherever else a number stands."""

    def unknown(path: Path) -> Iterator[str]:
        for line, text in code_strings(path):
            if looks_like_a_rule(text) and text not in every_rule():
                yield f"line {line}: {text}"

    in_no_module(unknown)


def test_what_is_given_for_a_rule_is_one() -> None:
    """A function that cites gets a rule's number or a word of the glossary."""
    in_no_module(wrongly_cited)


def wrongly_cited(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in CITING:
            continue
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                text = argument.value
                if text not in every_rule():
                    yield f"line {node.lineno}: {text}"


def test_every_implemented_rule_is_known() -> None:
    assert engine.play.apply is not None  # All modules have been loaded with it.
    assert set(IMPLEMENTATIONS) <= every_rule()
    assert len(IMPLEMENTATIONS) > 150


@cache
def card_names() -> frozenset[str]:
    return frozenset(json.loads(path.read_text(encoding="utf-8"))["name"] for path in CARDS.glob("*.json"))


def test_no_module_names_a_card() -> None:
    """Not in code: what a card does stands in its data. A keyword of the rules may be the name of a card as well."""
    one_word = {"".join(c for c in name if c.isalpha()).lower() for name in card_names() if " " in name}
    one_word -= {keyword.value.replace(" ", "") for keyword in KeywordName}

    def cards(path: Path) -> Iterator[str]:
        yield from (f"line {line}: {text}" for line, text in code_strings(path) if text in card_names())
        for node in nodes(path):
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name.replace("_", "").lower() in one_word:
                yield f"line {node.lineno}: {node.name}"

    in_no_module(cards)


def test_a_module_needs_nothing_from_outside() -> None:
    """No file, clock, chance, environment or other package: imports of the engine and of what is pure, nothing else."""

    def outside(path: Path) -> set[str]:
        roots = set()
        for node in nodes(path):
            if isinstance(node, ast.Import):
                roots |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{named(path)}: imports are written out"
                roots.add((node.module or "").partition(".")[0])
        return roots - PURE - {"engine"} - ({"inspect"} if path == CLASS_MAKER else set())

    in_no_module(outside)


def test_a_module_calls_no_builtin_that_reaches_outside() -> None:
    assert set(dir(builtins)) >= IMPURE

    def impure(path: Path) -> set[str]:
        used = {node.id for node in nodes(path) if isinstance(node, ast.Name)} & IMPURE
        return used - ({"exec"} if path == CLASS_MAKER else set())

    in_no_module(impure)


def test_a_module_compares_no_edition_by_its_id() -> None:
    """What editions differ in is read from their fields; their ids are for citations and for people."""

    def compared(path: Path) -> Iterator[str]:
        if path.name == "editions.py":
            return
        for node in nodes(path):
            if not isinstance(node, ast.Compare):
                continue
            for side in (node.left, *node.comparators):
                if isinstance(side, ast.Constant) and side.value in EDITIONS:
                    yield f"line {node.lineno}"

    in_no_module(compared)


def test_an_edition_gives_the_source_of_every_field_it_sets() -> None:
    """Each field cites the rule that sets it."""
    about = {"id", "title", "date", "sources"}
    for edition in EDITIONS.values():
        sourced = dict(edition.sources)
        assert {field.name for field in fields(Edition)} - about == set(sourced), edition.id
