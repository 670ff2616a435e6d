"""Explorations that processes share find what one process finds, whatever becomes of the processes."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from time import sleep
from typing import Any

import pytest

from engine.exploration import level_search
from engine.exploration.branches import BRUTE_FORCE, Branch, Goal, Quest, Reductions, Step, expanded, quest_from
from engine.exploration.explored_graph import Exploration
from engine.exploration.frontier import LocalFrontier, Sight
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import Juncture, opening
from engine.exploration.kept_junctures import KeptJunctures
from engine.exploration.level_search import Manner, Sharing, explore
from engine.exploration.numbering import CommonNumbering, Form, Numbering
from engine.language.filters import Is
from engine.language.modifiers import Prevent
from engine.language.selections import Number, TimesDone
from engine.language.words import Done, Kind, Trait, Zone
from engine.state.game import State
from judge.documents.document_errors import RulesError
from judge.work import shared_exploration
from judge.work.handed_junctures import Hands
from judge.work.sent_sights import unseen
from judge.work.shared_exploration import MOST_ENDED, WORTH_HANDING, SharedFrontier, shared_by
from tests.engine.cards import GNOME, OGRE, ally, always, blast, raises
from tests.engine.table import A, B, Table

pytestmark = pytest.mark.skipif(not shared_exploration.CAN_BE_SHARED, reason="processes can't be copied here")


def board() -> State:
    table = Table(resources=2, deck=3)
    for _ in range(2):
        table.put(OGRE)
        table.put(GNOME, B)
    table.put(blast(1), A, Zone.HAND)
    table.put(blast(1), B, Zone.HAND)
    return table.state


def board_with_a_past() -> State:
    """Return a board of which one card asks how often a deed was done, of what it was then, and one about moments."""
    table = Table(resources=1, deck=3)
    shots = TimesDone(Done.DEALT_DAMAGE, filter=Is((Kind.HERO,)))
    table.put(ally("Counter", 1, 2, always(raises(Trait.ATK, shots))))
    table.put(ally("Shelter", 1, 3, always(Prevent(Number(1), each_turn=True))), B)
    for player in (A, B):
        table.put(blast(1), player, Zone.HAND)
    return table.state


START = opening(board())
PAST = opening(board_with_a_past())
LEADING: Callable[[State], bool] = lambda state: sum(len(seat.graveyard) for seat in state.players) >= 2  # noqa: E731


def quest(actions: int = 6, reductions: Reductions | None = None) -> Quest:
    horizon = horizon_from(START.state, HorizonKind.ACTIONS, actions)
    everybody = [seat.id for seat in START.state.players]
    return quest_from(START, everybody, horizon, reductions=reductions or Reductions())


def past_quest() -> Quest:
    horizon = horizon_from(PAST.state, HorizonKind.ACTIONS, 5)
    return quest_from(PAST, [seat.id for seat in PAST.state.players], horizon)


@pytest.fixture
def shared_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have processes share a level of few junctures already."""
    monkeypatch.setattr(level_search, "ENOUGH_TO_SHARE", 10)


def found(
    share: Sharing | None, most: int = 100_000, stop: Goal | None = None, *, enough: bool = False, actions: int = 6
) -> Exploration:
    ends = (lambda so_far: len(so_far.ends) > 40) if enough else None
    asks = quest(actions)
    return explore(START, asks, lambda reached: reached < most, stop=stop, enough=ends, manner=manner_of(share))


@cache
def found_alone() -> Exploration:
    """Return what one process finds; it is the same for every test."""
    return found(None)


def explored_by(start: Juncture, quest: Quest, jobs: int) -> Exploration:
    with shared_by(jobs) as share:
        return explore(start, quest, lambda _: True, manner=manner_of(share))


@cache
def past_found_alone() -> Exploration:
    """Return what one process finds of the board with a past; it is the same for every test."""
    return explored_by(PAST, past_quest(), 1)


def manner_of(share: Sharing | None) -> Manner:
    return Manner(share, CommonNumbering if share else Numbering)


def same(one: Exploration, other: Exploration) -> bool:
    """Return whether two explorations found the same nodes, steps and ends, and left the same unseen."""
    return [_told(one, number) for number in range(len(one.nodes))] == [
        _told(other, number) for number in range(len(other.nodes))
    ] and one.unseen == other.unseen


