"""What plain effects have in common: they are events of one kind, one for each selected card, all for one moment."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from engine.citations import implements
from engine.effects.card_choices import cards_of, may_be_none, number
from engine.effects.resolution import Resolution
from engine.events.proposed_event import Pending
from engine.events.simultaneity import Proposed
from engine.language.selections import Quantity, Selection
from engine.state.ids import CardId
from engine.state.record import Event, Move, Turn


@implements("709.2b")
def on_each(resolution: Resolution, selection: Selection, event: Callable[[CardId], Event]) -> list[Event]:
    """Return the event for each selected card; where cards are chosen, they are such that it can happen, if any are."""
    resolution.doing = lambda card: (event(card),)
    chosen = cards_of(resolution, selection)
    resolution.doing = None
    return [event(card) for card in chosen]


def amount_for(resolution: Resolution, amount: Quantity, card: CardId) -> int:
    """Return the amount for one of several cards: "it" in the quantity is that card."""
    resolution.bind("it", (card,))
    return number(resolution, amount)


@implements("709.2b", "709.2f")
def proposed_plainly(
    resolution: Resolution,
    events: Sequence[Event],
    selection: Selection | None = None,
    *,
    wanted: Sequence[Event] | None = None,
    name: str | None = None,
) -> Generator[Proposed, list[Pending], bool]:
    """Propose the events of a plain effect; return whether there was something to do and all of it was done.

    What could not even be tried was not done; only what is `wanted` has to be, if so said. Where a player may choose no
    card of the selection, choosing none is doing all of it. The cards to which it was done get the name, if given.
    """
    pending = yield from resolution.proposing(events, resolution.why)
    if name is not None:
        done = [each.proposed for each in pending if each.performed]
        resolution.bind(name, tuple(event.card for event in done if isinstance(event, (Move, Turn))))
    found = _all_done(events if wanted is None else wanted, pending)
    return found or (not events and may_be_none(resolution, selection))


def _all_done(events: Sequence[Event], pending: Sequence[Pending]) -> bool:
    """Return whether there were events, and each of them has happened as it was proposed."""
    done = [each.proposed for each in pending if each.performed]
    return bool(events) and all(event in done for event in events)


@implements("401.2")
def paid_by_nothing(resolution: Resolution, amount: int) -> bool:
    """Return whether the effect pays for something and comes to a number of 0, which is paid by doing nothing."""
    return resolution.paying and amount == 0
