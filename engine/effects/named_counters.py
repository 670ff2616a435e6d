"""Effects that put named counters on cards, take them off and move them to another card (402.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import cards_of, number
from engine.effects.division import divided
from engine.effects.forced_choices import doing_of
from engine.effects.payment_precedence import OTHERWISE, AsCost, Precedence
from engine.effects.plain_effects import amount_for, paid_by_nothing, proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.counter_moves import MoveCounters
from engine.language.effects import AddCounters, RemoveCounters
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import ChangeCounters, Event
from engine.view.change_footprints import counters_footprint
from engine.view.footprint import NONE, OF_TRAITS, Aspect, Footprint

Counting: TypeAlias = AddCounters | RemoveCounters | MoveCounters
"""The effects of this family."""


def counting(resolution: Resolution, effect: Counting) -> Steps:
    """Put counters on the selected cards, take them off or move them, all at once."""
    match effect:
        case AddCounters():
            return _adding(resolution, effect)
        case RemoveCounters():
            return _removing(resolution, effect)
        case MoveCounters():
            return _moving(resolution, effect)
        case _:
            assert_never(effect)


def as_cost(effect: Counting) -> AsCost:
    """Return what is said of the effect as a part of a cost."""
    match effect:
        case AddCounters() | MoveCounters():
            return OTHERWISE
        case RemoveCounters():
            return AsCost("remove counters", Precedence.COUNTERS)
        case _:
            assert_never(effect)


def footprint(effect: Counting) -> Footprint:
    """Return what the effect itself reads and changes: counters, and what counters with the name change."""
    added = _footprint_of_any() if effect.name is None else counters_footprint(effect.name)
    match effect:
        case AddCounters():
            return added
        case RemoveCounters():
            return Footprint(frozenset((Aspect.COUNTERS,)), gives=added.takes, takes=added.gives)
        case MoveCounters():
            changed = added.gives | added.takes
            return Footprint(frozenset((Aspect.COUNTERS,)), gives=changed, takes=changed)
        case _:
            assert_never(effect)


def _footprint_of_any() -> Footprint:
    """Return what counters of a name that is not known yet may change: any value of the card, not its face (402.1)."""
    values = NONE.union(*OF_TRAITS.values()) - {Aspect.FACE}
    return Footprint(gives=frozenset((Aspect.COUNTERS,)) | values, takes=values)


def _chosen_name(resolution: Resolution, cards: Sequence[CardId], name: str | None) -> str | None:
    """Return the name, or one that the player chooses among those of counters on the cards; None if there are none."""
    if name is not None:
        return name
    held = dict.fromkeys(word for card in cards for word, many in resolution.state.cards[card].counters if many)
    if not held:
        return None
    choice = Choice(
        ChoiceKind.COURSE, resolution.you, rule("709.2b"), tuple(held), about=resolution.source, words="which counter"
    )
    return str(resolution.ask(choice)[0])


@implements("402.1", "710.2")
def _adding(resolution: Resolution, effect: AddCounters) -> Steps:
    """Put counters on cards in play; those for the link's own card wait for it to enter play."""
    cards = cards_of(resolution, effect.cards)
    name = _chosen_name(resolution, cards, effect.name)
    if name is None:
        return False
    amounts = _shares(resolution, effect, cards)
    own = [card for card in amounts if card == resolution.source and resolution.state.cards[card].zone is Zone.CHAIN]
    if own:
        resolution.counters[name] = resolution.counters.get(name, 0) + amounts[own[0]]
    events: list[Event] = [ChangeCounters(card, name, amounts[card]) for card in amounts if card not in own]
    done = yield from proposed_plainly(resolution, events, effect.cards)
    return done or (bool(own) and not events) or (bool(cards) and paid_by_nothing(resolution, sum(amounts.values())))


def _shares(resolution: Resolution, effect: AddCounters, cards: Sequence[CardId]) -> dict[CardId, int]:
    """Return how many counters each card gets: the whole number, or a share if they are divided, which may be none."""
    if not effect.divided or not cards:
        return {card: amount_for(resolution, effect.amount, card) for card in cards}
    shares = divided(resolution, tuple(cards), number(resolution, effect.amount))
    return {CardId(card): share for card, share in shares if share}


@implements("401.2", "402.1", "709.2f")
def _removing(resolution: Resolution, effect: RemoveCounters) -> Steps:
    """Take counters off cards, so many of each or all there are; return whether there were as many."""
    cards = cards_of(resolution, effect.cards, doing_of(resolution, effect))
    before = resolution.state
    done = yield from _taking_off(resolution, effect, cards)
    if effect.counted is not None:
        held = (sum(_counters(state, card, effect.name) for card in cards) for state in (before, resolution.state))
        resolution.count(effect.counted, next(held) - next(held))
    return done


def _counters(state: State, card: CardId, name: str | None) -> int:
    """Return how many counters the card has that are called so, or that are called anything."""
    found = state.cards[card]
    return sum(many for _, many in found.counters) if name is None else found.counters_named(name)


def _taking_off(resolution: Resolution, effect: RemoveCounters, cards: Sequence[CardId]) -> Steps:
    if effect.name is None and effect.amount is None:
        return (yield from proposed_plainly(resolution, _all_off(resolution, cards), effect.cards))
    name = _chosen_name(resolution, cards, effect.name)
    if name is None:
        return False
    many = None if effect.amount is None or not cards else number(resolution, effect.amount)
    held = {card: resolution.state.cards[card].counters_named(name) for card in cards}
    taken = {card: there if many is None else min(there, many) for card, there in held.items()}
    events: list[Event] = [ChangeCounters(card, name, -taken[card]) for card in cards]
    if many is not None and any(there < many for there in held.values()):
        resolution.done = False
    done = yield from proposed_plainly(resolution, events, effect.cards)
    return done or (many is not None and paid_by_nothing(resolution, many))


def _all_off(resolution: Resolution, cards: Sequence[CardId]) -> list[Event]:
    """Return the events in which each card loses its counters of every name."""
    return [
        ChangeCounters(card, name, -many)
        for card in cards
        for name, many in resolution.state.cards[card].counters
        if many
    ]


@implements("401.2", "402.1", "709.2f")
def _moving(resolution: Resolution, effect: MoveCounters) -> Steps:
    """Take counters off cards and put as many on another, as far as there are so many; return whether there were."""
    cards = cards_of(resolution, effect.cards, doing_of(resolution, effect))
    to = cards_of(resolution, effect.to)[:1]
    if not to:
        return False
    if effect.name is None and effect.amount is None:
        off = _all_off(resolution, cards)
    else:
        off = _so_many_off(resolution, effect, cards)
    moved = [event for event in off if isinstance(event, ChangeCounters)]
    on: list[Event] = [ChangeCounters(to[0], event.name, -event.by) for event in moved if event.card != to[0]]
    off = [event for event in moved if event.card != to[0]]
    return (yield from proposed_plainly(resolution, [*off, *on], effect.cards))


def _so_many_off(resolution: Resolution, effect: MoveCounters, cards: Sequence[CardId]) -> list[Event]:
    """Return the events in which each card loses so many counters with the name, or as many as it has."""
    name = _chosen_name(resolution, cards, effect.name)
    if name is None:
        return []
    held = {card: resolution.state.cards[card].counters_named(name) for card in cards}
    many = {card: held[card] if effect.amount is None else number(resolution, effect.amount) for card in cards}
    if any(held[card] < many[card] for card in cards):
        resolution.done = False
    return [ChangeCounters(card, name, -min(held[card], many[card])) for card in cards if min(held[card], many[card])]
