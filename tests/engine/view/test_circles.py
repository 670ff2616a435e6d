"""Circles of dependent modifiers: each card goes around once from what applies to it, by dependency (719.3)."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from math import gcd

from engine.language.filters import AllOf, Is, Tagged
from engine.language.modifiers import GainTags, SetValue
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Number
from engine.language.words import Kind, Trait
from engine.state.ids import CardId
from engine.view.values import values
from tests.engine.cards import OGRE, ongoing, raises
from tests.engine.table import TWO, Table
from tests.every_row import for_every, hold_every
from tests.night import at_night

_ATK = OGRE.atk or 0
_WORDS = ("red", "green", "blue", "white")


def _link(circle: str, words: tuple[str, ...], place: int) -> Continuous:
    """Return what makes cards of one tag cards of the next, and raises their ATK by 1."""
    here, next_ = (f"{circle} {words[at % len(words)]}" for at in (place, place + 1))
    to = AllOf((Is((Kind.ALLY,)), Tagged((here,))))
    return Continuous((GainTags((next_,)), raises(Trait.ATK, 1)), to)


def _marked(tag: str) -> Printed:
    return replace(OGRE, name=f"Ogre that is {tag}", tags=(tag,))


def _orders() -> list[tuple[int, tuple[int, ...], int]]:
    """Return every order of circles of two, three and four, each with the places at which the allies come.

    By day those are, in turn, the even and the odd ones.
    """
    return [
        (size, order, before)
        for size in (2, 3, 4)
        for number, order in enumerate(permutations(range(size)))
        for before in range(at_night(0, number % 2), size + 1, at_night(1, 2))
    ]  # fmt: skip


def _large_orders() -> list[tuple[int, tuple[int, ...], int]]:
    """Return orders of larger circles: with every step around them that comes to each member once, by day one way."""
    sizes = (5, 6, 7, 9, 12)
    ways = at_night(1, 2)
    steps = [(size, step) for size in sizes for step in range(1, size // ways + 1) if gcd(size, step) == 1]
    return [(size, tuple(place * step % size for place in range(size)), size // 2) for size, step in steps]


def test_an_ally_of_each_tag_goes_around_once_in_any_order() -> None:
    hold_every([*_orders(), *_large_orders()], _each_goes_around_once)


def _each_goes_around_once(circle: tuple[int, tuple[int, ...], int]) -> None:
    size, order, before = circle
    words = tuple(f"tag {place}" for place in range(size))
    table = Table(TWO)
    allies: list[CardId] = []
    for count in range(size + 1):
        if count == before:
            allies = [table.put(_marked(f"one {word}")) for word in words]
            allies.append(table.put(OGRE))
        if count < size:
            table.put(ongoing(f"Link {order[count]}", _link("one", words, order[count])))
    assert [values(table.state, card).atk for card in allies] == [*[_ATK + size] * size, _ATK]


@for_every("order", list(permutations(range(3))))
def test_what_ends_the_circle_is_applied_last(order: tuple[int, ...]) -> None:
    """From red on a card is green, blue and red again: one that starts as blue is raised thrice just as well."""
    table = Table(TWO)
    blue = table.put(_marked("one blue"))
    for place in order:
        table.put(ongoing(f"Link {place}", _link("one", _WORDS[:3], place)))
    told = [each.source for each in values(table.state, blue).contributions if not isinstance(each.change, GainTags)]
    names = [table.state.cards[card].printed.name for card in told]
    assert names == ["Link 2", "Link 0", "Link 1"]


@for_every(("first", "second"), list(product(permutations(range(2)), permutations(range(3)))))
def test_two_circles_do_not_meet(first: tuple[int, ...], second: tuple[int, ...]) -> None:
    table = Table(TWO)
    both = table.put(replace(OGRE, tags=("one red", "two green")))
    for place in range(3):
        if place < len(first):
            table.put(ongoing(f"One {place}", _link("one", _WORDS[:2], first[place])))
        table.put(ongoing(f"Two {place}", _link("two", _WORDS[:3], second[place])))
    assert values(table.state, both).atk == _ATK + len(first) + len(second)


@for_every("step", at_night((1, 2, 4, 7, 8, 14), (2, 7, 14)))
def test_three_circles_at_once_in_whatever_order_do_not_meet(step: int) -> None:
    """An ally in two of them goes around both, and one outside of all around none."""
    sizes = {"one": 2, "two": 5, "three": 8}
    words = {circle: tuple(f"tag {place}" for place in range(size)) for circle, size in sizes.items()}
    links = [(circle, place) for circle, size in sizes.items() for place in range(size)]
    table = Table(TWO)
    both = table.put(replace(OGRE, tags=("one tag 1", "three tag 6")))
    for circle, place in (links[count * step % len(links)] for count in range(len(links))):
        table.put(ongoing(f"{circle} {place}", _link(circle, words[circle], place)))
    middle, outside = table.put(_marked("two tag 4")), table.put(_marked("four tag 1"))
    assert [values(table.state, card).atk for card in (both, middle, outside)] == [_ATK + 10, _ATK + 5, _ATK]


def _colour(giving: str, asked: str, atk: int) -> Continuous:
    to = AllOf((Is((Kind.ALLY,)), Tagged((asked,))))
    return Continuous((GainTags((giving,)), SetValue(Trait.ATK, Number(atk))), to)


@for_every("order", list(permutations(range(3))))
def test_which_member_is_last_for_a_card_follows_from_where_it_begins(order: tuple[int, ...]) -> None:
    """719.3: around red, green, blue each sets the ATK; a card that begins with one ends with the one before it."""
    table = Table(TWO)
    members = (_colour("green", "red", 1), _colour("blue", "green", 2), _colour("red", "blue", 3))
    allies = [table.put(_marked(tag)) for tag in ("red", "green", "blue")]
    for place in order:
        table.put(ongoing(f"Member {place}", members[place]))
    assert [values(table.state, card).atk for card in allies] == [3, 1, 2]


@for_every(("first", "atk"), [(0, 2), (1, 1)])
def test_timestamps_decide_where_a_card_begins_to_which_two_members_apply(first: int, atk: int) -> None:
    """719.3: a card that is red and green begins with the earlier of the two, so that the later has the last word."""
    table = Table(TWO)
    ally = table.put(replace(OGRE, tags=("red", "green")))
    members = (_colour("green", "red", 1), _colour("red", "green", 2))
    for place in (first, 1 - first):
        table.put(ongoing(f"Member {place}", members[place]))
    assert values(table.state, ally).atk == atk
