"""Which continuous modifiers are in force, and in what order they apply (718, 719)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from engine.citations import implements
from engine.language.filters import (
    AllOf,
    AnyOf,
    AttachedTo,
    Filter,
    HasAttached,
    HasKeyword,
    Is,
    Not,
    OfDamageType,
    Tagged,
    Valued,
)
from engine.language.modifiers import (
    Adjust,
    BecomesType,
    Change,
    CopyPaymentPowers,
    GainPowers,
    GainTags,
    HasType,
    LosePowers,
    SetValue,
)
from engine.language.powers import Continuous
from engine.language.selections import SELECTIONS, Circumstance, Selection
from engine.language.words import Zone
from engine.rules.scope import Scope, scope_of_card, scope_of_modifier
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.modifiers import Modifier

_C = TypeVar("_C")


@dataclass(frozen=True, slots=True, eq=False)
class Active:
    """One continuous modifier in force: from a link (`modifier`) or from a power (`held`, its key on the source).

    `key` identifies it; `to` is what it applies to, unless it flagged `cards`; `you` reads its text.
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

    def scope(self, state: State) -> Scope:
        """Return the scope in which the modifier is read against the state."""
        if self.modifier is not None:
            return scope_of_modifier(state, self.modifier)
        return scope_of_card(state, self.source, self.you)

    def selected(self, state: State) -> tuple[int, ...]:
        """Return what the selection that it applies to holds in the state."""
        from engine.rules.selecting import select

        key = ("selected", self.key)
        known: tuple[int, ...] | None = state.memo.get(key)
        if known is None:
            known = select(self.scope(state), self.to)  # type: ignore[arg-type]
            state.memo[key] = known
        return known

    def conditional(self, state: State) -> bool:
        """Return whether its "while" condition is true, or it has none (714.3a)."""
        if self.while_ is None:
            return True
        from engine.rules.selecting import holds

        return holds(self.scope(state), self.while_)


def in_force(state: State) -> tuple[Active, ...]:
    """Return every continuous modifier in force, in the order in which they apply."""
    known: tuple[Active, ...] | None = state.memo.get("in force")
    if known is None:
        gathered = _gathered(state)
        changing = any(isinstance(c, (LosePowers, GainPowers, CopyPaymentPowers)) for a in gathered for c in a.changes)
        state.memo["powers change"] = changing
        known = _ordered(state, gathered)
        state.memo["in force"] = known
    return known


def changing(state: State, kind: type[_C]) -> tuple[tuple[Active, _C], ...]:
    """Return the modifiers in force with a change of the kind, each with that change, in order.

    Whether a modifier exists and applies is for the caller to ask.
    """
    known: tuple[tuple[Active, _C], ...] | None = state.memo.get(kind)
    if known is None:
        known = tuple((a, c) for a in in_force(state) for c in a.changes if isinstance(c, kind))
        state.memo[kind] = known
    return known


@implements("704.1", "712.6", "714.1", "718.2a", "718.2b", "718.2c", "718.2d", "718.2e")
def _gathered(state: State) -> list[Active]:
    """Return the modifiers from links, and those from the continuous powers of cards, with their timestamps."""
    found = [_from_link(modifier) for modifier in state.modifiers if modifier.triggered is None]
    for card in state.play.continuous:
        found += _from_powers(state, card, Zone.PLAY)
    for card in state.elsewhere:
        found += _from_powers(state, card, state.cards[card].zone)
    found += [given for active in found for given in _from_given_powers(state, active)]
    return found


def _from_link(modifier: Modifier) -> Active:
    cards = None if modifier.cards is None else frozenset(modifier.cards)
    return Active(
        modifier.id,
        modifier.source,
        modifier.controller,
        modifier.timestamp,
        modifier.changes,
        modifier.filter,
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
            power.to,
            None,
            power.while_,
            None,
            index,
            power.trait,
        )
        for index, power in enumerate(held.printed.powers)
        if isinstance(power, Continuous) and zone in power.zones
    ]


def _from_given_powers(state: State, active: Active) -> list[Active]:
    """Return the modifiers of continuous powers that the modifier gives to cards (718.2e)."""
    given = [
        (number, power)
        for change in active.changes
        if isinstance(change, GainPowers)
        for number, power in enumerate(change.powers)
        if isinstance(power, Continuous)
    ]
    if not given:
        return []
    found: list[Active] = []
    for card in _reached(state, active):
        held = state.cards[card]
        stamp = max(active.timestamp, held.timestamp)
        for number, power in given:
            found.append(
                Active(
                    active.key * 100 + card * 7 + number,
                    card,
                    held.controller or held.owner,
                    stamp,
                    power.changes,
                    power.to,
                    None,
                    power.while_,
                    None,
                    active.key * 100 + 50 + number,
                )
            )
    return found


