"""How proposed events happen (103.2, 716, 717, 802).

First "can't" modifiers stop events, then replacement modifiers apply, then prevention; the rest happens at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.citations import RuleId, implements, rule
from engine.events import continuous_modifiers, replacement
from engine.events.attempt import Attempt
from engine.events.continuous_modifiers import settle
from engine.events.event_rules import own_rules
from engine.events.modified_events import Instead, begun_by, go_on
from engine.events.prevention import prevent
from engine.events.proposed_event import (
    Pending,
    in_play,
    pending_of,
    possible,
    stop,
    stopped_by,
)
from engine.events.replacement import replace_events, replaceable
from engine.events.state_changes import healed_by, noted_together, occur
from engine.events.zone_changes import left_together
from engine.language.durations import Duration
from engine.language.modifiers import Deed
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.modifier import Modifier
from engine.state.record import (
    DealDamage,
    Event,
    FailToDraw,
    HealDamage,
    Move,
    MoveKind,
    Record,
)
from engine.value import replace
from engine.view.card_conditions import attached
from engine.view.fatal_damage import dealt_fatally
from engine.view.prohibitions import forbidden


def happen(attempt: Attempt, events: Sequence[Event], *rules: str) -> list[Pending]:
    """Let the events happen at the same time, unless modifiers or rules stop or change them; all cite the rules.

    Returns each event with what became of it.
    """
    return happen_at_once(attempt, [(events, rules)])


@implements("103.2", "103.3", "716.1", "802.1")
def happen_at_once(attempt: Attempt, proposals: Iterable[tuple[Sequence[Event], Sequence[str]]]) -> list[Pending]:
    """Let all the events happen at the same time, each group citing the rules beside it.

    Events that can't happen are stopped before a modifier could replace them. Then replacement modifiers apply, then
    prevention. The remaining events happen at once, together with those by which something begins that is done instead
    of others; what follows from these comes after. Powers that watch for the events trigger by the states just before
    and just after. Returns each possible event with what became of it.
    """
    proposed = [each for events, rules in proposals for each in pending_of(attempt, events, rules)]
    if not proposed:
        return []
    _stop(attempt, proposed)
    would = tuple(each.event for each in proposed if each.event is not None)
    pending, instead = [*proposed], list[Instead]()
    if not attempt.supposing:
        instead += replace_events(attempt, pending)
        would += tuple(each.proposed for each in begun_by(instead) if each.replaced or each.event is not None)
        prevent(attempt, pending)
    instead += _detach_with_hosts(attempt, pending)
    before = attempt.state
    records = _all_happen(attempt, _in_order(before, pending) if instead else pending)
    settle(attempt, before)
    continuous_modifiers.follow_up(attempt, before, records, would)
    remove_ownerless(attempt)
    for deed in instead:
        go_on(attempt, deed)
    return proposed


def _stop(attempt: Attempt, proposed: Sequence[Pending]) -> None:
    """Stop the events that can't happen; a repair of uniqueness happens all the same."""
    for each in proposed:
        stop(attempt, each)
        repaired = isinstance(each.event, Move) and each.event.kind is MoveKind.REPAIR
        if repaired and forbidden(attempt.state, Deed.BE_DESTROYED, each.event.card) is not None:  # type: ignore[union-attr]
            each.cite("103.3")


def sure(state: State, event: Event) -> bool:
    """Return whether the event would happen as it is proposed: nothing forbids it, replaces it or may prevent it."""
    if isinstance(event, DealDamage) or not possible(state, event) or stopped_by(state, event) is not None:
        return False
    return not replaceable(state, event)


@implements("400.3b")
def remove_ownerless(attempt: Attempt) -> None:
    """Remove from the game the cards that would go back to a player who has left it."""
    while attempt.ownerless:
        cards, attempt.ownerless = attempt.ownerless, ()
        happen(attempt, [Move(card, Zone.REMOVED, MoveKind.LEAVE_GAME) for card in cards], "400.3b")


def follow_up(attempt: Attempt, before: State, records: list[Record]) -> None:
    """End what lasts until one of the events, and let the powers and modifiers trigger that watch for one of them."""
    continuous_modifiers.follow_up(attempt, before, records)
    remove_ownerless(attempt)


def end_modifiers(attempt: Attempt, modifiers: Iterable[Modifier], why: str) -> None:
    """End the modifiers at the same time, citing the rule, and update control and what depended on any of them."""
    continuous_modifiers.end_modifiers(attempt, modifiers, why)
    remove_ownerless(attempt)


@implements("603.3a")
def end_of_combat(attempt: Attempt, why: str) -> None:
    """End the modifiers that last "this combat", because it is over or will not take place."""
    over = [modifier for modifier in attempt.state.modifiers if modifier.duration is Duration.THIS_COMBAT]
    end_modifiers(attempt, over, why)


