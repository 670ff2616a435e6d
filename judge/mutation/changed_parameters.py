"""Changes of the parameters of editions, one field at a time, in every edition that takes it from the same rule."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.state.edition import Edition
from engine.state.editions import EDITIONS


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a field: the rule that states it, the editions that take it from there, the old and new value."""

    field: str
    source: str
    editions: tuple[str, ...]
    was: int
    becomes: int

    @property
    def name(self) -> str:
        """The name of the change, by which a reason refers to it."""
        return f"{self.source}: {self.field} {self.was} -> {self.becomes}"


def changes() -> tuple[Change, ...]:
    """Return every change: a number becomes one higher and one lower, a yes becomes a no and the reverse."""
    return tuple(change for field in _parameters() for change in _changes_of(field))


def _parameters() -> list[str]:
    return [each.name for each in fields(Edition) if each.name not in {"id", "title", "date", "sources"}]


def _changes_of(field: str) -> Iterator[Change]:
    groups: dict[tuple[str, int], list[str]] = {}
    for edition in EDITIONS.values():
        source = dict(edition.sources).get(field)
        if source is not None:
            groups.setdefault((source, getattr(edition, field)), []).append(edition.id)
    for (source, was), having in groups.items():
        for becomes in _others(was):
            yield Change(field, source, tuple(having), was, becomes)


def _others(value: int) -> tuple[int, ...]:
    if isinstance(value, bool):
        return (not value,)
    return (value + 1, value - 1) if value else (1,)


@contextmanager
def changed(change: Change) -> Iterator[None]:
    """Change the editions within the body."""
    before = dict(EDITIONS)
    changed_field: dict[str, Any] = {change.field: change.becomes}
    try:
        for edition in change.editions:
            EDITIONS[edition] = replace(EDITIONS[edition], **changed_field)
        yield
    finally:
        EDITIONS.update(before)
