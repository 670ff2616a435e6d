"""Cards, or their last known information (707.3, 709.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import implements
from engine.state.cards import Card, Gone
from engine.state.evolution import evolve, with_card
from engine.state.ids import CardId, Entity
from engine.value import replace
from engine.view.printed_values import Held, Values
from engine.view.scope import Scope, beside

if TYPE_CHECKING:
    from engine.state.game import State


def known(state: State, entity: Entity) -> Card | None:
    """Return the card with the number or, if it is gone, the card as it last was; None if there was none."""
    card = state.cards.get(CardId(entity))
    if card is not None:
        return card
    last = state.gone.get(CardId(entity))
    return None if last is None else last.card


@implements("707.3", "709.2d")
def last_values(last: Gone) -> Values:
    """Return the values that the card had when it left its zone."""
    powers = tuple(Held(power, key) for key, power in enumerate(last.powers))
    kinds = (last.tags, last.types, last.damage_types)
    return Values(last.atk, last.health, last.defense, last.strike_cost, *kinds, powers)


@implements("707.3", "709.2d")
def host_as_it_was(scope: Scope, card: Card) -> tuple[Scope, Values | None]:
    """Return the scope in which what the card is attached to is described, with values of it that are no longer so.

    A card that is gone was attached to its host as that was then, whatever became of the host since.
    """
    last = None if card.id in scope.state.cards else scope.state.gone.get(card.id)
    if last is None or last.host is None:
        return beside(scope), None
    scope.cite("707.3", "709.2d")
    then = evolve(scope.state, cards=with_card(scope.state, last.host.card))
    return replace(beside(scope), state=then), last_values(last.host)
