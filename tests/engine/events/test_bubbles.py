"""Bubbles that one packet meets: whether their order matters, and who chooses it (717.2, 717.3)."""

from collections.abc import Sequence

from engine.decisions.actions import Pass, PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.modifiers import Prevent
from engine.language.selections import EventAmount, Half, Number, Plus
from engine.language.words import Zone
from engine.state.record import PreventDamage
from tests.engine.cards import (
    always,
    blast,
    ongoing,
)
from tests.engine.events.test_prevention import YOUR_HERO, play, shield
from tests.engine.table import A, B, Table
from tests.every_row import for_every


@for_every(
    ("amount", "first", "left", "dealt"),
    [
        (2, 0, [1, 4], 0),
        (2, 1, [3, 2], 0),
        (4, 0, [3], 0),  # All 4 hit the bubble of 3, which is used up; 1 goes on to the other.
        (4, 1, [3], 0),
        (6, 0, [1], 0),
        (6, 1, [1], 0),
    ],
)
def test_the_order_of_two_bubbles_decides_what_is_left_of_them(
    amount: int, first: int, left: list[int], dealt: int
) -> None:
    """717.3, 717.3c: of bubbles of 3 and of 4."""
    table = Table()
    for each in (3, 4):
        play(table, shield(Prevent(Number(each))))
    bubbles = [modifier.id for modifier in table.state.modifiers]
    play(table, blast(amount), (table.heroes[0],), (bubbles[first],))
    assert table.damage(table.heroes[0]) == dealt
    assert [modifier.left for modifier in table.state.modifiers] == left


@for_every(
    ("amounts", "amount", "left", "dealt"),
    [
        ((3, 3), 2, [1, 3], 0),  # They differ in nothing but their cards.
        ((3, 3), 4, [2], 0),
        ((3, 4), 7, [], 0),  # All are used up in any order.
        ((3, 4, 2), 12, [], 3),
    ],
)
def test_nobody_orders_bubbles_whose_order_makes_no_difference(
    amounts: Sequence[int], amount: int, left: list[int], dealt: int
) -> None:
    """717.3, 717.3c."""
    table = Table()
    for each in amounts:
        play(table, shield(Prevent(Number(each))))
    play(table, blast(amount), (table.heroes[0],))
    assert table.damage(table.heroes[0]) == dealt
    assert [modifier.left for modifier in table.state.modifiers] == left


def test_equal_bubbles_of_powers_are_not_ordered_and_unequal_ones_are() -> None:
    """717.3: of two that prevent 2 of each packet each, against one of 2 and one of 3."""
    table = Table()
    for _ in range(2):
        table.put(ongoing("Calm", always(Prevent(Number(2)), YOUR_HERO)))
    play(table, blast(3), (table.heroes[0],))
    assert [event.amount for event in table.happened(PreventDamage)] == [2, 1]
    table.put(ongoing("Peace", always(Prevent(Number(3)), YOUR_HERO)))
    table.act(PlayCard(A, table.put(blast(4), A, Zone.HAND)), (table.heroes[0],))
    table.act(Pass(A))
    assert table.asked(Pass(B)).kind is ChoiceKind.ORDER_BUBBLES


def test_powers_that_prevent_as_much_are_ordered_if_one_goes_by_the_amount_of_the_packet() -> None:
    """717.3: of 2 damage both prevent 1, but all but 1 is none of what the other leaves."""
    table = Table()
    table.put(ongoing("Thin", always(Prevent(Plus((EventAmount(), Number(-1)))), YOUR_HERO)))
    table.put(ongoing("Calm", always(Prevent(Number(1)), YOUR_HERO)))
    table.act(PlayCard(A, table.put(blast(2), A, Zone.HAND)), (table.heroes[0],))
    table.act(Pass(A))
    assert table.asked(Pass(B)).kind is ChoiceKind.ORDER_BUBBLES


def test_two_powers_that_both_prevent_half_are_not_ordered() -> None:
    """717.3: half of 5 rounded up, then half of the 2 that are left."""
    table = Table()
    for _ in range(2):
        table.put(ongoing("Veil", always(Prevent(Half(EventAmount(), up=True)), YOUR_HERO)))
    play(table, blast(5), (table.heroes[0],))
    assert [event.amount for event in table.happened(PreventDamage)] == [3, 1]
    assert table.damage(table.heroes[0]) == 1
