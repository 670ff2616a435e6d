"""Replacement modifiers: an event becomes another event, or effects are performed instead (716)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.events.attempt import Attempt, Course, yes_or_no
from engine.events.continuous_modifiers import end_modifier
from engine.events.modified_events import (
    Begun,
    Instead,
    acting,
    affected,
    altered,
    begin,
    begun_by,
    choosing,
    finish,
    has_a_destination,
    take_up,
)
from engine.events.proposed_event import Pending, stop
from engine.events.simultaneous_choices import Asking, in_turn_order
from engine.events.trigger_events import events_under, would_be_named
from engine.events.triggered_powers import matches
from engine.language.effects import Effect, IfYouDo, Put
from engine.language.filters import TraitAsChosen
from engine.language.modifiers import AlterPacket, DoInstead, MoveInstead, Replace
from engine.language.selections import Chosen, Host, This, WasChosen
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId, PlayerId
from engine.state.memo import Remembered
from engine.state.modifier import Modifier
from engine.state.record import DealDamage, Event, FailToDraw, HealDamage, Move, MoveKind, Packet, ReplaceEvent
from engine.value import replace, value
from engine.view.active_modifier import Active
from engine.view.footprint import kinds_in, names_in
from engine.view.last_known import known
from engine.view.modifiers_in_force import changing, conditional, views_in_force
from engine.view.power_keys import replacement_key
from engine.view.referents import select
from engine.view.scope import Scope
from engine.view.values import exists


@value
class _Replacing:
    active: Active
    change: Replace
    key: int


class _Moment:
    """Events of one moment, with the modifiers for the next time that they use and what has begun in their place.

    `together` tells whether there are several of them, `spent` tells for each modifier whether it replaced damage.
    """

    __slots__ = ("begun", "spent", "together")

    def __init__(self) -> None:
        self.together = False
        self.spent: dict[int, tuple[_Replacing, bool]] = {}
        self.begun: Begun = []


def _replacements(state: State) -> tuple[_Replacing, ...]:
    views = views_in_force(state)
    known_ = _REPLACING.of(views)
    if known_ is None:
        known_ = _REPLACING.keep(views, tuple(_each_replacement(state)))
    return known_


def _each_replacement(state: State) -> Iterator[_Replacing]:
    """Yield each replacement with a key that stays the same while others begin and end."""
    places: Counter[int] = Counter()
    for active, change in changing(state, Replace):
        yield _Replacing(active, change, replacement_key(active.key, places[active.key]))
        places[active.key] += 1


_REPLACING: Remembered[tuple[_Replacing, ...]] = Remembered("replacement modifiers")


def replaceable(state: State, event: Event) -> bool:
    """Return whether some modifier would replace the event, or may."""
    return any(_fits(state, each, event) for each in _replacements(state))


@implements("716.1", "716.1a", "716.1c", "716.4", "802.1")
def replace_events(attempt: Attempt, pending: list[Pending]) -> list[Instead]:
    """Let every replacement modifier that applies to an event replace it, each of them once for the event.

    What is done in the place of an event begins at the moment of that event: its first events join the others, in
    front of them, and may be replaced in turn. It is returned, to be gone on with once they have happened. A modifier
    for "the next time" replaces every such event of the group and then ends; if it replaces damage, it replaces all
    packets of the resolving link and ends with it. An event that can't happen after it was replaced is stopped.
    """
    if not _replacements(attempt.state):
        return []
    moment = _Moment()
    found: list[Instead] = []
    latest = [*pending]
    while latest:
        moment.together = sum(1 for each in pending if each.event is not None) > 1
        in_turn_order(attempt.state, [(each,) for each in latest], lambda each: _being_replaced(attempt, each, moment))
        deeds = take_up(attempt, moment.begun, pending)
        latest = begun_by(deeds)
        pending[:0] = latest
        found += deeds
    for replacing, damage in moment.spent.values():
        modifier = replacing.active.modifier
        if modifier is not None and damage and attempt.spent is not None:
            attempt.spent.append(modifier)
        elif modifier is not None:
            end_spent(attempt, (modifier,))
    return found


def _being_replaced(attempt: Attempt, each: Pending, moment: _Moment) -> Asking:
    """Let every replacement modifier that applies to the event replace it.

    Before a player is asked something, the player is yielded; the state may have changed when the generator goes on.
    What the player has begun to do in the place of an earlier event is done before that.
    """
    asked: PlayerId | None = None
    packet = each.event.packet if isinstance(each.event, (DealDamage, HealDamage)) else None
    while each.event is not None:
        found = _applying(attempt.state, each)
        if not found:
            return
        deciding = _deciding(attempt.state, found[0], each.event, moment.together)
        player = affected(attempt.state, each.event) if len(found) > 1 else deciding
        if player is not None and player != asked:
            asked = player
            yield player
            continue
        if player is not None and finish(attempt, moment.begun, player):
            continue
        asked = None
        chosen = _chosen(attempt, each.event, found, packet)
        decider = _deciding(attempt.state, chosen, each.event, moment.together)
        if decider not in {None, player}:
            assert decider is not None
            yield decider
            finish(attempt, moment.begun, decider)
            if not _fits(attempt.state, chosen, each.event):
                continue
        _applied(attempt, each, chosen, moment, *(("716.3",) if len(found) > 1 else ()))


def _applied(attempt: Attempt, each: Pending, chosen: _Replacing, moment: _Moment, *rules: str) -> None:
    """Apply the modifier to the event once, unless its controller doesn't want it to be replaced."""
    assert each.event is not None
    in_turn = ("802.1",) if rule("802.1") in each.rules else ()
    why = (*_rules(each, moment.together, chosen.change.next_time), *rules, *in_turn)
    each.used.add(chosen.key)
    if not _wanted(attempt, chosen, each.event):
        each.cite(*(cited for cited in why if cited != "716.1a"), "716.1")
        return
    if chosen.change.next_time:
        moment.spent.setdefault(chosen.key, (chosen, isinstance(each.event, DealDamage)))
    _replace(attempt, each, chosen, why, moment.begun)
    stop(attempt, each)