def _told(exploration: Exploration, number: int) -> tuple[object, ...]:
    node = exploration.nodes[number]
    juncture = exploration.junctures.get(number)
    end = None if juncture is None else (juncture.done, juncture.state.players, juncture.state.phase)
    return node.parent, node.by, node.decider, node.ended, node.chance, node.steps, node.unclear, node.expanded, end


def test_the_same_is_found_by_several_processes() -> None:
    """By three; two, of which one is slow, find it below, where junctures change hands."""
    alone = found_alone()
    assert alone.complete
    assert len(alone.nodes) > 200
    with shared_by(3) as share:
        assert same(found(share), alone)


@pytest.mark.parametrize("most", [1, 60, 150])
def test_bounds_cut_off_the_same(most: int) -> None:
    with shared_by(2) as share:
        shared = found(share, most)
    assert shared.unseen
    assert same(shared, found(None, most))


@pytest.mark.usefixtures("shared_early")
def test_goals_and_what_is_enough_end_it_alike() -> None:
    with shared_by(2) as share:
        assert same(found(share, stop=LEADING, actions=4), found(None, stop=LEADING, actions=4))
    with shared_by(2) as share:
        shared = found(share, stop=LEADING, enough=True)
    assert shared.unseen
    assert same(shared, found(None, stop=LEADING, enough=True))


