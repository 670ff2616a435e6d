"""What happens in a game: a closed union of events, and the record of one with its rules and its cause."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from engine.citations import RuleId
from engine.errors import Reason
from engine.language.printed import Printed
from engine.language.words import DamageType, LinkKind, Phase, Zone
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Link
from engine.state.modifier import Modifier
from engine.value import value


@value
class Packet:
    """Damage that would be dealt or healed (405), with its attributes (405.2, 405.3).

    `with_` are the abilities and equipment with which the damage is dealt. A hero with several damage types deals
    damage of all of them at once.
    """

    amount: int
    to: CardId
    source: CardId | None
    controller: PlayerId
    damage_types: tuple[DamageType, ...] = ()
    combat: bool = False
    unpreventable: bool = False
    with_: tuple[CardId, ...] = ()


@value
class DealDamage:
    """A packet deals damage (403.4)."""

    packet: Packet


@value
class HealDamage:
    """A packet heals damage (404.2)."""

    packet: Packet


@value
class PutDamageOn:
    """Damage counters are put on a character, or taken off where the amount is negative (403.3)."""

    card: CardId
    amount: int


class MoveKind(StrEnum):
    """The word by which the rules call a move between zones."""

    DESTROY = "destroy"
    DISCARD = "discard"
    DRAW = "draw"
    PLAY = "play"
    PLACE = "place"
    RESOLVE = "resolve"
    INTERRUPT = "interrupt"
    DETACH = "detach"
    REPAIR = "repair"
    PUT = "put"
    LEAVE_GAME = "leave the game"


@value
class Move:
    """A card changes zones (411.8).

    The fields from `controller` to `chosen` say how a card enters play: under whose control, exhausted, face down, as a
    resource, with damage and counters, attached to a card, with a chosen word. `by` is the player who interrupts it.
    """

    card: CardId
    to: Zone
    kind: MoveKind = MoveKind.PUT
    player: PlayerId | None = None
    on_bottom: bool = False
    controller: PlayerId | None = None
    exhausted: bool = False
    face_up: bool = True
    resource: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: CardId | None = None
    bound: tuple[tuple[str, tuple[int, ...]], ...] = ()
    chosen: str = ""
    by: PlayerId | None = None


@value
class CreateToken:
    """A token is put into play (402.2), exhausted, with damage or with counters if the fields say so."""

    printed: Printed
    player: PlayerId
    exhausted: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()


@value
class FailToDraw:
    """A player is required to draw a card from an empty deck (102.1a)."""

    player: PlayerId


@value
class Turn:
    """A card becomes exhausted or ready (105.1).

    `as_cost` says that a cost is paid with it, `by` which link or card exhausts it by its text.
    """

    card: CardId
    ready: bool
    inspired_by: CardId | None = None
    as_cost: bool = False
    by: Entity | None = None


@value
class FlipOver:
    """A card in play turns to its other face."""

    card: CardId
    face_up: bool


@value
class AttachTo:
    """An ability in play is attached to another card (306.3f)."""

    card: CardId
    to: CardId


@value
class ChangeCounters:
    """Named counters are put on a card or taken off it (402.1)."""

    card: CardId
    name: str
    by: int


@value
class ChangeControl:
    """A card in play comes under another player's control (400.3)."""

    card: CardId
    player: PlayerId


class CombatDeed(StrEnum):
    """What a character does, or undergoes, in a combat."""

    PROPOSED = "is proposed as an attacker"
    ATTACKS = "attacks"
    PROTECTS = "protects"
    DEFENDS = "defends"
    ENTERS_COMBAT = "enters combat"
    SABOTAGES = "sabotages"
    LEAVES_COMBAT = "leaves combat"


@value
class InCombat:
    """A character does something in combat, with another character where there is one."""

    deed: CombatDeed
    card: CardId
    other: CardId | None = None


@value
class AddLink:
    """A link is added to the chain (707.1f)."""

    link: Link