def _applying(state: State, each: Pending) -> list[_Replacing]:
    """Return the modifiers that would replace the event and have not done so yet."""
    event = each.event
    assert event is not None
    return [r for r in _replacements(state) if r.key not in each.used and _fits(state, r, event)]


def _deciding(state: State, replacing: _Replacing, event: Event, together: bool) -> PlayerId | None:
    """Return the player who decides whether the modifier replaces the event, or who does something in its place.

    It is None if the modifier replaces the event in any case and nobody else may have to choose at the same time.
    """
    scope = replacing.active.scope(state)
    if replacing.change.may:
        return scope.you
    if not together:
        return None
    if not isinstance(replacing.change.instead, DoInstead):
        return choosing(_bound(scope, event, state), replacing.change.instead)
    return acting(_bound(scope, event, state), replacing.change.instead.effects)


def _bound(scope: Scope, event: Event, state: State) -> Scope:
    """Return the scope in which the words of the modifier speak of the event."""
    for happening in would_be_named(event, state):
        scope = happening.bound(scope)
    return scope


@implements("712.7", "716.1")
def _wanted(attempt: Attempt, replacing: _Replacing, event: Event) -> bool:
    """Return whether the event is replaced; if the modifier says "may", its controller chooses."""
    change = replacing.change
    if not change.may:
        return True
    scope = _bound(replacing.active.scope(attempt.state), event, attempt.state)
    instead = change.instead
    if isinstance(instead, DoInstead) and not _course(attempt).performable(attempt, scope, _deed(instead.effects)):
        return False
    if isinstance(instead, AlterPacket) and not has_a_destination(scope, instead):
        return False
    asked = "whether to replace the event"
    return attempt.ask_whether(yes_or_no(ChoiceKind.MAY, scope.you, rule("716.1"), asked, scope.source))


@implements("709.2f")
def _deed(effects: Sequence[Effect]) -> Sequence[Effect]:
    """Return what the controller must be able to do instead: the first of the effects, without what follows from it."""
    match effects:
        case (IfYouDo(do=do), *_):
            return do
        case _:
            return effects[:1]


@implements("716.4")
def end_spent(attempt: Attempt, modifiers: Sequence[Modifier]) -> None:
    """End the modifiers for "the next time" after that time has passed."""
    for modifier in modifiers:
        end_modifier(attempt, modifier, "716.4")


@implements("603.1b")
def _rules(each: Pending, together: bool, next_time: bool) -> tuple[str, ...]:
    """Return the rules that the replacement of the event cites."""
    found: list[str] = []
    if together:
        found.append("716.4" if next_time else "716.1a")
    if each.used:
        found.append("716.1c")
    if isinstance(each.event, (DealDamage, HealDamage)):
        found += ["716.2", "405.4", *(("603.1b",) if each.event.packet.combat else ())]
    if isinstance(each.event, FailToDraw):
        found.append("716.1b")
    return tuple(found)


def _fits(state: State, replacing: _Replacing, event: Event) -> bool:
    """Return whether the modifier replaces the event, which has the name that it watches for."""
    on = replacing.change.event
    if type(event) not in events_under(on.what) or not exists(state, replacing.active):
        return False
    if not conditional(state, replacing.active):
        return False
    scope = replacing.active.scope(state)
    if any(matches(scope, on, happening, would=True) for happening in would_be_named(event, state)):
        return (
            replacing.active.modifier is None
            or replacing.active.modifier.cards is None
            or _on_flagged(replacing, event)
        )
    return False


def _on_flagged(replacing: _Replacing, event: Event) -> bool:
    """Return whether a card that the modifier flags deals, heals or undergoes the event."""
    cards = [card for card in replacing.active.cards or () if card >= FIRST_CARD]
    if not cards:
        return True
    match event:
        case DealDamage(packet) | HealDamage(packet):
            return packet.source in cards or packet.to in cards
        case Move(card):
            return card in cards
        case _:
            return True


