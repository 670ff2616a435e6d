"""A playthrough copied, so that it can go on and the one it was copied from stays as it is."""

from __future__ import annotations

from copy import copy
from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeVar

from scenarios.playthrough.playthrough_state import Layout

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough

P = TypeVar("P", bound="Playthrough")


def copied(play: P) -> P:
    """Return a playthrough equal to this one that shares nothing with it which playing changes.

    The state of the game, its cards and its events are values and are shared.
    """
    further = copy(play)
    for each in fields(play):
        setattr(further, each.name, _copied(getattr(play, each.name)))
    return further


def _copied(part: object) -> object:
    if isinstance(part, Layout):
        return replace(part, given=dict(part.given), stated=set(part.stated))
    return copy(part) if isinstance(part, dict | list | set) else part
