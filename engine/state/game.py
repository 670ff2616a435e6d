"""The whole state of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.language.triggers import What
from engine.language.words import LinkKind, Phase, Zone
from engine.state.cards import Card, Gone
from engine.state.combat import Combat
from engine.state.edition import Edition
from engine.state.history import Fact, Moment
from engine.state.ids import FIRST_SEAT, CardId, LinkId, PlayerId
from engine.state.links import Link
from engine.state.memo import Memo
from engine.state.modifier import Modifier
from engine.state.players import Player
from engine.value import value

Positions = tuple[tuple[int, int], ...]
"""A sequence of states: for each state a number that stands for it and one for the text of its top link."""


@dataclass(frozen=True, slots=True)
class Play:
    """The cards in play in the order in which they entered, and lists of those with a certain kind of printed text.

    `continuous` and `triggered` are cards with such powers, `limited` cards that count towards a limit (410),
    `attachments` cards with an attach description, `armor` cards with DEF, `paying` cards with a payment or completion
    power. `watched` holds, for each kind of event, the cards with printed powers that watch for it.
    """

    ids: tuple[CardId, ...] = ()
    continuous: tuple[CardId, ...] = ()
    triggered: tuple[CardId, ...] = ()
    limited: tuple[CardId, ...] = ()
    attachments: tuple[CardId, ...] = ()
    armor: tuple[CardId, ...] = ()
    paying: tuple[CardId, ...] = ()
    resources: tuple[CardId, ...] = ()
    watched: Mapping[What, tuple[CardId, ...]] = field(default_factory=dict, hash=False)


@value
class Bar:
    """What a player may not do next after a loop was repeated (801.1a), because it would continue the loop.

    It is an action, or agreeing when the player is asked the question with the words of `asked`. If the action is to
    pass, the player has stepped into the loop and so has to act (801.1b).
    """

    action: Any = None
    player: PlayerId | None = None
    asked: str = ""


@value
class Result:
    """How the game ended: the players who won, none for a draw."""

    winners: tuple[PlayerId, ...]


@dataclass(frozen=True)
class State:
    """A game at one moment, as a value that shares everything that did not change with the states before it.

    `clock` rises with every event and never falls; ids and timestamps are its values. `gone` holds the last known
    information of cards, by their number in the zone they left. `elsewhere` are cards outside play whose powers
    function there. `waiting` are triggered effects that wait to be added to the chain. `in_order` is the player who
    took the last turn in the regular order, extra turns left aside (500.3), `last_turn_player` the one who took the
    turn before this one. `silenced` are the cards that have lost their powers, `steered` the pairs of a card and the
    modifier that gives control of it, `joined` the pairs of a card that modifiers brought into a party and the clock
    when they did (302.2). `added` are triples of a card, a modifier that a power of the card generates, and the clock
    when that power was added to it or came back, if that was later than the card and what gives the power came
    (718.2e); the clock is 0 for a power beside a trait icon that the card has lost.

    `positions` are the states through which mandatory actions have led since a player last did anything but pass
    (801.2). `steps` are the actions of this turn, each with the state before it, in which loops are found (801.1a);
    `bar` is what may not be done next, because it would continue a loop that has been repeated.

    `game` is the number of the game in the match, `last`
    whether it is the last one; `kept` are cards that stay in play for the next game (800.1d). `history` are the deeds
    of this turn, `past` its moments with the states before and after each. `memo` holds derived views. `past`, `steps`
    and `memo` take no part in equality.
    """

    edition: Edition
    players: tuple[Player, ...]
    cards: Mapping[CardId, Card]
    play: Play = Play()
    chain: tuple[Link, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    waiting: tuple[Link, ...] = ()
    gone: Mapping[CardId, Gone] = field(default_factory=dict)
    elsewhere: tuple[CardId, ...] = ()
    history: tuple[Fact, ...] = ()
    past: tuple[Moment, ...] = field(default=(), compare=False, repr=False)
    combat: Combat | None = None
    turn: int = 0
    turn_player: PlayerId = FIRST_SEAT
    last_turn_player: PlayerId | None = None
    first_player: PlayerId = FIRST_SEAT
    in_order: PlayerId = FIRST_SEAT
    phase: Phase = Phase.SETUP
    priority: PlayerId | None = None
    passes: int = 0
    extra_turns: tuple[PlayerId, ...] = ()
    skipped_turns: tuple[PlayerId, ...] = ()
    skipped_draws: tuple[PlayerId, ...] = ()
    clock: int = 1000
    combats: int = 0
    positions: Positions = ()
    steps: tuple[Any, ...] = field(default=(), compare=False, repr=False)
    bar: Bar | None = None
    silenced: frozenset[CardId] = frozenset()
    steered: frozenset[tuple[CardId, int]] = frozenset()
    joined: frozenset[tuple[CardId, int]] = frozenset()
    added: frozenset[tuple[CardId, int, int]] = frozenset()
    result: Result | None = None
    game: int = 1
    last: bool = False
    kept: tuple[CardId, ...] = ()
    memo: Memo = field(default_factory=dict, compare=False, repr=False)

    def __hash__(self) -> int:
        """Return a hash of the fields that change most often; equal states have equal hashes."""
        return hash(
            (self.clock, self.turn, self.phase, self.priority, self.passes, self.play, self.players, self.chain)
        )

    def __post_init__(self) -> None:
        """Hold the fields in a dictionary of half the size, of which each further state has a copy."""
        self.__setstate__(self.__dict__)

    def __setstate__(self, fields: Mapping[str, Any]) -> None:
        """Hold these fields; a dictionary that is filled one by one is no larger than it has to be."""
        object.__setattr__(self, "__dict__", dict(iter(fields.items())))

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled: everything but the memo, which is derived anew."""
        return {**self.__dict__, "memo": {}}

    def player(self, player: PlayerId) -> Player:
        """Return the player with the number."""
        return self.players[player - 1]

    def link(self, link: LinkId) -> Link | None:
        """Return the link on the chain with the number, if it is still there."""
        return next((each for each in self.chain if each.id == link), None)

    def zone(self, zone: Zone, player: PlayerId) -> tuple[CardId, ...]:
        """Return the cards in the player's zone; in play and on the chain, the cards that the player controls."""
        seat = self.players[player - 1]
        match zone:
            case Zone.DECK:
                return seat.deck
            case Zone.HAND:
                return seat.hand
            case Zone.GRAVEYARD:
                return seat.graveyard
            case Zone.REMOVED:
                return seat.removed
            case Zone.COLLECTION:
                return seat.collection
            case Zone.PLAY:
                return tuple(card for card in self.play.ids if self.cards[card].controller == player)
            case Zone.CHAIN:
                return tuple(
                    CardId(each.id)
                    for each in self.chain
                    if each.controller == player and CardId(each.id) in self.cards
                )

    @property
    def is_proposed(self) -> bool:
        """Whether a combat is proposed, whose effect waits on the chain."""
        return any(link.kind is LinkKind.PROPOSAL for link in self.chain)

    @property
    def is_fought(self) -> bool:
        """Whether a combat is under way or proposed."""
        return self.combat is not None or self.is_proposed

    def is_free_for(self, player: PlayerId) -> bool:
        """Return whether it is the player's non-combat action phase with an empty chain (407.2b)."""
        return self.phase is Phase.ACTION and self.turn_player == player and not self.chain

    @property
    def remaining(self) -> tuple[Player, ...]:
        """Return the players who are still in the game, in turn order from the turn player."""
        start = self.turn_player - 1
        return tuple([p for p in self.players[start:] + self.players[:start] if not p.out])
