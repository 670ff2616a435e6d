"""What continuous modifiers change, for how long, and what they replace."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from engine.language.costs import Cost
from engine.language.effects import Effect
from engine.language.filters import Filter
from engine.language.selections import Quantity, Selection
from engine.language.words import CardType, DamageType, KeywordName, Trait, Zone
from engine.value import value

if TYPE_CHECKING:
    from engine.language.powers import Power
    from engine.language.triggers import On


class Deed(StrEnum):
    """What a "can't" modifier forbids; the subject is the card or player that the modifier applies to."""

    ATTACK = "attack"
    BE_ATTACKED = "be attacked"
    BE_DEALT_DAMAGE = "be dealt damage"
    BE_DESTROYED = "be destroyed"
    BE_HEALED = "be healed"
    BE_INTERRUPTED = "be interrupted"
    BE_PLAYED = "be played"
    BE_TARGETED = "be targeted"
    COMPLETE = "complete quests"
    DEAL_COMBAT_DAMAGE = "deal combat damage"
    DEAL_DAMAGE = "deal damage"
    DRAW = "draw cards"
    EXHAUST = "become exhausted"
    HEAL = "heal damage"
    HAVE_POWERS = "have powers"
    PLACE = "place resources"
    PLAY = "play cards"
    PROTECT = "protect"
    READY = "ready"
    READY_DURING_READY_STEP = "ready during the ready step"
    STRIKE = "strike with weapons"
    USE = "have its payment powers used"
    USE_ACTIVATED = "have its activated powers used"


@value
class Adjust:
    """Raises the value by the quantity (lowers it where that is negative)."""

    trait: Trait
    by: Quantity


@value
class SetValue:
    """Makes the value equal to the quantity."""

    trait: Trait
    to: Quantity


@value
class HasType:
    """Gives the damage type to the card's combat damage."""

    damage_type: DamageType


@value
class GainTags:
    """Adds tags; removes none (202.3)."""

    tags: tuple[str, ...]


@value
class GainPowers:
    """Adds the powers."""

    powers: tuple[Power, ...]


@value
class CopyPaymentPowers:
    """Adds every payment power of the selected cards, whose names become this card's (701.4)."""

    of: Selection


@value
class LosePowers:
    """Removes all powers that the card has so far, or only the keywords; later ones too, when it can't have them."""

    and_cannot_have: bool = False
    keywords: tuple[KeywordName, ...] = ()


@value
class Control:
    """The player controls the card (400.3)."""

    player: Selection


@value
class Cannot:
    """The subject can't do the deed, with (to, by) others that fit, if others are named."""

    deed: Deed
    other: Filter | None = None
    damage_type: DamageType | None = None


@value
class Can:
    """The subject may do what a rule, not a modifier, would keep it from."""

    deed: Deed
    other: Filter | None = None


@value
class MustAttack:
    """The character must attack, or must attack what fits, if able (600.2)."""

    other: Filter | None = None


@value
class AttackOnly:
    """The character can attack only what the filter fits, if able (601.2c)."""

    filter: Filter


@value
class CostToAttack:
    """The character can't attack, or can't attack what fits, unless its controller pays (600.3)."""

    cost: tuple[Cost, ...]
    other: Filter | None = None


class Purpose(StrEnum):
    """What is paid for."""

    PLAY = "play"
    USE = "use"
    COMPLETE = "complete"
    STRIKE = "strike"
    PROPOSE = "propose"


@value
class ChangeCost:
    """What the player pays more or less to play, use, complete, strike or propose with a card that fits (707.1e)."""

    purpose: Purpose
    filter: Filter
    by: Quantity
    minimum: int = 0


@value
class AddCost:
    """An additional cost of playing, using, completing, striking or proposing with a card that fits."""

    purpose: Purpose
    filter: Filter
    cost: tuple[Cost, ...]


@value
class PlayFrom:
    """The player can play cards that fit from the zone, from wherever they are without one."""

    zone: Zone | None
    filter: Filter


@value
class PlayAsInstant:
    """The player can play cards that fit as though they were instants."""

    filter: Filter


