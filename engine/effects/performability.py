"""Whether actions can be performed in their entirety (401.1, 712.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.citations import implements
from engine.effects.resources import ready_resources
from engine.errors import Reason
from engine.events.event import possible, stopped_by
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
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Event, Turn
from engine.view.prohibitions import forbidden
from engine.view.referents import holds, number, player_of, select
from engine.view.scope import Scope
from engine.view.values import values


@implements("401.1", "712.7")
def performable(scope: Scope, effects: Sequence[Effect], as_cost: bool = False) -> bool:
    """Return whether every one of the effects can be performed in its entirety now."""
    for effect in effects:
        match effect:
            case Choose(selection, name):
                options, least = offer(scope, selection)
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
    if len(effects) < 2 or as_cost:
        return True
    from engine.effects.means import all_doable

    return all_doable(scope, effects)


def offer(scope: Scope, selection: Selection) -> tuple[tuple[int, ...], int]:
    """Return what the selection holds or offers, and how many of it are needed at least."""
    if isinstance(selection, Chosen):
        return select(scope, selection.among), 1 if selection.least is None else number(scope, selection.least)
    found = select(scope, selection)
    return found, len(found)


def bearing(scope: Scope, effect: Effect, as_cost: bool = True) -> Callable[[CardId], bool]:
    """Return what tells of a card or link whether the effect can be done to it entirely.

    A link that resolves is past being interrupted (711.2).
    """
    state = scope.state

    def allows(event: Event) -> bool:
        return possible(state, event) and stopped_by(state, event) is None

    match effect:
        case Destroy():
            return lambda card: allows(destroying(card))
        case Exhaust():
            return lambda card: allows(Turn(card, ready=False)) and forbidden(state, Deed.EXHAUST, card) is None
        case Ready():
            return lambda card: allows(Turn(card, ready=True))
        case Flip():
            return lambda card: not as_cost or state.cards[card].face_up
        case PutDamage(_, amount):
            much = number(scope, amount)
            return lambda card: not as_cost or much <= room(state, card, much)
        case RemoveCounters(_, name, quantity):
            wanted = 1 if quantity is None else number(scope, quantity)
            return lambda card: state.cards[card].counters_named(name) >= wanted
        case Interrupt():
            own = None if scope.link is None else CardId(scope.link.id)
            return lambda link: link != own and forbidden(state, Deed.BE_INTERRUPTED, link) is None
        case _:
            return lambda _: True


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


def turns_all(effect: Effect) -> bool:
    """Return whether the effect readies or exhausts all of something, for which it doesn't matter if some are so."""
    return isinstance(effect, (Exhaust, Ready)) and isinstance(effect.cards, Every)


@implements("712.7")
def _turns_the_rest(scope: Scope, effect: Exhaust | Ready) -> bool:
    """Return whether there is one of all the cards to ready or exhaust, and nothing keeps any of them from it.

    All can be readied though some are ready, as in the ready step all of a player's cards are.
    """
    cards = (CardId(each) for each in select(scope, effect.cards))
    rest = [c for c in cards if c in scope.state.cards and scope.state.cards[c].ready is not isinstance(effect, Ready)]
    return bool(rest) and all(map(bearing(scope, effect), rest))


def _enough(scope: Scope, selection: Selection, fit: Callable[[CardId], bool]) -> bool:
    """Return whether as many as are needed are there and allow it."""
    options, least = offer(scope, selection)
    good = [c for c in options if CardId(c) in scope.state.cards and fit(CardId(c))]
    if isinstance(selection, Chosen):
        return len(good) >= max(1, least) or least == 0
    return bool(options) and len(good) == len(options)


@implements("103.2")
def prevented(scope: Scope, effect: Effect) -> tuple[Reason, ...]:
    """Return what "can't" modifiers stand against the effect, as far as it destroys, exhausts or readies cards."""
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


@implements("faq-2009-03:1")
def room(state: State, card: CardId, unbounded: int = 0) -> int:
    """Return how much damage may be put on the character as a cost: in some editions never beyond its health.

    In others the number that is given for want of a bound.
    """
    if not state.edition.damage_put_up_to_health:
        return unbounded
    return max(0, values(state, card).health - state.cards[card].damage)


def _can_discard(scope: Scope, players: Selection, amount: int, filter: object) -> bool:
    from engine.view.descriptions import fits

    discarding = select(scope, players)
    for each in discarding:
        hand = scope.state.player(PlayerId(each)).hand
        hand = tuple(card for card in hand if card != scope.announced)
        fitting = [card for card in hand if filter is None or fits(scope, filter, card)]  # type: ignore[arg-type]
        if len(fitting) < amount:
            return False
    return bool(discarding)
