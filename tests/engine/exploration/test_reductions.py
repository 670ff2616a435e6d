"""Whatever is left out of an exploration, the same ends are reached by as many lines."""

from dataclasses import dataclass
from random import Random

import pytest

from engine.exploration.aim import Aim
from engine.exploration.branches import ALL, BRUTE_FORCE, Reductions, Step, quest_from
from engine.exploration.explored_graph import Exploration
from engine.exploration.forcing import forced
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import opening
from engine.exploration.level_search import ALONE, Manner, explore
from engine.exploration.proof_numbers import most_promising
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.view.footprint import Aspect
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from tests.engine.exploration.looked_at import ends_by_look
from tests.engine.odd_cards import odd_pool
from tests.night import at_night

MOST = at_night(700, 250)
"""So many junctures of brute force at most; a board that has more is left out, and another one taken."""

ONE_BY_ONE = {
    "alike": Reductions(unasked=False, interchanged=False, folded=False, asleep=False),
    "unasked": Reductions(interchanged=False, folded=False, asleep=False),
    "interchanged": Reductions(alike=False, unasked=False, folded=False, asleep=False),
    "folded": Reductions(alike=False, unasked=False, interchanged=False, asleep=False),
    "asleep": Reductions(alike=False, unasked=False, interchanged=False),
}
AWAKE = Reductions(asleep=False)
UNAIMED = Reductions(aimed=False)
LYING = Aim(frozenset((Aspect.GRAVEYARD,)))


@dataclass(frozen=True)
class Case:
    """A board, how far is looked, and whether everybody may act, the first player, or nobody."""

    state: State
    kind: HorizonKind
    many: int
    acting: int

    def explored(self, reductions: Reductions, most: int, manner: Manner = ALONE) -> Exploration:
        seats = [seat.id for seat in self.state.players]
        start = opening(self.state)
        horizon = horizon_from(self.state, self.kind, self.many)
        quest = quest_from(start, seats[: self.acting], horizon, reductions=reductions)
        return explore(start, quest, lambda reached: reached < most, manner=manner)


def random_case(dice: Random) -> Case | None:
    """Return a small board in the middle of a game, with some copies of its cards; None if the game is over."""
    layout = Layout(
        deck=dice.randint(0, 3),
        in_play=dice.randint(0, 3),
        resources=dice.randint(0, 3),
        damage=dice.choice((0, 10)),
        turn_of=dice.randint(0, 1),
        odd=dice.choice((0, 0, 0, 1)),
    )
    _, state = random_board(layout, dice, odd_pool())
    for _ in range(dice.randint(0, 8)):
        if state.result is not None:
            return None
        outcome = play(state, random_action(state, dice), dice).outcome
        state = state if outcome is None else outcome.state
    if state.result is not None:
        return None
    kind = dice.choice((HorizonKind.ACTIONS, HorizonKind.ACTIONS, HorizonKind.BEGUN, HorizonKind.TURN))
    return Case(state, kind, dice.randint(2, 5), 2 if kind is HorizonKind.ACTIONS else dice.choice((0, 1, 2)))


def can_force(case: Case, whole: Exploration, player: PlayerId) -> int:
    """Hold what a player can force to what the whole exploration says; return how many looks were spared.

    The goal is an odd number of cards in graveyards, which most boards can come to and can miss.
    """

    def good(found: Exploration) -> frozenset[int]:
        ends = ((number, found.junctures.get(number)) for number in found.ends)
        return frozenset(number for number, end in ends if end and _lying(end.state) % 2)

    players = frozenset((player,))
    manner = Manner(directed=lambda found: most_promising(found, good(found), players), aim=LYING)
    directed, unaimed = (case.explored(reductions, MOST, manner) for reductions in (ALL, UNAIMED))
    told = {forced(found, good(found), players).decided(0) for found in (whole, directed, unaimed)}
    assert len(told) == 1, case
    assert not any(node.away for node in unaimed.nodes)
    return sum(node.expanded for node in whole.nodes) - sum(node.expanded for node in directed.nodes)


def steps(found: Exploration) -> list[tuple[str | None, list[tuple[Step, int]]]]:
    """Return where every step leads, which is the same whatever order independent steps were done in."""
    return [(node.unclear, node.steps) for node in found.nodes]


def _lying(state: State) -> int:
    return sum(len(seat.graveyard) for seat in state.players)


def check(seed: int, boards: int) -> int:
    """Hold so many boards to it; return how many junctures the reductions have saved."""
    dice, done, saved = seeded(seed), 0, 0
    while done < boards:
        case = random_case(dice)
        plain = None if case is None else case.explored(BRUTE_FORCE, MOST)
        if case is None or plain is None or not plain.complete:
            continue
        done += 1
        expected = ends_by_look(plain)
        assert expected is not None
        whole = case.explored(ALL, MOST)
        one_by_one = ((named, case.explored(reductions, MOST)) for named, reductions in ONE_BY_ONE.items())
        for named, reduced in (("all", whole), *one_by_one):
            assert reduced.complete
            assert ends_by_look(reduced) == expected, (seed, done, named, case)
        saved += len(plain.nodes) - len(whole.nodes)
        assert steps(whole) == steps(case.explored(AWAKE, MOST)), (seed, done, case)
        assert can_force(case, whole, case.state.players[done % 2].id) >= 0
    return saved


@pytest.mark.parametrize("seed", at_night(range(6), range(1, 6, 2)))
def test_the_same_ends_on_random_boards(seed: int) -> None:
    assert check(seed, 6) > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, at_night(132, 101)))
def test_the_same_ends_on_many_more_random_boards(seed: int) -> None:
    check(seed, at_night(10, 4))
