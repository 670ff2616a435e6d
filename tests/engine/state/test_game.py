"""A state is a value."""

from dataclasses import FrozenInstanceError, replace
from pickle import dumps, loads

import pytest

from engine.decisions.actions import Concede, Pass
from engine.play import Settled, apply
from engine.state.ids import PlayerId
from tests.engine.table import A, B, C, Table
from tests.every_row import for_every


def test_equal_states_have_equal_hashes() -> None:
    one = Table().state
    other = loads(dumps(one))  # noqa: S301 - pickled in this very line.
    assert one == other
    assert one.cards is not other.cards
    assert hash(one) == hash(other)


def test_a_state_that_differs_is_unequal() -> None:
    table = Table()
    passed = apply(table.state, Pass(A))
    assert isinstance(passed, Settled)
    assert passed.state != table.state


def test_what_was_derived_takes_no_part_in_equality() -> None:
    table = Table()
    assert table.atk(table.heroes[0]) == 0
    assert table.state.memo
    assert replace(table.state, memo={}) == table.state


def test_nothing_can_be_changed_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        Table().state.turn = 3  # type: ignore[misc]


@for_every(("turn", "order"), [(A, [A, B, C]), (B, [B, C, A]), (C, [C, A, B])])
def test_players_are_told_in_turn_order_from_the_turn_player(turn: PlayerId, order: list[PlayerId]) -> None:
    state = replace(Table((("A", 1), ("B", 2), ("C", 3))).state, turn_player=turn)
    assert [player.id for player in state.remaining] == order


def test_who_has_left_is_not_among_the_remaining() -> None:
    table = Table((("A", 1), ("B", 2), ("C", 3)))
    table.act(Concede(B))
    assert [player.id for player in table.state.remaining] == [A, C]
