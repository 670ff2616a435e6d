"""Effects that take characters out of a combat, or bring them in (602.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import cards_of
from engine.effects.forced_choices import doing_of
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.plain_effects import proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.effects import BecomeDefender, RemoveFromCombat
from engine.state.ids import CardId
from engine.state.record import CombatDeed, Event, InCombat
from engine.value import replace
from engine.view.footprint import Aspect, Footprint, giving, taking_all, together

CombatRole: TypeAlias = RemoveFromCombat | BecomeDefender
"""The effects of this family."""
AS_COST = OTHERWISE
"""What is said of each of them as a part of a cost."""


def changing_roles(resolution: Resolution, effect: CombatRole) -> Steps | Callable[[], bool]:
    """Take characters out of combat, all at once, or make one a defender."""
    match effect:
        case RemoveFromCombat(cards):
            leaving = cards_of(resolution, cards, doing_of(resolution, effect))
            events: list[Event] = [InCombat(CombatDeed.LEAVES_COMBAT, card) for card in leaving]
            return proposed_plainly(resolution, events, cards)
        case BecomeDefender():
            return partial(_become_defender, resolution, effect)
        case _:
            assert_never(effect)


def footprint(effect: CombatRole) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case RemoveFromCombat():
            return taking_all(Aspect.COMBAT)
        case BecomeDefender():
            return together((taking_all(Aspect.COMBAT), giving(Aspect.COMBAT, Aspect.HISTORY)))
        case _:
            assert_never(effect)


def _become_defender(resolution: Resolution, effect: BecomeDefender) -> bool:
    """Make the selected character a defender; return whether that was done."""
    cards = cards_of(resolution, effect.card)
    return bool(cards) and all([_defender(resolution, card) for card in cards])


@implements("602.5", "cr-2009-combat:602.3b", "cr-2009-combat:602.4")
def _defender(resolution: Resolution, card: CardId) -> bool:
    """Make the card a defender in the combat under way, which stops being a sabotage.

    Where no attacker remains it defends all the same, but nobody is in combat (602.5). It takes the place of the
    defender, or of the proposed defender (OP-76).
    """
    combat = resolution.state.combat
    if combat is None:
        return False
    attacker = combat.attacker
    resolution.attempt.change(combat=replace(combat, sabotage=False))
    events: list[Event] = [InCombat(CombatDeed.DEFENDS, card, attacker)]
    if attacker is not None:
        events.append(InCombat(CombatDeed.ENTERS_COMBAT, card, attacker))
        events.append(InCombat(CombatDeed.ENTERS_COMBAT, attacker, card))
    resolution.happen(events, "cr-2009-combat:602.3b")
    return True
