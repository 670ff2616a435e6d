"""Random full games per second, and what a step costs on a board of 500 allies against one of 50.

`GAMES` in the environment says how many games are played: 150, which take two minutes, where it says nothing. Figures
of other engines that play such games in plain Python on a machine of this kind: fireplace 3 games and 300 decisions a
second.
"""

import gc
import os
from dataclasses import replace
from itertools import cycle, islice
from statistics import median
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.decisions.actions import Action, Pass, PlayCard, Propose
from engine.language.effects import Deal, Draw
from engine.language.filters import AllOf, Controlled, Is
from engine.language.modifiers import GainPowers, LosePowers
from engine.language.powers import Continuous, Keyword
from engine.language.printed import Printed
from engine.language.selections import Number, Players, Target, This, You
from engine.language.triggers import What
from engine.language.words import KeywordName, Kind, Relation, Zone
from engine.state.game import State
from engine.view.values import values
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from tests.engine.cards import HERO_OR_ALLY, OGRE, activated, ally, blast, when
from tests.engine.table import A, B, Table

GAMES = int(os.environ.get("GAMES", "150"))
LAYOUT = Layout(deck=60, in_play=0, resources=0, damage=0)
LONGEST = 20_000
FIREPLACE_GAMES, FIREPLACE_DECISIONS = 3, 300

FEW, MANY = 50, 500
ROUNDS = 9
MOST = 2.0
GREEDIER = 10


def full_game(seed: int) -> tuple[int, int]:
    """Play a game of two with decks of sixty to its end; return how many actions and decisions it took.

    An action is a decision, and so is each choice that an action asks for.
    """
    dice = seeded(seed)
    _, state = random_board(LAYOUT, dice)
    actions = decisions = 0
    while state.result is None and actions < LONGEST:
        played = play(state, random_action(state, dice), dice)
        actions += 1
        decisions += 1 + len(played.choices)
        if played.outcome is not None:
            state = played.outcome.state
    assert state.result is not None
    return actions, decisions


@pytest.mark.benchmark(group="random full games")
def test_full_games(benchmark: BenchmarkFixture) -> None:
    full_game(0)  # The cards of the library are read once.

    def games() -> int:
        return sum(full_game(seed)[1] for seed in range(GAMES))

    started = process_time()
    decisions = benchmark.pedantic(games, rounds=1)  # type: ignore[no-untyped-call]
    seconds = process_time() - started
    benchmark.extra_info.update(
        {
            "games a second": round(GAMES / seconds, 2),
            "decisions a second": round(decisions / seconds),
            "decisions a second, of fireplace's": round(decisions / seconds / FIREPLACE_DECISIONS, 1),
            "games a second, of fireplace's": round(GAMES / seconds / FIREPLACE_GAMES, 1),
        }
    )
    assert decisions / seconds >= FIREPLACE_DECISIONS


SHOT = activated(Deal(This(), Target(), Number(1)), targets=(HERO_OR_ALLY,))
SLY = ally("Sly", 1, 1, Keyword(KeywordName.ELUSIVE), SHOT)
GUARD = ally("Guard", 3, 4, Keyword(KeywordName.PROTECTOR))
MOURNER = ally("Mourner", 4, 2, when(What.DESTROYED, Draw(You(), Number(1))))
CROWDS = {"allies with no powers": (OGRE,), "allies with powers": (OGRE, GUARD, SLY, MOURNER)}


def crowd(allies: int, kinds: tuple[Printed, ...]) -> State:
    """Return a board with so many allies, half of them each player's, the kinds in turn, and a card in A's hand."""
    table = Table(resources=5, deck=10)
    for player in (A, B):
        for card in islice(cycle(kinds), allies // 2):
            table.put(card, player)
    table.put(replace(blast(2), cost=1), A, Zone.HAND)
    return table.state


def turns_work(state: State) -> int:
    """Play a card and attack three times, each to its end; return how often the engine was asked."""
    asked = 0

    def step(action: Action) -> None:
        nonlocal state, asked
        played = play(state, action, None)
        assert played.outcome is not None
        state, asked = played.outcome.state, asked + 1 + len(played.choices)

    def to_the_end() -> None:
        while state.chain or state.combat is not None:
            assert state.priority is not None
            step(Pass(state.priority))

    step(PlayCard(A, state.player(A).hand[0]))
    to_the_end()
    ogres = [card for card in state.play.ids if state.cards[card].printed is OGRE]
    mine, theirs = ([card for card in ogres if state.cards[card].controller == player] for player in (A, B))
    for attacker, defender in zip(mine[:3], theirs[:3], strict=True):
        step(Propose(A, attacker, defender))
        to_the_end()
    return asked


def seconds_a_step(state: State) -> float:
    started = process_time()
    asked = turns_work(replace(state, memo={}))
    return (process_time() - started) / asked


@pytest.mark.benchmark(group="a turn's work among many allies")
@pytest.mark.parametrize("allies", [FEW, MANY])
@pytest.mark.parametrize("kinds", CROWDS)
def test_a_turns_work(benchmark: BenchmarkFixture, kinds: str, allies: int) -> None:
    state = crowd(allies, CROWDS[kinds])
    benchmark.extra_info["steps"] = turns_work(state)
    benchmark(lambda: turns_work(replace(state, memo={})))


@pytest.mark.parametrize("kinds", CROWDS)
def test_a_step_among_ten_times_as_many_allies_costs_at_most_twice(kinds: str) -> None:
    """Compare in pairs, one board right after the other, for a machine's speed drifts."""
    few, many = (crowd(allies, CROWDS[kinds]) for allies in (FEW, MANY))
    assert turns_work(few) == turns_work(many)
    gc.disable()
    ratios = [seconds_a_step(many) / seconds_a_step(few) for _ in range(ROUNDS)]
    gc.enable()
    assert median(ratios) <= MOST, ratios


OPPOSING_ALLIES = AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT))))
GREEDY = ally(
    "Greedy",
    1,
    5,
    Continuous((GainPowers((Continuous((LosePowers(),), OPPOSING_ALLIES),)),), Is((Kind.ALLY,))),
)


def test_modifiers_that_bring_modifiers_cost_what_they_are_and_not_all_their_orders() -> None:
    """Three such allies have more than twice the modifiers of two, and may cost ten times as much, but no more."""

    def seconds(allies: int) -> float:
        table = Table(resources=0, deck=0)
        cards = [table.put(GREEDY, A if place % 2 else B) for place in range(allies)]
        started = process_time()
        values(table.state, cards[0])
        return process_time() - started

    assert median(seconds(3) / seconds(2) for _ in range(3)) <= GREEDIER
