"""The order in which several packets at once use up a bubble that prevents a limited amount (717.2, 717.3c)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, Option
from engine.events.attempt import Attempt
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import DealDamage, Packet

if TYPE_CHECKING:
    from engine.events.proposed_event import Pending

Limits = Callable[[State, Packet, CardId, bool], dict[Hashable, int]]
"""A function that tells, by key, how much each limited bubble around a character can still prevent of a packet."""


@implements("717.3", "717.3c", "802.1")
def in_order(attempt: Attempt, pending: Sequence[Pending], limits: Limits) -> list[Sequence[Pending]]:
    """Return the events in groups, each in the order in which its packets meet the bubbles one after another.

    If a bubble can't prevent all the damage that meets it at once, the controller of the characters that it surrounds
    chooses the order of their packets; the turn player chooses first. These packets are a group, together with those of
    other players that meet the same bubble. Every other event is a group by itself.
    """
    crowds, shared = _crowds(attempt.state, pending, limits)
    order: list[Pending] = []
    if len(crowds) > 1:
        for each in (event for crowd in crowds.values() for event in crowd):
            each.cite("802.1")
    for seat in attempt.state.remaining:
        events = [each for each in crowds.get(seat.id, ()) if not _among(each, order)]
        order += _arranged(attempt, seat.id, events) if len(events) > 1 else events
    order += [each for each in pending if not _among(each, order)]
    return _groups(order, (*crowds.values(), *shared))


def _groups(order: Sequence[Pending], joined: Iterable[Sequence[Pending]]) -> list[Sequence[Pending]]:
    """Return the events in groups that keep the order; those that are joined, directly or by others, are one group."""
    places = list(range(len(order)))
    for events in joined:
        known = {id(each) for each in events}
        members = {group for each, group in zip(order, places, strict=True) if id(each) in known}
        places = [min(members) if group in members else group for group in places]
    groups: dict[int, list[Pending]] = {}
    for each, group in zip(order, places, strict=True):
        groups.setdefault(group, []).append(each)
    return list(groups.values())


def _among(event: Pending, events: Sequence[Pending]) -> bool:
    """Return whether the event itself, not just an equal one, is among the events."""
    return any(event is each for each in events)


def _crowds(
    state: State, pending: Sequence[Pending], limits: Limits
) -> tuple[dict[PlayerId, list[Pending]], list[list[Pending]]]:
    """Return, for each player, the events whose packets meet the same bubble around his or her characters.

    Only bubbles count that can't prevent all the damage that meets them. Beside that, all events that meet such a
    bubble are returned together, whoever the players are.
    """
    coming: dict[tuple[PlayerId, Hashable], list[Pending]] = {}
    left: dict[Hashable, int] = {}
    for each in pending:
        if not isinstance(each.event, DealDamage):
            continue
        packet = each.event.packet
        for character, by_source in ((packet.source, True), (packet.to, False)):
            held = None if character is None else state.cards.get(character)
            if held is None:
                continue
            for key, amount in limits(state, packet, held.id, by_source).items():
                left[key] = amount
                coming.setdefault((held.controller or held.owner, key), []).append(each)
    crowds: dict[PlayerId, list[Pending]] = {}
    shared: list[list[Pending]] = []
    for (player, key), events in coming.items():
        everyone = [each for (_, other), some in coming.items() if other == key for each in some]
        if len(everyone) > 1 and sum(_amount(each) for each in everyone) > left[key]:
            known = crowds.setdefault(player, [])
            known += [each for each in events if not _among(each, known)]
            shared.append(everyone)
    return crowds, shared


def _amount(each: Pending) -> int:
    assert isinstance(each.event, DealDamage)
    return each.event.packet.amount


def _arranged(attempt: Attempt, player: PlayerId, events: list[Pending]) -> list[Pending]:
    """Return the events in the order that the player chooses; equal packets need no choice."""
    names = _names(events)
    if names is None:
        return events
    answer = attempt.ask(
        Choice(
            ChoiceKind.ORDER_PACKETS,
            player,
            rule("717.3c"),
            names,
            len(names),
            len(names),
            ordered=True,
            words="in what order the prevention applies to the damage",
        )
    )
    for each in events:
        each.cite("717.2", "717.3c")
    return [events[names.index(each)] for each in answer]


def _names(events: list[Pending]) -> tuple[Option, ...] | None:
    """Return a name for each packet: its destination if these differ, else its source, else its amount and type.

    The names are None if all packets are equal.
    """
    packets = [each.event.packet for each in events if isinstance(each.event, DealDamage)]
    described = (
        [packet.to for packet in packets],
        [packet.source for packet in packets],
        [" ".join((str(packet.amount), *(kind.value for kind in packet.damage_types))) for packet in packets],
    )
    for names in described:
        if len(set(names)) == len(names) and None not in names:
            return tuple(name for name in names if name is not None)
    if len(set(packets)) == 1:
        return None
    return tuple(f"packet {number}" for number in range(1, len(packets) + 1))
