"""The changes that continuous modifiers make, what they prevent and what they replace."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from engine.language.combat_types import HasType, LosesType
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
    """A deed that a "can't" modifier forbids to its subject, the card or player that it applies to."""

    ATTACK = "attack"
    BE_ATTACKED = "be attacked"
    BE_DEALT_COMBAT_DAMAGE = "be dealt combat damage"
    BE_DEALT_DAMAGE = "be dealt damage"
    BE_DESTROYED = "be destroyed"
    BE_DESTROYED_BY_FATAL_DAMAGE = "be destroyed by fatal damage"
    BE_HEALED = "be healed"
    BE_INTERRUPTED = "be interrupted"
    BE_PLAYED = "be played"
    BE_REMOVED = "be removed from the game"
    BE_TARGETED = "be targeted"
    COMPLETE = "complete quests"
    DEAL_COMBAT_DAMAGE = "deal combat damage"
    DEAL_DAMAGE = "deal damage"
    DISCARD = "discard cards"
    DRAW = "draw cards"
    EXHAUST = "become exhausted"
    HEAL = "heal damage"
    HAVE_POWERS = "have powers"
    LEAVE_GRAVEYARD = "leave the graveyard"
    PLACE = "place resources"
    PLAY = "play cards"
    PROTECT = "protect"
    PROTECT_AGAINST = "protect against attackers"
    PROTECT_EXHAUSTED = "protect while exhausted"
    READY = "ready"
    READY_DURING_READY_STEP = "ready during the ready step"
    READY_OTHERWISE = "ready except during the ready step"
    STRIKE = "strike with weapons"
    USE = "have its payment powers used"
    USE_ACTIVATED = "have its activated powers used"


@value
class Adjust:
    """Raises the value by the quantity (lowers it where that is negative, but not below `least`)."""

    trait: Trait
    by: Quantity
    least: int | None = None


@value
class SetValue:
    """Makes the value equal to the quantity, or (`base`) changes it as if the quantity were printed on the card."""

    trait: Trait
    to: Quantity
    base: bool = False


@value
class GainTags:
    """Adds tags, with the number `limit` behind them where that is not None (202.2); removes none (202.3)."""

    tags: tuple[str, ...]
    limit: int | None = None


@value
class GainPowers:
    """Adds the powers."""

    powers: tuple[Power, ...]


@value
class CopyPaymentPowers:
    """Adds every payment power of the selected cards; a card's name in the power now means this card (701.4)."""

    of: Selection


@value
class LosePowers:
    """Removes the powers that the card has, or only the keywords; with `and_cannot_have` also those given later.

    With `flip` these are only the flip powers: payment powers whose cost turns the card over.
    """

    and_cannot_have: bool = False
    keywords: tuple[KeywordName, ...] = ()
    flip: bool = False


@value
class Control:
    """The player controls the card (400.3)."""

    player: Selection


@value
class Cannot:
    """The subject can't do the deed.

    `other` limits this to deeds with, to or by a card or player that fits, `damage_type` to damage of that type.
    """

    deed: Deed
    other: Filter | None = None
    damage_type: DamageType | None = None


@value
class Can:
    """The subject may do the deed although a rule forbids it; a "can't" modifier still forbids it.

    `other` limits this as in `Cannot`.
    """

    deed: Deed
    other: Filter | None = None


@value
class MustAttack:
    """The character must attack if able, or must attack a character that fits `other` (600.2)."""

    other: Filter | None = None


@value
class AttackOnly:
    """The character can attack only characters that fit, if it is able to attack one (601.2c)."""

    filter: Filter


@value
class CostToAttack:
    """The character can't attack, or can't attack a character that fits `other`, unless its controller pays (600.3)."""

    cost: tuple[Cost, ...]
    other: Filter | None = None


@value
class CostToProtect:
    """The character can't protect unless its controller pays (401.1)."""

    cost: tuple[Cost, ...]


class Purpose(StrEnum):
    """The action for which a cost is paid."""

    PLAY = "play"
    USE = "use"
    COMPLETE = "complete"
    STRIKE = "strike"
    PROPOSE = "propose"


@value
class ChangeCost:
    """The player pays `by` resources more (or less, if negative) for an action with a card that fits (707.1e).

    The cost is not lowered below `minimum`.
    """

    purpose: Purpose
    filter: Filter
    by: Quantity
    minimum: int = 0


@value
class AddCost:
    """The player pays an additional cost for an action with a card that fits."""

    purpose: Purpose
    filter: Filter
    cost: tuple[Cost, ...]


