"""Whether effects can be performed entirely (401.1, 712.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.citations import implements
from engine.effects.ability_to_bear import bearing, offer
from engine.effects.means import all_doable
from engine.effects.resources import ready_resources
from engine.errors import Reason
from engine.events.proposed_event import possible, stopped_by
from engine.events.zone_changes import destroying
from engine.language.effects import (
    Choose,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    Flip,
    If,
    Interrupt,
    PayResources,
    Put,
    PutDamage,
    Ready,
    Remember,
    RemoveCounters,
    Shuffle,
)
from engine.language.modifiers import Deed
from engine.language.selections import Chosen, Every, Selection
from engine.state.ids import CardId, PlayerId
from engine.state.record import Event, Turn
from engine.view.descriptions import fits
from engine.view.prohibitions import forbidden
from engine.view.referents import holds, number, player_of, select
from engine.view.scope import Scope


@implements("401.1", "712.7")
def performable(scope: Scope, effects: Sequence[Effect], as_cost: bool = False) -> bool:
    """Return whether every one of the effects can be performed entirely now."""
    for effect in effects:
        match effect:
            case Choose(selection, name):
                options, least = offer(scope, selection)
                if len(options) < max(1, least):
                    return False
                if name not in scope.things:
                    scope = scope.binding(name, options[:1])
            case Remember(quantity, name):
                scope = scope.counting(name, number(scope, quantity))
            case If(condition, then, otherwise):
                if not performable(scope, then if holds(scope, condition) else otherwise, as_cost):
                    return False
            case _:
                if not _can(scope, effect, as_cost):
                    return False
    if len(effects) < 2 or as_cost:
        return True
    return all_doable(scope, effects)


def _can(scope: Scope, effect: Effect, as_cost: bool) -> bool:
    state = scope.state
    match effect:
        case PayResources(player, amount):
            who = player_of(scope, player)
            return who is not None and len(ready_resources(state, who)) >= number(scope, amount)
        case Exhaust(cards) | Ready(cards) if isinstance(cards, Every) and not as_cost:
            return _turns_the_rest(scope, effect)
        case Destroy(cards) | Exhaust(cards) | Ready(cards) | Flip(cards) | PutDamage(cards) | RemoveCounters(cards):
            return _enough(scope, cards, bearing(scope, effect, as_cost))
        case Put(cards):
            if isinstance(cards, Every) and not as_cost:
                return True
            return _enough(scope, cards, lambda _: True)
        case Interrupt(links):
            able = bearing(scope, effect)
            return any(able(CardId(each)) for each in offer(scope, links)[0])
        case Discard(players, amount, _, filter):
            return _can_discard(scope, players, 0 if amount is None else number(scope, amount), filter)
        case Shuffle(players):
            return bool(select(scope, players))
        case Draw(players):
            drawing = select(scope, players)
            return bool(drawing) and all(forbidden(state, Deed.DRAW, each) is None for each in drawing)
        case _:
            return True


@implements("712.7")
def _turns_the_rest(scope: Scope, effect: Exhaust | Ready) -> bool:
    """Return whether there is a card to ready or exhaust and no modifier forbids it for any of the cards.

    Readying or exhausting all cards is possible if some of them are so already, as in the ready step.
    """
    cards = (CardId(each) for each in select(scope, effect.cards))
    rest = [c for c in cards if c in scope.state.cards and scope.state.cards[c].ready is not isinstance(effect, Ready)]
    return bool(rest) and all(map(bearing(scope, effect), rest))


def _enough(scope: Scope, selection: Selection, fit: Callable[[CardId], bool]) -> bool:
    """Return whether as many of the selected as are needed are there and fit."""
    options, least = offer(scope, selection)
    good = [c for c in options if CardId(c) in scope.state.cards and fit(CardId(c))]
    if isinstance(selection, Chosen):
        return len(good) >= max(1, least) or least == 0
    return bool(options) and len(good) == len(options)


@implements("103.2")
def prevented(scope: Scope, effect: Effect) -> tuple[Reason, ...]:
    """Return the reasons by which "can't" modifiers forbid the effect, if it destroys, exhausts or readies cards."""
    match effect:
        case Destroy(cards):
            events: list[Event] = [destroying(CardId(c)) for c in offer(scope, cards)[0]]
        case Exhaust(cards):
            events = [Turn(CardId(c), ready=False) for c in offer(scope, cards)[0]]
        case Ready(cards):
            events = [Turn(CardId(c), ready=True) for c in offer(scope, cards)[0]]
        case _:
            events = []
    found = (stopped_by(scope.state, event) for event in events if possible(scope.state, event))
    return tuple(reason for reason in found if reason is not None)


def _can_discard(scope: Scope, players: Selection, amount: int, filter: object) -> bool:
    discarding = select(scope, players)
    for each in discarding:
        hand = scope.state.player(PlayerId(each)).hand
        hand = tuple(card for card in hand if card != scope.announced)
        fitting = [card for card in hand if filter is None or fits(scope, filter, card)]  # type: ignore[arg-type]
        if len(fitting) < amount:
            return False
    return bool(discarding)
