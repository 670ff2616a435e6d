"""The maximum hand size of a player (411.3b)."""

from __future__ import annotations

from engine.citations import implements
from engine.language.modifiers import HandSize
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.view.modifiers_in_force import changing
from engine.view.referents import number
from engine.view.values import applies, exists


@implements("411.3b")
def maximum_hand_size(state: State, player: PlayerId) -> int | None:
    """Return the player's maximum hand size: the edition's, changed by modifiers; None where one says there is none."""
    size = state.edition.maximum_hand_size
    for active, change in changing(state, HandSize):
        if applies(state, active, player) and exists(state, active):
            if change.by is None:
                return None
            size += number(active.scope(state), change.by)
    return max(0, size)
