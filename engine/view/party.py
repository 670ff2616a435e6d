"""Who is in the party of a player, and since when: hero, allies and Totems (302.2, 411.7a)."""

from __future__ import annotations

from engine.citations import implements
from engine.language.modifiers import BecomesType
from engine.language.words import CardType, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.view.card_conditions import is_totem
from engine.view.modifiers_in_force import changing
from engine.view.values import applies, exists, types_of


@implements("408.1b", "411.7a")
def in_party(state: State, card: Card) -> bool:
    """Return whether the card is in the party of its controller: a hero, an ally or a Totem in play.

    A face-down resource has no type and no tags, and so is none of these.
    """
    if card.zone is not Zone.PLAY:
        return False
    return is_totem(card) or not types_of(state, card).isdisjoint((CardType.HERO, CardType.ALLY))


@implements("302.2", "601.2a")
def in_party_since(state: State, card: Card) -> int:
    """Return since when, by the clock, the card has been in the party of its controller.

    A card that is also an ally has been there for no longer than the earliest modifier that makes it one.
    """
    if card.printed.type in (CardType.HERO, CardType.ALLY) or card.printed.is_totem:
        return card.since
    made = [
        active.timestamp
        for active, change in changing(state, BecomesType)
        if change.card_type is CardType.ALLY and applies(state, active, card.id) and exists(state, active)
    ]
    return max(card.since, min(made, default=0))
