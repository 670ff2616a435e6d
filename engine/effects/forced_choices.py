"""Choices such that the action they are made for is actually taken (709.2b)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engine.citations import implements
from engine.effects.entering_play import can_be_put
from engine.effects.interruption import interruptions
from engine.effects.resolution import Doing, Resolution
from engine.events.zone_changes import destroying
from engine.language.counter_moves import MoveCounters
from engine.language.effects import (
    Deal,
    Destroy,
    Effect,
    Exhaust,
    Flip,
    Heal,
    Interrupt,
    Put,
    PutDamage,
    Ready,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
)
from engine.language.selections import Chosen, Quantity, Selection, Those
from engine.language.words import Zone
from engine.state.ids import CardId, PlayerId
from engine.state.record import (
    ChangeCounters,
    CombatDeed,
    DealDamage,
    Event,
    FlipOver,
    HealDamage,
    InCombat,
    Move,
    MoveKind,
    Packet,
    PutDamageOn,
    Turn,
)
from engine.value import replace
from engine.view import referents
from engine.view.fatal_damage import room
from engine.view.footprint import kinds_in
from engine.view.scope import Scope


@implements("709.2b")
def doing_of(resolution: Resolution, effect: Effect) -> Doing:
    """Return what tells which events the effect proposes for a card that is chosen for it."""

    def events(card: CardId) -> Sequence[Event]:
        scope = resolution.uncited.binding("it", (card,))
        return _events(resolution, scope, effect, card)

    return events


@implements("709.2b")
def doing_next(resolution: Resolution, name: str) -> Doing | None:
    """Return what tells which events come next for a card that is bound to the name, None if nothing is done to it.

    They are those of the effects that follow at once, here or behind the effect in which this one stands.
    """
    following = (*resolution.rest, *resolution.after)
    effects = tuple(takewhile(lambda each: _done_to(each) == Those(name), following))
    if not effects:
        return None

    def events(card: CardId) -> Sequence[Event]:
        scope = resolution.uncited.binding(name, (card,)).binding("it", (card,))
        return [event for effect in effects for event in _events(resolution, scope, effect, card)]

    return events


def _done_to(effect: Effect) -> Selection | None:
    """Return the cards or links to which the effect does something, None where nothing tells whether it can be done."""
    match effect:
        case Destroy() | Exhaust() | Ready() | Flip() | RemoveCounters() | MoveCounters():
            return effect.cards
        case Put() | RemoveFromCombat():
            return effect.cards
        case Interrupt():
            return effect.links
        case Deal() | Heal():
            return effect.to
        case PutDamage() | RemoveDamage():
            return effect.on
        case _:
            return None


def _events(resolution: Resolution, scope: Scope, effect: Effect, card: CardId) -> Sequence[Event]:
    """Return the events that the effect proposes for the card, none where nothing of it could be done."""
    match effect:
        case Destroy():
            return (destroying(card),)
        case Exhaust() | Ready() | Flip():
            return (_turn(resolution, effect, card),)
        case Put(zone=zone):
            coming = zone is not Zone.PLAY or _can_come(scope, effect, card)
            return (Move(card, zone, MoveKind.PUT, player=resolution.you),) if coming else ()
        case Interrupt():
            own = 0 if resolution.link is None else int(resolution.link.id)
            return () if own == card else interruptions(resolution.state, (card,), resolution.you)
        case RemoveFromCombat():
            return (InCombat(CombatDeed.LEAVES_COMBAT, card),)
        case Deal() | Heal():
            return _packets(scope, effect, card)
        case PutDamage(amount=amount):
            put = _amount(scope, amount)
            return (PutDamageOn(card, min(put, room(scope.state, card, put))),)
        case RemoveDamage(amount=amount):
            held = scope.state.cards[card].damage if card in scope.state.cards else 0
            return (PutDamageOn(card, -min(held, _amount(scope, amount))),)
        case RemoveCounters() | MoveCounters():
            return _counters(scope, effect, card)
        case _:
            return ()


def _can_come(scope: Scope, effect: Put, card: CardId) -> bool:
    """Return whether the card can be put into play by the player whom the effect says, where that is known."""
    held = scope.state.cards.get(card)
    if effect.under is None or Chosen in kinds_in(effect.under):
        under = scope.you
    else:
        under = next((PlayerId(each) for each in referents.select(scope, effect.under)), scope.you)
    return held is not None and can_be_put(replace(scope, you=under), held, effect)


def _turn(resolution: Resolution, effect: Exhaust | Ready | Flip, card: CardId) -> Event:
    """Return the event in which the card is exhausted, readied or turned over."""
    match effect:
        case Exhaust():
            by = resolution.source if resolution.link is None else int(resolution.link.id)
            return Turn(card, ready=False, by=by)
        case Ready():
            return Turn(card, ready=True)
        case Flip():
            held = resolution.state.cards.get(card)
            return FlipOver(card, held is None or not held.face_up)


def _packets(scope: Scope, effect: Deal | Heal, card: CardId) -> Sequence[Event]:
    """Return the packets that the effect would create for the card."""
    if effect.source == Those("it"):
        sources: tuple[int, ...] = (card,)
    else:
        sources = () if Chosen in kinds_in(effect.source) else referents.select(scope, effect.source)
    amount = 1 if effect.amount is None else _amount(scope, effect.amount)
    match effect:
        case Deal(damage_type=of_type, combat=combat):
            types = () if of_type is None else (of_type,)
            return [
                DealDamage(Packet(amount, card, CardId(each), scope.you, types, combat, effect.unpreventable))
                for each in sources
            ]
        case Heal():
            return [HealDamage(Packet(amount, card, CardId(each), scope.you)) for each in sources]


def _counters(scope: Scope, effect: RemoveCounters | MoveCounters, card: CardId) -> Sequence[Event]:
    """Return the events in which the card loses a counter, of each name if the text names none."""
    held = scope.state.cards.get(card)
    names = () if held is None else tuple(name for name, many in held.counters if many)
    return [ChangeCounters(card, name, -1) for name in names if effect.name in (None, name)]


def _amount(scope: Scope, amount: Quantity) -> int:
    """Return the amount; one that depends on a choice which is not made yet is taken to be 1."""
    return 1 if Chosen in kinds_in(amount) else referents.number(scope, amount)