def _reached(state: State, active: Active) -> list[CardId]:
    """Return the cards in play that the modifier would apply to by their printed values."""
    if active.cards is not None:
        return [CardId(card) for card in active.cards if CardId(card) in state.cards]
    from engine.rules.fitting import fits
    from engine.rules.values import _base

    if isinstance(active.to, SELECTIONS):
        return [CardId(card) for card in active.selected(state) if CardId(card) in state.cards]
    scope = active.scope(state)
    assert active.to is not None
    assert not isinstance(active.to, SELECTIONS)
    filter: Filter = active.to
    return [card for card in state.play.ids if fits(scope, filter, card, _base(state, state.cards[card]))]


def _writes(active: Active) -> frozenset[str]:
    """Return the aspects of cards that the modifier changes and that a description could ask for."""
    found: set[str] = set()
    for change in active.changes:
        if isinstance(change, GainTags):
            found.add("tags")
        elif isinstance(change, (GainPowers, LosePowers, CopyPaymentPowers)):
            found.add("powers")
        elif isinstance(change, (Adjust, SetValue)):
            found.add("value")
        elif isinstance(change, HasType):
            found.add("damage type")
        elif isinstance(change, BecomesType):
            found.add("types")
    return frozenset(found)


def _reads(active: Active) -> frozenset[str]:
    """Return the aspects of cards on which it depends what the modifier applies to, or whether it exists."""
    found: set[str] = set()
    if active.held is not None:
        found.add("powers")
    if active.cards is None and active.to is not None:
        _aspects(active.to, found)
    return frozenset(found)


def _aspects(asked: object, found: set[str]) -> None:
    match asked:
        case AllOf(filters) | AnyOf(filters):
            for each in filters:
                _aspects(each, found)
        case Not(inner) | AttachedTo(inner) | HasAttached(inner):
            _aspects(inner, found)
        case Tagged():
            found.add("tags")
        case HasKeyword():
            found.add("powers")
        case Valued():
            found.add("value")
        case OfDamageType():
            found.add("damage type")
        case Is():
            found.add("types")
        case _:
            pass


@implements("719.1", "719.2", "719.3")
def _ordered(state: State, gathered: list[Active]) -> tuple[Active, ...]:
    """Return the modifiers in timestamp order, each dependent one after the latest of those that it depends on.

    Modifiers that depend on each other in a circle keep their own timestamps among themselves.
    """
    stamped = sorted(gathered, key=lambda a: (a.timestamp, a.key))
    if len(stamped) < 2:
        return tuple(stamped)
    written = [_writes(active) for active in stamped]
    anything = frozenset().union(*written)
    if not anything:
        return tuple(stamped)
    needs: dict[int, set[int]] = {}
    for first, active in enumerate(stamped):
        read = _reads(active) & anything
        if read:
            on = {s for s, w in enumerate(written) if s != first and w & read and _depends(state, active, stamped[s])}
            if on:
                needs[first] = on
    if not needs:
        return tuple(stamped)
    state.memo["rearranged"] = frozenset(stamped[place].key for place in needs)
    return tuple(stamped[place] for place in _arranged(len(stamped), needs))


def _arranged(count: int, needs: dict[int, set[int]]) -> list[int]:
    """Return the places in an order where each comes after all it needs, circles left in their own order."""
    reach: dict[int, set[int]] = {}

    def reaches(start: int) -> set[int]:
        if start not in reach:
            reach[start] = set()
            todo = list(needs.get(start, ()))
            while todo:
                place = todo.pop()
                if place not in reach[start]:
                    reach[start].add(place)
                    todo += needs.get(place, ())
        return reach[start]

    def key(place: int) -> tuple[int, int, int]:
        before = [other for other in reaches(place) if place not in reaches(other)]
        return (max([place, *before]), len(before), place)

    return sorted(range(count), key=key)


def _depends(state: State, first: Active, second: Active) -> bool:
    """Return whether the presence of the second modifier changes which cards the first could apply to (719.1)."""
    from engine.rules.fitting import fits
    from engine.rules.values import _VALUED, _apply, _base

    reached = _reached(state, second)
    if first.held is not None and first.source in reached and any(isinstance(c, LosePowers) for c in second.changes):
        return True
    if first.cards is not None or first.to is None or isinstance(first.to, SELECTIONS):
        return False
    scope = first.scope(state)
    for card in reached:
        held = state.cards[card]
        without, with_ = _base(state, held), _base(state, held)
        for change in second.changes:
            if isinstance(change, _VALUED):
                _apply(second.scope(state), second, change, held, with_)
        if fits(scope, first.to, card, without) != fits(scope, first.to, card, with_):
            return True
    return False
