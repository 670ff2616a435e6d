"""Positions: states that differ only in the numbers of cards and the clock (801)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import FIRST_CARD, PlayerId
from engine.state.links import Link
from engine.state.memo import Remembered, RememberedBy

Point = tuple[object, ...]
"""The point of a turn that a state is at, with the number of links that are to resolve."""

_POSITIONS: RememberedBy[tuple[PlayerId | None, int, tuple[int, ...]], int] = RememberedBy("positions")


def position(state: State) -> int:
    """Return a number that is equal for states that differ only in the numbers of cards and the clock."""
    key = (state.priority, state.passes, tuple(link.id for link in state.waiting))
    positions = _POSITIONS.all(state.memo)
    known = positions.get(key)
    if known is None:
        known = positions[key] = _position(state)
    return known


def _position(state: State) -> int:
    order = {int(card): place for place, card in enumerate(state.play.ids)}
    zones = _zones(state)
    play = tuple(_card(state.cards[card], order) for card in state.play.ids)
    links = tuple(_link(link, order) for link in (*state.chain, *state.waiting))
    modifiers = tuple((m.changes, m.duration, m.left, m.used, m.controller) for m in state.modifiers)
    where = (state.turn, state.phase, state.priority, state.passes, state.combat is None)
    return hash((zones, play, links, repr(modifiers), where))


def _zones(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(id(state.cards[card].printed) for card in zone)
        for player in state.players
        for zone in (player.deck, player.hand, player.graveyard, player.removed)
    )


def _card(card: Card, order: Mapping[int, int]) -> tuple[object, ...]:
    host = None if card.attached_to is None else order.get(card.attached_to)
    return (id(card.printed), card.controller, card.ready, card.face_up, card.damage, card.counters, host)


def _link(link: Link, order: Mapping[int, int]) -> tuple[object, ...]:
    targets = tuple(
        tuple(order.get(each, each if each < FIRST_CARD else -1) for each in chosen) for chosen in link.targets
    )
    return (link.kind, link.controller, order.get(link.source, -1), id(link.text), link.modes, targets, link.x)


def point(state: State) -> Point:
    """Return the point of the turn in the state; it is equal for equal positions."""
    return (state.turn, state.phase, state.priority, state.passes, state.combat is None, len(state.chain))


def alike(before: State, after: State) -> bool:
    """Return whether two states are the same position."""
    if _sizes(before) != _sizes(after) or before.turn != after.turn or len(before.modifiers) != len(after.modifiers):
        return False
    if [id(link.text) for link in before.chain] != [id(link.text) for link in after.chain]:
        return False
    return _as_ready(before, after) and position(before) == position(after)


def _as_ready(before: State, after: State) -> bool:
    """Return whether the cards in play are equally ready and damaged, which quickly tells most positions apart."""
    then, now = before.cards, after.cards
    for old, new in zip(before.play.ids, after.play.ids, strict=True):
        was, is_ = then[old], now[new]
        if was is not is_ and (was.ready, was.damage) != (is_.ready, is_.damage):
            return False
    return True


def outline(state: State) -> Point:
    """Return what quickly tells most positions apart, however large the board; it is equal for equal positions."""
    return (*point(state), *_sizes(state), len(state.modifiers))


_STANDINGS: Remembered[int] = Remembered("how the cards in play stand")


def standing(state: State) -> int:
    """Return a number that is equal for states in which the cards in play are equally ready and damaged."""
    known = _STANDINGS.of(state.memo)
    if known is not None:
        return known
    cards = state.cards
    return _STANDINGS.keep(
        state.memo, hash(tuple([(cards[card].ready, cards[card].damage) for card in state.play.ids]))
    )


_SIZES: Remembered[tuple[int, ...]] = Remembered("how many cards lie in each zone")


def _sizes(state: State) -> tuple[int, ...]:
    known = _SIZES.of(state.memo)
    return _SIZES.keep(state.memo, _counted(state)) if known is None else known


def _counted(state: State) -> tuple[int, ...]:
    """Return how many cards are in play, and in each hand, deck and graveyard."""
    seats = state.players
    return (len(state.play.ids), *(len(zone) for seat in seats for zone in (seat.hand, seat.deck, seat.graveyard)))
