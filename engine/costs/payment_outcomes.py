"""What has come of a few events, as far as rules tell it apart: not in which order they were (411.1a)."""

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
"""A card by the number that it had at first, and how often it has changed zones since."""
_Names: TypeAlias = Mapping[int, _Name]
_NEW: _Name = (0, 0)


@implements("411.8b")
def outcome(start: State, scope: Scope) -> Hashable:
    """Return what tells how the scope stands from every other way in which it could, going by the state at the start.

    It is the same for the same things done in another order: cards go by the numbers they had, and only decks and the
    chain have an order.
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
    """Return what the cards go by that were there at the start, under every number that they have had since."""
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
    """Return what the card or player goes by; what has come about since goes by nothing of its own."""
    if entity is None:
        return _NEW
    return names.get(entity, _NEW)


def _all_named(names: _Names, entities: Iterable[Entity]) -> tuple[_Name, ...]:
    return tuple(_named(names, each) for each in entities)


def _told(card: Card, names: _Names) -> Hashable:
    """Return what tells the card from others, but for when things happened to it."""
    return (
        _named(names, card.id),
        card.printed.name,
        card.zone,
        card.controller,
        (card.ready, card.face_up, card.resource, card.damage, card.counters, card.chosen),
        _named(names, card.attached_to),
    )


def _trigger(link: Link, names: _Names) -> Hashable:
    """Return what tells the waiting effect from others."""
    roles = frozenset((name, frozenset(_all_named(names, held))) for name, held in link.roles)
    return (_named(names, link.source), link.power, link.controller, roles, link.numbers)


def _fact(fact: Fact, names: _Names) -> Hashable:
    return (fact.deed, _named(names, fact.subject), _named(names, fact.other), fact.detail, fact.player)
