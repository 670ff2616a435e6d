"""The invariants of the whole that no linter knows."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.parsed_modules import nodes

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "scenarios", "judge")
MODULES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))

MODULE_LINES = 400
FUNCTION_LINES = 30
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "manager", "base", "misc", "common", "shared"}
PRINTER = ROOT / "judge" / "cli.py"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def functions(path: Path) -> Iterator[Function]:
    for node in nodes(path):
        if isinstance(node, Function):
            yield node


def lines_of(nodes: Sequence[ast.stmt]) -> int:
    return (nodes[-1].end_lineno or nodes[-1].lineno) - nodes[0].lineno + 1 if nodes else 0


def length(function: Function) -> int:
    """Return how many lines a function has to be read at once, its docstring left aside.

    A match over a closed union has an arm for each member and is read an arm at a time: its longest arm counts.
    """
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    matches = [node for node in body if isinstance(node, ast.Match)]
    arms = sum(max(lines_of(case.body) for case in match.cases) for match in matches)
    return lines_of(body) - sum(map(lines_of, ([match] for match in matches))) + arms


def test_a_module_is_short_and_named_for_what_is_in_it() -> None:
    assert {named(path) for path in MODULES if len(source(path).splitlines()) > MODULE_LINES} == set()
    assert {named(path) for path in MODULES if EMPTY_NAMES & {path.stem, path.parent.name}} == set()


def test_functions_are_short() -> None:
    every = ((path, function) for path in MODULES for function in functions(path))
    long = {f"{named(path)}: {f.name}": length(f) for path, f in every if length(f) > FUNCTION_LINES}
    assert long == {}


def test_only_the_command_line_prints() -> None:
    streams = {"stdout", "stderr", "__stdout__", "__stderr__"}
    found = [
        f"{named(path)}, line {node.lineno}"
        for path in MODULES
        if path != PRINTER
        for node in nodes(path)
        if (isinstance(node, ast.Attribute) and node.attr in streams)
        or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print")
    ]
    assert found == []


def test_the_folders_of_the_tests_are_those_of_the_packages() -> None:
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= {*PACKAGES, "project", "invariants"}
