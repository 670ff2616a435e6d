"""Cards, or their last known information (707.3, 709.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state.cards import Card
from engine.state.ids import CardId, Entity

if TYPE_CHECKING:
    from engine.state.game import State


def known(state: State, entity: Entity) -> Card | None:
    """Return the card with the number or, if it is gone, the card as it last was; None if there was none."""
    card = state.cards.get(CardId(entity))
    if card is not None:
        return card
    last = state.gone.get(CardId(entity))
    return None if last is None else last.card
