"""Who is in the party of a player, and since when: hero, allies and Totems (302.2, 411.7a)."""

from __future__ import annotations

from engine.citations import implements
from engine.language.words import CardType, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.card_conditions import is_totem
from engine.view.values import types_of


@implements("408.1b", "411.7a")
def in_party(state: State, card: Card) -> bool:
    """Return whether the card is in the party of its controller: a hero, an ally or a Totem in play.

    A face-down resource has no type and no tags, and so is none of these.
    """
    if card.zone is not Zone.PLAY:
        return False
    return is_totem(card) or not types_of(state, card).isdisjoint((CardType.HERO, CardType.ALLY))


@implements("302.2", "411.7a")
def brought_in(state: State) -> tuple[CardId, ...]:
    """Return the cards that are in a party only because modifiers make them an ally or a hero."""
    found = (card for card in state.play.ids if not _by_itself(state.cards[card]))
    return tuple(card for card in found if in_party(state, state.cards[card]))


def _by_itself(card: Card) -> bool:
    """Return whether the card is in a party in play by what is printed on it."""
    return is_totem(card) or (not card.resource and card.printed.type in (CardType.HERO, CardType.ALLY))


@implements("302.2", "601.2a")
def in_party_since(state: State, card: Card) -> int:
    """Return since when, by the clock, the card has been in the party of its controller.

    A card that modifiers make an ally has been there for no longer than they have done so without a break.
    """
    return card.since if _by_itself(card) else max(card.since, dict(state.joined).get(card.id, 0))
