"""Edits of different parts of a document made together, for each of them is told under the number of its part."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from tests.every_row import hold_every
from tests.judge.documents.line_edits import Lines, Made, both

Edit = TypeVar("Edit")
Group = tuple[Edit, ...]


def groups_of(edits: Iterable[Edit], most: int, fit: Callable[[Edit, Edit], bool]) -> list[Group[Edit]]:
    """Return all edits, each in the first group whose edits it fits all; a group has so many of them at most."""
    groups: list[list[Edit]] = []
    for edit in edits:
        _room_for(edit, groups, most, fit).append(edit)
    return [tuple(group) for group in groups]


def _room_for(edit: Edit, groups: list[list[Edit]], most: int, fit: Callable[[Edit, Edit], bool]) -> list[Edit]:
    for group in groups:
        if len(group) < most and all(fit(edit, each) for each in group):
            return group
    groups.append([])
    return groups[-1]


def check_together(edits: Group[Edit], are_told: Callable[[Group[Edit]], bool], check: Callable[[Edit], None]) -> None:
    """Check that edits are told as they must be: all of them together, or else each half of them, down to each alone.

    What is told of several is only compared with what must be told, so that each that fails is checked alone.
    """
    if alone := _untold(edits, are_told):
        hold_every(alone, check)


def _untold(edits: Group[Edit], are_told: Callable[[Group[Edit]], bool]) -> Group[Edit]:
    """Return the edits that are to be checked alone, because no several of them are told together."""
    if len(edits) == 1:
        return edits
    half = len(edits) // 2
    return () if are_told(edits) else (*_untold(edits[:half], are_told), *_untold(edits[half:], are_told))


def made_together(made: Iterable[Made], lines: Lines) -> Lines | None:
    """Return the lines with all edits made; None where some of them can't be made after others."""
    try:
        return both(*made)(lines)
    except (AssertionError, StopIteration):
        return None