@contextmanager
def killing(every: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Kill a process after each so many junctures that were looked at."""
    killed: list[int] = []
    seen = 0
    plain = SharedFrontier.keep

    def keep(frontier: SharedFrontier, parent: int, new: dict[int, int], firsts: Sequence[int]) -> None:
        nonlocal seen
        plain(frontier, parent, new, firsts)
        seen += 1
        if seen % every == 0:
            process = frontier.explorers[seen // every % 2].process
            if process.is_alive() and process.pid is not None:
                os.kill(process.pid, signal.SIGKILL)
                process.join()
                killed.append(process.pid)

    monkeypatch.setattr(SharedFrontier, "keep", keep)
    yield killed
    monkeypatch.undo()


@pytest.mark.parametrize("every", [None, 30])
def test_the_past_is_told_apart_by_several_processes_as_by_one(
    monkeypatch: pytest.MonkeyPatch, every: int | None
) -> None:
    asks = past_quest()
    assert asks.relevant.history
    assert asks.relevant.moments
    alone = past_found_alone()
    assert len(alone.nodes) > 200
    with killing(every=every or 10_000, monkeypatch=monkeypatch) as killed:
        shared = explored_by(PAST, asks, 2)
    assert (len(killed) > 1) is (every is not None)
    assert same(shared, alone)


@pytest.mark.parametrize("every", [None, 60])
def test_junctures_change_hands_while_a_level_is_looked_at(monkeypatch: pytest.MonkeyPatch, every: int | None) -> None:
    """One process is slow, so others are given most of what it has before it; those that are killed lose nothing."""
    handed: list[int] = []
    plain, looked = SharedFrontier._handed, LocalFrontier.looked_at  # noqa: SLF001 - what is handed is counted.

    def noting(frontier: SharedFrontier, owner: Any, numbers: tuple[int, ...], data: bytes) -> None:  # noqa: ANN401
        handed.extend(numbers)
        plain(frontier, owner, numbers, data)

    def slow(frontier: LocalFrontier, level: Sequence[int]) -> Any:  # noqa: ANN401 - what the plain one yields.
        if multiprocessing.current_process().name[-1] in "13579":  # They are numbered as they begin.
            sleep(0.002)
        return looked(frontier, level)

    monkeypatch.setattr(SharedFrontier, "_handed", noting)
    alone = found_alone()
    monkeypatch.setattr(LocalFrontier, "looked_at", slow)
    with killing(every or 10_000, monkeypatch) as killed, shared_by(2) as share:
        shared = found(share)
    assert len(handed) >= WORTH_HANDING
    assert (2 <= len(killed) <= MOST_ENDED) is (every is not None)
    assert same(shared, alone)


def test_junctures_are_taken_as_they_were_put_with_questions_and_the_past() -> None:
    """Every juncture within two actions, settled or waiting for an answer, of a board with a past and one without."""
    for start, asks in ((START, quest()), (PAST, past_quest())):
        (first,) = expanded([start], asks)
        assert isinstance(first, tuple)
        reached = [each.to for each in first if each.to.choice is not None]
        reached += [each.to for found in expanded(reached, asks) if isinstance(found, tuple) for each in found]
        assert len({each.choice is None for each in reached}) == 2
        kept = KeptJunctures(dict(enumerate((start, *reached))))
        assert kept.first is not None
        taken = Hands(kept.first, None).taken(Hands(kept.first, None).put(kept))
        assert dict(taken) == dict(kept) == dict(enumerate((start, *reached)))


def test_the_branch_of_the_least_number_stands_for_a_form_in_whatever_order_nodes_come() -> None:
    here, there = (
        Sight(Step((number,)), (form,), ended=False, decider=A, chance=False) for number, form in ((1, 7), (2, 8))
    )
    branch = Branch(Step((1,)), START, ended=False)
    seen: dict[Form, int] = {}
    assert unseen(5, [(here, branch), (here, branch)], seen) == (branch, None)
    assert unseen(3, [(here, branch), (there, branch)], seen) == (branch, branch)
    assert unseen(4, [(here, branch), (there, branch)], seen) == (None, None)
    assert seen == {(7,): 3, (8,): 3}


@pytest.mark.usefixtures("shared_early")
def test_processes_that_are_killed_again_and_again_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        killing(every=5, monkeypatch=monkeypatch),
        shared_by(2) as share,
        pytest.raises(RulesError, match="was ended by signal 9, and 5 before it"),
    ):
        found(share)


def test_the_last_process_that_may_end_may_have_been_asked_to_hand_junctures_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asking(frontier: SharedFrontier) -> None:
        frontier.explorers[0].hands_to = frontier.explorers[1]

    monkeypatch.setattr(SharedFrontier, "_even_out", asking)
    with shared_by(2) as share:
        assert share is not None
        frontier = share(LocalFrontier(quest(), None, None, {0: START, 1: START}), Exploration(quest(), START))
        assert isinstance(frontier, SharedFrontier)
        frontier.left = 0
        frontier.explorers[0].process.kill()
        frontier.explorers[0].process.join()
        with pytest.raises(RulesError, match="was ended by signal 9"):
            list(frontier.looked_at([0, 1]))


def test_a_fault_in_a_process_is_told_where_it_was_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    here = os.getpid()
    plain = LocalFrontier.looked_at

    def failing(frontier: LocalFrontier, level: tuple[int, ...]) -> object:
        return plain(frontier, level) if os.getpid() == here else 1 // 0

    monkeypatch.setattr(LocalFrontier, "looked_at", failing)
    with shared_by(2) as share, pytest.raises(RuntimeError, match=r"(?s)in a process that explored:\n.*ZeroDivision"):
        found(share)


def test_processes_end_with_what_began_them() -> None:
    with shared_by(2) as share:
        assert share is not None
        local = LocalFrontier(quest(), None, None, {0: START, 1: START})
        frontier = share(local, Exploration(quest(), START))
        assert isinstance(frontier, SharedFrontier)
        processes = [each.process for each in frontier.explorers]
        frontier.explorers[0].pipe.close()
        processes[0].join(timeout=20)
        assert [process.exitcode for process in processes] == [0, None]
    assert all(process.exitcode is not None for process in processes)


def test_what_is_never_taken_for_one_is_shared_too() -> None:
    alone, shared = (explored_by(START, quest(3, BRUTE_FORCE), jobs) for jobs in (1, 2))
    assert alone.complete
    assert len(alone.nodes) > 40
    assert same(shared, alone)


def test_a_replayed_juncture_is_the_one_that_was_found() -> None:
    exploration = found_alone()
    for number, again in exploration.replayed(exploration.ends[::50]).items():
        kept = exploration.junctures.get(number)
        assert isinstance(kept, Juncture)
        assert exploration.forms is not None
        assert exploration.forms.form(again) == exploration.forms.form(kept)
