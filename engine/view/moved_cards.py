"""Cards that a link moves itself: other cards in their new zones, and still found by the text that moved them."""

from __future__ import annotations

from engine.citations import implements
from engine.state.ids import FIRST_CARD, CardId, Entity
from engine.view.scope import Scope


@implements("411.8b")
def followed(scope: Scope, entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return the cards, where the link that is resolving has moved some itself under the numbers that they have now.

    What another link moved is another card.
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
