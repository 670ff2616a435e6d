"""Dropping what a function of the engine does, by letting something that does nothing stand in for it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from inspect import get_annotations
from types import FunctionType
from typing import Any

from judge.coverage.evidence import RuleKey
from judge.coverage.implementations import implementations

_NAME = "_stands_in"


@dataclass(frozen=True, slots=True)
class Drop:
    """A function whose effect is dropped: its name, what it returns instead, and the rules it implements."""

    function: str
    returns: str
    rules: frozenset[RuleKey]

    @property
    def name(self) -> str:
        """The change in words, by which a reason names it."""
        return f"{self.function} -> {self.returns}"


def drops() -> tuple[Drop, ...]:
    """Return every way to drop what a function that implements a rule does."""
    rules: dict[str, set[RuleKey]] = {}
    for rule, functions in implementations().items():
        for function in functions:
            rules.setdefault(function, set()).add(rule)
    return tuple(
        Drop(function, returns, frozenset(implemented))
        for function, implemented in sorted(rules.items())
        for returns in stand_ins(found(function))
    )


def found(name: str) -> FunctionType:
    """Return the function of the qualified name."""
    module, _, function = name.rpartition(".")
    got = getattr(import_module(module), function)
    assert isinstance(got, FunctionType), f"{name} is no plain function"
    return got


def stand_ins(function: FunctionType) -> dict[str, Callable[..., object]]:
    """Return what can stand in for a function, by what it returns: the values of its type that change nothing.

    A yes or no is tried both ways. A function that makes what nothing can replace is taken away: coming to it fails.
    """
    hints = {name: str(hint) for name, hint in get_annotations(function).items()}
    returned = hints.pop("return")
    given = [place for place, hint in enumerate(hints.values()) if hint == returned.removesuffix(" | None")]
    if returned == "bool":
        return {"False": lambda *_, **__: False, "True": lambda *_, **__: True}
    if returned == "int":
        return {"0": lambda *_, **__: 0}
    if returned.startswith("tuple[") and returned.endswith(", ...]"):
        return {"nothing": lambda *_, **__: ()}
    if returned.startswith("Iterator["):
        return {"nothing": lambda *_, **__: iter(())}
    if returned.startswith("list["):
        return {"nothing": lambda *_, **__: []}
    if returned.startswith("dict["):
        return {"nothing": lambda *_, **__: {}}
    if given:
        return {"what it was given": lambda *arguments, **_: arguments[given[0]]}
    if returned == "None" or returned.endswith(" | None"):
        return {"None": lambda *_, **__: None}
    return {"no more": _fail}


def _fail(*_: object, **__: object) -> object:
    raise NotImplementedError


def _template(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 - it stands in for any function.
    return _stands_in(*arguments, **named)  # type: ignore[name-defined]  # noqa: F821 - found where the function is.


@contextmanager
def dropped(drop: Drop) -> Iterator[None]:
    """Let the stand-in do what the function did within, whoever calls it and however it came by it."""
    function = found(drop.function)
    code = function.__code__
    function.__globals__[_NAME] = stand_ins(function)[drop.returns]
    function.__code__ = _template.__code__
    try:
        yield
    finally:
        function.__code__ = code
        del function.__globals__[_NAME]
