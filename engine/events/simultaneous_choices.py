"""Choices that several players make for events of one moment: the turn player first, then each next player (802.1)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from engine.citations import implements
from engine.state.game import State
from engine.state.ids import PlayerId

if TYPE_CHECKING:
    from engine.events.proposed_event import Pending

Asking: TypeAlias = Generator[PlayerId, None, None]
"""A generator that yields a player each time before it asks that player something."""


@implements("802.1")
def in_turn_order(state: State, groups: Iterable[Sequence[Pending]], asking: Callable[[Pending], Asking]) -> None:
    """Run a generator for each event to its end: of the players to be asked next, the first in turn order is asked.

    Within a group, the generator of an event starts only after the one before it has ended. What one player is asked
    keeps the order of the events. If several players are asked, the events cite the rule; they do so before the answers
    count, for nothing may be left of an event after that.
    """
    seats = {seat.id: place for place, seat in enumerate(state.remaining)}
    under_way = [_one_after_another(group, asking) for group in groups]
    waiting = [(*first, each) for each in under_way if (first := next(each, None)) is not None]
    asked, players = [event for _, event, _ in waiting], {player for player, _, _ in waiting}
    _cite_where_several(asked, players)
    while waiting:
        place = min(range(len(waiting)), key=lambda at: seats.get(waiting[at][0], len(seats)))
        _, _, each = waiting.pop(place)
        following = next(each, None)
        if following is not None:
            player, event = following
            players.add(player)
            asked.append(event)
            _cite_where_several(asked, players)
            waiting.insert(place, (player, event, each))


def _one_after_another(
    events: Sequence[Pending], asking: Callable[[Pending], Asking]
) -> Iterator[tuple[PlayerId, Pending]]:
    """Yield, for one event after another, each player who is to be asked something, with the event."""
    for event in events:
        for player in asking(event):
            yield player, event


def _cite_where_several(events: Sequence[Pending], players: Collection[PlayerId]) -> None:
    """Let the events cite the rule if several players are asked for them."""
    if len(players) > 1:
        for event in events:
            event.cite("802.1")
