"""The order in which continuous modifiers apply when some depend on others (719)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.citations import implements
from engine.language.modifiers import LosePowers
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId
from engine.view import values
from engine.view.active_modifier import BY_TIMESTAMP, IN_FORCE, Active, InForce, Order
from engine.view.change_footprints import MODIFYING
from engine.view.footprint import NONE, VALUES, Aspect, Aspects
from engine.view.named_tags import gives_tag_asked_for

_PAIR = 2
"""The number of modifiers in the smallest circle, in which nothing stands between the two."""

_MOST_APPLIED = 2100
"""The most modifiers that are applied to find out what depends on what in a circle; in a larger one the order counts.

A circle in which each may depend on one other, as of tags, has room for 40 and more, one of any with any for eight.
"""

_MOST_KEPT = 4096
"""The most modifiers of which it is remembered what they read and change."""

_TAGS = frozenset((Aspect.TAGS,))

_Sequences = dict[tuple[int, int], tuple[int, ...]]
"""For a place and one that it may depend on: the places of the rest of their circle, as often as they are applied."""


@implements("719.1", "719.2", "719.3")
def in_order(state: State, stamped: tuple[Active, ...], pairs: dict[int, set[int]]) -> tuple[tuple[Active, ...], Order]:
    """Return the modifiers, given in timestamp order, with each dependent one after all those that it depends on.

    The second value tells how that order differs from the timestamps. `pairs` are the possible dependencies, by place.
    Dependencies are worked out again under the order found, until the order stays the same. Modifiers that depend on
    each other in a circle stay together; for each card the circle may begin elsewhere (719.3).
    """
    order = stamped
    sequences = _sequences(range(len(stamped)), pairs)
    needs: dict[int, set[int]] = {}
    circles: list[tuple[int, ...]] = []
    for _ in range(len(stamped) + 1):
        needs = {first: on for first in pairs if (on := _needed(state, order, stamped, first, pairs[first], sequences))}
        if not needs:
            return stamped, BY_TIMESTAMP
        places, circles = _arranged(range(len(stamped)), needs)
        found = tuple(stamped[place] for place in places)
        if found == order:
            break
        order = found
    keys = [tuple(stamped[place].key for place in circle) for circle in circles]
    rearranged = frozenset(stamped[place].key for place in needs)
    direct = {
        stamped[first].key: frozenset(stamped[second].key for second in needs[first].intersection(circle))
        for circle in circles
        for first in circle
    }
    return order, Order(rearranged, {key: circle for circle in keys for key in circle}, direct)


def candidates(stamped: tuple[Active, ...]) -> dict[int, set[int]]:
    """Return, by place, the modifiers on which each could depend: those that change an aspect that it reads."""
    written = [writes(active) for active in stamped]
    read_of = [described_by(active) for active in stamped]
    losing = {place for place, active in enumerate(stamped) if _takes_powers(active)}
    if not losing and NONE.union(*read_of).isdisjoint(NONE.union(*written)):
        return {}
    found: dict[int, set[int]] = {}
    for first, active in enumerate(stamped):
        read = read_of[first]
        on = {second for second, aspects in enumerate(written) if aspects & read} if read else set()
        on = {s for s in on if written[s] & read != _TAGS or gives_tag_asked_for(stamped[s], active)}
        if active.held is not None:
            on |= losing
        on.discard(first)
        if on:
            found[first] = on
    places = {active.key: place for place, active in enumerate(stamped)}
    for place, active in enumerate(stamped):
        giver = None if active.given_by is None else places.get(active.given_by)
        if giver in found:
            found.setdefault(place, set()).add(giver)
    return found


@lru_cache(_MOST_KEPT)
def _takes_powers(active: Active) -> bool:
    """Return whether the modifier takes continuous powers; one that takes keywords or flip powers alone takes none."""
    taking = (each for each in active.changes if not (isinstance(each, LosePowers) and (each.keywords or each.flip)))
    return any(Aspect.POWERS in MODIFYING.of((each,)).takes for each in taking)


@lru_cache(_MOST_KEPT)
def writes(active: Active) -> Aspects:
    """Return the values of cards that the modifier changes."""
    return MODIFYING.of(active.changes).changes & VALUES


@lru_cache(_MOST_KEPT)
def described_by(active: Active) -> Aspects:
    """Return the values of cards that the modifier's description and its condition read.

    They decide which cards it could apply to. A modifier that flagged its cards reads none by its description.
    """
    if active.cards is not None:
        return MODIFYING.of(active.while_).asks & VALUES
    return MODIFYING.of((active.to, active.while_)).asks & VALUES


@implements("719.1")
def _needed(
    state: State,
    order: tuple[Active, ...],
    stamped: tuple[Active, ...],
    place: int,
    others: set[int],
    sequences: _Sequences,
) -> set[int]:
    """Return the others on which the modifier depends: those whose presence changes which cards it could apply to.

    Of others that may depend on it in turn only those count whose change itself makes the difference, after everything
    else that the rest of their circle can do: in a circle that decides what comes after what. Where there is no
    sequence for them, they count by the order that they have so far.
    """
    first = stamped[place]
    rest = tuple(active for active in order if active is not first)
    reached: list[frozenset[CardId] | None] = []
    found = set()
    for other in others:
        second = stamped[other]
        if first.held is not None and not (writes(second) & described_by(first)) and not described_by(second):
            depends = _plainly_reaches(state, second, first.source)
        elif (place, other) in sequences:
            again = [stamped[each] for each in sequences[place, other]]
            depends = _changes_reach(state, order, first, second, again)
        else:
            reached = reached or [_reach(state, rest, first)]
            depends = reached[0] != _reach(state, tuple(a for a in rest if a is not second), first)
        if depends:
            found.add(other)
    return found


def _changes_reach(state: State, order: tuple[Active, ...], first: Active, second: Active, again: list[Active]) -> bool:
    """Return whether the second changes which cards the first could apply to, once the others have done all they can.

    The rest of their circle is applied as in `again`, after what is outside of it.
    """
    inside = {first.key, second.key, *(active.key for active in again)}
    before = (*(active for active in order if active.key not in inside), *again)
    return _reach(state, before, first) != _reach(state, (*before, second), first)


def _plainly_reaches(state: State, active: Active, card: CardId) -> bool:
    """Return whether a modifier whose description reads nothing that others change applies to the card."""
    return card in state.cards and values.applies(state, active, card)


def _reach(state: State, others: tuple[Active, ...], active: Active) -> frozenset[CardId] | None:
    """Return the cards that the modifier could apply to after the others, None if its power is then lost."""
    supposed = evolve(state, combats=state.combats)
    supposed.memo.clear()
    IN_FORCE.keep(supposed.memo, InForce(others, powers_are_lost=True))
    if active.held is not None:
        source = supposed.cards.get(active.source)
        if source is None or all(held.key != active.held for held in values.values(supposed, active.source).powers):
            return None
    able = supposed.play.ids if active.cards is None else [c for c in active.cards if CardId(c) in supposed.cards]
    return frozenset(CardId(card) for card in able if values.applies(supposed, active, card))


def _sequences(places: Sequence[int], pairs: dict[int, set[int]]) -> _Sequences:
    """Return how the rest of a circle is applied to find out whether one member depends on another, for circles of 3.

    What may depend on something else comes after it; those that may depend on each other come again and again, so that
    it doesn't matter in what order they are. Circles for which there is too much to apply are left out.
    """
    found: _Sequences = {}
    for circle in set(_circles(places, pairs).values()):
        inside = [(first, other) for first in circle for other in pairs.get(first, ()) if other in circle]
        if len(circle) == _PAIR or len(inside) > _MOST_APPLIED:
            continue
        here = {pair: _again_and_again(circle.difference(pair), pairs) for pair in inside}
        if sum(map(len, here.values())) <= _MOST_APPLIED:
            found |= here
    return found


def _again_and_again(places: frozenset[int], pairs: dict[int, set[int]]) -> tuple[int, ...]:
    """Return the places in an order in which everything is done that they can do, circles among them repeated."""
    within = {place: pairs[place].intersection(places) for place in places if place in pairs}
    order, circles = _arranged(sorted(places), within)
    repeated = {circle[0]: circle * len(circle) for circle in circles}
    inner = {place for circle in circles for place in circle[1:]}
    return tuple(each for place in order if place not in inner for each in repeated.get(place, (place,)))


def _circles(places: Sequence[int], needs: dict[int, set[int]]) -> dict[int, frozenset[int]]:
    """Return, for each place, the places that it reaches and that reach it, and itself."""
    reach = {place: _reaches(place, needs) for place in places}
    return {p: frozenset({p, *(q for q in reach[p] if p in reach[q])}) for p in places}


def _arranged(places: Sequence[int], needs: dict[int, set[int]]) -> tuple[list[int], list[tuple[int, ...]]]:
    """Return the places in an order in which each comes after all that it needs, and the circles among them.

    A circle takes the place of the latest of its members and their needs; its members keep their own order.
    """
    reach = {place: _reaches(place, needs) for place in places}
    circle = {place: tuple(sorted(members)) for place, members in _circles(places, needs).items()}

    def key(place: int) -> tuple[int, int, int, int]:
        members = circle[place]
        everything = set(members).union(*(reach[member] for member in members))
        return (max(everything), len(everything), members[0], place)

    circles = {members for members in circle.values() if len(members) > 1}
    return sorted(places, key=key), sorted(circles)


def _reaches(start: int, needs: dict[int, set[int]]) -> set[int]:
    """Return everything that a place needs, directly or through others."""
    found: set[int] = set()
    todo = list(needs.get(start, ()))
    while todo:
        place = todo.pop()
        if place not in found:
            found.add(place)
            todo += needs.get(place, ())
    return found
