"""Whether actions can be performed in their entirety (401.1, 712.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import implements
from engine.errors import Reason
from engine.events import Event, FlipOver, Move, MoveKind, Turn
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
)
from engine.language.modifiers import Deed
from engine.language.selections import Chosen, Every, Selection
from engine.language.words import Zone
from engine.rules.cannot import forbidden
from engine.rules.costs import ready_resources
from engine.rules.happening import possible, stopped_by
from engine.rules.scope import Scope
from engine.rules.selecting import holds, number, player_of, select
from engine.rules.values import values
from engine.rules.zones import destroying
from engine.state.game import State
from engine.state.ids import CardId, PlayerId


@implements("401.1", "712.7")
def performable(scope: Scope, effects: Sequence[Effect], as_cost: bool = False) -> bool:
    """Return whether every one of the effects can be performed in its entirety now."""
    for effect in effects:
        match effect:
            case Choose(selection, name):
                options, least = _offer(scope, selection)
                if len(options) < max(1, least):
                    return False
                scope.things.setdefault(name, options[:1])
            case Remember(quantity, name):
                scope.numbers[name] = number(scope, quantity)
            case If(condition, then, otherwise):
                if not performable(scope, then if holds(scope, condition) else otherwise, as_cost):
                    return False
            case _:
                if not _can(scope, effect, as_cost):
                    return False
    return True


def _offer(scope: Scope, selection: Selection) -> tuple[tuple[int, ...], int]:
    """Return what the selection holds or offers, and how many of it are needed at least."""
    if isinstance(selection, Chosen):
        return select(scope, selection.among), 1 if selection.least is None else number(scope, selection.least)
    found = select(scope, selection)
    return found, len(found)


def _can(scope: Scope, effect: Effect, as_cost: bool) -> bool:
    state = scope.state
    match effect:
        case PayResources(player, amount):
            who = player_of(scope, player)
            return who is not None and len(ready_resources(state, who)) >= number(scope, amount)
        case Destroy(cards):
            return _enough(scope, cards, lambda c: stopped_by(state, Move(c, Zone.GRAVEYARD, MoveKind.DESTROY)) is None)
        case Exhaust(cards):
            return _enough(scope, cards, lambda c: state.cards[c].ready and forbidden(state, Deed.EXHAUST, c) is None)
        case Ready(cards):
            turned = _enough(scope, cards, lambda c: stopped_by(state, Turn(c, ready=True)) is None)
            return turned and _enough(scope, cards, lambda c: possible(state, Turn(c, ready=True)))
        case Flip(cards):
            return _enough(
                scope, cards, lambda c: possible(state, FlipOver(c, False)) and (not as_cost or state.cards[c].face_up)
            )
        case PutDamage(on, amount):
            much = number(scope, amount)
            return _enough(scope, on, lambda c: not as_cost or _may_put(state, c, much))
        case Put(cards):
            if isinstance(cards, Every) and not as_cost:
                return True
            return _enough(scope, cards, lambda _: True)
        case Interrupt(links):
            return bool(_offer(scope, links)[0])
        case Discard(players, amount, _, filter):
            return _can_discard(scope, players, 0 if amount is None else number(scope, amount), filter)
        case Draw(players):
            return all(forbidden(state, Deed.DRAW, each) is None for each in select(scope, players))
        case RemoveCounters(cards, name, quantity):
            wanted = 1 if quantity is None else number(scope, quantity)
            return _enough(scope, cards, lambda c: state.cards[c].counters_named(name) >= wanted)
        case _:
            return True


def _enough(scope: Scope, selection: Selection, fit: object) -> bool:
    """Return whether as many as are needed are there and allow it."""
    options, least = _offer(scope, selection)
    good = [c for c in options if CardId(c) in scope.state.cards and fit(CardId(c))]  # type: ignore[operator]
    if isinstance(selection, Chosen):
        return len(good) >= max(1, least) or least == 0
    return bool(options) and len(good) == len(options)


@implements("103.2")
def prevented(scope: Scope, effect: Effect) -> tuple[Reason, ...]:
    """Return what "can't" modifiers stand against the effect, as far as it destroys, exhausts or readies cards."""
    match effect:
        case Destroy(cards):
            events: list[Event] = [destroying(CardId(c)) for c in _offer(scope, cards)[0]]
        case Exhaust(cards):
            events = [Turn(CardId(c), ready=False) for c in _offer(scope, cards)[0]]
        case Ready(cards):
            events = [Turn(CardId(c), ready=True) for c in _offer(scope, cards)[0]]
        case _:
            events = []
    found = (stopped_by(scope.state, event) for event in events if possible(scope.state, event))
    return tuple(reason for reason in found if reason is not None)


@implements("faq-2009-03:1")
def _may_put(state: State, card: CardId, amount: int) -> bool:
    """Return whether so much damage may be put on the character as a cost: never beyond its health in some editions."""
    if not state.edition.damage_put_up_to_health:
        return True
    return state.cards[card].damage + amount <= max(0, values(state, card).health)


def _can_discard(scope: Scope, players: Selection, amount: int, filter: object) -> bool:
    from engine.rules.fitting import fits

    for each in select(scope, players):
        hand = scope.state.player(PlayerId(each)).hand
        hand = tuple(card for card in hand if card != scope.announced)
        fitting = [card for card in hand if filter is None or fits(scope, filter, card)]  # type: ignore[arg-type]
        if len(fitting) < amount:
            return False
    return True
