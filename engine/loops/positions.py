"""Positions: states that differ only in the numbers of cards and the clock (801)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import FIRST_CARD, PlayerId
from engine.state.links import Link
from engine.state.memo import RememberedBy

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
    modifiers = tuple((m.changes, m.duration, m.left, m.controller) for m in state.modifiers)
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
