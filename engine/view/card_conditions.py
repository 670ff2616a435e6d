"""Whether a card is in a condition: ready, face down, attacking, and so on."""

from __future__ import annotations

from typing import assert_never

from engine.language.words import Condition, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId


def in_condition(state: State, card: Card, condition: Condition) -> bool:
    """Return whether the card is in the condition or, if it is gone, was when it left its zone (602 for combat)."""
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
    """Return whether the card is a Totem in play, which counts as an ally for targeting (306.4a).

    A face-down resource is not a Totem: it has no type and no tags (408.1b).
    """
    return card.zone is Zone.PLAY and card.printed.is_totem and (card.face_up or not card.resource)


def roles(state: State, card: CardId) -> frozenset[Condition]:
    """Return the roles that the card has in the combat under way (602).

    Who exhausted to protect in this combat is protecting whenever it defends, or is proposed to, even if another
    character took its place in between (602.2).
    """
    combat = state.combat
    if combat is None:
        return frozenset()
    found = {
        Condition.ATTACKING: combat.attacker == card,
        Condition.DEFENDING: combat.defender == card,
        Condition.PROTECTING: combat.protecting == card and card in (combat.defender, combat.proposed_defender),
        Condition.IN_COMBAT: card in combat.in_combat,
    }
    if state.edition.in_combat_while_attacking:
        found[Condition.IN_COMBAT] = found[Condition.ATTACKING] or found[Condition.DEFENDING]
    return frozenset(role for role, holds in found.items() if holds)


def attached(state: State, host: CardId) -> tuple[CardId, ...]:
    """Return the abilities attached to the card, oldest attachment first."""
    return tuple(each for each in state.play.attachments if state.cards[each].attached_to == host)
