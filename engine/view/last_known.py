"""Cards as they are, or as they last were (707.3, 709.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state.cards import Card
from engine.state.ids import CardId, Entity

if TYPE_CHECKING:
    from engine.state.game import State


def known(state: State, entity: Entity) -> Card | None:
    """Return the card with the number, or what it last was if it is gone."""
    card = state.cards.get(CardId(entity))
    if card is not None:
        return card
    last = state.gone.get(CardId(entity))
    return None if last is None else last.card
