"""The continuous modifiers in force, in the order in which they apply (718, 719)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

from engine.citations import implements
from engine.language.durations import READY_STEPS_TO_COME, TURNS_TO_COME, Duration
from engine.language.filters import AllOf, Controlled, Filter
from engine.language.modifiers import (
    Change,
    GainPowers,
    LosePowers,
)
from engine.language.powers import Continuous, Power
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, Every, Selection, This
from engine.language.words import KeywordName, Phase, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.memo import CARRIED, Memo, Remembered, RememberedBy
from engine.state.modifier import Modifier
from engine.value import kept_by_identity, replace
from engine.view import descriptions, referents
from engine.view.active_modifier import BY_TIMESTAMP, IN_FORCE, Active, InForce, Order
from engine.view.change_footprints import MODIFYING
from engine.view.counters import adjustments
from engine.view.dependency import candidates, described_by, in_order, writes
from engine.view.footprint import NONE, Aspect, Aspects
from engine.view.kept_values import Lasting, lasting, speaks_of
from engine.view.power_keys import counter_key, generated_key, given_key, placed, printed_key
from engine.view.printed_values import base, keywords_of

_C = TypeVar("_C")


@implements("714.3")
def in_its_time(state: State, modifier: Modifier) -> bool:
    """Return whether the time of the modifier has come: one for a later turn or ready step waits for it."""
    if modifier.duration not in (*READY_STEPS_TO_COME, *TURNS_TO_COME):
        return True
    whose = modifier.duration is Duration.NEXT_TURN or state.turn_player == modifier.for_player
    theirs = whose and modifier.made_on < state.turn
    return theirs and (modifier.duration in TURNS_TO_COME or state.phase is Phase.READY_STEP)


_SELECTED: RememberedBy[int, tuple[int, ...]] = RememberedBy("what a modifier's selection holds")


def selected(state: State, active: Active) -> tuple[int, ...]:
    """Return the cards and players in the selection that the modifier applies to."""
    of_all = _SELECTED.all(state.memo)
    known = of_all.get(active.key)
    if known is None:
        known = of_all[active.key] = referents.select(active.scope(state), active.to)  # type: ignore[arg-type]
    return known


def conditional(state: State, active: Active) -> bool:
    """Return whether the modifier's time has come and its "while" condition, if it has one, is true (714.3a)."""
    if active.modifier is not None and not in_its_time(state, active.modifier):
        return False
    return active.while_ is None or referents.holds(active.scope(state), active.while_)


def in_force(state: State) -> tuple[Active, ...]:
    """Return every continuous modifier in force, in the order in which they apply."""
    return (IN_FORCE.of(state.memo) or _worked_out(state)).active


def views_in_force(state: State) -> Memo:
    """Return the memo for views derived from the modifiers in force; it is kept as long as they are."""
    found: InForce = state.memo.get(IN_FORCE) or _worked_out(state)
    return found.views


def _worked_out(state: State) -> InForce:
    """Return the modifiers in force; those of the previous state if they are the same."""
    kept: Lasting | None = CARRIED.of(state.memo)
    if kept is not None and kept.holds_for(state):
        kept.go_by(state)
    else:
        active, order = _ordered(state)
        state.memo.clear()
        in_force_ = InForce(active, _lose_powers(active), order or BY_TIMESTAMP)
        kept = in_force_.lasting = lasting(state, in_force_, kept, settled=order is not None)
    CARRIED.keep(state.memo, kept)
    return IN_FORCE.keep(state.memo, kept.in_force)


def _ordered(state: State) -> tuple[tuple[Active, ...], Order | None]:
    """Return the modifiers in order, and the order beyond timestamps; None for it if nothing depends on values.

    While the order is being worked out, values are computed in timestamp order, and none of these is kept.
    """
    found = _timely(state, _gathered(state))
    IN_FORCE.keep(state.memo, InForce(_stamped(found), _lose_powers(found)))
    givers = [active for active in found if _given(active)]
    written = NONE.union(*map(writes, found)) if givers else NONE
    given = _timely(state, [each for active in givers for each in _from_given_powers(state, active, written)])
    stamped = _stamped([*found, *given])
    IN_FORCE.keep(state.memo, InForce(stamped, _lose_powers(found)))
    pairs = candidates(stamped)
    if not givers and not pairs:
        return stamped, None
    return in_order(state, stamped, pairs) if pairs else (stamped, BY_TIMESTAMP)