@value
class EntersPlay:
    """A card that fits enters play exhausted, with counters or damage, or with a word chosen for it (710.2)."""

    filter: Filter
    exhausted: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()
    choose: tuple[str, ...] = ()
    damage: Quantity | None = None


@value
class NeedNotReady:
    """The controller may choose not to ready the card during the ready step."""


@value
class HandSize:
    """Raises a player's maximum hand size by the quantity; without one the player has no maximum."""

    by: Quantity | None


@value
class Unpreventable:
    """Damage dealt by the subject can't be prevented: only combat damage, of a type or with what fits, if so said."""

    combat: bool = False
    damage_type: DamageType | None = None
    with_: Filter | None = None


@value
class MoreOf:
    """Raises how many cards with the tag a player may control, or how many weapons he or she may strike with."""

    tag: str
    by: int


@value
class Prevent:
    """Prevents damage that would be dealt to (or by) the subject: so much (None: all) of the kind described (717.2).

    A modifier from a link prevents so much in all; of each packet, or only of what comes the next time, if so said.
    The amount of the event in the quantity is that of the packet.
    """

    amount: Quantity | None
    by_subject: bool = False
    combat: bool = False
    noncombat: bool = False
    damage_types: tuple[DamageType, ...] = ()
    source: Filter | None = None
    with_: Filter | None = None
    of_each: bool = False
    next_time: bool = False


@value
class AlterPacket:
    """The packet keeps everything but its amount, which becomes the quantity (716.2)."""

    amount: Quantity | None = None
    damage_type: DamageType | None = None
    to: Selection | None = None


@value
class MoveInstead:
    """The card is put into another zone instead."""

    zone: Zone
    on_bottom: bool = False


@value
class DoInstead:
    """The effects are done instead."""

    effects: tuple[Effect, ...]


Modified: TypeAlias = AlterPacket | MoveInstead | DoInstead


@value
class Replace:
    """The event is replaced with the modified event (716); only the next time, if so said (716.4).

    Where it may be, the controller of the modifier chooses whether it is, as long as all of it can be done.
    """

    event: On
    instead: Modified
    next_time: bool = False
    may: bool = False


@value
class BecomesType:
    """The card is of the type as well."""

    card_type: CardType


Change: TypeAlias = (
    Adjust | SetValue | HasType | GainTags | GainPowers | CopyPaymentPowers | LosePowers | Control | Cannot | Can
    | MustAttack | AttackOnly | CostToAttack | ChangeCost | AddCost | PlayFrom | PlayAsInstant | EntersPlay
    | NeedNotReady | HandSize | Unpreventable | MoreOf | Prevent | Replace | BecomesType
)  # fmt: skip


class Duration(StrEnum):
    """How long a modifier from a link lasts."""

    GAME = "for the rest of the game"
    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    ITS_NEXT_READY_STEP = "during its controller's next ready step"
    YOUR_NEXT_READY_STEP = "during your next ready step"
    ITS_NEXT_TURN = "during its controller's next turn"
    DURING_YOUR_NEXT_TURN = "during your next turn"
    YOUR_NEXT_TURN = "until your next turn starts"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    UNTIL_ITS_NEXT_TURN = "until its controller's next turn starts"
    END_OF_ITS_NEXT_TURN = "until the end of its controller's next turn"
    WHILE_SOURCE_IN_PLAY = "while its source remains in play"


READY_STEPS_TO_COME = (Duration.ITS_NEXT_READY_STEP, Duration.YOUR_NEXT_READY_STEP)
TURNS_TO_COME = (Duration.ITS_NEXT_TURN, Duration.DURING_YOUR_NEXT_TURN)
MEASURED_BY_CONTROLLER = (
    Duration.ITS_NEXT_READY_STEP,
    Duration.ITS_NEXT_TURN,
    Duration.UNTIL_ITS_NEXT_TURN,
    Duration.END_OF_ITS_NEXT_TURN,
)
"""Durations that begin later, and those that are measured by the turns of whoever controls what is modified."""
