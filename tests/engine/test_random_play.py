"""A machine that plays random legal actions with random answers on random boards of library cards.

The test command plays 50 games, the same ones every time; the environment variable ``RANDOM_GAMES`` asks for another
number, 2000 of them a night, which differ every time. On failure the shortest failing script is printed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from engine.actions import Action, Begin, Concede, Pass
from engine.board import at_turn
from engine.editions import EDITIONS
from engine.language.words import CardType, Zone
from engine.play import Settled, apply, legal_actions, why_not
from engine.state.game import State
from engine.state.ids import PlayerId
from tests.engine import invariants
from tests.engine.random_games import (
    SEATINGS,
    Board,
    Played,
    Script,
    deck_names,
    names_of,
    play,
    replayed,
    standing_names,
)

GAMES = int(os.environ.get("RANDOM_GAMES", "50"))
STEPS = 80
LUCK = st.integers(0, 2**20)
SEAT = st.integers(0, 3)


@dataclass(frozen=True)
class Layout:
    """What a board is made of; seats are counted round the table as often as it takes."""

    seating: int
    edition: str
    heroes: list[tuple[str, int]]
    decks: list[list[str]]
    standing: list[tuple[int, str, bool]]
    resources: list[tuple[int, str]]
    turn_of: int | None


LAYOUTS = st.builds(
    Layout,
    seating=SEAT,
    edition=st.sampled_from(sorted(EDITIONS)),
    heroes=st.lists(st.tuples(st.sampled_from(names_of(CardType.HERO)), st.integers(0, 14)), min_size=4, max_size=4),
    decks=st.lists(st.lists(st.sampled_from(deck_names()), min_size=5, max_size=20), min_size=4, max_size=4),
    standing=st.lists(st.tuples(SEAT, st.sampled_from(standing_names()), st.booleans()), max_size=14),
    resources=st.lists(st.tuples(SEAT, st.sampled_from(deck_names())), max_size=24),
    turn_of=st.none() | SEAT,
)


class Games(RuleBasedStateMachine):
    """One game: laid out, played an action at a time, held against the invariants, played again at the end."""

    seatings: tuple[str, ...] = tuple(SEATINGS)
    script: Script
    start: State
    state: State
    kept: list[tuple[State, State]]

    @initialize(layout=LAYOUTS)
    def lay(self, layout: Layout) -> None:
        """Lay the board, before the first turn or in the middle of somebody's."""
        seats = SEATINGS[self.seatings[layout.seating % len(self.seatings)]]
        board = Board(Script(seats, EDITIONS[layout.edition]))
        for seat, (hero, damage) in enumerate(layout.heroes[: len(seats)]):
            board.lay(hero, PlayerId(seat + 1), damage=damage)
        for seat, deck in enumerate(layout.decks[: len(seats)]):
            for name in deck:
                board.lay(name, PlayerId(seat + 1), Zone.DECK)
        for seat, name, ready in layout.standing:
            board.lay(name, PlayerId(seat % len(seats) + 1), ready=ready)
        for seat, name in layout.resources:
            board.lay(name, PlayerId(seat % len(seats) + 1), resource=True, face_up=False)
        self.script, self.start = board.script, board.state
        if layout.turn_of is not None:
            self.start = at_turn(self.start, PlayerId(layout.turn_of % len(seats) + 1))
            self.script.laid.append(f"the action phase of {self.start.player(self.start.turn_player).name}")
        self.state, self.kept = self.start, []

    @precondition(lambda self: self.state.result is None)
    @rule(place=st.integers(0, 10**6), luck=LUCK)
    def act(self, place: int, luck: int) -> None:
        """Do something legal, nothing but a pass being the last resort."""
        legal = [action for action in legal_actions(self.state) if not isinstance(action, Pass)]
        self._take(legal[place % len(legal)] if legal else Pass(self._holder()), luck)

    @precondition(lambda self: self.state.result is None and self.state.priority is not None)
    @rule(luck=LUCK)
    def everyone_passes(self, luck: int) -> None:
        """Let everybody pass as far as they may, so that a link resolves or a window closes."""
        for _ in self.state.remaining:
            passing = None if self.state.priority is None else Pass(self.state.priority)
            if passing is not None and why_not(self.state, passing) == ():
                self._take(passing, luck)

    @precondition(lambda self: self.state.result is None and len(self.state.remaining) > 2)
    @rule(seat=SEAT, luck=st.integers(0, 9))
    def concede(self, seat: int, luck: int) -> None:
        """Let somebody concede once in a while."""
        if luck == 0:
            players = self.state.remaining
            self._take(Concede(players[seat % len(players)].id), luck)

    @precondition(lambda self: self.state.result is not None)
    @rule(seat=SEAT)
    def look_at_the_end(self, seat: int) -> None:
        """See that nothing can be done once the game is over."""
        player = self.state.players[seat % len(self.state.players)].id
        assert legal_actions(self.state) == ()
        assert all(why_not(self.state, action) for action in (Begin(), Pass(player), Concede(player)))

    def teardown(self) -> None:
        """Play the game a second time, and look whether anything that was kept has changed."""
        if not hasattr(self, "start"):
            return
        with self._told():
            again = replayed(self.start, self.script.played)
            assert again == self.state, "the same actions and answers led elsewhere"
            for kept in self.kept:
                invariants.check_unchanged(kept)

    def _holder(self) -> PlayerId:
        assert self.state.priority is not None
        return self.state.priority

    def _take(self, action: Action, luck: int) -> None:
        before = self.state
        with self._told(action):
            played = play(before, action, Random(luck) if luck else None)  # noqa: S311 - no secret is made
            for choice in played.choices:
                invariants.check_choice(before, choice)
            if played.outcome is None:
                _check_refusal(played)
                return
            self._check(before, played, played.outcome)

    def _check(self, before: State, played: Played, outcome: Settled) -> None:
        self.script.played.append((played.action, played.answers))
        self.state = after = outcome.state
        invariants.check_records(before, after, played.records)
        invariants.check_state(after)
        assert apply(invariants.afresh(before), played.action, played.answers) == outcome
        turns = len(self.script.played)
        if turns % 3 == 0:
            invariants.check_memo(after, after.play.ids[turns % 5 :: 5])
        if turns % 10 == 0:
            self.kept.append(invariants.snapshot(after))
        if turns % 20 == 0:
            invariants.check_legality(after)

    @contextmanager
    def _told(self, action: Action | None = None) -> Iterator[None]:
        """Tell the script of the game with whatever goes wrong."""
        try:
            yield
        except Exception as error:
            error.add_note(f"{self.script}\nthen: {action}")
            raise


def _check_refusal(played: Played) -> None:
    """A legal action is refused only after a choice that left no way out, and is rewound then (707.2)."""
    assert played.refused is not None
    assert played.answers, f"nothing was chosen, and yet: {played.refused}"
    assert not isinstance(played.action, Pass), played.refused
    assert any(reason.rule == "707.2" for reason in played.refused.reasons), played.refused


class GamesOfTwo(Games):
    """Games of two players, which most games are."""

    seatings = ("two players",)


class GamesOfSeveral(Games):
    """Games of three and four players, alone and in teams."""

    seatings = ("three players", "two against one", "two teams")


@pytest.mark.parametrize("machine", [GamesOfTwo, GamesOfSeveral])
def test_random_games_keep_the_rules(machine: type[Games]) -> None:
    nightly = "RANDOM_GAMES" in os.environ
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=GAMES // 2,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=not nightly,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
