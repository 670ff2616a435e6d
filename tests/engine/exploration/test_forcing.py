"""Who can force what, on graphs drawn by hand: forks, chance, loops, and what was not looked at."""

from fractions import Fraction

from engine.decisions.actions import Pass
from engine.exploration.branches import Quest, Step
from engine.exploration.explored_graph import Exploration, Node
from engine.exploration.forcing import Finding, finding, forced, forks
from engine.exploration.horizons import Horizon, HorizonKind
from engine.exploration.junctures import Juncture
from engine.exploration.proof_numbers import most_promising, proof_numbers
from engine.exploration.tallies import lines, probability
from engine.state.ids import PlayerId
from tests.engine.table import A, B, Table
from tests.every_row import for_every

CHANCE = "chance"
GOOD, BAD, UNSEEN = "good", "bad", "unseen"


def drawn(**nodes: tuple[object, str]) -> tuple[Exploration, frozenset[int], dict[str, int]]:
    """Return a graph: for each node who decides and the nodes it leads to, or what kind of end it is."""
    numbers = {name: number for number, name in enumerate(nodes)}
    state = Table().state
    found = Exploration(Quest(frozenset((A, B)), Horizon(HorizonKind.TURN)), Juncture(state))
    for decider, to in nodes.values():
        ended = decider in {GOOD, BAD}
        who = decider if isinstance(decider, int) else None
        node = Node(-1, None, None if who is None else PlayerId(who), ended, chance=decider == CHANCE)
        node.steps = [(Step(Pass(A)), numbers[each]) for each in to.split()]
        node.expanded = bool(to)
        found.nodes.append(node)
    found.unseen = [numbers[name] for name, (kind, _) in nodes.items() if kind == UNSEEN]
    good = frozenset(numbers[name] for name, (kind, _) in nodes.items() if kind == GOOD)
    return found, good, numbers


def can_force(found: Exploration, good: frozenset[int], player: PlayerId) -> bool | None:
    return forced(found, good, frozenset((player,))).decided(0)


def test_one_may_choose_the_good_end_and_the_other_the_bad_one() -> None:
    found, good, _ = drawn(start=(A, "b c"), b=(B, "won lost"), c=(B, "won"), won=(GOOD, ""), lost=(BAD, ""))
    assert finding(found, good) is Finding.DEPENDS
    assert can_force(found, good, A) is True
    assert can_force(found, good, B) is True
    assert can_force(found, frozenset(found.ends) - good, A) is False
    assert can_force(found, frozenset(found.ends) - good, B) is False
    assert [found.nodes[fork.node].decider for fork in forks(found, good)] == [A, B]


def test_what_the_other_decides_can_not_be_forced() -> None:
    found, good, _ = drawn(start=(B, "won lost"), won=(GOOD, ""), lost=(BAD, ""))
    assert can_force(found, good, A) is False
    assert can_force(found, good, B) is True


def test_chance_is_on_nobodys_side() -> None:
    found, good, _ = drawn(start=(A, "coin lost"), coin=(CHANCE, "won lost"), won=(GOOD, ""), lost=(BAD, ""))
    assert can_force(found, good, A) is False
    assert probability(found, good, frozenset((A,))) == Fraction(1, 2)
    assert probability(found, good, frozenset((B,))) == 0
    assert lines(found) == (1, 1, 1, 2)


def test_a_loop_of_the_other_leaves_it_undecided() -> None:
    """B can go round or let A win; 801.1a makes B stop some time, so nobody can say that A can't force it."""
    found, good, _ = drawn(start=(B, "again won"), again=(B, "start"), won=(GOOD, ""))
    assert can_force(found, good, A) is None
    assert lines(found) is None
    assert probability(found, good, frozenset((A,))) is None


def test_a_loop_of_ones_own_helps_nobody() -> None:
    found, good, _ = drawn(start=(A, "again won"), again=(A, "start"), won=(GOOD, ""))
    assert can_force(found, good, A) is True
    found, good, _ = drawn(start=(A, "again lost"), again=(A, "start"), lost=(BAD, ""))
    assert finding(found, good) is Finding.NEVER


@for_every("player", [A, B])
def test_what_was_not_looked_at_is_not_decided(player: PlayerId) -> None:
    found, good, _ = drawn(start=(player, "far"), far=(UNSEEN, ""))
    assert finding(found, good) is Finding.UNDECIDED
    assert can_force(found, good, player) is None


def test_a_way_that_is_surely_good_needs_no_look_at_others() -> None:
    found, good, _ = drawn(start=(A, "far won"), far=(UNSEEN, ""), won=(GOOD, ""))
    assert can_force(found, good, A) is True
    found, good, _ = drawn(start=(A, "far lost"), far=(UNSEEN, ""), lost=(BAD, ""))
    assert can_force(found, good, A) is None
    assert probability(found, good, frozenset((A,))) == 0
    assert probability(found, good, frozenset((A,)), unknown=1) == 1


def test_what_needs_the_least_is_looked_at_first() -> None:
    """Behind b three answers of B have to be met, behind c a single one."""
    found, good, numbers = drawn(
        start=(A, "b c"), b=(B, "x y z"), c=(B, "w won"), x=(UNSEEN, ""), y=(UNSEEN, ""), z=(UNSEEN, ""),
        w=(UNSEEN, ""), won=(GOOD, ""),
    )  # fmt: skip
    players = frozenset((A,))
    proof, disproof = proof_numbers(found, forced(found, good, players), players)
    assert [proof[numbers[each]] for each in ("start", "b", "c", "w", "won")] == [1, 3, 1, 1, 0]
    assert [disproof[numbers[each]] for each in ("start", "b", "c")] == [2, 1, 1]
    assert most_promising(found, good, players) == tuple(numbers[each] for each in "wxyz")


def test_what_is_decided_or_can_not_be_told_is_not_looked_at() -> None:
    found, good, numbers = drawn(
        start=(A, "b c d"), b=(B, "lost x"), c=(B, "y"), d=(B, "z"), lost=(BAD, ""), x=(UNSEEN, ""), y=(UNSEEN, ""),
        z=(UNSEEN, ""),
    )  # fmt: skip
    found.nodes[numbers["c"]].unclear = "too many answers"
    assert most_promising(found, good, frozenset((A,)))[0] == numbers["z"]
    assert numbers["x"] not in most_promising(found, good, frozenset((A,)))
