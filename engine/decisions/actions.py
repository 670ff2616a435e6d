"""What a player can do with priority, and conceding, and what is done between games of a match."""

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
    """Place a card as a resource, face down or, a quest, face up (408)."""

    player: PlayerId
    card: CardId
    face_up: bool = False


@value
class Use:
    """Use a payment power (701.2); `power` counts all powers that the card has now, from 0."""

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
    """Propose a combat (601), sabotage if so said."""

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
    """Go on to the next game of the match, in which the player takes the first turn (800.1d)."""

    first: PlayerId


@value
class Swap:
    """Swap cards of the main deck for as many of the side deck between games of a match (100.3)."""

    player: PlayerId
    out: tuple[CardId, ...]
    into: tuple[CardId, ...]


@value
class Repeat:
    """Name how often to repeat the loop that the player has just shown (801.1a)."""

    player: PlayerId


Action: TypeAlias = (
    PlayCard | Place | Use | Complete | Propose | Strike | Pass | Concede | Begin | NextGame | Swap | Repeat
)
