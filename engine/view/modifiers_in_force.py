"""Which continuous modifiers are in force, and in what order they apply (718, 719)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.citations import implements
from engine.language.filters import AllOf, Controlled, Filter
from engine.language.modifiers import (
    READY_STEPS_TO_COME,
    TURNS_TO_COME,
    Change,
    GainPowers,
    LosePowers,
)
from engine.language.powers import Continuous
from engine.language.selections import SELECTIONS, Circumstance, Every, Selection, This
from engine.language.words import Phase, Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.modifier import Modifier
from engine.view.counters import adjustments
from engine.view.dependency import candidates, described_by, in_order, writes
from engine.view.footprint import NONE, Aspects
from engine.view.kept_values import Lasting, lasting
from engine.view.power_keys import counter_key, generated_key, given_key
from engine.view.scope import Scope, scope_of_card, scope_of_modifier

_C = TypeVar("_C")


@dataclass(frozen=True, slots=True, eq=False)
class Active:
    """One continuous modifier in force: from a link (`modifier`) or from a power (`held`, its key on the source).

    `key` identifies it; `to` is what it applies to, unless it flagged `cards`; `you` reads its text; `given_by` is the
    modifier that gives the power from which it comes, if that isn't printed.
    """

    key: int
    source: CardId
    you: PlayerId
    timestamp: int
    changes: tuple[Change, ...]
    to: Selection | Filter | None = None
    cards: frozenset[int] | None = None
    while_: Circumstance | None = None
    modifier: Modifier | None = None
    held: int | None = None
    printed_trait: str | None = None
    given_by: int | None = None

    def scope(self, state: State) -> Scope:
        """Return the scope in which the modifier is read against the state."""
        if self.modifier is not None:
            return scope_of_modifier(state, self.modifier)
        return scope_of_card(state, self.source, self.you)

    def selected(self, state: State) -> tuple[int, ...]:
        """Return what the selection that it applies to holds in the state."""
        from engine.view.referents import select

        key = ("selected", self.key)
        known: tuple[int, ...] | None = state.memo.get(key)
        if known is None:
            known = select(self.scope(state), self.to)  # type: ignore[arg-type]
            state.memo[key] = known
        return known

    def conditional(self, state: State) -> bool:
        """Return whether its "while" condition is true, or it has none (714.3a), and its time has come."""
        if self.modifier is not None and not in_its_time(state, self.modifier):
            return False
        if self.while_ is None:
            return True
        from engine.view.referents import holds

        return holds(self.scope(state), self.while_)


@implements("714.3")
def in_its_time(state: State, modifier: Modifier) -> bool:
    """Return whether the modifier is more than a promise: one for a player's next turn or ready step waits for that."""
    if modifier.duration not in (*READY_STEPS_TO_COME, *TURNS_TO_COME):
        return True
    theirs = state.turn_player == modifier.for_player and modifier.made_on < state.turn
    return theirs and (modifier.duration in TURNS_TO_COME or state.phase is Phase.READY_STEP)


def in_force(state: State) -> tuple[Active, ...]:
    """Return every continuous modifier in force, in the order in which they apply."""
    known: tuple[Active, ...] | None = state.memo.get("in force")
    return _worked_out(state) if known is None else known


def _worked_out(state: State) -> tuple[Active, ...]:
    """Return the modifiers in force: those of the state before where they are the same."""
    kept: Lasting | None = state.memo.get("before")
    if kept is not None and kept.holds_for(state):
        kept.go_by(state)
    else:
        found = _in_force(state)
        order = {name: state.memo[name] for name in ("rearranged", "circles") if name in state.memo}
        alone = state.memo.get("alone")
        state.memo.clear()
        kept = lasting(state, found, None if alone else order)
    state.memo.update(kept.order)
    state.memo["before"] = state.memo["kept"] = kept
    state.memo["in force"] = kept.active
    state.memo["powers are lost"] = _lose_powers(kept.active)
    return kept.active


