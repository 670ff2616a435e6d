"""A machine that plays random legal actions with random answers on random boards of library cards.

The test command plays the simplest game of two kinds and six that are drawn, the same ones every time; a night draws
2,000, which differ every time. The environment variable ``RANDOM_GAMES`` asks for another number of drawn games. On
failure the shortest failing script is printed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from engine.decisions.actions import Action, Begin, Concede, Pass
from engine.errors import Refused
from engine.play import Settled, apply, legal_actions, why_not
from engine.state.editions import EDITIONS
from engine.state.game import State
from engine.state.ids import PlayerId
from judge.soak import invariants
from judge.soak.random_games import (
    SEATINGS,
    Layout,
    Played,
    Script,
    play,
    random_board,
    replayed,
    seeded,
)
from tests.engine.odd_cards import odd_pool
from tests.night import NIGHT, at_night

SIMPLEST = 1
"""What Hypothesis begins with counts among its examples and isn't drawn."""
GAMES = int(os.environ.get("RANDOM_GAMES", at_night(2000, 6)))
STEPS = 100
LUCK = st.integers(0, 2**20)
SEAT = st.integers(0, 3)


LAYOUTS = st.builds(
    Layout,
    seating=st.sampled_from(sorted(SEATINGS)),
    edition=st.sampled_from(sorted(EDITIONS)),
    deck=st.integers(5, 25),
    in_play=st.integers(0, 6),
    resources=st.integers(0, 8),
    damage=st.integers(0, 15),
    turn_of=st.none() | SEAT,
    odd=st.integers(0, 5),
)


class Games(RuleBasedStateMachine):
    """One game: laid out, played an action at a time, held against the invariants, played again at the end."""

    seatings: tuple[str, ...] = tuple(SEATINGS)
    script: Script
    start: State
    state: State
    kept: list[tuple[State, State]]

    @initialize(layout=LAYOUTS, luck=LUCK)
    def lay(self, layout: Layout, luck: int) -> None:
        """Lay the board, before the first turn or in the middle of somebody's."""
        seating = layout.seating if layout.seating in self.seatings else self.seatings[luck % len(self.seatings)]
        self.script, self.start = random_board(replace(layout, seating=seating), seeded(luck), odd_pool())
        self.state, self.kept = self.start, []

    @rule(place=st.integers(0, 10**6), luck=LUCK)
    def act(self, place: int, luck: int) -> None:
        """Do something legal, nothing but a pass being the last resort."""
        legal = [action for action in legal_actions(self.state) if not isinstance(action, Pass)]
        if legal:
            self._take(legal[place % len(legal)], luck)
        else:
            self.everyone_passes(luck)

    @rule(luck=LUCK)
    def everyone_passes(self, luck: int) -> None:
        """Let everybody pass as far as they may, so that a link resolves or a window closes."""
        for _ in self.state.remaining:
            passing = None if self.state.priority is None else Pass(self.state.priority)
            if passing is not None and why_not(self.state, passing) == ():
                self._take(passing, luck)

    @rule(seat=SEAT, luck=st.integers(0, 15))
    def concede(self, seat: int, luck: int) -> None:
        """Let somebody concede, once in a while and while the others can play on."""
        players = self.state.remaining
        if luck == 0 and len(players) > 2:
            self._take(Concede(players[seat % len(players)].id), luck)

    @rule(luck=LUCK)
    def be_refused(self, luck: int) -> None:
        """Try something that anybody could think of, which is refused unless it is listed."""
        tried = list(invariants.candidates(self.state))
        if not tried:
            return
        action = tried[luck % len(tried)]
        with self._told(action):
            reasons = why_not(self.state, action)
            assert bool(reasons) is (action not in legal_actions(self.state)), reasons
            if reasons:
                with pytest.raises(Refused) as caught:
                    apply(self.state, action)
                assert caught.value.reasons == reasons

    def teardown(self) -> None:
        """Play the game a second time, and look whether anything that was kept has changed."""
        if not hasattr(self, "start"):
            return
        with self._told():
            again = replayed(self.start, self.script.played)
            assert again == self.state, "the same actions and answers led elsewhere"
            assert hash(again) == hash(self.state)
            for kept in self.kept:
                invariants.check_unchanged(kept)

    def _holder(self) -> PlayerId:
        assert self.state.priority is not None
        return self.state.priority

    def _take(self, action: Action, luck: int) -> None:
        before = self.state
        with self._told(action):
            played = play(before, action, seeded(luck) if luck else None)
            for choice in played.choices:
                invariants.check_choice(before, choice)
            assert played.outcome is not None, f"what was listed and what was on offer led to: {played.refused}"
            self._check(before, played, played.outcome)

    def _check(self, before: State, played: Played, outcome: Settled) -> None:
        self.script.played.append((played.action, played.answers))
        self.state = after = outcome.state
        invariants.check_records(before, after, played.records)
        invariants.check_state(after)
        if after.result is not None:
            _check_the_end(after)
        done = len(self.script.played)
        if done % 4 == 0:
            assert apply(invariants.afresh(before), played.action, played.answers) == outcome
        if done % 6 == 0:
            invariants.check_memo(after, after.play.ids[done % 7 :: 7])
        if done % 10 == 0:
            self.kept.append(invariants.snapshot(after))
        if done % 25 == 0:
            invariants.check_legality(after)

    @contextmanager
    def _told(self, action: Action | None = None) -> Iterator[None]:
        """Tell the script of the game with whatever goes wrong."""
        try:
            yield
        except Exception as error:
            error.add_note(f"{self.script}\nthen: {action}")
            raise


def _check_the_end(state: State) -> None:
    """Nothing is legal any more once the game is over."""
    assert legal_actions(state) == ()
    player = state.players[0].id
    assert all(why_not(state, action) for action in (Begin(), Pass(player), Concede(player)))


class GamesOfTwo(Games):
    """Games of two players, which most games are."""

    seatings = ("two players",)


class GamesOfSeveral(Games):
    """Games of three and four players, alone and in teams."""

    seatings = ("three players", "two against one", "two teams")


@pytest.mark.parametrize("machine", [GamesOfTwo, pytest.param(GamesOfSeveral, marks=pytest.mark.long)])
def test_random_games_keep_the_rules(machine: type[Games]) -> None:
    nightly = NIGHT or "RANDOM_GAMES" in os.environ
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=SIMPLEST + GAMES // 2,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=not nightly,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
