"""A card (or token) in a zone."""

from __future__ import annotations

from engine.language.powers import Power
from engine.language.printed import Printed
from engine.language.words import CardType, Condition, DamageType, Zone
from engine.state.ids import CardId, PlayerId
from engine.value import value


@value
class Card:
    """One card in one zone.

    `controller` is None outside play and the chain (400.1); `entered_under` is the player under whose control it
    entered play (400.3b). Times are values of the game's clock: `since`, when it came under its controller's control;
    `timestamp`, its timestamp (718.2); `powers_since`, when powers that it had lost came back (718.2e), 0 if none did;
    `counted`, for each name of counters when the first of them was put on it; `readied`, when it was last readied.
    `entered` is the number of the turn in which it entered play. `chosen` is the word chosen for it as it entered play.
    `bound` holds the cards to which its powers refer with "this way", by name.
    """

    id: CardId
    printed: Printed
    owner: PlayerId
    zone: Zone
    controller: PlayerId | None = None
    entered_under: PlayerId | None = None
    ready: bool = True
    face_up: bool = True
    resource: bool = False
    token: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    counted: tuple[tuple[str, int], ...] = ()
    attached_to: CardId | None = None
    timestamp: int = 0
    since: int = 0
    entered: int = 0
    powers_since: int = 0
    x: int = 0
    chosen: str = ""
    readied: int = 0
    bound: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def counters_named(self, name: str | None) -> int:
        """Return how many counters of the name are on the card, or of all names (None)."""
        return sum(number for word, number in self.counters if name is None or word == name)


@value
class Gone:
    """The last known information of a card that left a zone (707.3, 709.2d).

    The values of a card that was in play are those after every modifier. `became` is the number of the card in its new
    zone, None if it is in none; `roles` are the roles that it had in a combat, `host` what it was attached to, as that
    was then.
    """

    card: Card
    atk: int
    health: int
    defense: int
    strike_cost: int
    tags: frozenset[str]
    types: frozenset[CardType]
    damage_types: tuple[DamageType, ...]
    powers: tuple[Power, ...]
    became: CardId | None
    roles: frozenset[Condition] = frozenset()
    host: Gone | None = None
