"""Loops that players like are repeated as often as they name, and others can step in (801.1a, 801.1b)."""

from __future__ import annotations

import pytest

from engine.decisions.actions import Action, Pass, Repeat, Use
from engine.decisions.choices import Answer
from engine.errors import Refused, Unsettled
from engine.language.effects import Destroy, Draw, Exhaust, FlipCoin, Heal, PutDamage, Ready
from engine.language.filters import Named
from engine.language.selections import Every, HeroOf, Number, You
from engine.language.words import Zone
from engine.play import apply, legal_actions, why_not
from engine.state.ids import CardId, PlayerId
from tests.engine.cards import ally, item, paid
from tests.engine.table import THREE, A, B, C, Table
from tests.every_row import for_every

MANY = 10_001


def table_with_fountain(damage: int = 20) -> tuple[Table, CardId]:
    """Return a table at which A has used something that costs nothing and heals A's hero of 1 damage."""
    table = Table()
    fountain = table.put(item("Fountain", paid(0, Heal(HeroOf(You()), HeroOf(You()), Number(1)))))
    table.alter(table.heroes[0], damage=damage)
    used(table, Use(A, fountain, 0))
    return table, fountain


def used(table: Table, action: Action) -> None:
    table.act(action)
    table.passes()


@for_every(("times", "left"), [(0, 19), (1, 18), (12, 7), (40, 0)])
def test_it_is_repeated_as_often_as_named(times: int, left: int) -> None:
    """801.1a, 104.1."""
    table, _ = table_with_fountain()
    table.act(Repeat(A), (times,))
    assert table.card(table.heroes[0]).damage == left
    assert table.priority == A


def test_only_what_goes_on_with_it_is_barred_and_only_at_once() -> None:
    """801.1a."""
    table, fountain = table_with_fountain()
    other = table.put(item("Other", paid(0, Draw(You(), Number(1)))))
    table.act(Repeat(A), (2,))
    assert [reason.rule for reason in why_not(table.state, Use(A, fountain, 0))] == ["801.1a"]
    assert Use(A, fountain, 0) not in legal_actions(table.state)
    used(table, Use(A, other, 0))
    assert not why_not(table.state, Use(A, fountain, 0))


def test_a_pass_alone_frees_nothing_but_another_window_does() -> None:
    """801.1a: the next action is that which is no pass."""
    table, fountain = table_with_fountain()
    table.act(Repeat(A), (2,))
    table.act(Pass(A))
    assert table.state.bar is not None
    table.act(Pass(B))
    assert not why_not(table.state, Use(A, fountain, 0))


@for_every(("player", "rule"), [(A, "801.1a"), (B, "407.1")])
def test_without_a_loop_there_is_nothing_to_repeat(player: PlayerId, rule: str) -> None:
    assert [reason.rule for reason in why_not(Table().state, Repeat(player))] == [rule]


def test_what_a_hand_or_a_card_in_play_pays_for_is_no_loop() -> None:
    """801.1: it can't be done without end."""
    table = Table()
    altar = table.put(item("Altar", paid(0, Draw(You(), Number(1)), Destroy(Every(Named("Lamb"))))))
    table.put(ally("Lamb", 1, 1))
    used(table, Use(A, altar, 0))
    assert [reason.rule for reason in why_not(table.state, Repeat(A))] == ["801.1a"]


def test_chance_makes_no_loop() -> None:
    """801.1: nobody can say that it will come so again."""
    table = Table()
    wheel = table.put(item("Wheel", paid(0, FlipCoin(You(), won=(Heal(HeroOf(You()), HeroOf(You()), Number(1)),)))))
    table.act(Use(A, wheel, 0))
    asked = table.asked_on_passing()
    table.act(Pass(table.priority), (asked.options[0],))
    assert [reason.rule for reason in why_not(table.state, Repeat(A))] == ["801.1a"]


def ringing() -> tuple[Table, CardId, CardId]:
    """Return a table of three at which A readies and C exhausts the same ally for nothing."""
    table = Table(players=THREE)
    table.put(ally("Bell", 1, 1), ready=False)
    up = table.put(item("Up", paid(0, Ready(Every(Named("Bell"))))))
    down = table.put(item("Down", paid(0, Exhaust(Every(Named("Bell"))))), C)
    return table, up, down


def all_but_rung() -> Table:
    """Return the table after one round of that loop but for the last pass."""
    table, up, down = ringing()
    used(table, Use(A, up, 0))
    table.act(Pass(A))
    table.act(Pass(B))
    table.act(Use(table.priority, down, 0))
    for _ in range(2):
        table.act(Pass(table.priority))
    return table


def rung(*answers: Answer) -> Table:
    """Return the table after that pass, with the loop repeated as the answers say."""
    table = all_but_rung()
    table.act(Pass(table.priority))
    table.act(Repeat(A), *answers)
    return table


@for_every(("named", "smaller", "first"), [(5, 3, 3), (5, 5, 1), (5, 0, 3), (1, 1, 1)])
def test_the_smallest_number_counts_and_gives_priority(named: int, smaller: int, first: int) -> None:
    """801.1a: equal is not smaller. Who could do something else is asked whether to step in."""
    stepping: tuple[Answer, ...] = (("no",),) if smaller else ()
    table = rung((named,), (smaller,), *stepping)
    assert table.priority == first
    (bell,) = table.named("Bell")
    assert not bell.ready
    times = [record for record in table.records if "repeats the loop" in str(record.event)]
    assert f"{min(named, smaller)} times" in str(times[0].event)


def test_no_other_player_than_those_in_it_names_a_number() -> None:
    """801.1a: B has done nothing in it, and C can't name a greater one."""
    table = all_but_rung()
    table.act(Pass(table.priority))
    assert table.asked(Repeat(A), (5,)).player == C
    with pytest.raises(Refused):
        apply(table.state, Repeat(A), ((5,), (6,)))


@for_every(("turn", "damage"), [(1, 19), (3, 17), (5, 15)])
def test_stepping_in_stops_it_where_it_is_and_asks_for_an_action(turn: int, damage: int) -> None:
    """801.1b."""
    table, fountain = table_with_fountain()
    saw = table.put(item("Saw", paid(0, Destroy(Every(Named("Fountain"))))), B)
    used(table, Use(A, fountain, 0))
    table.act(Repeat(A), (5,), ("yes",), (turn,))
    assert table.priority == B
    assert table.card(table.heroes[0]).damage == damage - 1
    assert [reason.rule for reason in why_not(table.state, Pass(B))] == ["801.1b"]
    used(table, Use(B, saw, 0))
    assert table.named("Fountain", Zone.GRAVEYARD)


def test_a_loop_that_ends_the_game_ends_with_it() -> None:
    table = Table()
    cup = table.put(item("Cup", paid(0, PutDamage(HeroOf(You()), Number(3)))))
    used(table, Use(A, cup, 0))
    table.act(Repeat(A), (50,))
    assert table.state.result is not None
    assert table.state.result.winners == (B,)


def test_a_number_beyond_what_can_be_played_is_told() -> None:
    table, _ = table_with_fountain()
    with pytest.raises(Unsettled):
        apply(table.state, Repeat(A), ((MANY,),))


def test_a_number_of_any_size_is_played_where_nothing_changes() -> None:
    """104.1: any number, and the same state comes of each."""
    table = rung((10**9,), (10**9,), ("no",))
    assert table.priority == A
