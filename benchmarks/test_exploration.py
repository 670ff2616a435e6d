"""Exploring beside random games, what each reduction saves on ten boards, two processes beside one, memory, boards.

Each is taken in one run on the same boards, in seconds of the processor, for machines and their load differ.
"""

import gc
import tracemalloc
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import fmean, geometric_mean
from time import perf_counter, process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.exploration.branches import ALL, BRUTE_FORCE, Quest, Reductions, Step, quest_from
from engine.exploration.explored_graph import Exploration
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import opening
from engine.exploration.level_search import Manner, Search, Sharing, explore
from engine.exploration.numbering import CommonNumbering, Numbering
from engine.language.words import Zone
from engine.state.game import State
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from judge.work.sent_sights import COLLECTED_AFTER
from judge.work.shared_exploration import shared_by
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Scenario
from tests.engine.cards import GNOME, OGRE, ally, blast
from tests.engine.table import A, B, Table
from tests.scenarios.exploration.aimed_boards import AIMED_BOARDS
from tests.scenarios.exploration.looks_counted import UNAIMED, looks_at, scenario_of

LAYOUT = Layout(deck=10, in_play=2, resources=3, damage=5, turn_of=0)
BOARDS = 10
DECISIONS = 60
MOST = 8_000
LEAST = 0.5
ROUNDS = 18
SMALL = ally("Small", 1, 1)
PUZZLES = Path("features/puzzles")


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


def seconds_of_one(pieces: Iterable[Iterable[tuple[float, int]]]) -> float:
    """Return the seconds that each thing took, by the quickest time of each piece and the number of things in it."""
    least = [min(times) for times in pieces]
    return sum(seconds for seconds, _ in least) / sum(many for _, many in least)


@pytest.mark.benchmark(group="states a second beside decisions a second")
def test_states_beside_decisions(benchmark: BenchmarkFixture) -> None:
    random_decisions(0)  # The cards of the library are read once.
    boards = [random_board(LAYOUT, seeded(seed))[1] for seed in range(BOARDS)]

    def timed(work: Callable[[], int]) -> tuple[float, int]:
        begun = process_time()
        done = work()
        return process_time() - begun, done

    def quickest() -> tuple[float, float]:
        """Return the least seconds of a decision and of a state; a busy machine takes longer, never less.

        The pieces are short and taken by turns, so that whatever else the machine does meets both alike.
        """
        decided: list[list[tuple[float, int]]] = [[] for _ in boards]
        looked: list[list[tuple[float, int]]] = [[] for _ in boards]
        for _, place in product(range(ROUNDS), range(BOARDS)):
            decided[place].append(timed(lambda: random_decisions(2 * place) + random_decisions(2 * place + 1)))  # noqa: B023 - it is asked at once.
            looked[place].append(timed(lambda: len(explored(boards[place], ALL, 6, 200).nodes)))  # noqa: B023 - the same.
        return seconds_of_one(decided), seconds_of_one(looked)

    thresholds = gc.get_threshold()
    gc.set_threshold(*COLLECTED_AFTER)  # Where much is explored or played, this is so.
    deciding, looking = benchmark.pedantic(quickest, rounds=1)  # type: ignore[no-untyped-call]
    gc.set_threshold(*thresholds)
    ratio = deciding / looking
    benchmark.extra_info.update(
        {
            "states a second": round(1 / looking),
            "decisions a second": round(1 / deciding),
            "states to a decision": round(ratio, 2),
        }
    )
    assert ratio >= LEAST


