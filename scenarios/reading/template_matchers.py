"""Matchers of templates: functions that match values as `match` does, each made for one template."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from scenarios.reading.templates import (
    Bindings,
    Figure,
    Hole,
    Multiplied,
    Narrowed,
    Value,
    has_holes,
    match,
    part_names,
)

Matcher: TypeAlias = Callable[[object, Bindings], bool]
"""A function that returns whether a value is its template with the holes filled, and binds the holes."""


def matcher(template: object) -> Matcher:
    """Return a function that matches values with the template as `match` does.

    The function is made at its first call, for most rules of the grammar are never used in a run. Where a value doesn't
    match, some holes may be bound already; they may be others than those that `match` binds.

    >>> from engine.language.selections import Times
    >>> bound: Bindings = {}
    >>> matcher(Times(Hole("n"), 2))(Times("X", 2), bound), bound
    (True, {'n': 'X'})
    """
    worked_out: list[Matcher] = []

    def matches(value: object, bound: Bindings) -> bool:
        if not worked_out:
            worked_out.append(_matcher(template))
        return worked_out[0](value, bound)

    return matches


def _matcher(template: object) -> Matcher:
    if isinstance(template, (Hole, Multiplied, Narrowed, Figure)):
        return partial(match, template)
    if isinstance(template, tuple):
        return _matcher_of_tuple(template)
    if part_names(template):
        return _matcher_of_fields(template)
    kind: Value = type(template)
    return lambda value, _bound: type(value) is kind and bool(template == value)


def _matcher_of_tuple(template: tuple[object, ...]) -> Matcher:
    kind: Value = type(template)
    parts = tuple(map(_matcher, template))

    def matches(value: Value, bound: Bindings) -> bool:
        if type(value) is not kind or len(value) != len(parts):
            return False
        for part, each in zip(parts, value, strict=True):  # noqa: SIM110 - it is called very often.
            if not part(each, bound):
                return False
        return True

    return matches


def _matcher_of_fields(template: object) -> Matcher:
    """Return the matcher of a template with fields; it compares the fields without holes first, for these bind nothing.

    The fields with holes follow in the order of the type.
    """
    kind: Value = type(template)
    held = [(name, getattr(template, name)) for name in part_names(template)]
    held.sort(key=lambda named: has_holes(named[1]))
    parts = tuple((name, _matcher(part)) for name, part in held)

    def matches(value: object, bound: Bindings) -> bool:
        if type(value) is not kind:
            return False
        for name, part in parts:  # noqa: SIM110 - the same
            if not part(getattr(value, name), bound):
                return False
        return True

    return matches
