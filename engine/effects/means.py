"""What the parts of a cost take from the same cards, and whether there is enough for all of them together (401.1)."""

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
    """What of a card a part of a cost uses up, in the order in which parts leave each other payable."""

    READY = 0
    EXHAUSTED = 1
    COUNTERS = 2
    ROOM = 3
    FACE = 4
    LINK = 5
    PLACE = 6
    REST = 7


_COUNTED = (Taken.COUNTERS, Taken.ROOM)
"""What a card has more than one of."""


@value
class Need:
    """What a part takes: all the cards, or how many of them at least and at most, and so many units of each."""

    taken: Taken
    cards: tuple[int, ...]
    many: int
    chosen: bool = False
    units: int = 1
    name: str = ""
    most: int = 0

    def clashes(self, other: Need) -> bool:
        """Return whether both take the same thing, and perhaps of the same card."""
        return (self.taken, self.name) == (other.taken, other.name) and not set(self.cards).isdisjoint(other.cards)


def taken_by(effect: Effect) -> Taken:
    """Return what the effect takes; what takes nothing that others could want is done with what goes elsewhere."""
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
    """Return whether there is enough for all the effects together of a text that may be done as a whole (712.7)."""
    return enough(scope, tuple(need for effect in effects for need in needs_of(scope, effect, as_cost=False)))


def needed_resources(scope: Scope, player: PlayerId, amount: int) -> Need:
    """Return that so many of the player's ready resources are needed."""
    return Need(Taken.READY, ready_resources(scope.state, player), amount, chosen=True)


def needs_of(scope: Scope, effect: Effect, *, as_cost: bool = True) -> list[Need]:
    """Return what the effect takes; nothing that could be wanting is taken by effects that are not named here."""
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
    """Return what the effect takes of the selected cards that can bear it."""
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
    """Return whether there is enough of one thing, trying every choice where cards give more than one unit."""
    for place, need in enumerate(wanted):
        if need.taken in _COUNTED and need.chosen and (need.units, need.many) != (1, 1):
            rest = [*wanted[:place], *wanted[place + 1 :]]
            return any(_enough(scope, [*rest, _settled(need, some)]) for some in combinations(need.cards, need.many))
    return fillable([slot for need in wanted for slot in _slots(scope, need)])


def _settled(need: Need, cards: tuple[int, ...]) -> Need:
    """Return the need once the cards are chosen."""
    return Need(need.taken, cards, len(cards), False, need.units, need.name)


def _slots(scope: Scope, need: Need) -> list[frozenset[str]]:
    """Return a slot for every unit that is needed, with the units that can go in it."""
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
    """Return which cards can be chosen together for a part so that the later parts stay payable; None if any can."""
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
