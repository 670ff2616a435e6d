"""Which functions that implement rules a game calls.

A game that never calls a function comes out the same whatever the function does.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from judge.coverage.implementations import implementations
from judge.mutation.dropped_functions import found

ACTION = "engine.play.apply"
"""The function that each action of a game goes through."""

_CALLS, _CALLED = "_counted_calls", "_counted_function"


@cache
def counted_functions() -> tuple[str, ...]:
    """Return the qualified name of every function that implements a rule, in the order of the alphabet."""
    return tuple(sorted({name for functions in implementations().values() for name in functions}))


def _template(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 - it stands in for any function.
    _counted_calls["_counted_function"] += 1  # type: ignore[name-defined]  # noqa: F821 - found where the function is.
    return _counted_function(*arguments, **named)  # type: ignore[name-defined]  # noqa: F821


@contextmanager
def counted_calls() -> Iterator[Counter[str]]:
    """Count, within the body, how often each function that implements a rule is called, under its qualified name."""
    calls: Counter[str] = Counter()
    codes: list[tuple[FunctionType, CodeType]] = []
    try:
        for number, name in enumerate(counted_functions()):
            function = found(name)
            codes.append((function, function.__code__))
            _count(function, name, f"{_CALLED}_{number}", calls)
        yield calls
    finally:
        for number, (function, code) in enumerate(codes):
            function.__code__ = code
            function.__globals__.pop(f"{_CALLED}_{number}", None)
            function.__globals__.pop(_CALLS, None)


def _count(function: FunctionType, name: str, alias: str, calls: Counter[str]) -> None:
    """Put code in the place of the function's own that counts the call and then does the same."""
    code = _template.__code__
    same = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
    same.__kwdefaults__ = function.__kwdefaults__
    function.__globals__[_CALLS], function.__globals__[alias] = calls, same
    function.__code__ = code.replace(
        co_names=tuple(alias if each == _CALLED else each for each in code.co_names),
        co_consts=tuple(name if each == _CALLED else each for each in code.co_consts),
    )


def told_calls(calls: Counter[str]) -> tuple[str, str]:
    """Return how many actions were done, and which functions were called: a bit for each, the whole as a hex number."""
    called = sum(1 << number for number, name in enumerate(counted_functions()) if calls[name])
    return str(calls[ACTION]), f"{called:x}"


def called_in(told: str) -> frozenset[str]:
    """Return the names of the functions in the hex number that `told_calls` gave."""
    called = int(told, 16)
    return frozenset(name for number, name in enumerate(counted_functions()) if called >> number & 1)