@value
class PayInstead:
    """The player may pay `cost` rather than the cost of a card that fits, to strike its strike cost (401.3)."""

    filter: Filter
    cost: tuple[Cost, ...]
    strikes: bool = False


@value
class PlayFrom:
    """The player can play cards that fit from the zone, or from any zone (None)."""

    zone: Zone | None
    filter: Filter


@value
class CompleteFrom:
    """The player may complete quest cards in the zone, of a deck the top card; they are removed, not turned down."""

    zone: Zone


@value
class PlayRevealed:
    """The player plays with the top card of the deck, or with the hand, revealed to all players."""

    zone: Zone


@value
class TargetsAtRandom:
    """Targets of the players' links are chosen at random."""


@value
class MustTarget:
    """The player's links must target cards that fit, if they can; of several such cards as many as they can."""

    filter: Filter


@value
class PlayAsInstant:
    """The player can play cards that fit as though they were instants; with `are` they are instants (202.1)."""

    filter: Filter
    are: bool = False


@value
class EntersPlay:
    """A card that fits enters play exhausted, with counters or damage, or with a chosen word (710.2).

    `counters` holds names and numbers of counters; `choose` the words among which the controller chooses one.
    """

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
    """Raises a player's maximum hand size by the quantity; None means that the player has no maximum."""

    by: Quantity | None


@value
class Unpreventable:
    """Damage dealt by the subject can't be prevented.

    `combat` limits this to combat damage, `damage_type` to damage of that type, `with_` to damage dealt with what fits.
    """

    combat: bool = False
    damage_type: DamageType | None = None
    with_: Filter | None = None


@value
class MoreOf:
    """Raises the number of cards with the tag that a player may control.

    With `up_to` the player may control that many, whatever number the cards print. With `strikes` it is dual
    wield for the tag: it also raises the number of weapons with the tag with which the player may strike in a combat,
    and several of it count once.
    """

    tag: str
    by: int
    up_to: int | None = None
    strikes: bool = False


@value
class MoreResources:
    """Raises the number of resources that a player may place in a turn (408.1)."""

    by: int


@value
class SeenTop:
    """The player may look at the top card of his or her deck at any time; who sees a card changes nothing else."""


@value
class Prevent:
    """Prevents that much damage, or all (None), that would be dealt to the subject (717.2).

    With `by_subject` it prevents damage that the subject would deal. The fields from `combat` to `with_` describe the
    damage that is prevented; damage fits `not_of_type` if it lacks that type, and `fatal` asks for fatal damage
    (403.2). A modifier from a link prevents the amount in all, with `of_each` the amount of each packet, with
    `next_time` only damage that is dealt the next time; with `apart` it prevents the amount for each card by itself.
    `EventAmount` in the quantity is the amount of the packet. With `each_turn` a power prevents the amount in all of
    the damage of one turn. If there is a `price`, the modifier's controller may perform it, and damage is prevented
    only then (712.7). Then follow the effects of `then`: the event's amount is what was prevented, "other" the source.
    """

    amount: Quantity | None
    by_subject: bool = False
    combat: bool = False
    noncombat: bool = False
    damage_types: tuple[DamageType, ...] = ()
    not_of_type: DamageType | None = None
    fatal: bool = False
    source: Filter | None = None
    with_: Filter | None = None
    of_each: bool = False
    apart: bool = False
    next_time: bool = False
    each_turn: bool = False
    price: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()


@value
class AlterPacket:
    """The packet gets the amount, damage type and destination given here; None keeps what it has (716.2)."""

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
    """The effects are performed instead."""

    effects: tuple[Effect, ...]


Modified: TypeAlias = AlterPacket | MoveInstead | DoInstead


@value
class Replace:
    """The event is replaced with the modified event (716).

    With `next_time` the modifier ends after it has replaced once (716.4). With `may` its controller chooses whether the
    event is replaced, if the effects that would take its place can be performed entirely.
    """

    event: On
    instead: Modified
    next_time: bool = False
    may: bool = False


@value
class BecomesType:
    """The card also has the card type."""

    card_type: CardType


Change: TypeAlias = (
    Adjust | SetValue | HasType | LosesType | GainTags | GainPowers | CopyPaymentPowers | LosePowers | Control
    | Cannot | Can | MustAttack | AttackOnly | CostToAttack | ChangeCost | AddCost | PlayFrom | CompleteFrom
    | PlayRevealed | TargetsAtRandom | MustTarget | PlayAsInstant | EntersPlay | NeedNotReady | HandSize | Unpreventable
    | MoreOf | Prevent | Replace | BecomesType | MoreResources | SeenTop | PayInstead | CostToProtect
)  # fmt: skip
