"""The footprints of selections, quantities and conditions."""

from __future__ import annotations

from typing import assert_never

from engine.language.selections import (
    AtMost,
    Both,
    Chosen,
    Circumstance,
    Compare,
    ControllerOf,
    Count,
    CountersOn,
    DamageThisTurn,
    During,
    Either,
    EventAmount,
    Every,
    Fits,
    ForSome,
    Half,
    HandLimit,
    Happened,
    HeroOf,
    Highest,
    Host,
    Lowest,
    Negated,
    Nth,
    Number,
    OwnerOf,
    PaidAlternate,
    Per,
    Players,
    Plus,
    Quantity,
    Role,
    Selection,
    TagsAmong,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TimesDone,
    TookLastTurn,
    Top,
    Total,
    TurnOf,
    TurnPlayer,
    Union,
    ValueOf,
    WasChosen,
    X,
    You,
)
from engine.language.words import Trait, Zone
from engine.view.footprint import NONE, NOTHING, OF_TRAITS, OF_ZONES, Aspect, Aspects, Footprint, reading


def looked_at(selection: Selection) -> Aspects:
    """Return what is read where cards of the selection are looked at: one that is gone is as it last was (709.2d)."""
    return frozenset((Aspect.LAST_KNOWN,)) if may_hold_gone(selection) else NONE


def described(selection: Selection) -> Aspects:
    """Return what is read where what the selection holds is described, be it a card or an effect on the chain."""
    return looked_at(selection) | (frozenset((Aspect.LINKS,)) if may_hold_links(selection) else NONE)


def may_hold_gone(selection: Selection) -> bool:
    """Return whether the selection may hold a card that has left its zone."""
    match selection:
        case This() | Host() | HeroOf() | Target() | Role() | Those():
            return True
        case Chosen(inner) | Nth(inner):
            return may_hold_gone(inner)
        case Union(parts):
            return any(map(may_hold_gone, parts))
        case You() | ControllerOf() | OwnerOf() | Players() | TurnPlayer() | Every() | Top():
            return False
        case _:
            assert_never(selection)


def may_hold_links(selection: Selection) -> bool:
    """Return whether the selection may hold an effect on the chain, without having looked through the chain."""
    match selection:
        case Target() | Role() | Those():
            return True
        case Chosen(inner) | Nth(inner):
            return may_hold_links(inner)
        case Union(parts):
            return any(map(may_hold_links, parts))
        case (
            This() | Host() | HeroOf() | You() | ControllerOf() | OwnerOf() | Players() | TurnPlayer() | Every() | Top()
        ):
            return False
        case _:
            assert_never(selection)


def selection_footprint(selection: Selection) -> Footprint:
    """Return what the selection itself reads to find its cards and players."""
    match selection:
        case This() | Nth() | Union() | Chosen():
            return NOTHING
        case You():
            return reading(Aspect.PLAYERS)
        case Target() | Role() | Those():
            return reading(Aspect.PLAYERS, Aspect.LAST_KNOWN)
        case Host():
            return reading(Aspect.ATTACHMENTS, Aspect.LAST_KNOWN, Aspect.FACE)
        case HeroOf():
            return reading(Aspect.PLAYERS)
        case ControllerOf(cards):
            return Footprint(frozenset((Aspect.CONTROLLER, Aspect.PLAYERS)) | described(cards))
        case OwnerOf(cards):
            return Footprint(frozenset((Aspect.PLAYERS,)) | looked_at(cards))
        case Players() | TurnPlayer():
            return reading(Aspect.PLAYERS, Aspect.TURN_PLAYER)
        case Every(_, zones, of):
            fixed = lie_still(zones)
            whose = NONE if of is None or fixed else frozenset((Aspect.CONTROLLER,))
            return Footprint(in_zones(zones) | whose, fixed=fixed)
        case Top():
            return reading(Aspect.DECK)
        case _:
            assert_never(selection)


def lie_still(zones: tuple[Zone, ...]) -> bool:
    """Return whether cards in the zones always have their printed values, whatever modifiers there are."""
    return Zone.PLAY not in zones and Zone.CHAIN not in zones


def in_zones(zones: tuple[Zone, ...]) -> Aspects:
    """Return what is read to look through the zones; of a collection, only legality for the hero counts."""
    found = {OF_ZONES[zone] for zone in zones}
    if found - {Aspect.PLAY, Aspect.CHAIN}:
        found |= {Aspect.PLAYERS, Aspect.TURN_PLAYER}
    return frozenset(found)


def zones_of(selection: Selection) -> Aspects:
    """Return the aspects of the zones in which the selected cards may be."""
    match selection:
        case Every(_, zones):
            return frozenset(OF_ZONES[zone] for zone in zones)
        case Top():
            return frozenset((Aspect.DECK,))
        case Host() | HeroOf():
            return frozenset((Aspect.PLAY,))
        case This() | Target() | Role() | Those():
            return _ANYWHERE
        case Chosen(among):
            return zones_of(among)
        case Nth(of):
            return zones_of(of)
        case Union(parts):
            return NONE.union(*map(zones_of, parts))
        case You() | ControllerOf() | OwnerOf() | Players() | TurnPlayer():
            return NONE
        case _:
            assert_never(selection)


_ANYWHERE = frozenset(OF_ZONES.values()) - {Aspect.COLLECTION}


def quantity_footprint(quantity: Quantity) -> Footprint:
    """Return what the quantity itself reads."""
    match quantity:
        case Number() | X() | EventAmount() | ThatMany() | Plus() | Times() | Per() | Half() | AtMost():
            return NOTHING
        case Count(of):
            return NOTHING if quantity.fitting is None else Footprint(described(of))
        case ValueOf(trait, of) | Highest(trait, of) | Lowest(trait, of):
            return _value_footprint(trait, of)
        case CountersOn(_, of):
            return Footprint(frozenset((Aspect.COUNTERS,)) | looked_at(of))
        case TimesDone(filter=None):
            return reading(Aspect.HISTORY, Aspect.HOW_OFTEN)
        case TimesDone() | DamageThisTurn():
            return reading(Aspect.HISTORY, Aspect.HOW_OFTEN, Aspect.LAST_KNOWN)
        case TagsAmong(_, of):
            return Footprint(frozenset((Aspect.TAGS, Aspect.FACE)) | described(of))
        case HandLimit():
            return reading(Aspect.HAND_SIZE)
        case _:
            assert_never(quantity)


def _value_footprint(trait: Trait, of: Selection) -> Footprint:
    return Footprint(OF_TRAITS[trait] | looked_at(of))


def circumstance_footprint(condition: Circumstance) -> Footprint:
    """Return what the condition itself reads."""
    match condition:
        case Compare() | PaidAlternate() | ForSome() | Negated() | Both() | Either():
            return NOTHING
        case Fits(selection):
            return Footprint(described(selection))
        case TurnOf():
            return reading(Aspect.TURN_PLAYER)
        case TookLastTurn():
            return reading(Aspect.TURN)
        case During():
            return reading(Aspect.PHASE)
        case WasChosen():
            return reading(Aspect.LAST_KNOWN)
        case Happened(filter=None, with_=None):
            return reading(Aspect.HISTORY)
        case Happened():
            return reading(Aspect.HISTORY, Aspect.LAST_KNOWN)
        case _:
            assert_never(condition)


def total_footprint(total: Total) -> Footprint:
    """Return what is read of the cards whose values are added up."""
    return reading(*OF_TRAITS[total.trait])
