"""Actions: what a player can do with priority, conceding, and what happens before and between games of a match."""

from __future__ import annotations

from typing import TypeAlias

from engine.state.ids import CardId, PlayerId
from engine.value import value


@value
class PlayCard:
    """Play a card (406)."""

    player: PlayerId
    card: CardId


@value
class Place:
    """Place a card as a resource, face down; a quest also face up (408)."""

    player: PlayerId
    card: CardId
    face_up: bool = False


@value
class Use:
    """Use a payment power (701.2); `power` is its key among the powers that the card has now."""

    player: PlayerId
    card: CardId
    power: int


@value
class Complete:
    """Complete a quest (702.3)."""

    player: PlayerId
    card: CardId


@value
class Propose:
    """Propose a combat (601); with `sabotage` the attacker would sabotage the defender."""

    player: PlayerId
    attacker: CardId
    defender: CardId
    sabotage: bool = False


@value
class Strike:
    """Strike with a weapon (303.2)."""

    player: PlayerId
    weapon: CardId


@value
class Pass:
    """Pass priority (407.1)."""

    player: PlayerId


@value
class Concede:
    """Concede the game (102.1b)."""

    player: PlayerId


@value
class Begin:
    """Start the game: shuffle, draw opening hands, decide on mulligans, begin the first turn (101)."""


@value
class NextGame:
    """Set up the next game of the match, in which the player `first` takes the first turn (800.1d)."""

    first: PlayerId


@value
class Swap:
    """Swap cards of the main deck for the same number of side-deck cards, between games of a match (100.3)."""

    player: PlayerId
    out: tuple[CardId, ...]
    into: tuple[CardId, ...]


@value
class Repeat:
    """Repeat the loop that the player has just gone through once, as often as he or she then chooses (801.1a)."""

    player: PlayerId


Action: TypeAlias = (
    PlayCard | Place | Use | Complete | Propose | Strike | Pass | Concede | Begin | NextGame | Swap | Repeat
)
