"""What a goal reads, and how far from it a move is: how many consequences lie between what the move changes and that.

It follows from the footprints of the texts in the game and from what the rules make follow. It decides only what is
looked at first: a footprint that says too much or too little costs time and loses no outcome.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import assert_never

from engine.decisions.actions import (
    Action,
    Begin,
    Complete,
    Concede,
    NextGame,
    Pass,
    Place,
    PlayCard,
    Propose,
    Repeat,
    Strike,
    Swap,
    Use,
)
from engine.effects.card_moves import LEAVING_PLAY
from engine.effects.text_footprints import WHOLE
from engine.events.zone_changes import successor
from engine.exploration.junctures import Juncture, Move
from engine.language.printed import Printed
from engine.language.words import CardType
from engine.state.game import State
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Link
from engine.value import value
from engine.view.footprint import NONE, Aspect, Aspects
from engine.view.values import powers, values


@value
class Aim:
    """The aspects that a goal reads, and the cards whose aspects they are; none if no card is meant in particular."""

    reads: Aspects
    of: frozenset[CardId] = frozenset()


_ACTED = frozenset((Aspect.COMBAT, Aspect.CHAIN))
_DAMAGED = frozenset((Aspect.DAMAGE,))
_LOST = frozenset((Aspect.PLAYERS,))

BY_THE_RULES: Mapping[Aspect, Aspects] = {
    Aspect.DAMAGE: LEAVING_PLAY.changes | _LOST,
    Aspect.HEALTH: LEAVING_PLAY.changes | _LOST,
    Aspect.PLAY: _LOST | {Aspect.COMBAT},
    Aspect.DECK: _LOST,
    Aspect.COMBAT: _DAMAGED,
    Aspect.ATK: _DAMAGED,
    Aspect.DEF: _DAMAGED,
    Aspect.PREVENTION: _DAMAGED,
    Aspect.REPLACEMENT: _DAMAGED,
    Aspect.CONTROLLER: frozenset((Aspect.COMBAT,)),
    Aspect.HAND: frozenset((Aspect.CHAIN,)),
    Aspect.PERMISSION: _ACTED,
    Aspect.POWERS: _ACTED,
    Aspect.PRICE: _ACTED,
    Aspect.READY: _ACTED,
}
"""What the rules may make change after an aspect has changed.

Who has fatal damage is destroyed, who has no hero or no deck any more loses, who is in combat deals damage by ATK, and
who is ready and able attacks and pays for what is played.
"""

FAR = 9
"""How far from a goal a move is that changes nothing by which the goal could come about or be prevented."""


class Bearings:
    """How far from a goal moves are on the boards that follow from one state."""

    def __init__(self, aim: Aim, start: State) -> None:
        self.aim = aim
        self.ranks = _ranks(aim.reads, start)

    def away(self, juncture: Juncture, move: Move) -> int:
        """Return how far a move is: two for each consequence between, and one if it is about other cards."""
        state, action = juncture.state, juncture.action
        if action is not None and isinstance(move, tuple):
            return self._away(changed_by(state, action), juncture.at, move)
        assert not isinstance(move, tuple)
        return self._away(changed_by(state, move), state, _about(state, move))

    def _away(self, changed: Aspects, state: State, about: Iterable[Entity | str]) -> int:
        between = min((self.ranks.get(each, FAR) for each in changed), default=FAR)
        meant = {successor(state, card) or card for card in self.aim.of}
        beside = bool(meant) and bool(tuple(about)) and meant.isdisjoint(about)
        return 2 * between + beside


def _ranks(reads: Aspects, state: State) -> Mapping[Aspect, int]:
    """Return how many consequences lie between each aspect and what is read, as far as rules and texts know of any.

    The chain is never farther than one: what interrupts a link may change whatever the link does.
    """
    leads = [(frozenset((cause,)), follows) for cause, follows in BY_THE_RULES.items()]
    faces = {id(card.printed): card.printed for card in state.cards.values()}
    leads += [(each.asks, each.changes) for face in faces.values() for each in map(WHOLE.of, face.powers)]
    found = dict.fromkeys(reads, 0)
    new, rank = reads, 0
    while new:
        rank += 1
        causes = (cause for cause, follows in leads if not follows.isdisjoint(new))
        new = frozenset((Aspect.CHAIN,)).union(*causes).difference(found)
        found.update(dict.fromkeys(new, rank))
    return found


def changed_by(state: State, action: Action) -> Aspects:
    """Return what an action may change, with all that its link does; of a pass, what it lets happen for the player."""
    match action:
        case PlayCard(_, card):
            return _changed_by_card(state.cards[card].printed)
        case Use(_, card, key):
            return NONE.union(*(WHOLE.of(each.power).changes for each in powers(state, card) if each.key == key))
        case Complete(_, card):
            return WHOLE.of(state.cards[card].printed).changes
        case Place():
            return frozenset((Aspect.HAND, Aspect.READY))
        case Propose(_, attacker):
            return frozenset((Aspect.COMBAT,)) if values(state, attacker).atk else NONE
        case Strike():
            return frozenset((Aspect.ATK, Aspect.READY))
        case Pass(player):
            return _let_happen(state, player)
        case Concede():
            return _LOST
        case Begin() | NextGame() | Swap() | Repeat():
            return frozenset(Aspect)
        case _:
            assert_never(action)


def _changed_by_card(face: Printed) -> Aspects:
    """Return what a card may change once it has been played: all that its text does, and where it goes."""
    stays = face.type is not CardType.ABILITY or face.ongoing
    return WHOLE.of(face).changes | {Aspect.PLAY if stays else Aspect.GRAVEYARD}


def _let_happen(state: State, player: PlayerId) -> Aspects:
    """Return what may change when everyone passes: the top link resolves, or the combat goes on.

    A player who lets a link of an opponent resolve does nothing by it.
    """
    if not state.chain:
        return NONE if state.combat is None else _DAMAGED
    link = state.chain[-1]
    if state.player(link.controller).team != state.player(player).team:
        return NONE
    card = state.cards.get(CardId(link.id))
    if card is not None:
        return _changed_by_card(card.printed)
    return WHOLE.of(link.text).changes if link.proposal is None else frozenset((Aspect.COMBAT,))


def _about(state: State, action: Action) -> tuple[Entity, ...]:
    """Return the cards that a combat or the top link is about."""
    match action:
        case Propose(_, attacker, defender):
            return (attacker, defender)
        case Pass():
            return _link_about(state.chain[-1]) if state.chain else ()
        case PlayCard() | Use() | Complete() | Place() | Strike() | Concede():
            return ()
        case Begin() | NextGame() | Swap() | Repeat():
            return ()
        case _:
            assert_never(action)


def _link_about(link: Link) -> tuple[Entity, ...]:
    sides = () if link.proposal is None else (link.proposal.attacker, link.proposal.defender)
    return tuple(each for each in (*sides, *chain.from_iterable(link.targets)) if each is not None)
