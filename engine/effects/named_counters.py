"""Effects that put named counters on cards and take them off (402.1)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import cards_of, number
from engine.effects.payment_precedence import OTHERWISE, AsCost, Precedence
from engine.effects.plain_effects import paid_by_nothing, proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.effects import AddCounters, RemoveCounters
from engine.language.words import Zone
from engine.state.record import ChangeCounters, Event
from engine.view.change_footprints import counters_footprint
from engine.view.footprint import Aspect, Footprint

Counting: TypeAlias = AddCounters | RemoveCounters
"""The effects of this family."""


def counting(resolution: Resolution, effect: Counting) -> Steps:
    """Put counters on the selected cards, or take them off, all at once."""
    match effect:
        case AddCounters():
            return _adding(resolution, effect)
        case RemoveCounters():
            return _removing(resolution, effect)
        case _:
            assert_never(effect)


def as_cost(effect: Counting) -> AsCost:
    """Return what is said of the effect as a part of a cost."""
    match effect:
        case AddCounters():
            return OTHERWISE
        case RemoveCounters():
            return AsCost("remove counters", Precedence.COUNTERS)
        case _:
            assert_never(effect)


def footprint(effect: Counting) -> Footprint:
    """Return what the effect itself reads and changes: counters, and what counters with the name change."""
    added = counters_footprint(effect.name)
    match effect:
        case AddCounters():
            return added
        case RemoveCounters():
            return Footprint(frozenset((Aspect.COUNTERS,)), gives=added.takes, takes=added.gives)
        case _:
            assert_never(effect)


@implements("402.1", "710.2")
def _adding(resolution: Resolution, effect: AddCounters) -> Steps:
    """Put counters on cards in play; those for the link's own card wait for it to enter play."""
    cards = cards_of(resolution, effect.cards)
    amount = number(resolution, effect.amount) if cards else 0
    own = [card for card in cards if card == resolution.source and resolution.state.cards[card].zone is Zone.CHAIN]
    if own:
        resolution.counters[effect.name] = resolution.counters.get(effect.name, 0) + amount
    events: list[Event] = [ChangeCounters(card, effect.name, amount) for card in cards if card not in own]
    done = yield from proposed_plainly(resolution, events, effect.cards)
    return done or (bool(own) and not events) or (bool(cards) and paid_by_nothing(resolution, amount))


@implements("401.2", "402.1", "709.2f")
def _removing(resolution: Resolution, effect: RemoveCounters) -> Steps:
    """Take counters off cards, so many of each or all there are; return whether there were as many."""
    cards = cards_of(resolution, effect.cards)
    many = None if effect.amount is None or not cards else number(resolution, effect.amount)
    held = {card: resolution.state.cards[card].counters_named(effect.name) for card in cards}
    events: list[Event] = [ChangeCounters(card, effect.name, -(held[card] if many is None else many)) for card in cards]
    if many is not None and any(there < many for there in held.values()):
        resolution.done = False
    done = yield from proposed_plainly(resolution, events, effect.cards)
    return done or (many is not None and paid_by_nothing(resolution, many))
