"""Functions of the engine whose effect is dropped: a stand-in that does nothing takes their place."""

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
    """A function whose effect is dropped: its name, what the stand-in returns, and the rules that it implements."""

    function: str
    returns: str
    rules: frozenset[RuleKey]

    @property
    def name(self) -> str:
        """The name of the change, by which a reason refers to it."""
        return f"{self.function} -> {self.returns}"


def drops() -> tuple[Drop, ...]:
    """Return every stand-in for every function that implements a rule."""
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
    """Return the stand-ins for a function under the names of what they return, which are values that do nothing.

    For a yes or no there are two. If the type has no such value, the stand-in raises an error.
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
    """Put the stand-in in the place of the function within the body, also for modules that imported the function."""
    function = found(drop.function)
    code = function.__code__
    function.__globals__[_NAME] = stand_ins(function)[drop.returns]
    function.__code__ = _template.__code__
    try:
        yield
    finally:
        function.__code__ = code
        del function.__globals__[_NAME]