_STAMP = attrgetter("timestamp", "key")


def _stamped(found: Iterable[Active]) -> tuple[Active, ...]:
    """Return the modifiers in timestamp order (718.1)."""
    return tuple(sorted(found, key=_STAMP))


@implements("718.2e")
def _timely(state: State, found: list[Active]) -> list[Active]:
    """Return the modifiers with the time when their power was added to its card or came back, where that was later."""
    late = {key: since for _, key, since in state.added}
    if not late:
        return found
    return [
        replace(each, timestamp=late[each.key]) if late.get(each.key, 0) > each.timestamp else each for each in found
    ]


def _lose_powers(found: Iterable[Active]) -> bool:
    return any(isinstance(change, LosePowers) for active in found for change in active.changes)


def changing(state: State, kind: type[_C]) -> tuple[tuple[Active, _C], ...]:
    """Return the modifiers in force with a change of the kind, each with that change, in order.

    It does not check whether a modifier exists and applies to a card.
    """
    found: InForce = state.memo.get(IN_FORCE) or _worked_out(state)
    by_kind = found.by_kind or _by_kind(found)
    known: tuple[tuple[Active, _C], ...] = by_kind.get(kind, ())
    return known


def _by_kind(in_force_: InForce) -> dict[type, Any]:
    """Return the modifiers with each kind of change, and keep them with the others."""
    found: dict[type, tuple[tuple[Active, Change], ...]] = {object: ()}
    for active in in_force_.active:
        for change in active.changes:
            kind = type(change)
            found[kind] = (*found.get(kind, ()), (active, change))
    in_force_.by_kind = found
    return found


@implements("704.1", "714.1", "718.2d", "718.2e")
def _gathered(state: State) -> list[Active]:
    """Return the modifiers of links and those of the continuous powers of cards, with their timestamps."""
    found = [_from_link(modifier) for modifier in state.modifiers if modifier.triggered is None]
    for card in state.play.continuous:
        found += _from_powers(state, card, Zone.PLAY)
        if state.cards[card].counters:
            found += _from_counters(state, card)
    for card in state.elsewhere:
        found += _from_powers(state, card, state.cards[card].zone)
    return found


def _described(to: Selection | Filter | None) -> Selection | Filter | None:
    """Return the filter of a selection that means every card in play that fits, else the argument itself."""
    if not isinstance(to, Every) or to.zones != (Zone.PLAY,):
        return to
    return to.filter if to.of is None else AllOf((to.filter, Controlled(to.of)))


_MOST_KEPT = 4096
_OF_POWERS: dict[tuple[object, ...], tuple[Printed, tuple[Active, ...]]] = {}
"""The modifiers of printed powers, by all that they are made from: the same as long as that is."""


@kept_by_identity
def _from_link(modifier: Modifier) -> Active:
    cards = None if modifier.cards is None else frozenset(modifier.cards)
    return Active(
        modifier.id,
        modifier.source,
        modifier.controller,
        modifier.timestamp,
        modifier.changes,
        _described(modifier.filter),
        cards,
        modifier.while_,
        modifier,
    )


def _from_powers(state: State, card: CardId, zone: Zone) -> tuple[Active, ...]:
    held = state.cards[card]
    if held.resource and not held.face_up:
        return ()
    you = held.controller or held.owner
    stamp = max(held.timestamp, held.powers_since)
    key = (id(held.printed), card, you, stamp, zone)
    known = _OF_POWERS.get(key)
    if known is None:
        if len(_OF_POWERS) > _MOST_KEPT:
            _OF_POWERS.clear()
        known = _OF_POWERS[key] = (held.printed, _printed_on(held, you, stamp, zone))
    return known[1]


def _printed_on(held: Card, you: PlayerId, stamp: int, zone: Zone) -> tuple[Active, ...]:
    card = held.id
    return tuple(
        Active(
            printed_key(card, index),
            card,
            you,
            stamp,
            power.changes,
            _described(power.to),
            None,
            power.while_,
            None,
            index,
            power.trait,
        )
        for index, power in enumerate(held.printed.powers)
        if isinstance(power, Continuous) and zone in power.zones
    )


