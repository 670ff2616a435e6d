"""Rule numbers as values, and the registry of which function implements which rule."""

from collections.abc import Callable
from typing import NewType, TypeVar

RuleId = NewType("RuleId", str)
"""A rule's number in the reference edition, or ``EDITION:NUMBER`` for a rule that stands only elsewhere."""

_Function = TypeVar("_Function", bound=Callable[..., object])

IMPLEMENTATIONS: dict[RuleId, list[str]] = {}
"""For each rule, the qualified names of the functions that implement it, filled as modules load."""


def rule(number: str) -> RuleId:
    """Return the number as a rule id.

    >>> rule("602.2")
    '602.2'
    """
    return RuleId(number)


def implements(*numbers: str) -> Callable[[_Function], _Function]:
    """Register the decorated function as an implementation of the given rules and return it unchanged."""

    def register(function: _Function) -> _Function:
        place = f"{function.__module__}.{function.__qualname__}"
        for number in numbers:
            IMPLEMENTATIONS.setdefault(RuleId(number), []).append(place)
        return function

    return register
