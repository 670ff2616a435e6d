"""Cards that a link itself has moved: its text still means them in their new zones (411.8b)."""

from __future__ import annotations

from engine.citations import implements
from engine.language.words import Zone
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, CardId, Entity
from engine.value import replace
from engine.view.scope import Scope


@implements("411.8b")
def followed(scope: Scope, entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return the cards; those that the resolving link itself has moved under their new numbers.

    A card that another link moved is a new card and is not followed.
    """
    if scope.began is None:
        return entities
    return tuple(_as_moved(scope, scope.began, each) for each in entities)


def _as_moved(scope: Scope, began: int, entity: Entity) -> Entity:
    state, found = scope.state, entity
    while found >= FIRST_CARD and found not in state.cards:
        last = state.gone.get(CardId(found))
        if last is None or last.became is None or last.became <= began:
            return entity
        found = last.became
    if found != entity:
        scope.cite("411.8b")
    return found


@implements("411.8b", "709.2g")
def as_entered(scope: Scope) -> Scope:
    """Return the scope of a modifier in which its source is the card in play that the resolving card became."""
    last = scope.state.gone.get(CardId(scope.source))
    if last is None or last.became is None or last.card.zone is not Zone.CHAIN:
        return scope
    card = scope.state.cards.get(last.became)
    return replace(scope, source=card.id) if card is not None and card.zone is Zone.PLAY else scope


def become_of(state: State, played: Entity) -> CardId | None:
    """Return the card that a played card became as it left the chain, None if it is there still (411.8)."""
    last = state.gone.get(CardId(played))
    return last.became if last is not None and last.card.zone is Zone.CHAIN else None


def concerned(state: State, fact: Fact) -> tuple[Entity | None, ...]:
    """Return the player and the card that did or underwent what is remembered, with what a played card became."""
    return fact.player, fact.subject, become_of(state, fact.subject)
