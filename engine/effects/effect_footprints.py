"""The footprints of effects, each without the effects inside it."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.language.deciding import ExchangeControl, NameCard, RevealUntil
from engine.language.effects import (
    AddCounters,
    Apply,
    BecomeDefender,
    Choose,
    ChooseMode,
    ChooseNumber,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    ExtraTurn,
    Flip,
    FlipCoin,
    ForEach,
    Heal,
    If,
    IfYouDo,
    Interrupt,
    LookAt,
    LoseTheGame,
    May,
    PayResources,
    Put,
    PutDamage,
    Ready,
    Reattach,
    Remember,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
    Repeat,
    Reveal,
    RollDice,
    Search,
    Shuffle,
    SkipTurn,
    TurnDeckOver,
)
from engine.language.modifiers import Duration
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.words import Zone
from engine.view.change_footprints import counters_footprint, duration_reads
from engine.view.footprint import NONE, NOTHING, OF_ZONES, Aspect, Footprint, giving, reading, taking, together
from engine.view.selection_footprints import in_zones, lie_still, zones_of

LEAVING_PLAY = taking(Aspect.PLAY, Aspect.ATTACHMENTS, Aspect.COMBAT, Aspect.CONTROLLER, Aspect.MODIFIERS)
"""A card leaves play: attached abilities go with it, it leaves combat, and modifiers that depend on it end."""
ENTERING_PLAY = giving(Aspect.PLAY, Aspect.ATTACHMENTS, Aspect.HISTORY)
"""A card enters play, perhaps attached to another card."""
OUT_OF_THE_GAME = together(
    (
        LEAVING_PLAY,
        taking(Aspect.PLAYERS, *OF_ZONES.values(), Aspect.TURNS_TO_COME),
        giving(Aspect.REMOVED, Aspect.GRAVEYARD, Aspect.LAST_KNOWN),
    )
)
"""A player leaves the game, and all cards that he or she owns leave with him or her (102.2)."""
EXHAUSTING_RESOURCES = Footprint(
    frozenset((Aspect.READY, Aspect.PLAY, Aspect.CONTROLLER)), takes=frozenset((Aspect.READY,))
)
"""Ready resources that a player controls are exhausted (408.2)."""


_OfZones: TypeAlias = (
    Destroy | Put | Draw | Discard | Interrupt | CreateTokens | Search | Shuffle | TurnDeckOver | LoseTheGame | NewDeck
    | KeepForNextGame | NameCard | RevealUntil
)  # fmt: skip


def effect_footprint(effect: Effect) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case Deal():
            return Footprint(frozenset((Aspect.PREVENTION,)), gives=frozenset((Aspect.DAMAGE, Aspect.HISTORY)))
        case Heal():
            return together((_less(Aspect.DAMAGE), giving(Aspect.HISTORY)))
        case PutDamage():
            return giving(Aspect.DAMAGE)
        case RemoveDamage():
            return _less(Aspect.DAMAGE)
        case Exhaust():
            return _less(Aspect.READY)
        case Ready():
            return together((reading(Aspect.READY), giving(Aspect.READY), taking(Aspect.MODIFIERS)))
        case Flip():
            return together((reading(Aspect.FACE), giving(Aspect.FACE)))
        case AddCounters(_, name):
            return counters_footprint(name)
        case RemoveCounters(_, name):
            added = counters_footprint(name)
            return Footprint(frozenset((Aspect.COUNTERS,)), gives=added.takes, takes=added.gives)
        case Reattach():
            return together((reading(Aspect.ATTACHMENTS, Aspect.TYPES, Aspect.FACE), giving(Aspect.ATTACHMENTS)))
        case Apply():
            return _applying(effect)
        case Delay(_, duration):
            return together((_lasting(duration), giving(Aspect.MODIFIERS)))
        case FlipCoin(reflip=reflip):
            return NOTHING if reflip is None else EXHAUSTING_RESOURCES
        case ExtraTurn() | SkipTurn():
            return giving(Aspect.TURNS_TO_COME)
        case RemoveFromCombat():
            return _less(Aspect.COMBAT)
        case BecomeDefender():
            return together((reading(Aspect.COMBAT), giving(Aspect.COMBAT, Aspect.HISTORY)))
        case PayResources():
            return EXHAUSTING_RESOURCES
        case ExchangeControl():
            exchanged = Footprint(gives=frozenset((Aspect.CONTROLLER, Aspect.MODIFIERS)))
            return together((exchanged, reading(Aspect.CONTROLLER), taking(Aspect.COMBAT)))
        case (
            Reveal() | LookAt() | May() | IfYouDo() | If() | ForEach() | Repeat() | Choose() | ChooseNumber()
            | ChooseMode() | Remember() | RollDice()
        ):  # fmt: skip
            return NOTHING
        case _:
            return _zones_footprint(effect)


def _zones_footprint(effect: _OfZones) -> Footprint:
    """Return what an effect that moves cards, or looks through zones, reads and changes."""
    match effect:
        case Destroy():
            return together((LEAVING_PLAY, giving(Aspect.GRAVEYARD, Aspect.LAST_KNOWN, Aspect.HISTORY)))
        case Put():
            return _putting(effect)
        case Draw():
            return together((_less(Aspect.DECK), giving(Aspect.HAND, Aspect.LAST_KNOWN)))
        case Discard():
            thrown = frozenset((Aspect.GRAVEYARD, Aspect.LAST_KNOWN))
            return Footprint(frozenset((Aspect.HAND,)), gives=thrown, takes=frozenset((Aspect.HAND,)), fixed=True)
        case Interrupt():
            return together((_less(Aspect.CHAIN), giving(Aspect.GRAVEYARD, Aspect.LAST_KNOWN)))
        case CreateTokens():
            return ENTERING_PLAY
        case Search(_, _, zones):
            shuffled = frozenset((Aspect.DECK,)) if Zone.DECK in zones else NONE
            return Footprint(in_zones(zones), gives=shuffled, fixed=lie_still(zones))
        case Shuffle() | TurnDeckOver():
            return together((reading(Aspect.DECK), giving(Aspect.DECK)))
        case LoseTheGame():
            return OUT_OF_THE_GAME
        case NewDeck():
            return together((_less(Aspect.COLLECTION), giving(Aspect.DECK, Aspect.LAST_KNOWN)))
        case KeepForNextGame():
            return reading(Aspect.PLAY, Aspect.CONTROLLER)
        case NameCard():
            return Footprint(in_zones(tuple(Zone)))
        case RevealUntil():
            return Footprint(frozenset((Aspect.DECK,)), fixed=True)
        case _:
            assert_never(effect)


def _less(aspect: Aspect) -> Footprint:
    """Return the footprint of an effect that takes away everything that there is of the aspect."""
    return Footprint(frozenset((aspect,)), takes=frozenset((aspect,)))


def _putting(effect: Put) -> Footprint:
    """Return the zones from and to which the cards are put, and what cards that enter play bring with them."""
    left = zones_of(effect.cards)
    found = [taking(*left), giving(OF_ZONES[effect.zone], Aspect.LAST_KNOWN)]
    if Aspect.PLAY in left:
        found.append(LEAVING_PLAY)
    if effect.zone is Zone.PLAY:
        found += [ENTERING_PLAY, reading(Aspect.PLAY), giving(Aspect.DAMAGE) if effect.damage is not None else NOTHING]
    return together(found)


def _applying(effect: Apply) -> Footprint:
    """Return the footprint of making a modifier, which may require its source to have remained exhausted (714.3b)."""
    remains = reading(Aspect.READY) if effect.remains_exhausted else NOTHING
    return together((remains, _lasting(effect.duration), giving(Aspect.MODIFIERS)))


def _lasting(duration: Duration) -> Footprint:
    """Return what is read to know whether a modifier is made and applies: without a combat none is made for it."""
    fought = frozenset((Aspect.COMBAT,)) if duration is Duration.THIS_COMBAT else NONE
    return Footprint(duration_reads(duration) | fought)
