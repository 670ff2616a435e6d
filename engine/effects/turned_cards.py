"""Effects that exhaust and ready cards, turn them over, and turn decks over (105.1, 411.2d)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import cards_of, select
from engine.effects.forced_choices import doing_of
from engine.effects.payment_precedence import OTHERWISE, AsCost, Precedence
from engine.effects.plain_effects import on_each, proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.proposed_event import possible
from engine.events.simultaneity import Steps
from engine.language.effects import Exhaust, Flip, Ready, TurnDeckOver
from engine.language.selections import Every, Selection, Union
from engine.language.words import LinkKind
from engine.state.ids import PlayerId
from engine.state.record import Event, FlipOver, Turn, TurnOver
from engine.view.footprint import Aspect, Footprint, giving, reading, taking, taking_all, together

Turning: TypeAlias = Exhaust | Ready | Flip | TurnDeckOver
"""The effects of this family."""


def turning(resolution: Resolution, effect: Turning) -> Steps:
    """Turn the selected cards, or decks, all at once."""
    match effect:
        case Exhaust(selection, name):
            by = resolution.source if resolution.link is None else int(resolution.link.id)
            events = on_each(resolution, selection, lambda card: Turn(card, ready=False, by=by))
            wanted = _to_be_turned(resolution, events, selection)
            return proposed_plainly(resolution, events, selection, wanted=wanted, name=name)
        case Ready(selection):
            events = on_each(resolution, selection, lambda card: Turn(card, ready=True))
            wanted = _to_be_turned(resolution, events, selection)
            return proposed_plainly(resolution, events, selection, wanted=wanted)
        case Flip(selection):
            return proposed_plainly(resolution, _flips(resolution, selection), selection)
        case TurnDeckOver(players):
            return proposed_plainly(resolution, [TurnOver(PlayerId(each)) for each in select(resolution, players)])
        case _:
            assert_never(effect)


def as_cost(effect: Turning) -> AsCost:
    """Return what is said of the effect as a part of a cost."""
    match effect:
        case Exhaust():
            return AsCost("exhaust", Precedence.EXHAUST)
        case Ready():
            return AsCost("ready", Precedence.READY)
        case Flip():
            return AsCost("flip", Precedence.FLIP)
        case TurnDeckOver():
            return OTHERWISE
        case _:
            assert_never(effect)


def footprint(effect: Turning) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case Exhaust():
            return taking_all(Aspect.READY)
        case Ready():
            return together((reading(Aspect.READY), giving(Aspect.READY), taking(Aspect.MODIFIERS)))
        case Flip():
            return together((reading(Aspect.FACE), giving(Aspect.FACE)))
        case TurnDeckOver():
            return together((reading(Aspect.DECK), giving(Aspect.DECK)))
        case _:
            assert_never(effect)


@implements("105.1", "401.1", "709.2f")
def _to_be_turned(resolution: Resolution, events: list[Event], selection: Selection) -> list[Event]:
    """Return those of the events that have to happen for all to be turned.

    All of something, or each of several named cards, is turned though some of it is turned so already: that need not be
    turned, unless it is a cost.
    """
    if not isinstance(selection, (Every, Union)) or resolution.paying:
        return events
    return [event for event in events if possible(resolution.state, event)]


@implements("702.3")
def _flips(resolution: Resolution, selection: Selection) -> list[Event]:
    """Return the events that turn cards to their other faces; who pays by it turns them face down."""
    if not resolution.paying:
        cards = resolution.state.cards
        turning_over = doing_of(resolution, Flip(selection))
        return [FlipOver(card, not cards[card].face_up) for card in cards_of(resolution, selection, turning_over)]
    if resolution.link is not None and resolution.link.kind is LinkKind.COMPLETION:
        resolution.cite("702.3")
    return on_each(resolution, selection, lambda card: FlipOver(card, face_up=False))