SWITCHED = {
    "alike": Reductions(unasked=False, interchanged=False, folded=False, asleep=False),
    "alike, unasked": Reductions(interchanged=False, folded=False, asleep=False),
    "alike, unasked, interchanged": Reductions(folded=False, asleep=False),
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


def attackers(number: int) -> State:
    """Return a board of so many attackers without instants, none like another; half as many allies to attack."""
    table = Table(resources=0, deck=1)
    for place in range(number):
        table.put(ally(f"Attacker {place}", 1 + place % 2, 4 + place))
    for place in range((number + 1) // 2):
        table.put(ally(f"Wall {place}", 1, 9 + place), B)
    return table.state


def steps_made(state: State, monkeypatch: pytest.MonkeyPatch, reductions: Reductions, kind: HorizonKind) -> int:
    """Return how many steps were made, of which all but those asleep are, until the turn ends or so many actions."""
    spared: list[int] = []
    plain = Search.note_asleep

    def noting(search: Search, number: int, step: Step) -> bool:
        spared.append(number)
        return plain(search, number, step)

    monkeypatch.setattr(Search, "note_asleep", noting)
    start = opening(state)
    quest = quest_from(start, [A, B], horizon_from(state, kind, 5), reductions=reductions)
    found = explore(start, quest, lambda reached: reached < 1_000)
    monkeypatch.undo()
    return sum(len(node.steps) for node in found.nodes) - len(spared)


@pytest.mark.benchmark(group="what doing independent steps in one order saves")
def test_what_sleeping_steps_save(benchmark: BenchmarkFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards of copies with instants, on which hardly any two steps are independent, and boards of attackers."""
    boards = {
        "five actions on ten boards of copies": [(mirrored(each), HorizonKind.ACTIONS) for each in range(BOARDS)],
        "a turn of one to four attackers": [(attackers(each), HorizonKind.TURN) for each in range(1, 5)],
    }

    def factors() -> dict[str, list[float]]:
        made = partial(steps_made, monkeypatch=monkeypatch)
        awake = Reductions(asleep=False)
        return {
            name: [round(made(s, reductions=awake, kind=k) / made(s, reductions=ALL, kind=k), 2) for s, k in each]
            for name, each in boards.items()
        }

    found = benchmark.pedantic(factors, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update(found)
    assert min(min(each) for each in found.values()) >= 1
    assert found["a turn of one to four attackers"][-1] > LEAST_SPARED


def puzzles() -> dict[str, list[Scenario]]:
    """Return the puzzles by what is stated of them, and ten other boards."""
    files = (PUZZLES / "win-this-turn.feature", PUZZLES / "cant-be-stopped.feature")
    scenarios = [each for file in files for each in read_feature(file.read_text(), str(file)).scenarios]
    told = [(each, each.steps[-1].text) for each in scenarios]
    can = ("can bring about that", "can't prevent that")
    return {
        "puzzles that can be forced": [each for each, text in told if any(words in text for words in can)],
        "puzzles that can't": [each for each, text in told if not any(words in text for words in can)],
        "ten other boards": [scenario_of(steps) for steps in AIMED_BOARDS.values()],
    }


@pytest.mark.benchmark(group="what looking first at what could bring a goal about saves")
def test_what_an_aim_saves(benchmark: BenchmarkFixture) -> None:
    """States looked at until it is decided what can be forced, without an aim and with one."""

    def looks() -> dict[str, list[tuple[int, int]]]:
        return {
            name: [(looks_at(each, UNAIMED)[1], looks_at(each, ALL)[1]) for each in scenarios]
            for name, scenarios in puzzles().items()
        }

    found = benchmark.pedantic(looks, rounds=1)  # type: ignore[no-untyped-call]
    means = {
        name: round(geometric_mean([without / with_ for without, with_ in each]), 2) for name, each in found.items()
    }
    benchmark.extra_info.update({**{name: str(each) for name, each in found.items()}, "mean factors": means})
    assert means["puzzles that can be forced"] > 1 < means["ten other boards"]


LEAST_SPARED = 1.2
JOBS = 2
ROUNDS_OF_TWO = 7
FASTER = 1.7
"""How many times as fast two processes have to be as one where both have a quiet core."""


def seconds_of(jobs: int) -> tuple[float, float]:
    """Return the seconds of the processor that an exploration takes, in this process and all others, and of a clock."""
    begun, before, clock = process_time(), getrusage(RUSAGE_CHILDREN), perf_counter()
    with shared_by(jobs) as share:
        assert len(explored(mirrored(9), ALL, 9, MOST // 2, share).nodes) >= MOST // 2
    after = getrusage(RUSAGE_CHILDREN)
    theirs = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return process_time() - begun + theirs, perf_counter() - clock


def seconds_beside_another(pool: Executor) -> tuple[float, float]:
    """Return what an exploration by one process takes while another explores the same by itself, as `seconds_of` does.

    Two processes that run at once make each other slower on many a machine, although they share nothing.
    """
    of_both = list(pool.map(seconds_of, [1] * JOBS))
    return fmean(seconds for seconds, _ in of_both), fmean(clock for _, clock in of_both)


@pytest.mark.benchmark(group="two processes that explore beside one")
def test_two_processes_beside_one(benchmark: BenchmarkFixture) -> None:
    """What two processes take in all, halved, is what they take on two quiet cores: they wait for each other little.

    One process is measured while another works beside it, so that both cores are as busy as with two that share the
    work. One and two are taken by turns, and the least of each counts: a busy machine takes longer, never less. How
    much faster they are by the clock, and than one that is alone on the machine, is told beside it.
    """

    def times() -> list[tuple[tuple[float, float], ...]]:
        with ProcessPoolExecutor(JOBS, get_context("fork")) as pool:
            return [(seconds_beside_another(pool), seconds_of(JOBS), seconds_of(1)) for _ in range(ROUNDS_OF_TWO)]

    thresholds = gc.get_threshold()
    gc.set_threshold(*COLLECTED_AFTER)  # The processes that explore look as seldom for what is no longer needed.
    taken = benchmark.pedantic(times, rounds=1)  # type: ignore[no-untyped-call]
    gc.set_threshold(*thresholds)
    (one, clock), (two, clock_of_two), (alone, _) = (
        map(min, zip(*each, strict=True)) for each in zip(*taken, strict=True)
    )
    faster = JOBS * one / two
    told = {"times as fast": faster, "by the clock": clock / clock_of_two, "as one alone": JOBS * alone / two}
    benchmark.extra_info.update({name: round(each, 2) for name, each in told.items()})
    benchmark.extra_info["in each round"] = [round(JOBS * one / two, 2) for (one, _), (two, _), _ in taken]
    assert faster >= FASTER


KEPT = 2_000
"""How many bytes a state may take: when all is found that was asked for, and at any time of a search that ends."""


@pytest.mark.benchmark(group="memory of exploring")
def test_memory_of_a_state(benchmark: BenchmarkFixture) -> None:
    state = mirrored(9)
    explored(state, ALL, 3)

    def bytes_a_state() -> tuple[int, int]:
        gc.collect()
        tracemalloc.start()
        reached = len((found := explored(state, ALL, 9, MOST // 2)).nodes)
        gc.collect()
        now, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert found.ends
        return round(now / reached), round(peak / reached)

    kept, peak = benchmark.pedantic(bytes_a_state, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update({"bytes a state": kept, "at the most": peak})
    assert kept <= KEPT


@pytest.mark.benchmark(group="memory of exploring")
def test_memory_of_a_search_to_its_end(benchmark: BenchmarkFixture) -> None:
    """Half of the states are open at once when the last level is reached; all others are found."""
    state = attackers(5)

    def bytes_a_state() -> int:
        gc.collect()
        tracemalloc.start()
        found = explore(opening(state), turn_quest(state), lambda _: True)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert found.complete
        return round(peak / len(found.nodes))

    peak = benchmark.pedantic(bytes_a_state, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info["bytes a state, at the most"] = peak
    assert peak <= KEPT


def turn_quest(state: State) -> Quest:
    """Return the quest for all that can follow until the turn ends."""
    return quest_from(opening(state), [A, B], horizon_from(state, HorizonKind.TURN))


MINUTE = 60


@pytest.mark.benchmark(group="the largest board decided in a minute")
def test_the_largest_board_decided_in_a_minute(benchmark: BenchmarkFixture) -> None:
    """Attackers that may attack in any order until the turn ends: all that can follow is found for so many of them."""

    def largest() -> tuple[int, int]:
        most, reached = 0, 0
        for number in range(1, 20):
            state, begun = attackers(number), process_time()
            found = explore(opening(state), turn_quest(state), lambda _: process_time() - begun < MINUTE)  # noqa: B023 - it is asked in this turn of the loop alone.
            if not found.complete:
                break
            most, reached = number, len(found.nodes)
        return most, reached

    most, reached = benchmark.pedantic(largest, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update({"attackers": most, "states": reached})
    assert most > 1
