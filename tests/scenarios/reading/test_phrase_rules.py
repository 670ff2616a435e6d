"""What rules of phrases can state beside their template: figures, checks and parts of which the value is known."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import scenarios.reading
from engine.language.filters import HasCounter
from engine.language.selections import Number, This
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.templates import Value, figure, h
from tests.parsed_modules import nodes

RAGE = HasCounter("rage", 3)


def must_be_small(_discourse: Discourse, n: Number, **_parts: Value) -> None:
    """Refuse a large number."""
    if n.value > 3:
        raise NoReading("a small number")


def counters() -> Rule:
    """Return a rule for so many counters at least, which refuses many."""
    (found,) = rule("postmod", "with {n:count} {name:counter} counters on {this:self}", HasCounter(h.name, figure(h.n)),
                    check=must_be_small, known={"this": This()})  # fmt: skip
    return found


def test_a_figure_is_the_whole_number_of_a_printed_quantity() -> None:
    bound = {"n": Number(3), "name": "rage", "this": This()}
    assert counters().build(Discourse(), bound) == RAGE
    assert list(counters().undo(Discourse(), RAGE)) == [bound]


def test_a_figure_with_a_sign_is_negative() -> None:
    (less,) = rule("altered", "{n:digits} less", HasCounter("rage", figure(h.n, -1)))
    assert less.build(Discourse(), {"n": Number(2)}) == HasCounter("rage", -2)
    assert list(less.undo(Discourse(), HasCounter("rage", -2))) == [{"n": Number(2)}]


def test_a_check_refuses_parts_of_which_the_words_cannot_be_said() -> None:
    with pytest.raises(NoReading, match="a small number"):
        counters().build(Discourse(), {"n": Number(4), "name": "rage", "this": This()})


def test_a_part_that_nothing_needs_must_be_known() -> None:
    with pytest.raises(ValueError, match="fills"):
        rule("postmod", "with {n:count} counters on {this:self}", HasCounter("rage", figure(h.n)))


def functions() -> Iterator[tuple[Path, ast.FunctionDef | ast.Lambda]]:
    """Yield each function of the reader with its module."""
    for path in Path(scenarios.reading.__file__).parent.rglob("*.py"):
        yield from ((path, each) for each in nodes(path) if isinstance(each, ast.FunctionDef | ast.Lambda))


def of(function: ast.FunctionDef | ast.Lambda) -> list[str]:
    return [each.arg for each in (*function.args.posonlyargs, *function.args.args)]


def handed_on(function: ast.AST, to: set[str]) -> set[ast.expr]:
    """Return what the function hands on to functions of these names."""
    calls = [each for each in ast.walk(function) if isinstance(each, ast.Call)]
    return {each for call in calls if isinstance(call.func, ast.Name) and call.func.id in to for each in call.args}


def without_discourse(named: list[tuple[Path, ast.FunctionDef]], module: Path) -> set[str]:
    """Return the names by which the module calls functions that use no discourse; its own come before others."""
    own = {each.name for path, each in named if path == module}
    meant = [each for path, each in named if path == module or each.name not in own]
    return {each.name for each in meant} - {each.name for each in meant if "discourse" in of(each)}


def test_a_parameter_that_is_called_unused_is_only_handed_on_as_one() -> None:
    every = [*functions()]
    named = [(path, each) for path, each in every if isinstance(each, ast.FunctionDef)]
    unused = [(path, each) for path, each in every if any(name.startswith("_") for name in of(each))]
    used = [
        f"{path.name}, line {name.lineno}"
        for path, function in unused
        for name in ast.walk(function)
        if isinstance(name, ast.Name) and name.id in of(function) and name.id.startswith("_")
        # What a rule is made with is asked whether it uses the discourse before it is called.
        if name not in handed_on(function, without_discourse(named, path) | {"build"})
    ]
    assert len(unused) > 100
    assert used == []
