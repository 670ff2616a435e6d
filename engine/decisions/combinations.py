"""Which options can be chosen together, where not any of them can: combinations that a choice takes for an answer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias, TypeVar

from engine.value import value

_T = TypeVar("_T")

Option: TypeAlias = int | str
"""A player, card or effect by number; a number; or a word such as "yes"."""


@value
class Matched:
    """Options each of which gets a slot that takes it, no two the same, while others fill every slot that is kept.

    Without slots any of the options go together, so many as the choice takes.
    """

    slots: tuple[frozenset[Option], ...] | None = None
    kept: tuple[frozenset[Option], ...] = ()


@value
class Listed:
    """Options that make up one of the sets."""

    sets: tuple[frozenset[Option], ...]


@value
class Grouped:
    """Options that all lie in one of the groups."""

    groups: tuple[frozenset[Option], ...]


@value
class Weighed:
    """Options of which each has a weight, that come to no more than so much and go together in another way besides."""

    weights: tuple[tuple[Option, int], ...]
    most: int
    alike: Matched | None = None


Together: TypeAlias = Matched | Listed | Grouped | Weighed


def assigned(slots: Sequence[Collection[Option]], options: Sequence[Option]) -> dict[Option, int] | None:
    """Return in which slot each of the options goes, one to a slot, None if they can't all go.

    >>> assigned(({1, 2}, {1}), (2, 1)), assigned(({1, 2}, {3}), (1, 2))
    ({2: 0, 1: 1}, None)
    """
    takers = [[place for place, slot in enumerate(slots) if option in slot] for option in options]
    places = _matching(takers)
    if len(places) < len(options):
        return None
    return {option: places[place] for place, option in enumerate(options)}


def fillable(slots: Sequence[Collection[Option]]) -> bool:
    """Return whether every slot can be filled with an option that it takes, no option in two of them."""
    return len(_matching([list(slot) for slot in slots])) == len(slots)


def leads_on(
    together: Together, options: Collection[Option], chosen: Collection[Option], least: int, most: int
) -> bool:
    """Return whether some answer of at least and at most so many options holds all that are chosen.

    It is enough to look for one no greater than it has to be, for with fewer options everything is as free as before.
    """
    many = max(least, len(chosen))
    if many > most:
        return False
    if isinstance(together, Weighed):
        return _light_enough(together, options, tuple(chosen), many)
    if isinstance(together, Grouped):
        if not chosen:
            return least == 0 or any(len(group.intersection(options)) >= least for group in together.groups)
        found = (group.intersection(options) for group in together.groups if group.issuperset(chosen))
        return any(len(group) >= many for group in found)
    if isinstance(together, Listed):
        return any(least <= len(each) <= most and each.issuperset(chosen) for each in together.sets)
    everything = frozenset(options)
    slots = (everything,) * many if together.slots is None else together.slots
    if assigned(slots, tuple(chosen)) is None:
        return False
    kept = [slot.difference(chosen) for slot in together.kept]
    if not fillable(kept):
        return False
    both = [list(slot & everything) for slot in slots] + [list(slot) for slot in kept]
    return len(_matching(both)) >= many + len(kept)


def _light_enough(together: Weighed, options: Collection[Option], chosen: tuple[Option, ...], many: int) -> bool:
    """Return whether so many options, the chosen ones among them, weigh no more than they may.

    Of those that go with what is taken already the lightest is taken next, of which a heavier one could do no more.
    """
    weights = dict(together.weights)
    taken = chosen
    if together.alike is not None and not leads_on(together.alike, options, taken, len(taken), len(taken)):
        return False
    for option in sorted((each for each in options if each not in chosen), key=lambda each: weights[each]):
        if len(taken) >= many:
            break
        more = (*taken, option)
        if together.alike is None or leads_on(together.alike, options, more, len(more), len(more)):
            taken = more
    return len(taken) >= many and sum(weights[each] for each in taken) <= together.most


def takes(together: Together, options: Collection[Option], answer: Collection[Option]) -> bool:
    """Return whether the options of the answer go together."""
    if isinstance(together, Listed):
        return frozenset(answer) in together.sets
    return leads_on(together, options, answer, len(answer), len(answer))


def _matching(wanted: Sequence[Sequence[_T]]) -> dict[int, _T]:
    """Return a greatest matching, found by augmenting paths: what each place gets of that which it wants."""
    holder: dict[_T, int] = {}

    def give(place: int, tried: set[_T]) -> bool:
        for option in wanted[place]:
            if option in tried:
                continue
            tried.add(option)
            if option not in holder or give(holder[option], tried):
                holder[option] = place
                return True
        return False

    for place in range(len(wanted)):
        give(place, set())
    return {place: option for option, place in holder.items()}
