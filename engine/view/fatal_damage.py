"""Fatal damage: how much of it is fatal to a character (403.2)."""

from __future__ import annotations

from engine.citations import implements
from engine.state.game import State


@implements("403.2")
def is_fatal(state: State, damage: int, health: int) -> bool:
    """Return whether so much damage is fatal to a character of so much health: as much as that, or more only."""
    return damage >= health if state.edition.damage_equal_to_health_is_fatal else damage > health