def _in_force(state: State) -> tuple[Active, ...]:
    """Return the modifiers in order.

    While that is being found out, values are asked for; they are then those under the order by timestamps alone, and
    nothing of them is kept.
    """
    found = _gathered(state)
    state.memo["in force"] = _stamped(found)
    state.memo["powers are lost"] = _lose_powers(found)
    givers = [active for active in found if _given(active)]
    written = NONE.union(*map(writes, found)) if givers else NONE
    given = [each for active in givers for each in _from_given_powers(state, active, written)]
    stamped = _stamped([*found, *given])
    state.memo["in force"] = stamped
    pairs = candidates(stamped)
    state.memo["alone"] = not given and not pairs
    return in_order(state, stamped, pairs) if pairs else stamped


def _stamped(found: Iterable[Active]) -> tuple[Active, ...]:
    """Return the modifiers in timestamp order (718.1)."""
    return tuple(sorted(found, key=lambda active: (active.timestamp, active.key)))


def _lose_powers(found: Iterable[Active]) -> bool:
    return any(isinstance(change, LosePowers) for active in found for change in active.changes)


def changing(state: State, kind: type[_C]) -> tuple[tuple[Active, _C], ...]:
    """Return the modifiers in force with a change of the kind, each with that change, in order.

    Whether a modifier exists and applies is for the caller to ask.
    """
    kinds: dict[object, Any] = state.memo.get("kinds") or kinds_in_force(state)
    known: tuple[tuple[Active, _C], ...] | None = kinds.get(kind)
    if known is None:
        known = tuple((a, c) for a in in_force(state) for c in a.changes if isinstance(c, kind))
        kinds[kind] = known
    return known


def kinds_in_force(state: State) -> dict[object, Any]:
    """Return where views of the modifiers in force are held: with them, where they are kept from state to state."""
    in_force(state)
    kept: Lasting | None = state.memo.get("kept")
    kinds: dict[object, Any] = {} if kept is None else kept.kinds
    state.memo["kinds"] = kinds
    return kinds


@implements("704.1", "714.1", "718.2d", "718.2e")
def _gathered(state: State) -> list[Active]:
    """Return the modifiers from links, and those from the continuous powers of cards, with their timestamps."""
    found = [_from_link(modifier) for modifier in state.modifiers if modifier.triggered is None]
    for card in state.play.continuous:
        found += _from_powers(state, card, Zone.PLAY)
        found += _from_counters(state, card)
    for card in state.elsewhere:
        found += _from_powers(state, card, state.cards[card].zone)
    return found


def _described(to: Selection | Filter | None) -> Selection | Filter | None:
    """Return a selection of every card in play that fits as the description that it is."""
    if not isinstance(to, Every) or to.zones != (Zone.PLAY,):
        return to
    return to.filter if to.of is None else AllOf((to.filter, Controlled(to.of)))


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


def _from_powers(state: State, card: CardId, zone: Zone) -> list[Active]:
    held = state.cards[card]
    if held.resource and not held.face_up:
        return []
    you = held.controller or held.owner
    stamp = max(held.timestamp, held.powers_since)
    return [
        Active(
            card * 100 + index,
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
    ]


@implements("402.1")
def _from_counters(state: State, card: CardId) -> list[Active]:
    """Return what the counters on the card change, each kind of them since the first was put there."""
    held = state.cards[card]
    return [
        Active(counter_key(card, place), card, held.controller or held.owner, since, changes, This())
        for place, (since, changes) in enumerate(adjustments(held))
    ]


def _given(active: Active) -> list[tuple[int, Continuous]]:
    """Return the continuous powers that the modifier gives, each with its number among those of its change."""
    return [
        (number, power)
        for change in active.changes
        if isinstance(change, GainPowers)
        for number, power in enumerate(change.powers)
        if isinstance(power, Continuous)
    ]


def _from_given_powers(state: State, active: Active, written: Aspects) -> list[Active]:
    """Return the modifiers of continuous powers that the modifier gives to cards (718.2e).

    Where it goes by what other modifiers change (`written`), any card in play may have been given the power; those that
    have not generate nothing.
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
    from engine.view.descriptions import fits
    from engine.view.printed_values import base

    if isinstance(active.to, SELECTIONS):
        return [CardId(card) for card in active.selected(state) if CardId(card) in state.cards]
    scope = active.scope(state)
    assert active.to is not None
    assert not isinstance(active.to, SELECTIONS)
    filter: Filter = active.to
    return [card for card in state.play.ids if fits(scope, filter, card, base(state, state.cards[card]))]
