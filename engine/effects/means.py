"""What the parts of a cost take from the same cards, and whether there is enough for all of them (401.1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations

from engine.citations import implements
from engine.decisions.combinations import Listed, Matched, Together, fillable
from engine.effects.ability_to_bear import bearing, offer, room
from engine.effects.resources import ready_resources
from engine.language.effects import (
    Destroy,
    Discard,
    Effect,
    Exhaust,
    Flip,
    If,
    Interrupt,
    PayResources,
    Put,
    PutDamage,
    Ready,
    RemoveCounters,
)
from engine.language.selections import Chosen, Selection
from engine.state.ids import CardId, PlayerId
from engine.value import value
from engine.view.descriptions import fits
from engine.view.referents import holds, number, player_of, select
from engine.view.scope import Scope


class Taken(IntEnum):
    """What a part of a cost takes of a card; parts are paid in this order, in which each leaves the others payable."""

    READY = 0
    EXHAUSTED = 1
    COUNTERS = 2
    ROOM = 3
    FACE = 4
    LINK = 5
    PLACE = 6
    REST = 7


_COUNTED = (Taken.COUNTERS, Taken.ROOM)
"""The things of which one card can have several units."""


@value
class Need:
    """What a part takes: some or all of the cards, between a least and a most number, and that many units of each."""

    taken: Taken
    cards: tuple[int, ...]
    many: int
    chosen: bool = False
    units: int = 1
    name: str = ""
    most: int = 0

    def clashes(self, other: Need) -> bool:
        """Return whether both take the same thing and may take it from the same card."""
        return (self.taken, self.name) == (other.taken, other.name) and not set(self.cards).isdisjoint(other.cards)


def taken_by(effect: Effect) -> Taken:
    """Return what the effect takes of a card; an effect that no other part competes with counts as moving cards."""
    match effect:
        case Exhaust() | PayResources():
            return Taken.READY
        case Ready():
            return Taken.EXHAUSTED
        case RemoveCounters():
            return Taken.COUNTERS
        case PutDamage():
            return Taken.ROOM
        case Flip():
            return Taken.FACE
        case Interrupt():
            return Taken.LINK
        case Discard(_, amount, at_random, _):
            return Taken.REST if amount is None or at_random else Taken.PLACE
        case If(_, then):
            return max((taken_by(each) for each in then), default=Taken.PLACE)
        case _:
            return Taken.PLACE


@implements("712.7")
def all_doable(scope: Scope, effects: Sequence[Effect]) -> bool:
    """Return whether there is enough for all the effects of a text that may be performed as a whole (712.7)."""
    return enough(scope, tuple(need for effect in effects for need in needs_of(scope, effect, as_cost=False)))


def needed_resources(scope: Scope, player: PlayerId, amount: int) -> Need:
    """Return the need for that many ready resources of the player."""
    return Need(Taken.READY, ready_resources(scope.state, player), amount, chosen=True)


def needs_of(scope: Scope, effect: Effect, *, as_cost: bool = True) -> list[Need]:
    """Return what the effect takes; effects not named here take nothing that could run out."""
    match effect:
        case PayResources(player, amount):
            who = player_of(scope, player)
            return [] if who is None else [needed_resources(scope, who, number(scope, amount))]
        case Exhaust(cards) | Ready(cards) | Flip(cards) | Destroy(cards) | Put(cards):
            return [_selected(scope, effect, cards, as_cost=as_cost)]
        case Interrupt(links):
            return [_selected(scope, effect, links, as_cost=as_cost)]
        case RemoveCounters(cards, name, quantity):
            units = 1 if quantity is None else number(scope, quantity)
            return [_selected(scope, effect, cards, units, name, as_cost=as_cost)]
        case PutDamage(cards, amount):
            return [_selected(scope, effect, cards, number(scope, amount))] if as_cost and _capped(scope) else []
        case Discard(players, amount, _, filter) if amount is not None:
            hands = [scope.state.player(PlayerId(each)).hand for each in select(scope, players)]
            return [
                Need(
                    Taken.PLACE,
                    tuple(c for c in hand if c != scope.announced and (filter is None or fits(scope, filter, c))),
                    number(scope, amount),
                    chosen=True,
                )
                for hand in hands
            ]
        case If(condition, then, otherwise):
            course = then if holds(scope, condition) else otherwise
            return [need for each in course for need in needs_of(scope, each, as_cost=as_cost)]
        case _:
            return []


def _capped(scope: Scope) -> bool:
    return scope.state.edition.damage_put_up_to_health


def _selected(
    scope: Scope, effect: Effect, selection: Selection, units: int = 1, name: str = "", *, as_cost: bool = True
) -> Need:
    """Return what the effect takes of the selected cards on which it can be performed."""
    options, least = offer(scope, selection)
    able = bearing(scope, effect, as_cost)
    cards = tuple(each for each in options if able(CardId(each)))
    if not isinstance(selection, Chosen):
        return Need(taken_by(effect), cards, least, units=units, name=name)
    most = least if selection.most is None else number(scope, selection.most)
    return Need(taken_by(effect), cards, least, True, units, name, most)


@implements("401.1")
def enough(scope: Scope, wanted: Sequence[Need]) -> bool:
    """Return whether there is enough for all the needs together."""
    clashing = [need for need in wanted if any(need is not each and need.clashes(each) for each in wanted)]
    kinds = {(need.taken, need.name) for need in clashing}
    return all(_enough(scope, [n for n in clashing if (n.taken, n.name) == kind]) for kind in sorted(kinds))


def _enough(scope: Scope, wanted: Sequence[Need]) -> bool:
    """Return whether there is enough of one thing; if cards give more than one unit, every choice is tried."""
    for place, need in enumerate(wanted):
        if need.taken in _COUNTED and need.chosen and (need.units, need.many) != (1, 1):
            rest = [*wanted[:place], *wanted[place + 1 :]]
            return any(_enough(scope, [*rest, _settled(need, some)]) for some in combinations(need.cards, need.many))
    return fillable([slot for need in wanted for slot in _slots(scope, need)])


def _settled(need: Need, cards: tuple[int, ...]) -> Need:
    """Return the need after the cards for it were chosen."""
    return Need(need.taken, cards, len(cards), False, need.units, need.name)


def _slots(scope: Scope, need: Need) -> list[frozenset[str]]:
    """Return, for every unit that is needed, the set of units that can be used for it."""
    if need.chosen:
        return [frozenset(unit for card in need.cards for unit in _units(scope, need, card))] * need.many
    return [frozenset(_units(scope, need, card)) for card in need.cards for _ in range(need.units)]


def _units(scope: Scope, need: Need, card: int) -> list[str]:
    many = 1
    if need.taken is Taken.COUNTERS:
        many = scope.state.cards[CardId(card)].counters_named(need.name)
    elif need.taken is Taken.ROOM:
        many = room(scope.state, CardId(card))
    return [f"{card}.{unit}" for unit in range(many)]


@implements("401.1", "707.1e")
def leaving_enough(scope: Scope, need: Need | None, later: Sequence[Need]) -> Together | None:
    """Return which cards can be chosen together for a part so that later parts stay payable; None if any can."""
    if need is None or not need.chosen:
        return None
    clashing = [each for each in later if each.clashes(need)]
    if not clashing:
        return None
    if need.taken not in _COUNTED:
        same = [each for each in later if each.taken is need.taken]
        return Matched(kept=tuple(frozenset(slot) for each in same for slot in _cards_of(each)))
    sizes = range(need.many, max(need.many, min(need.most, len(need.cards))) + 1)
    sets = (frozenset(some) for many in sizes for some in combinations(need.cards, many))
    return Listed(tuple(some for some in sets if _enough(scope, [*clashing, _settled(need, tuple(sorted(some)))])))


def _cards_of(need: Need) -> list[tuple[int, ...]]:
    return [need.cards] * need.many if need.chosen else [(card,) for card in need.cards]
