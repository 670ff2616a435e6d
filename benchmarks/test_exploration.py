"""States a second of exploring beside decisions a second of random games, and what each reduction saves on ten boards.

Both are taken in one run on the same boards, in seconds of the processor, for machines and their load differ.
"""

from statistics import geometric_mean
from time import monotonic, process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.exploration.branches import ALL, BRUTE_FORCE, Reductions, quest_from
from engine.exploration.explored_graph import Exploration
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import opening
from engine.exploration.level_search import Manner, Sharing, explore
from engine.exploration.numbering import CommonNumbering, Numbering
from engine.language.words import Zone
from engine.state.game import State
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from judge.work.shared_exploration import shared_by
from tests.engine.cards import GNOME, OGRE, ally, blast
from tests.engine.table import A, B, Table

LAYOUT = Layout(deck=10, in_play=2, resources=3, damage=5, turn_of=0)
BOARDS = 10
DECISIONS = 60
MOST = 8_000
LEAST = 0.35
SMALL = ally("Small", 1, 1)


def mirrored(number: int) -> State:
    """Return a board with copies: allies, instants in both hands, resources; the larger the number the more of them."""
    table = Table(resources=1 + number % 3, deck=3)
    for _ in range(1 + number % 2):
        table.put(OGRE)
        table.put(GNOME, B)
    for _ in range(number // 4):
        table.put(SMALL)
    for _ in range(1 + number // 5):
        table.put(blast(1), A, Zone.HAND)
    table.put(blast(1), B, Zone.HAND)
    return table.state


def explored(
    state: State, reductions: Reductions, depth: int, most: int = MOST, share: Sharing | None = None
) -> Exploration:
    start = opening(state)
    horizon = horizon_from(state, HorizonKind.ACTIONS, depth)
    quest = quest_from(start, [seat.id for seat in state.players], horizon, reductions=reductions)
    manner = Manner(share, CommonNumbering if share else Numbering)
    return explore(start, quest, lambda reached: reached < most, manner=manner)


def random_decisions(seed: int) -> int:
    """Play on from a random board; return how many decisions were made."""
    dice = seeded(seed)
    _, state = random_board(LAYOUT, dice)
    made = 0
    while made < DECISIONS and state.result is None:
        played = play(state, random_action(state, dice), dice)
        made += 1 + len(played.choices)
        state = state if played.outcome is None else played.outcome.state
    return made


@pytest.mark.benchmark(group="states a second beside decisions a second")
def test_states_beside_decisions(benchmark: BenchmarkFixture) -> None:
    random_decisions(0)  # The cards of the library are read once.
    started = process_time()
    decisions = sum(random_decisions(seed) for seed in range(20))
    deciding = process_time() - started
    boards = [random_board(LAYOUT, seeded(seed))[1] for seed in range(BOARDS)]

    def look() -> tuple[int, float]:
        begun = process_time()
        reached = sum(len(explored(state, ALL, 6, 200).nodes) for state in boards)
        return reached, process_time() - begun

    reached, looking = benchmark.pedantic(look, rounds=1)  # type: ignore[no-untyped-call]
    ratio = (reached / looking) / (decisions / deciding)
    benchmark.extra_info.update(
        {
            "states a second": round(reached / looking),
            "decisions a second": round(decisions / deciding),
            "states to a decision": round(ratio, 2),
        }
    )
    assert ratio >= LEAST


SWITCHED = {
    "alike": Reductions(unasked=False, interchanged=False, folded=False),
    "alike, unasked": Reductions(interchanged=False, folded=False),
    "alike, unasked, interchanged": Reductions(folded=False),
    "all": ALL,
}


@pytest.mark.benchmark(group="what reductions save on ten boards")
def test_what_reductions_save(benchmark: BenchmarkFixture) -> None:
    boards = [mirrored(number) for number in range(BOARDS)]

    def factors() -> dict[str, list[float]]:
        plain = [len(explored(state, BRUTE_FORCE, 4, MOST).nodes) for state in boards]
        return {
            name: [
                round(whole / len(explored(state, reductions, 4, MOST).nodes), 1)
                for whole, state in zip(plain, boards, strict=True)
            ]
            for name, reductions in SWITCHED.items()
        }

    found = benchmark.pedantic(factors, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update({**found, "mean of all": round(geometric_mean(found["all"]), 1)})
    assert geometric_mean(found["all"]) > geometric_mean(found["alike, unasked"]) > 1


JOBS = 2
FASTER = 1.7
"""How many times as fast two processes have to be as one, on a machine with two quiet cores."""


@pytest.mark.benchmark(group="two processes that explore beside one")
def test_two_processes_beside_one(benchmark: BenchmarkFixture) -> None:
    state = mirrored(9)

    def seconds(jobs: int) -> float:
        begun = monotonic()
        with shared_by(jobs) as share:
            assert len(explored(state, ALL, 9, share=share).nodes) >= MOST
        return monotonic() - begun

    def times() -> float:
        return max(seconds(1) / seconds(JOBS) for _ in range(3))

    faster = benchmark.pedantic(times, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info["times as fast"] = round(faster, 2)
    assert faster >= FASTER
