"""Triggered powers and triggered modifiers: which of them an event triggers (703, 715)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import RuleId, implements, rule
from engine.events.state_changes import before_its_flip, occur, with_source_as_it_is
from engine.events.trigger_events import Happening, events_under, happenings, named, with_source_detached
from engine.language.modifiers import GainPowers
from engine.language.powers import Keyword, Power, Text, Triggered
from engine.language.triggers import On, What
from engine.language.words import Done, KeywordName, LinkKind, Zone
from engine.state.evolution import evolve, remembered
from engine.state.game import State
from engine.state.history import Moment
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link, TriggerSource
from engine.state.memo import Remembered, RememberedBy
from engine.state.modifier import Modifier
from engine.state.record import Decide, EndModifier, Event, Record, Trigger
from engine.value import replace, value
from engine.view.active_modifier import Active
from engine.view.descriptions import fits
from engine.view.last_known import known
from engine.view.modifiers_in_force import changing, in_its_time, powers_given, views_in_force
from engine.view.printed_values import shows_trait
from engine.view.referents import holds
from engine.view.scope import Scope, scope_of_modifier
from engine.view.values import powers, reached
from engine.view.war_stomp import WAR_STOMP

if TYPE_CHECKING:
    from engine.events.attempt import Attempt


@value
class _Watcher:
    """A triggered power that watches for events: its card, the player who controls it, and its key on the card."""

    card: CardId
    you: PlayerId
    power: Triggered
    key: int


_WATCHED: Remembered[frozenset[What]] = Remembered("kinds of events that powers watch for")
_GIVEN: Remembered[frozenset[What]] = Remembered("kinds of events that powers given by modifiers watch for")
_WATCHERS: RememberedBy[What, tuple[_Watcher, ...]] = RememberedBy("powers that watch for it")
_GIVERS: RememberedBy[What, tuple[Active, ...]] = RememberedBy("modifiers that give powers that watch for it")


def triggered_power(power: Power) -> Triggered | None:
    """Return the power if it is a triggered one, or the triggered power that a keyword stands for; else None."""
    if isinstance(power, Triggered):
        return power
    if isinstance(power, Keyword) and power.name is KeywordName.WAR_STOMP:
        return WAR_STOMP
    return None


def watched(state: State) -> frozenset[What]:
    """Return the kinds of events for which a power may watch in the state, printed or given by a modifier."""
    known = _WATCHED.of(state.memo)
    if known is None:
        views = views_in_force(state)
        given = _GIVEN.of(views)
        if given is None:
            given = _GIVEN.keep(views, frozenset(on.what for power in powers_given(state) for on in _watches(power)))
        elsewhere = (power for card in state.elsewhere for power in state.cards[card].printed.powers)
        found = given.union(state.play.watched, (on.what for power in elsewhere for on in _watches(power)))
        known = _WATCHED.keep(state.memo, found)
    return known


def _watchers(state: State, what: What) -> tuple[_Watcher, ...]:
    """Return every triggered power that watches for that kind of event, on cards in play or where it functions."""
    watchers = _WATCHERS.all(state.memo)
    known = watchers.get(what)
    if known is not None:
        return known
    printed_on, givers = state.play.watched.get(what, ()), _givers(state, what)
    if not (printed_on or givers or state.elsewhere):
        return ()
    cards = dict.fromkeys(printed_on)
    for active in givers:
        cards.update(dict.fromkeys(reached(state, active)))
    found: list[_Watcher] = []
    for card in cards:
        held = state.cards[card]
        for each in powers(state, card):
            power = triggered_power(each.power)
            if power is not None and Zone.PLAY in power.zones and any(on.what is what for on in power.on):
                found.append(_Watcher(card, held.controller or held.owner, power, each.key))
    for card in state.elsewhere:
        held = state.cards[card]
        for key, printed in enumerate(held.printed.powers):
            if (
                isinstance(printed, Triggered)
                and held.zone in printed.zones
                and any(on.what is what for on in printed.on)
                and shows_trait(state, held, printed.trait)
            ):
                found.append(_Watcher(card, held.owner, printed, key))
    known = tuple(found)
    watchers[what] = known
    return known


def _givers(state: State, what: What) -> tuple[Active, ...]:
    """Return the modifiers in force that give a power which watches for that kind of event."""
    givers = _GIVERS.all(views_in_force(state))
    known = givers.get(what)
    if known is None:
        known = givers[what] = tuple(
            active
            for active, change in changing(state, GainPowers)
            if any(on.what is what for power in change.powers for on in _watches(power))
        )
    return known


def _watches(power: Power) -> tuple[On, ...]:
    """Return the events that the power watches for, nothing if it is not a triggered one."""
    triggered = triggered_power(power)
    return () if triggered is None else triggered.on


def _nobody_watches(state: State) -> bool:
    return not state.play.triggered and not state.elsewhere and not state.modifiers and not state.play.continuous


@implements("703.1", "703.3", "703.4", "710.4", "715.1")
def trigger(attempt: Attempt, before: State, records: list[Record], proposed: tuple[Event, ...] = ()) -> None:
    """Let every power and modifier trigger that watches for one of the events, which happened at the same time.

    A power watches if it was there just before the events or is there just after them (703.3). The event is matched in
    the state just before it, or just after it if a card enters play (703.4). `proposed` are the events that were
    proposed for that time.
    """
    after = attempt.state
    if not _nobody_watches(before) or not _nobody_watches(after):
        _trigger(attempt, before, after, records)
    attempt.change(past=(*attempt.state.past, Moment(remembered(before), remembered(after), tuple(records), proposed)))


def _trigger(attempt: Attempt, before: State, after: State, records: list[Record]) -> None:
    modifiers = tuple([m for m in before.modifiers if m.triggered is not None and not _spent(after, m)])
    kinds = watched(before) if before is after else watched(before) | watched(after)
    if not modifiers and not kinds:
        return
    spent: dict[int, Modifier] = {}
    at_once: set[tuple[int, int]] = set()
    for record, happening in happenings(records, before):
        if not modifiers and happening.what not in kinds:
            continue
        ground = matched_in(happening, before, after)
        for watcher in _watching(before, after, happening.what):
            appeared = watcher.card not in before.cards or watcher.card not in after.cards
            if (watcher.card, watcher.key) in at_once and _is_one_of_several(ground, watcher, happening):
                continue
            if _watch(attempt, ground, watcher, happening, record, *(("703.3",) if appeared else ())):
                at_once.add((watcher.card, watcher.key))
        spent.update({m.id: m for m in modifiers if _watch_modifier(attempt, ground, m, happening, record) and m.once})
    for modifier in spent.values():
        _end(attempt, modifier)


@implements("702.3", "703.4")
def matched_in(happening: Happening, before: State, after: State) -> State:
    """Return the state in which the event is matched; for a completed quest, one in which it was still face up."""
    match happening.what:
        case What.ENTERS_PLAY:
            return after
        case What.COMPLETES:
            return before if happening.subject is None else before_its_flip(before, happening.subject)
        case _:
            return before


def _watching(before: State, after: State, what: What) -> tuple[_Watcher, ...]:
    """Return the powers that watch for that kind of event just before or just after it, those from before first."""
    watching = _watchers(before, what)
    if before is after:
        return watching
    known = {(watcher.card, watcher.key) for watcher in watching}
    return watching + tuple(w for w in _watchers(after, what) if (w.card, w.key) not in known)


@implements("703.2")
def _watch(attempt: Attempt, ground: State, watcher: _Watcher, happening: Happening, record: Record, *why: str) -> bool:
    """Let the power trigger if it watches for the event; return whether it did."""
    scope = Scope(ground, watcher.you, watcher.card, things=_bound(ground, watcher.card))
    if not any(matches(scope, on, happening) for on in watcher.power.on):
        _tell_look_back(attempt, watcher, happening, *why)
        _tell_not_first(attempt, scope, watcher, happening, *why)
        return False
    if watcher.power.once_per_turn and _already(attempt.state, watcher.card, watcher.key):
        return False
    scope = with_source_detached(attempt.state, happening.bound(scope), happening)
    if watcher.power.if_ is not None and not holds(scope, watcher.power.if_):
        words = "does not trigger: its if-condition is not true"
        attempt.record(Decide(None, words, watcher.card), tuple(map(rule, ("703.2", *why))))
        return False
    _add_waiting(attempt, scope, watcher.power, happening, record, watcher.key, None, *why)
    return True


def _is_one_of_several(ground: State, watcher: _Watcher, happening: Happening) -> bool:
    """Return whether the power counts the event and others of the same time as one."""
    scope = Scope(ground, watcher.you, watcher.card, things=_bound(ground, watcher.card))
    return any(on.together and matches(scope, on, happening) for on in watcher.power.on)


def _bound(state: State, card: CardId) -> dict[str, tuple[int, ...]]:
    held = known(state, card)
    return {} if held is None else dict(held.bound)


@implements("703.4")
def _tell_look_back(attempt: Attempt, watcher: _Watcher, happening: Happening, *why: str) -> None:
    """Record that a power does not trigger, if the event matches it only in the state after the event."""
    if watcher.card not in attempt.state.cards or happening.what is What.ENTERS_PLAY:
        return
    scope = Scope(attempt.state, watcher.you, watcher.card)
    if any(matches(scope, on, happening) for on in watcher.power.on):
        words = "does not trigger: only the game just before the event counts"
        attempt.record(Decide(None, words, watcher.card), tuple(map(rule, ("703.4", *why))))


@implements("703.1")
def _tell_not_first(attempt: Attempt, scope: Scope, watcher: _Watcher, happening: Happening, *why: str) -> None:
    """Record that a power does not trigger, if it watches for the first such event of a turn and this is not it."""
    if any(on.first_time_each_turn and matches(scope, _each_time(on), happening) for on in watcher.power.on):
        words = "does not trigger: the event is not the first of its kind this turn"
        attempt.record(Decide(None, words, watcher.card), tuple(map(rule, ("703.1", *why))))


def _each_time(on: On) -> On:
    """Return the description without its restriction to the first time."""
    return replace(on, first_time_each_turn=False)


@implements("703.3", "715.1")
def _watch_modifier(attempt: Attempt, ground: State, modifier: Modifier, happening: Happening, record: Record) -> bool:
    """Let the triggered modifier trigger if it watches for the event; return whether it did.

    One for "the next time" triggers for every such event of the moment, and ends afterwards. One that has ended at that
    moment triggers as a power does that disappears (703.3).
    """
    power = modifier.triggered
    assert power is not None
    if not in_its_time(ground, modifier):
        return False
    scope = scope_of_modifier(ground, modifier)
    if not any(on.what is happening.what and matches(scope, on, happening) for on in power.on):
        return False
    scope = happening.bound(scope)
    if power.if_ is not None and not holds(scope, power.if_):
        return False
    why = () if _in_force(attempt.state, modifier) else ("703.3",)
    _add_waiting(attempt, scope, power, happening, record, -1, modifier, *why)
    return True


def _end(attempt: Attempt, modifier: Modifier) -> None:
    """End a triggered modifier for "the next time" after it has triggered, unless it has ended at that moment."""
    if not _in_force(attempt.state, modifier):
        return
    attempt.state, _ = occur(attempt.state, EndModifier(modifier))
    attempt.record(EndModifier(modifier), (rule("715.1"),))


def _in_force(state: State, modifier: Modifier) -> bool:
    return any(each.id == modifier.id for each in state.modifiers)


def _spent(after: State, modifier: Modifier) -> bool:
    """Return whether one for "the next time" has triggered since, off what followed at once from the event."""
    triggered = (link.trigger for link in after.waiting if link.trigger is not None)
    return modifier.once and any(each.modifier == modifier.id for each in triggered)


def _already(state: State, card: CardId, key: int) -> bool:
    return any(f.deed is Done.TRIGGERED and f.subject == card and f.detail == key for f in state.history)


@implements("400.1", "700.2", "703.1", "703.2", "705.4")
def _add_waiting(  # noqa: PLR0913, PLR0917 - an effect remembers as much of its trigger.
    attempt: Attempt,
    scope: Scope,
    power: Triggered,
    happening: Happening,
    record: Record,
    key: int,
    modifier: Modifier | None,
    *why: str,
) -> None:
    """Let the triggered effect of the power wait to be added to the chain (708.1)."""
    link = Link(
        id=LinkId(attempt.state.clock + 1),
        kind=LinkKind.TRIGGERED,
        controller=scope.you,
        source=scope.source,
        text=power.text,
        x=scope.x,
        roles=tuple(scope.things.items()),
        numbers=tuple(scope.numbers.items()),
        power=key,
        trigger=TriggerSource(power.if_, happening.rules, record.number, None if modifier is None else modifier.id),
    )
    link = with_source_as_it_is(attempt.state, link)
    state, _ = occur(attempt.state, Trigger(link))
    attempt.state = state
    rules: tuple[RuleId, ...] = (rule("715.1"),) if modifier is not None else (rule("703.1"),)
    rules += (rule("705.4"),) if scope.source in attempt.state.play.triggered else (rule("400.1"), rule("705.4"))
    source = attempt.state.cards.get(CardId(scope.source))
    if modifier is None and source is not None and source.zone is not Zone.PLAY:
        rules += (rule("700.2"),)
    rules += (rule("703.4"),) if power.if_ is None else (rule("703.4"), rule("703.2"))
    cause, attempt.cause = attempt.cause, record.number
    attempt.record(Trigger(link), (*rules, *happening.rules, *map(rule, why)))
    attempt.cause = cause


@implements("703.5")
def matches(scope: Scope, on: On, happening: Happening, *, would: bool = False) -> bool:
    """Return whether the event is what the description watches for, read in the scope.

    `would` is set for an event that is about to happen: for its "first time each turn", earlier events count even if
    they were replaced or prevented.
    """
    if on.what is not happening.what:
        return False
    if on.part not in (None, happening.part):
        return False
    if on.from_zone not in (None, happening.from_zone) or on.to_zone not in (None, happening.to_zone):
        return False
    if on.combat is not None and on.combat is not happening.combat:
        return False
    kinds = happening.damage_types
    if on.not_of_type in kinds or on.damage_type not in (None, *kinds):
        return False
    if on.one_of_types and set(on.one_of_types).isdisjoint(kinds):
        return False
    if (on.fatal and not happening.fatal) or on.counter not in (None, happening.counter):
        return False
    if not _people_match(scope, on, happening):
        return False
    if not on.first_time_each_turn:
        return True
    return not _happened_before(scope, on, happening.subject if on.of_each else None, would=would)


@implements("703.1", "703.4")
def _happened_before(scope: Scope, on: On, subject: int | None, *, would: bool) -> bool:
    """Return whether such an event has happened this turn before, judged by the state at that time.

    With a subject only events of that subject count. They count whether or not anything triggered; events of the same
    moment do not count as before each other.
    """
    plain, kinds = _each_time(on), events_under(on.what)
    for place, moment in enumerate(scope.state.past):
        if would:
            proposed = (event for event in moment.proposed if type(event) in kinds)
            found = [happening for event in proposed for happening in named(event, moment.before)]
        else:
            records = [record for record in moment.records if type(record.event) in kinds]
            found = [happening for _, happening in happenings(records, moment.before)]
        if not found:
            continue
        before = evolve(moment.before, past=scope.state.past[:place])
        for each in found:
            then = replace(scope, state=matched_in(each, before, moment.after))
            if subject in (None, each.subject) and matches(then, plain, each):
                return True
    return False


def _people_match(scope: Scope, on: On, happening: Happening) -> bool:
    for wanted, entity in ((on.subject, happening.subject), (on.other, happening.other), (on.player, happening.player)):
        if wanted is not None and (entity is None or not fits(scope, wanted, entity)):
            return False
    if on.with_ is not None and not any(fits(scope, on.with_, each) for each in happening.with_):
        return False
    if on.when is not None:
        return holds(happening.bound(scope), on.when)
    return True


def text_of(power: Triggered) -> Text:
    """Return the text of a triggered power, which must not be modal."""
    assert isinstance(power.text, Text)
    return power.text