@implements("716.3", "709.2f")
def _chosen(attempt: Attempt, event: Event, found: list[_Replacing], packet: Packet | None) -> _Replacing:
    """Return the modifier that replaces the event next; the packet is what the event dealt before it was replaced.

    The controller of a packet chooses; for any other event the player whom it would affect chooses. Nobody is asked
    between modifiers that do the same, whichever of them comes first.
    """
    if all(_same(attempt.state, found[0], each) for each in found[1:]):
        return found[0]
    answer = attempt.ask(
        Choice(
            ChoiceKind.ORDER_REPLACEMENTS,
            affected(attempt.state, event),
            rule("716.3"),
            tuple(each.active.source if _plain(found) else each.key for each in found),
            packet=packet,
            words="which replacement modifier applies next",
        )
    )
    if _plain(found):
        return next(each for each in found if each.active.source == answer[0])
    return next(each for each in found if each.key == answer[0])


def _same(state: State, one: _Replacing, other: _Replacing) -> bool:
    """Return whether two modifiers do the same to every event and for as long: neither text speaks of its own card.

    What was bound to their cards or chosen for them as they entered play is the same, where the text speaks of it.
    """
    first, second = one.active, other.active
    if one.change != other.change or one.change.may or first.you != second.you:
        return False
    if (first.to, first.cards, first.while_) != (second.to, second.cards, second.while_):
        return False
    text = (one.change, first.to, first.while_)
    if kinds_in(text) & {This, Host} or _entered_with(state, first, text) != _entered_with(state, second, text):
        return False
    if first.modifier is None or second.modifier is None:
        return first.modifier is second.modifier
    made = second.modifier
    return replace(first.modifier, id=made.id, source=made.source, timestamp=made.timestamp) == made


def _entered_with(state: State, active: Active, text: object) -> tuple[object, ...]:
    """Return what was bound to the modifier's card, or chosen for it, as it entered play and stands in the text."""
    card, names = known(state, active.source), names_in(text)
    if card is None:
        return ()
    chosen = card.chosen if kinds_in(text) & {WasChosen, TraitAsChosen} else ""
    return (chosen, *(bound for bound in card.bound if bound[0] in names))


def _plain(found: list[_Replacing]) -> bool:
    """Return whether all the modifiers have different sources, so that a source identifies its modifier."""
    return len({each.active.source for each in found}) == len(found)


@implements("405.2b", "405.4", "411.8e", "716.1b", "716.2")
def _replace(attempt: Attempt, each: Pending, replacing: _Replacing, why: tuple[str, ...], begun: Begun) -> None:
    """Replace the event with the modified one; attributes that the modifier does not name stay as they are.

    Effects that take its place are added to those begun.
    """
    event = each.event
    assert event is not None
    scope = replacing.active.scope(attempt.state)
    instead: Event | None = None
    match replacing.change.instead:
        case AlterPacket() as alteration:
            assert isinstance(event, (DealDamage, HealDamage))
            packet = altered(attempt, _bound(scope, event, attempt.state), alteration, event.packet)
            instead = None if packet.amount < 1 else replace(event, packet=packet)
            if instead is not None and packet.to not in attempt.state.cards:
                why = (*why, "716.1b", "405.2b")
        case MoveInstead(zone, on_bottom):
            assert isinstance(event, Move)
            why = (*why, "411.8e")
            instead = Move(event.card, zone, MoveKind.PUT, player=event.player, on_bottom=on_bottom)
            each.moved_elsewhere = True
        case DoInstead(effects):
            instead = None
            bound = _bound(scope, event, attempt.state)
            each.put_elsewhere = isinstance(event, Move) and _put_elsewhere(bound, effects, event.card)
            why = ("716.1", *why, *(("411.8e",) if each.put_elsewhere else ()))
            attempt.record(ReplaceEvent(event, replacing.active.source, None), tuple(map(rule, why)))
            each.event, each.replaced = None, True
            begin(attempt, bound, effects, frozenset(each.used), begun)
            return
        case _:
            assert_never(replacing.change.instead)
    attempt.record(ReplaceEvent(event, replacing.active.source, instead), tuple(map(rule, ("716.1", *why))))
    each.event, each.replaced = instead, True


@implements("411.8e")
def _put_elsewhere(scope: Scope, effects: Sequence[Effect], card: CardId) -> bool:
    """Return whether the first thing that the effects do is to put the card into another zone than it would go to."""
    match effects[0] if effects else None:
        case IfYouDo(do):
            return _put_elsewhere(scope, do, card)
        case Put(cards):
            return not isinstance(cards, Chosen) and select(scope, cards) == (card,)
        case _:
            return False


def _course(attempt: Attempt) -> Course:
    """Return the functions that perform the effects in the place of an event."""
    assert attempt.course is not None
    return attempt.course
