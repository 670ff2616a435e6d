"""Fatal damage (403.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import implements
from engine.language.filters import FatallyDamaged
from engine.language.words import Done, Trait
from engine.state.cards import Card
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import CardId
from engine.state.record import DealDamage
from engine.view import values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.state.record import Event
    from engine.view.printed_values import Values
    from engine.view.scope import Scope


@implements("403.2")
def is_fatal(state: State, damage: int, health: int) -> bool:
    """Return whether the damage is fatal to a character with the health: equal in some editions, or greater."""
    return damage >= health if state.edition.damage_equal_to_health_is_fatal else damage > health


@implements("403.2")
def fatal(before: State, card: CardId, amount: int) -> bool:
    """Return whether adding the damage brings the character's total from below fatal to fatal (403.2)."""
    if card not in before.cards:
        return False
    held, health = before.cards[card], max(0, values.values(before, card).health)
    return not is_fatal(before, held.damage, health) and is_fatal(before, held.damage + amount, health)


@implements("403.2")
def fatally_damaged(scope: Scope, _filter: FatallyDamaged, card: Card, partial: Values | None) -> bool:
    """Return whether the card's damage is fatal to it."""
    return is_fatal(scope.state, card.damage, values.trait_of(scope.state, card, Trait.HEALTH, partial))


@implements("403.2", "403.4")
def dealt_fatally(before: State, events: Iterable[Event]) -> frozenset[CardId]:
    """Return the characters to which the damage is fatal that the events deal at one time, just after the state.

    All that is dealt to a character at that time counts together, whatever deals it. Each of its packets is then fatal
    damage, even if none of them would be by itself (OP-78).
    """
    totals: dict[CardId, int] = {}
    for event in events:
        if isinstance(event, DealDamage):
            totals[event.packet.to] = totals.get(event.packet.to, 0) + event.packet.amount
    return frozenset(card for card, total in totals.items() if fatal(before, card, total))


@implements("403.2", "403.4")
def was_fatal(history: Iterable[Fact], fact: Fact) -> bool:
    """Return whether the damage was fatal, together with all that the character was dealt at the same time.

    Deeds of one time have one and the same state in which they were done.
    """
    if fact.then is None:
        return False
    facts = (each for each in history if each.deed is Done.DEALT_DAMAGE and each.then is fact.then)
    return fatal(fact.then, CardId(fact.other), sum(each.detail for each in facts if each.other == fact.other))


def room(state: State, card: CardId, unbounded: int) -> int:
    """Return how much damage may be put on the character: in an edition without a bound the number that is given."""
    if not state.edition.damage_put_up_to_health:
        return unbounded
    return max(0, values.values(state, card).health - state.cards[card].damage)
