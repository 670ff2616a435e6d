"""The collection of a player: cards outside the game that are legal for the hero (800.2)."""

from __future__ import annotations

from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.deck_rules import why_not_legal
from engine.view.last_known import known


def legal_cards(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the cards of the player's collection that are legal for his or her hero (Glossary: Collection)."""
    seat = state.player(player)
    hero = None if seat.hero is None else known(state, seat.hero)
    if hero is None:
        return seat.collection
    return tuple(
        card for card in seat.collection if not why_not_legal(state.edition, state.cards[card].printed, hero.printed)
    )
