"""The aspects of a state as values; equal values mean that an aspect is the same in two states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import assert_never

from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.footprint import Aspect, Aspects

_FACTS: Mapping[Aspect, tuple[str, ...]] = {
    Aspect.CONTROLLER: ("controller",),
    Aspect.READY: ("ready", "readied"),
    Aspect.FACE: ("face_up",),
    Aspect.DAMAGE: ("damage",),
    Aspect.COUNTERS: ("counters", "counted"),
    Aspect.ATTACHMENTS: ("attached_to",),
}
"""The facts of a card in play that may change while it stays there."""
_OF_CARDS: Mapping[Aspect, Callable[[Card], object]] = {
    aspect: attrgetter(names[0]) for aspect, names in _FACTS.items()
}  # fmt: skip


def same_but_for(one: Card, other: Card, aspects: Aspects) -> bool:
    """Return whether the two are the same card, apart from facts that none of the aspects covers."""
    told = _told_by(aspects)
    return bool(told(one) == told(other))


@cache
def _told_by(aspects: Aspects) -> Callable[[Card], object]:
    """Return a function that returns a card's fixed facts and those that one of the aspects covers."""
    left_out = {name for aspect, names in _FACTS.items() if aspect not in aspects for name in names}
    left_out -= {*_FACTS[Aspect.CONTROLLER], *_FACTS[Aspect.FACE]}
    return attrgetter(*(name for name in Card.__match_args__ if name not in left_out))


def aspects_in(state: State, aspects: Aspects, named: Sequence[CardId]) -> tuple[object, ...]:
    """Return the values of the aspects in the state; `named` are the cards that texts mean by names, there or gone."""
    return tuple([_aspect_in(state, each, named) for each in _in_order(aspects)])


@cache
def _in_order(aspects: Aspects) -> tuple[Aspect, ...]:
    return tuple(sorted(aspects))


def _aspect_in(state: State, aspect: Aspect, named: Sequence[CardId]) -> object:
    """Return the value of the aspect in the state.

    An aspect that depends on modifiers, or is kept in no one place, gets a value that never equals another.
    """
    match aspect:
        case Aspect.PLAY:
            return state.play.ids
        case Aspect.CONTROLLER | Aspect.READY | Aspect.FACE | Aspect.DAMAGE | Aspect.COUNTERS | Aspect.ATTACHMENTS:
            return tuple(map(_OF_CARDS[aspect], map(state.cards.__getitem__, state.play.ids)))
        case Aspect.LAST_KNOWN:
            return tuple(map(state.gone.get, _perhaps_gone(state, named)))
        case Aspect.CHAIN | Aspect.LINKS:
            return state.chain
        case Aspect.COST:
            return [card.x for link in state.chain if (card := state.cards.get(CardId(link.id))) is not None]
        case Aspect.HAND:
            return [player.hand for player in state.players]
        case Aspect.DECK:
            return [player.deck for player in state.players]
        case Aspect.GRAVEYARD:
            return [player.graveyard for player in state.players]
        case Aspect.REMOVED:
            return [player.removed for player in state.players]
        case Aspect.COLLECTION:
            return [player.collection for player in state.players]
        case Aspect.PLAYERS:
            return [(player.team, player.out, player.hero) for player in state.players]
        case Aspect.COMBAT:
            return state.combat
        case Aspect.TURN:
            return state.turn
        case Aspect.TURN_PLAYER:
            return state.turn_player
        case Aspect.TURNS_TO_COME:
            return (state.extra_turns, state.skipped_turns, state.skipped_draws)
        case Aspect.PHASE:
            return state.phase
        case Aspect.HISTORY | Aspect.HOW_OFTEN:
            return state.history
        case Aspect.TEXT:
            return None
        case (
            Aspect.TYPES
            | Aspect.TAGS
            | Aspect.POWERS
            | Aspect.DAMAGE_TYPES
            | Aspect.ATK
            | Aspect.HEALTH
            | Aspect.DEF
            | Aspect.STRIKE_COST
            | Aspect.HAND_SIZE
            | Aspect.MOMENTS
            | Aspect.MODIFIERS
            | Aspect.PREVENTION
            | Aspect.REPLACEMENT
            | Aspect.PERMISSION
            | Aspect.PRICE
            | Aspect.LIMITS
            | Aspect.ENTRY
        ):
            return object()
        case _:
            assert_never(aspect)


def _perhaps_gone(state: State, named: Sequence[CardId]) -> Iterable[CardId]:
    """Return cards that texts may read although they have left: named cards, hosts of abilities, heroes."""
    hosts = [host for each in state.play.attachments if (host := state.cards[each].attached_to) is not None]
    heroes = [player.hero for player in state.players if player.hero is not None]
    return [*named, *hosts, *heroes]
