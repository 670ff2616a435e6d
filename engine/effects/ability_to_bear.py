"""Whether an effect can be performed entirely on a card or link, and on how many of the selected it must be."""

from __future__ import annotations

from collections.abc import Callable

from engine.citations import implements
from engine.events.proposed_event import possible, stopped_by
from engine.events.zone_changes import destroying
from engine.language.effects import (
    Destroy,
    Effect,
    Exhaust,
    Flip,
    Interrupt,
    PutDamage,
    Ready,
    RemoveCounters,
)
from engine.language.modifiers import Deed
from engine.language.selections import Chosen, Every, Selection
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import Event, Turn
from engine.view.prohibitions import forbidden
from engine.view.referents import number, select
from engine.view.scope import Scope
from engine.view.values import values


def offer(scope: Scope, selection: Selection) -> tuple[tuple[int, ...], int]:
    """Return the cards and players that the selection holds or offers, and how many of them are needed at least."""
    if isinstance(selection, Chosen):
        return select(scope, selection.among), 1 if selection.least is None else number(scope, selection.least)
    found = select(scope, selection)
    return found, len(found)


def bearing(scope: Scope, effect: Effect, as_cost: bool = True) -> Callable[[CardId], bool]:
    """Return a function that tells whether the effect can be performed entirely on a card or link.

    A link that is resolving can't be interrupted any more (711.2).
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


def turns_all(effect: Effect) -> bool:
    """Return whether the effect readies or exhausts all of something, which may include cards that are so already."""
    return isinstance(effect, (Exhaust, Ready)) and isinstance(effect.cards, Every)


@implements("faq-2009-03:1")
def room(state: State, card: CardId, unbounded: int = 0) -> int:
    """Return how much damage can be put on the character as a cost; in some editions at most its remaining health.

    In the other editions it is `unbounded`.
    """
    if not state.edition.damage_put_up_to_health:
        return unbounded
    return max(0, values(state, card).health - state.cards[card].damage)
