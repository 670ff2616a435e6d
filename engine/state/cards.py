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

    `controller` is None outside play and the chain (400.1); `entered_under` is who controlled it as it entered play
    (400.3b); `since` is the clock when it came under its controller; `timestamp` is 718.2's; `powers_since` the clock
    when powers it had lost came back (718.2e), 0 if none did; `counted` since when there have been counters of
    a name; `readied` the clock when it was last readied; `chosen` a word chosen for it as it entered play; `bound` what
    its own link did "this way", for its powers.
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

    def counters_named(self, name: str) -> int:
        """Return how many counters of the name are on the card."""
        return next((number for word, number in self.counters if word == name), 0)


@value
class Gone:
    """The last known information of a card that left a zone (707.3, 709.2d), and what it became.

    Of a card that was in play its values are those after every modifier; `roles` are what it was in a combat.
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
