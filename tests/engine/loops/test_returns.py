"""The latest return to a position in a series of steps is found without going through all of them (801.1a)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.decisions.actions import Pass, Use
from engine.language.effects import PutDamage
from engine.language.selections import HeroOf, Number, You
from engine.loops.positions import alike
from engine.loops.returns import Returns
from engine.loops.shown_loops import Step
from engine.state.game import State
from tests.engine.cards import OGRE, item, paid
from tests.engine.table import A, Table


def positions() -> tuple[State, ...]:
    """Return six states of different positions: an ally ready or exhausted, with 0 to 2 damage."""
    table = Table()
    card = table.put(OGRE)
    found = []
    for damage in range(3):
        for ready in (True, False):
            table.alter(card, damage=damage, ready=ready)
            found.append(table.state)
    return tuple(found)


STATES = positions()


@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from(STATES), st.booleans()), max_size=20))
def test_it_finds_what_going_through_all_steps_finds(series: list[tuple[State, bool]]) -> None:
    returns = Returns()
    for number, (before, willing) in enumerate(series):
        returns.add(before, willing=willing)
        for state in STATES:
            for end in (number // 2, number, number + 1):
                fits = (
                    start
                    for start in reversed(range(end))
                    if alike(series[start][0], state) and any(willed for _, willed in series[start:end])
                )
                assert returns.latest(state, end) == next(fits, None)


def test_a_state_from_which_players_went_on_in_two_ways_has_a_series_for_each() -> None:
    """The second way doesn't find the steps of the first, nor the first those of the second."""
    table = Table()
    wheel = table.put(item("Wheel", paid(0, PutDamage(HeroOf(You()), Number(1)))))
    table.act(Use(A, wheel, 0))
    table.passes()
    fork = table.state
    table.act(Pass(A))
    first = table.state
    table.state = fork
    table.act(Use(A, wheel, 0))
    second = table.state
    table.state = first
    table.passes()
    for state in (fork, first, second, table.state):
        steps: tuple[Step, ...] = state.steps
        if steps:
            own = steps[-1].returns
            assert all(own.latest(step.before, place) in {None, *range(place)} for place, step in enumerate(steps))
    assert second.steps[-1].returns is not first.steps[-1].returns
    assert second.steps[-1].returns.known == len(second.steps)
