"""The footprints of the changes that continuous modifiers make, and of whole modifiers."""

from __future__ import annotations

from typing import assert_never, get_args

from engine.language.combat_types import HasType, LosesType
from engine.language.durations import Duration
from engine.language.filters import Filter
from engine.language.modifiers import (
    AddCost,
    Adjust,
    AttackOnly,
    BecomesType,
    Can,
    Cannot,
    Change,
    ChangeCost,
    CompleteFrom,
    Control,
    CopyPaymentPowers,
    CostToAttack,
    CostToProtect,
    EntersPlay,
    GainPowers,
    GainTags,
    HandSize,
    LosePowers,
    MoreOf,
    MoreResources,
    MustAttack,
    MustTarget,
    NeedNotReady,
    PayInstead,
    PlayAsInstant,
    PlayFrom,
    PlayRevealed,
    Prevent,
    Replace,
    SeenTop,
    SetValue,
    TargetsAtRandom,
    Unpreventable,
)
from engine.language.selections import Circumstance, Number, Quantity, Selection, Total
from engine.language.words import Trait, Zone
from engine.view.counters import changes_of
from engine.view.filter_footprints import filter_footprint
from engine.view.footprint import (
    NONE,
    NOTHING,
    OF_TRAITS,
    OF_ZONES,
    Aspect,
    Aspects,
    Footprint,
    Footprints,
    giving,
    taking,
    together,
)
from engine.view.selection_footprints import (
    circumstance_footprint,
    looked_at,
    quantity_footprint,
    selection_footprint,
    total_footprint,
)


def change_footprint(change: Change) -> Footprint:
    """Return what the change itself reads and changes, of the cards and players that it applies to."""
    match change:
        case Adjust(trait, by):
            return _adjusting(trait, by)
        case SetValue(trait):
            return Footprint(gives=OF_TRAITS[trait], takes=OF_TRAITS[trait])
        case HasType():
            return giving(Aspect.DAMAGE_TYPES)
        case LosesType():
            return taking(Aspect.DAMAGE_TYPES)
        case GainTags(limit=limit):
            return giving(Aspect.TAGS) if limit is None else giving(Aspect.TAGS, Aspect.LIMITS)
        case GainPowers():
            return giving(Aspect.POWERS)
        case CopyPaymentPowers(of):
            return Footprint(_COPIED | looked_at(of), gives=frozenset((Aspect.POWERS,)))
        case LosePowers():
            return taking(Aspect.POWERS)
        case BecomesType():
            return giving(Aspect.TYPES)
        case Control():
            return Footprint(gives=frozenset((Aspect.CONTROLLER,)), takes=frozenset((Aspect.COMBAT,)))
        case (
            Cannot() | Can() | MustAttack() | AttackOnly() | PlayRevealed() | PlayAsInstant() | NeedNotReady()
            | TargetsAtRandom() | MustTarget()
        ):  # fmt: skip
            return giving(Aspect.PERMISSION)
        case PlayFrom(zone):
            zones = Zone if zone is None else (zone,)
            read = frozenset((Aspect.TEXT, *(OF_ZONES[each] for each in zones)))
            return Footprint(read, gives=frozenset((Aspect.PERMISSION,)))
        case CompleteFrom(zone):
            return Footprint(frozenset((Aspect.TEXT, OF_ZONES[zone])), gives=frozenset((Aspect.PERMISSION,)))
        case CostToAttack() | CostToProtect() | ChangeCost() | AddCost() | PayInstead():
            return giving(Aspect.PRICE)
        case EntersPlay():
            return together((giving(Aspect.ENTRY), _entering(change)))
        case HandSize():
            return giving(Aspect.HAND_SIZE)
        case Prevent(each_turn=each_turn, fatal=fatal):
            read = (frozenset((Aspect.MOMENTS,)) if each_turn else NONE) | (_FATAL if fatal else NONE)
            return Footprint(read, gives=frozenset((Aspect.PREVENTION,)))
        case Unpreventable():
            return taking(Aspect.PREVENTION)
        case MoreOf():
            return giving(Aspect.LIMITS)
        case MoreResources():
            return giving(Aspect.PERMISSION)
        case SeenTop():
            return NOTHING
        case Replace():
            return giving(Aspect.REPLACEMENT)
        case _:
            assert_never(change)


_FATAL = OF_TRAITS[Trait.REMAINING_HEALTH]
"""The aspects read to know whether damage is fatal (403.2)."""
_COPIED = frozenset((Aspect.TEXT, Aspect.FACE, Aspect.CONTROLLER, Aspect.PLAYERS, Aspect.POWERS))
"""The aspects read to copy the powers that a card has; some powers need a trait icon of the hero."""


def _adjusting(trait: Trait, by: Quantity) -> Footprint:
    """Return which value rises or falls; if the number depends on the game it may do either."""
    changed = OF_TRAITS[trait]
    rises = not isinstance(by, Number) or by.value >= 0
    falls = not isinstance(by, Number) or by.value < 0
    return Footprint(gives=changed if rises else NONE, takes=changed if falls else NONE)


def _entering(change: EntersPlay) -> Footprint:
    """Return what an entering card brings with it by the modifier."""
    found = [counters_footprint(name) for name, _ in change.counters]
    if change.damage is not None:
        found.append(giving(Aspect.DAMAGE))
    return together(found)


def counters_footprint(name: str) -> Footprint:
    """Return what increases and what decreases when counters with the name are put on a card (402.1)."""
    changed = changes_of(name)
    return Footprint(
        gives=frozenset((Aspect.COUNTERS,)).union(*(OF_TRAITS[trait] for trait, by in changed if by > 0)),
        takes=NONE.union(*(OF_TRAITS[trait] for trait, by in changed if by < 0)),
    )


def duration_reads(duration: Duration) -> Aspects:
    """Return what has to be read to know whether a modifier for a later turn applies yet (714.3)."""
    match duration:
        case (
            Duration.ITS_NEXT_READY_STEP
            | Duration.YOUR_NEXT_READY_STEP
            | Duration.ITS_NEXT_TURN
            | Duration.DURING_YOUR_NEXT_TURN
            | Duration.NEXT_TURN
        ):
            return frozenset((Aspect.TURN, Aspect.TURN_PLAYER, Aspect.PHASE))
        case (
            Duration.GAME
            | Duration.THIS_TURN
            | Duration.THIS_COMBAT
            | Duration.YOUR_NEXT_TURN
            | Duration.END_OF_YOUR_NEXT_TURN
            | Duration.UNTIL_ITS_NEXT_TURN
            | Duration.END_OF_ITS_NEXT_TURN
            | Duration.WHILE_SOURCE_IN_PLAY
            | Duration.WHILE_SOURCE_IN_PARTY
        ):
            return NONE
        case _:
            assert_never(duration)


MODIFYING = Footprints({
    **dict.fromkeys(get_args(Filter), filter_footprint),
    **dict.fromkeys(get_args(Selection), selection_footprint),
    **dict.fromkeys(get_args(Quantity), quantity_footprint),
    **dict.fromkeys(get_args(Circumstance), circumstance_footprint),
    **dict.fromkeys(get_args(Change), change_footprint),
    Total: total_footprint,
})  # fmt: skip
"""What modifiers read and change by their descriptions, conditions and changes.

What happens under a power that they give, or is paid as a cost that they add, is another text.
"""