def use_up(attempt: Attempt, modifier: Modifier, left: int, why: str) -> None:
    """Set what a modifier for a limited amount or number of times has left; with nothing left it ends."""
    continuous_modifiers.use_up(attempt, modifier, left, why)
    remove_ownerless(attempt)


def add_modifiers(attempt: Attempt, modifiers: Iterable[tuple[Modifier, tuple[str, ...]]]) -> None:
    """Let the modifiers start to apply at the same time, citing the rules of each."""
    continuous_modifiers.add_modifiers(attempt, modifiers)
    remove_ownerless(attempt)


def end_spent(attempt: Attempt, modifiers: Sequence[Modifier]) -> None:
    """End the modifiers for "the next time" after that time has passed."""
    replacement.end_spent(attempt, modifiers)
    remove_ownerless(attempt)


def _in_order(before: State, pending: list[Pending]) -> list[Pending]:
    """Return the events with those last by which something leaves play, joined by what is done instead of others.

    What happens to a card happens to it although it leaves play at the same moment.
    """
    return sorted(pending, key=lambda each: _comes_last(before, each))


@implements("802.1")
def _all_happen(attempt: Attempt, pending: list[Pending]) -> list[Record]:
    """Let the remaining events happen; what was done, and what left play, is remembered as it was before all of it."""
    before = attempt.state
    records: list[Record] = []
    fatal_to = dealt_fatally(before, (each.event for each in pending if each.event is not None))
    for each in pending:
        _drawn_now(attempt.state, each)
        if each.event is not None and possible(attempt.state, each.event):
            each.record = _happens(attempt, each.event, tuple(each.rules), fatal_to)
            records.append(each.record)
    leaving = tuple(move.card for record in records if (move := _leaves_play(before, record.event)) is not None)
    if leaving and len(records) > 1:
        attempt.state = left_together(before, attempt.state, leaving)
    if len(records) > 1:
        attempt.state = noted_together(before, attempt.state)
    return records


def _drawn_now(state: State, each: Pending) -> None:
    """Let a draw be one of the card that is on top by then, or fail: others may have drawn at the same moment.

    Who draws in the place of another event does so at its moment, where the same player may draw as well.
    """
    move = each.event
    if not isinstance(move, Move) or move.kind is not MoveKind.DRAW or move.player is None:
        return
    seat = state.player(move.player)
    if seat.out or move.card in seat.deck[:1]:
        return
    if seat.deck:
        each.event = replace(move, card=seat.deck[0])
    else:
        each.event, each.replaced = FailToDraw(move.player), True


def _comes_last(before: State, each: Pending) -> bool:
    """Return whether a card leaves play by the event."""
    return each.event is not None and _leaves_play(before, each.event) is not None


def _leaves_play(before: State, event: Event) -> Move | None:
    if isinstance(event, Move) and event.to is not Zone.PLAY and in_play(before, event.card):
        return event
    return None


def _happens(attempt: Attempt, event: Event, rules: tuple[RuleId, ...], fatal_to: Collection[CardId]) -> Record:
    before = attempt.state
    attempt.state, made = occur(before, event)
    healed = healed_by(before, event) if isinstance(event, HealDamage) else 0
    own = own_rules(before, attempt.state, event, fatal_to)
    return attempt.record(event, rules + tuple(map(rule, own)), made, healed)


@implements("306.3e", "716.1")
def _detach_with_hosts(attempt: Attempt, pending: list[Pending]) -> list[Instead]:
    """Add events by which abilities attached to a card that leaves play go to their owners' graveyards with it.

    Abilities attached to such an ability go too, and each of these events may be replaced. Returns what is done instead
    of them.
    """
    instead: list[Instead] = []
    going = {each.event.card for each in pending if isinstance(each.event, Move)}
    hosts: Sequence[Pending] = [*pending]
    while hosts:
        detached = [Pending(move, move, set(attempt.used), rules=why) for move, why in _detached(attempt, hosts, going)]
        pending += detached
        further: list[Pending] = [*detached]
        if detached and not attempt.supposing:
            deeds = replace_events(attempt, further)
            joined = begun_by(deeds)
            prevent(attempt, joined)
            pending[:0] = joined
            instead += deeds
        hosts = further
    return instead


def _detached(
    attempt: Attempt, hosts: Iterable[Pending], going: set[CardId]
) -> Iterator[tuple[Move, dict[RuleId, None]]]:
    """Yield the moves of abilities attached to hosts that leave play, with the rules of the hosts' moves, each once."""
    for each in hosts:
        host = None if each.event is None else _leaves_play(attempt.state, each.event)
        for ability in () if host is None else attached(attempt.state, host.card):
            if ability not in going:
                going.add(ability)
                yield Move(ability, Zone.GRAVEYARD, MoveKind.DETACH), dict(each.rules)