@value
class Trigger:
    """A triggered power or modifier triggers; its effect waits to be added (703.1)."""

    link: Link


@value
class LeaveChain:
    """An effect leaves the chain: it has resolved, was interrupted, by a player or not, or ceased to exist."""

    link: Link
    how: str
    by: PlayerId | None = None


@value
class BecomeTarget:
    """A card or player is chosen as a target of a link (706.1)."""

    target: Entity
    link: Link


@value
class StartPart:
    """A turn, phase, step or window starts."""

    phase: Phase
    player: PlayerId
    turn: bool = False


@value
class EndPart:
    """A phase, step, window or combat ends."""

    phase: Phase
    player: PlayerId
    turn: bool = False


@value
class GainModifier:
    """A continuous modifier from a link starts to apply (714)."""

    modifier: Modifier


@value
class EndModifier:
    """A continuous modifier from a link ends."""

    modifier: Modifier


@value
class PreventDamage:
    """The armor, modifier or power of `by` prevents an amount of a packet (717); `bubble` is the key of its bubble."""

    packet: Packet
    amount: int
    by: int
    bubble: int = 0


@value
class ReplaceEvent:
    """A replacement modifier replaces an event with another, or with nothing (716.1)."""

    event: Event
    by: int
    instead: Event | None


@value
class Stopped:
    """An event does not happen, because a modifier or rule says that it can't (103.2)."""

    event: Event
    reason: Reason


@value
class ShuffleDeck:
    """A deck is shuffled; `order` is its new order, top first, with the cards' numbers before the shuffle."""

    player: PlayerId
    order: tuple[CardId, ...]


@value
class ShowCards:
    """Cards are revealed, or looked at by one player."""

    cards: tuple[CardId, ...]
    to: PlayerId | None = None


@value
class SearchZone:
    """A player looks through a zone (409.1)."""

    player: PlayerId
    of: PlayerId
    zone: Zone


@value
class TurnOver:
    """A deck is turned over for the rest of the game (411.2d)."""

    player: PlayerId


@value
class GainTurn:
    """A player gets an extra turn (500.3)."""

    player: PlayerId


@value
class MissTurn:
    """A player will skip the next turn that he or she would take (500.1), or only the next draw step."""

    player: PlayerId
    draw_step: bool = False


@value
class Leave:
    """A player loses the game, or concedes, and is removed from it (102.2)."""

    players: tuple[PlayerId, ...]
    how: str


@value
class EndGame:
    """The game ends: the winners, none for a draw (102.1)."""

    winners: tuple[PlayerId, ...]
    how: str


@value
class Roll:
    """A player rolls dice."""

    player: PlayerId
    results: tuple[int, ...]


@value
class Decide:
    """A player passes, chooses or declines something, or a rule takes effect with no other event; `words` say what."""

    player: PlayerId | None
    words: str
    about: Entity | None = None


Event: TypeAlias = (
    DealDamage | HealDamage | PutDamageOn | Move | CreateToken | FailToDraw | Turn | FlipOver | AttachTo
    | ChangeCounters | ChangeControl | InCombat | AddLink | Trigger | LeaveChain | BecomeTarget | StartPart | EndPart
    | GainModifier | EndModifier | PreventDamage | ReplaceEvent | Stopped | ShuffleDeck | ShowCards | SearchZone
    | TurnOver | GainTurn | MissTurn | Leave | EndGame | Roll | Decide
)  # fmt: skip


@value
class Record:
    """One event as it happened: its number, the rules it cites, and the number of the event or link that caused it.

    `made` is the new number of a card that changed zones (411.8a), or the number of a created token. `healed` is how
    much damage a packet of healing has removed (404.1).
    """

    number: int
    event: Event
    rules: tuple[RuleId, ...]
    cause: int | None = None
    made: CardId | None = None
    links: tuple[LinkKind, ...] = ()
    healed: int = 0
