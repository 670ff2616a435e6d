"""Rule numbers as values, and the registry of which function implements which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NewType, TypeVar

RuleId = NewType("RuleId", str)
"""A rule's number in the reference edition, or ``EDITION:NUMBER`` for a rule that only another edition has."""

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


class Citations:
    """The rules that a text applies, collected while it is read, so that the events that follow from it cite them.

    A rule that an event has cited is "placed". Rules that no event has cited by the end are left for the last event.
    """

    __slots__ = ("_all", "_now", "_placed")

    def __init__(self) -> None:
        self._now: dict[RuleId, None] = {}
        self._all: dict[RuleId, None] = {}
        self._placed: set[RuleId] = set()

    def add(self, *numbers: str) -> None:
        """Collect the rules."""
        for number in numbers:
            self._now[RuleId(number)] = self._all[RuleId(number)] = None

    def now(self) -> tuple[RuleId, ...]:
        """Return the rules collected so far; an event that is made now cites them."""
        return tuple(self._now)

    def place(self, numbers: tuple[RuleId, ...]) -> None:
        """Count the rules as cited by an event."""
        self._placed.update(numbers)

    def go_back(self, numbers: tuple[RuleId, ...]) -> None:
        """Go back to these rules as a part of a text ends, so that later events do not cite the rules of that part."""
        self._now = dict.fromkeys(numbers)

    def take_in(self, others: Citations) -> None:
        """Count what was collected and placed for a part of the text as collected and placed here."""
        self._all |= others._all
        self._placed |= others._placed

    def left(self) -> tuple[RuleId, ...]:
        """Return the rules that no event has cited, and count them as cited."""
        left = tuple(number for number in self._all if number not in self._placed)
        self._placed.update(left)
        return left
