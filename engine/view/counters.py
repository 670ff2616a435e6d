"""Counters that change a value of the card they are on."""

from __future__ import annotations

from functools import cache

from engine.citations import implements
from engine.language.modifiers import Adjust
from engine.language.selections import Number
from engine.language.words import Trait
from engine.state.cards import Card

_TRAITS = {"ATK": Trait.ATK, "health": Trait.HEALTH, "DEF": Trait.DEF}


@cache
def changes_of(name: str) -> tuple[tuple[Trait, int], ...]:
    """Return the changes of values that one counter with the name makes; none for counters that are only counted.

    >>> changes_of("+1 ATK / -2 health"), changes_of("rage")
    (((<Trait.ATK: 'ATK'>, 1), (<Trait.HEALTH: 'health'>, -2)), ())
    """
    found = []
    for part in name.split(" / "):
        amount, _, trait = part.partition(" ")
        if amount[:1] not in ("+", "-") or not amount[1:].isdecimal() or trait not in _TRAITS:
            return ()
        found.append((_TRAITS[trait], int(amount)))
    return tuple(found)


def is_of_value(card: Card) -> bool:
    """Return whether counters on the card change its values."""
    return any(changes_of(name) for name, _ in card.counters)


@implements("402.1", "718.1")
def adjustments(card: Card) -> tuple[tuple[int, tuple[Adjust, ...]], ...]:
    """Return the changes that the counters of each name make, with the time since which the card has had them."""
    since = dict(card.counted)
    return tuple(
        (since.get(name, card.timestamp), tuple(Adjust(trait, Number(by * many)) for trait, by in changes_of(name)))
        for name, many in card.counters
        if changes_of(name)
    )