@implements("402.1")
def _from_counters(state: State, card: CardId) -> list[Active]:
    """Return the modifiers that the counters on the card make, with the time of the first counter of each name."""
    held = state.cards[card]
    return [
        Active(counter_key(card, place), card, held.controller or held.owner, since, changes, This())
        for place, (since, changes) in enumerate(adjustments(held))
    ]


@lru_cache(_MOST_KEPT)
def _given(active: Active) -> tuple[tuple[int, Continuous], ...]:
    """Return the continuous powers that the modifier gives, each with its place among all that it gives."""
    return tuple(
        (place, power)
        for change in active.changes
        if isinstance(change, GainPowers)
        for place, power in placed(active.changes, change)
        if isinstance(power, Continuous)
    )


def _from_given_powers(state: State, active: Active, written: Aspects) -> list[Active]:
    """Return the modifiers of continuous powers that the modifier gives to cards (718.2e).

    If its description reads values that others change (`written`), any card in play may have been given the power; for
    cards that have not, the modifiers do not exist.
    """
    given = _given(active)
    found: list[Active] = []
    changing_ = not isinstance(active.to, SELECTIONS) and described_by(active) & written
    for card in state.play.ids if changing_ else _reached(state, active):
        held = state.cards[card]
        stamp = max(active.timestamp, held.timestamp)
        for number, power in given:
            found.append(
                Active(
                    generated_key(active.key, card, number),
                    card,
                    held.controller or held.owner,
                    stamp,
                    power.changes,
                    _described(power.to),
                    None,
                    power.while_,
                    None,
                    given_key(active.key, number),
                    given_by=active.key,
                )
            )
    return found


def _reached(state: State, active: Active) -> list[CardId]:
    """Return the cards in play that the modifier would apply to by their printed values."""
    if active.cards is not None:
        return [CardId(card) for card in active.cards if CardId(card) in state.cards]
    to = active.to
    if isinstance(to, SELECTIONS):
        return [CardId(card) for card in selected(state, active) if CardId(card) in state.cards]
    scope = active.scope(state)
    assert to is not None
    return [card for card in state.play.ids if descriptions.fits(scope, to, card, base(state, state.cards[card]))]


_KEYWORDS: Remembered[frozenset[KeywordName]] = Remembered("keywords that modifiers give")


_POWERS_CHANGED: Remembered[tuple[frozenset[int], bool]] = Remembered("whose powers modifiers change")


def powers_given(state: State) -> Iterator[Power]:
    """Yield each power that a modifier in force gives, whichever cards it applies to."""
    return (power for _, change in changing(state, GainPowers) for power in change.powers)


_GIVEN_OR_SHOWN: Remembered[tuple[Active, ...]] = Remembered("modifiers of powers that are given or beside an icon")


def given_or_shown(state: State) -> tuple[Active, ...]:
    """Return the modifiers of continuous powers that other modifiers give, or that stand beside a trait icon."""
    views = views_in_force(state)
    known = _GIVEN_OR_SHOWN.of(views)
    if known is None:
        found = (each for each in in_force(state) if each.given_by is not None or each.printed_trait is not None)
        known = _GIVEN_OR_SHOWN.keep(views, tuple(found))
    return known


def given_keywords(state: State) -> frozenset[KeywordName]:
    """Return the keywords that modifiers in force give, whichever cards they apply to."""
    views = views_in_force(state)
    known = _KEYWORDS.of(views)
    if known is None:
        known = _KEYWORDS.keep(views, keywords_of(powers_given(state)))
    return known


def powers_may_change(state: State, card: CardId) -> bool:
    """Return whether a modifier in force that could apply to the card gives or takes powers."""
    views = views_in_force(state)
    known = _POWERS_CHANGED.of(views)
    if known is None:
        cards = [speaks_of(active) for active in in_force(state) if _changes_powers(active)]
        alone = frozenset[int]().union(*(each for each in cards if each is not None))
        known = _POWERS_CHANGED.keep(views, (alone, None in cards))
    return known[1] or card in known[0]


@lru_cache(_MOST_KEPT)
def _changes_powers(active: Active) -> bool:
    return Aspect.POWERS in MODIFYING.of(active.changes).changes
