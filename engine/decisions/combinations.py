"""Rules for which options one answer can hold together, for choices in which not every combination is legal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import TypeAlias, TypeVar

from engine.value import value

_T = TypeVar("_T")

Option: TypeAlias = int | str
"""An option: the number of a player, card or effect; a plain number; or a word such as "yes"."""


@value
class Matched:
    """Options go together if each can get a slot of its own that accepts it, and unchosen options can fill `kept`.

    A slot is the set of options that it accepts. If `slots` is None, every option gets a slot. The slots in `kept`
    stand for later choices: each must still find an option of its own that was not chosen.
    """

    slots: tuple[frozenset[Option], ...] | None = None
    kept: tuple[frozenset[Option], ...] = ()


@value
class Listed:
    """Options go together if they are exactly one of the sets."""

    sets: tuple[frozenset[Option], ...]


@value
class Arranged:
    """Options of a choice in which the order matters go together in exactly one of the orders."""

    orders: tuple[tuple[Option, ...], ...]


@value
class Grouped:
    """Options go together if all of them are in one of the groups."""

    groups: tuple[frozenset[Option], ...]


@value
class Weighed:
    """Options go together if their weights add up to no more than `most`, and if `alike` allows them together."""

    weights: tuple[tuple[Option, int], ...]
    most: int
    alike: Matched | None = None


@value
class Including:
    """Options go together if at least `least` of `held` are chosen, here or later, and if `inner` allows them together.

    The slots in `later` stand for later choices: each can take one option of its own that it accepts, if that is among
    those held and was not chosen here.
    """

    held: frozenset[Option]
    least: int
    inner: Together | None = None
    later: tuple[frozenset[Option], ...] = ()


Together: TypeAlias = Matched | Listed | Arranged | Grouped | Weighed | Including


def assigned(slots: Sequence[Collection[Option]], options: Sequence[Option]) -> dict[Option, int] | None:
    """Return the place of the slot that each option gets, one option to a slot; None if not all can get one.

    >>> assigned(({1, 2}, {1}), (2, 1)), assigned(({1, 2}, {3}), (1, 2))
    ({2: 0, 1: 1}, None)
    """
    takers = [[place for place, slot in enumerate(slots) if option in slot] for option in options]
    places = _matching(takers)
    if len(places) < len(options):
        return None
    return {option: places[place] for place, option in enumerate(options)}


def fillable(slots: Sequence[Collection[Option]]) -> bool:
    """Return whether every slot can get an option that it accepts, with no option in two slots."""
    return len(_matching([list(slot) for slot in slots])) == len(slots)


def leads_on(
    together: Together, options: Collection[Option], chosen: Collection[Option], least: int, most: int
) -> bool:
    """Return whether some legal answer of `least` to `most` options holds all the chosen ones.

    It is enough to look for an answer as small as possible: a larger answer leaves no more freedom than a smaller one.
    """
    many = max(least, len(chosen))
    if many > most:
        return False
    if isinstance(together, Including):
        return _including_enough(together, options, frozenset(chosen), least, most)
    if isinstance(together, Weighed):
        return _light_enough(together, options, tuple(chosen), many)
    if isinstance(together, Grouped):
        if not chosen:
            return least == 0 or any(len(group.intersection(options)) >= least for group in together.groups)
        found = (group.intersection(options) for group in together.groups if group.issuperset(chosen))
        return any(len(group) >= many for group in found)
    if isinstance(together, Listed | Arranged):
        return _is_listed(together, tuple(chosen), least, most)
    everything = frozenset(options)
    slots = (everything,) * many if together.slots is None else together.slots
    if assigned(slots, tuple(chosen)) is None:
        return False
    kept = [slot.difference(chosen) for slot in together.kept]
    if not fillable(kept):
        return False
    both = [list(slot & everything) for slot in slots] + [list(slot) for slot in kept]
    return len(_matching(both)) >= many + len(kept)


def _is_listed(together: Listed | Arranged, chosen: tuple[Option, ...], least: int, most: int) -> bool:
    """Return whether a set of `least` to `most` options holds the chosen ones, or an order of them begins so."""
    if isinstance(together, Listed):
        return any(least <= len(each) <= most and each.issuperset(chosen) for each in together.sets)
    return any(least <= len(each) <= most and each[: len(chosen)] == chosen for each in together.orders)


def _including_enough(
    together: Including, options: Collection[Option], chosen: frozenset[Option], least: int, most: int
) -> bool:
    """Return whether some legal answer holds the chosen options and enough of those that must be held.

    One more option that must be held brings at most one more, so that as many are added as are missing.
    """
    held = together.held.intersection(options)
    missing = max(0, together.least - _held_in_all(together, chosen))
    if together.inner is None:
        many = max(least, len(chosen) + missing)
        return _held_in_all(together, chosen | held) >= together.least and many <= min(most, len(options))
    answers = (chosen.union(some) for some in combinations(sorted(held - chosen, key=str), missing))
    enough = (some for some in answers if _held_in_all(together, some) >= together.least)
    return any(leads_on(together.inner, options, some, least, most) for some in enough)


def _held_in_all(together: Including, chosen: frozenset[Option]) -> int:
    """Return how many of those that must be held are chosen here or can still be chosen later."""
    left = together.held - chosen
    return len(together.held & chosen) + len(_matching([list(slot & left) for slot in together.later]))


def _light_enough(together: Weighed, options: Collection[Option], chosen: tuple[Option, ...], many: int) -> bool:
    """Return whether there are `many` options, including the chosen ones, that are together light enough.

    The lightest option that goes with those taken already is taken next: a heavier one in its place would never help.
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
    if isinstance(together, Arranged):
        return tuple(answer) in together.orders
    return leads_on(together, options, answer, len(answer), len(answer))


def _matching(wanted: Sequence[Sequence[_T]]) -> dict[int, _T]:
    """Return a largest matching, found by augmenting paths: for each place that gets one, the option it gets.

    `wanted` lists for each place the options that it accepts; no option is given to two places.
    """
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
