"""Things by templates: those whose template a value can be are found without trying each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Generic, TypeAlias, TypeVar

from scenarios.reading.templates import Figure, Hole, Multiplied, Narrowed, Value, admits, outline, part_names, parts_in

Thing = TypeVar("Thing")
Waiting: TypeAlias = "tuple[Value, Waiting] | None"
"""Parts of a value that are still to be looked at, the next one first."""

_OF_ANY_TYPE = (Hole, Multiplied, Narrowed, Figure, type)
"""The parts of a template that match values of other types than their own."""


@dataclass(slots=True, eq=False)
class _Branch(Generic[Thing]):
    """What templates with the same beginning have next: a part with a mark, or one that can be anything."""

    marked: dict[object, _Branch[Thing]] = field(default_factory=dict)
    anything: _Branch[Thing] | None = None
    things: list[tuple[int, object, Thing]] = field(default_factory=list)


class TemplateIndex(Generic[Thing]):
    """Things, each with a template, in an order; None as a template can be anything.

    Templates are held as the marks of their parts, outer before inner, so that many share a beginning. A type in one
    leads on with any value, and is compared at the end.

    >>> from engine.language.selections import Number, Times
    >>> index = TemplateIndex([(Times(Hole("n"), 2), "twice"), (Hole("n"), "any"), (Times(Number(1), 3), "three")])
    >>> index.that_may_be(Times(Number(1), 2)), index.that_may_be("X")
    (['twice', 'any'], ['any'])
    """

    def __init__(self, things: Iterable[tuple[object, Thing]]) -> None:
        self._root: _Branch[Thing] = _Branch()
        for place, (template, thing) in enumerate(things):
            branch = self._root
            for mark in _marks(Hole("anything") if template is None else template):
                if mark is _ANYTHING:
                    branch.anything = branch = branch.anything or _Branch()
                else:
                    branch = branch.marked.setdefault(mark, _Branch())
            branch.things.append((place, template, thing))

    def that_may_be(self, value: Value) -> list[Thing]:
        """Return the things whose template the value may be, in order; how its holes are filled is not looked at."""
        found: list[tuple[int, object, Thing]] = []
        _gather(self._root, (value, None), found)
        found.sort(key=itemgetter(0))
        shape = outline(value)
        return [thing for _, template, thing in found if template is None or admits(template, shape)]


def _gather(branch: _Branch[Thing], waiting: Waiting, found: list[tuple[int, object, Thing]]) -> None:
    """Add the things at the end of each way from the branch that the parts of a value can go."""
    while waiting is not None:
        part, waiting = waiting
        if branch.anything is not None:
            _gather(branch.anything, waiting, found)
        marked = branch.marked.get(_mark(part)) if branch.marked else None
        if marked is None:
            return
        branch = marked
        for each in reversed(parts_in(part)):
            waiting = (each, waiting)
    found += branch.things


_ANYTHING = object()
"""The mark of a part that can be anything."""


def _marks(template: object) -> Iterator[object]:
    """Yield the marks of a template and of its parts, outer before inner."""
    if isinstance(template, _OF_ANY_TYPE):
        yield _ANYTHING
    else:
        yield _mark(template)
        for each in parts_in(template):
            yield from _marks(each)


def _mark(part: object) -> object:
    """Return what tells a part from others: its type, and how long it is or, if it has no parts, what it is."""
    if isinstance(part, tuple):
        return len(part)
    return type(part) if part_names(part) else (type(part), part)
