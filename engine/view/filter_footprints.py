"""The footprints of filters: what each reads of the described card and of other cards."""

from __future__ import annotations

from typing import assert_never

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    ClassedLike,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    FatallyDamaged,
    Filter,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTarget,
    HasTrait,
    InCombatWith,
    InCondition,
    Is,
    LinkIs,
    Marked,
    Named,
    NamedLike,
    Namesakes,
    Not,
    OfDamageType,
    Owned,
    PlayedAs,
    Standing,
    Tagged,
    TraitAsChosen,
    TypedLike,
    Valued,
    WasDealtDamage,
)
from engine.language.selections import Selection
from engine.language.words import Condition, Trait
from engine.view.footprint import NONE, NOTHING, OF_TRAITS, Aspect, Aspects, Footprint, reading
from engine.view.selection_footprints import looked_at


def filter_footprint(filter: Filter) -> Footprint:
    """Return what the filter itself reads of a card, player or link, without its parts."""
    match filter:
        case AllOf() | AnyOf() | Not() | Among() | Owned():
            return NOTHING
        case Is():
            return _of_itself(Aspect.TYPES, Aspect.FACE)
        case Tagged():
            return _of_itself(Aspect.TAGS, Aspect.FACE)
        case HasTrait() | Named() | Marked():
            return _of_itself(Aspect.FACE)
        case NamedLike(card) | Namesakes(card):
            return _like(card, Aspect.FACE)
        case TypedLike(card):
            return _like(card, Aspect.TYPES, Aspect.FACE)
        case ClassedLike(card):
            return _like(card, Aspect.TAGS, Aspect.FACE)
        case Controlled():
            return _of_itself(Aspect.CONTROLLER)
        case InCondition(condition):
            return Footprint(itself=_in_condition(condition))
        case InCombatWith(other):
            return Footprint(frozenset((Aspect.COMBAT,)) | looked_at(other), frozenset((Aspect.COMBAT,)))
        case Valued(trait):
            return Footprint(itself=OF_TRAITS[trait])
        case FatallyDamaged():
            return Footprint(itself=OF_TRAITS[Trait.REMAINING_HEALTH])
        case HasKeyword():
            return _of_itself(Aspect.POWERS)
        case OfDamageType():
            return _of_itself(Aspect.DAMAGE_TYPES)
        case HasCounter():
            return _of_itself(Aspect.COUNTERS)
        case EnteredThisTurn():
            return reading(Aspect.HISTORY)
        case PlayedAs() | DidThisTurn():
            return reading(Aspect.HISTORY, Aspect.LAST_KNOWN)
        case WasDealtDamage(by=None, with_=None) | DealtDamage(to=None, with_=None):
            return reading(Aspect.HISTORY)
        case WasDealtDamage() | DealtDamage():
            return reading(Aspect.HISTORY, Aspect.LAST_KNOWN)
        case TraitAsChosen():
            return Footprint(frozenset((Aspect.LAST_KNOWN,)), frozenset((Aspect.TAGS, Aspect.FACE)))
        case AttachedTo():
            return Footprint(frozenset((Aspect.LAST_KNOWN,)), frozenset((Aspect.ATTACHMENTS,)))
        case HasAttached():
            return reading(Aspect.ATTACHMENTS)
        case LinkIs():
            return reading(Aspect.CHAIN)
        case HasTarget():
            return reading(Aspect.CHAIN, Aspect.LAST_KNOWN)
        case Standing():
            return reading(Aspect.PLAYERS)
        case _:
            assert_never(filter)


def _of_itself(*aspects: Aspect) -> Footprint:
    return Footprint(itself=frozenset(aspects))


def _like(card: Selection, *aspects: Aspect) -> Footprint:
    """Return what is read to compare the aspects of the card with those of the selected cards."""
    return Footprint(looked_at(card) | frozenset(aspects), frozenset(aspects))


def _in_condition(condition: Condition) -> Aspects:
    """Return the aspects of a card that decide whether it is in the condition."""
    match condition:
        case Condition.READY | Condition.EXHAUSTED:
            return frozenset((Aspect.READY,))
        case Condition.DAMAGED:
            return frozenset((Aspect.DAMAGE,))
        case Condition.FACE_UP | Condition.FACE_DOWN:
            return frozenset((Aspect.FACE,))
        case Condition.ATTACHED:
            return frozenset((Aspect.ATTACHMENTS,))
        case Condition.ONGOING:
            return NONE
        case Condition.ATTACKING | Condition.DEFENDING | Condition.PROTECTING | Condition.IN_COMBAT:
            return frozenset((Aspect.COMBAT,))
        case _:
            assert_never(condition)
