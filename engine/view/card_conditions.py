"""What condition a card is in: ready or not, face up or down, which part it plays in combat."""

from __future__ import annotations

from typing import assert_never

from engine.language.words import Condition, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId


def in_condition(state: State, card: Card, condition: Condition) -> bool:
    """Return whether the card is in the condition, or was as it left its zone; roles in combat are those of 602."""
    match condition:
        case Condition.READY:
            return card.ready
        case Condition.EXHAUSTED:
            return not card.ready
        case Condition.DAMAGED:
            return card.damage > 0
        case Condition.FACE_UP:
            return card.face_up
        case Condition.FACE_DOWN:
            return not card.face_up
        case Condition.ATTACHED:
            return card.attached_to is not None
        case Condition.ONGOING:
            return card.printed.ongoing
        case Condition.ATTACKING | Condition.DEFENDING | Condition.PROTECTING | Condition.IN_COMBAT:
            if card.id not in state.cards and card.id in state.gone:
                return condition in state.gone[card.id].roles
            return condition in roles(state, card.id)
        case _:
            assert_never(condition)


def is_totem(card: Card) -> bool:
    """Return whether the card is a Totem in play, which counts as an ally for whoever aims at allies (306.4a).

    One that lies face down in a resource row is none: it has no type and no tags there (408.1b).
    """
    return card.zone is Zone.PLAY and card.printed.is_totem and (card.face_up or not card.resource)


def roles(state: State, card: CardId) -> frozenset[Condition]:
    """Return what the card is in the combat under way (602)."""
    combat = state.combat
    if combat is None:
        return frozenset()
    found = {
        Condition.ATTACKING: combat.attacker == card,
        Condition.DEFENDING: combat.defender == card,
        Condition.PROTECTING: combat.protecting == card,
        Condition.IN_COMBAT: card in combat.in_combat,
    }
    if state.edition.in_combat_while_attacking:
        found[Condition.IN_COMBAT] = found[Condition.ATTACKING] or found[Condition.DEFENDING]
    return frozenset(role for role, holds in found.items() if holds)
