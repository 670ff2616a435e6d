"""The result of a few events, as far as the rules tell it apart: their order does not matter (411.1a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeAlias

from engine.citations import implements
from engine.state.cards import Card
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import Entity
from engine.state.links import Link
from engine.view.scope import Scope

_Name: TypeAlias = tuple[int, int]
"""A name for a card: the number that it had at the start, and how often it has changed zones since."""
_Names: TypeAlias = Mapping[int, _Name]
_NEW: _Name = (0, 0)


@implements("411.8b")
def outcome(start: State, scope: Scope) -> Hashable:
    """Return a key that identifies the result of the events between the start and the state of the scope.

    It is equal for the same events in another order: cards are named by the numbers that they had at the start, and
    only decks and the chain have an order.
    """
    state = scope.state
    names = _names(start, state)
    both = zip(state.players, start.players, strict=True)
    changed = (held for card, held in state.cards.items() if held is not start.cards.get(card))
    return (
        frozenset(Counter(_told(held, names) for held in changed).items()),
        frozenset(card for card in start.cards if card not in state.cards),
        tuple(_all_named(names, now.deck) if now.deck != then.deck else () for now, then in both),
        tuple(link.id for link in state.chain),
        frozenset(Counter(_trigger(link, names) for link in state.waiting).items()),
        frozenset(Counter(_fact(fact, names) for fact in state.history[len(start.history) :]).items()),
        frozenset(modifier.id for modifier in state.modifiers if modifier in start.modifiers),
        len(state.modifiers),
        (state.combat, state.result),
        frozenset((name, frozenset(_all_named(names, held))) for name, held in scope.things.items()),
        frozenset(scope.numbers.items()),
    )


def _names(start: State, state: State) -> _Names:
    """Return a name for each card that was there at the start, by every number that it has had since."""
    names: dict[int, _Name] = {player.id: (player.id, 0) for player in start.players}
    for card in start.cards:
        names[card] = (card, 0)
        now, moves = card, 0
        while now not in state.cards and now in state.gone:
            became = state.gone[now].became
            if became is None:
                break
            now, moves = became, moves + 1
            names[now] = (card, moves)
    return names


def _named(names: _Names, entity: Entity | None) -> _Name:
    """Return the name of the card or player; cards that came into being since have no name."""
    if entity is None:
        return _NEW
    return names.get(entity, _NEW)


def _all_named(names: _Names, entities: Iterable[Entity]) -> tuple[_Name, ...]:
    return tuple(_named(names, each) for each in entities)


def _told(card: Card, names: _Names) -> Hashable:
    """Return all facts of the card by name, except when things happened to it."""
    return (
        _named(names, card.id),
        card.printed.name,
        card.zone,
        card.controller,
        (card.ready, card.face_up, card.resource, card.damage, card.counters, card.chosen),
        _named(names, card.attached_to),
    )


def _trigger(link: Link, names: _Names) -> Hashable:
    """Return all facts of the waiting effect by name."""
    roles = frozenset((name, frozenset(_all_named(names, held))) for name, held in link.roles)
    return (_named(names, link.source), link.power, link.controller, roles, link.numbers)


def _fact(fact: Fact, names: _Names) -> Hashable:
    return (fact.deed, _named(names, fact.subject), _named(names, fact.other), fact.detail, fact.player)
