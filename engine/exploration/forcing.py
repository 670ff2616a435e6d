"""What is always so, never so, and what a player can force whatever others do.

Everything is worked out backwards from the ends. A line that was not looked at to its end, and a loop in which players
could go round for ever, are counted in both ways: as if they ended well and as if they ended badly. Only what is the
same both ways is decided.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum

from engine.exploration.explored_graph import Exploration, Node
from engine.state.ids import PlayerId
from engine.value import value


class Finding(StrEnum):
    """What was found about a goal."""

    ALWAYS = "always"
    NEVER = "never"
    DEPENDS = "it depends"
    UNDECIDED = "not decided within the bounds"

    @property
    def decided(self) -> bool:
        """Whether the matter is decided."""
        return self is not Finding.UNDECIDED


@value
class Reached:
    """Which nodes surely lead to what is wanted, and which may do so as far as was looked.

    `surely` has them with a number that falls with each step towards it.
    """

    surely: Mapping[int, int]
    perhaps: frozenset[int]

    def decided(self, number: int) -> bool | None:
        """Return whether the node leads to what is wanted; None if that is not decided."""
        if number in self.surely:
            return True
        return None if number in self.perhaps else False


def finding(found: Exploration, good: frozenset[int]) -> Finding:
    """Return whether all ends are among the good ones, none, or some; the others are bad."""
    ends = frozenset(found.ends)
    some_good, some_bad = bool(ends & good), bool(ends - good)
    if some_good and some_bad:
        return Finding.DEPENDS
    if not found.complete or not ends:
        return Finding.UNDECIDED
    return Finding.ALWAYS if some_good else Finding.NEVER


def forced(found: Exploration, good: frozenset[int], players: frozenset[PlayerId]) -> Reached:
    """Return from where the players, deciding together, reach a good end whatever others and chance do.

    To go round in a loop for ever is no good end. If only others could keep it going, they have to stop some time
    (801.1a): where that would decide, it counts as undecided.
    """
    before = predecessors(found.nodes)
    surely = _attracted(found, good, players, before)
    doubtful = {number for number, node in enumerate(found.nodes) if not node.ended and not node.steps}
    doubtful |= {number for number, node in enumerate(found.nodes) if node.unclear is not None}
    perhaps = _kept(found, good | frozenset(doubtful), players, before)
    return Reached(surely, perhaps)


def worth_a_look(found: Exploration, reached: Reached) -> frozenset[int]:
    """Return the nodes that can be reached from the first one by nodes of which it is not decided what they lead to.

    What can be reached only by others makes no difference to whether the players can force a good end.
    """
    seen, waiting = {0}, [0]
    while waiting:
        number = waiting.pop()
        if reached.decided(number) is None:
            further = {to for _, to in found.nodes[number].steps} - seen
            seen |= further
            waiting += further
    return frozenset(number for number in seen if reached.decided(number) is None)


Before = Sequence[Sequence[int]]
"""For each node the nodes with a step to it."""


def _attracted(
    found: Exploration, good: frozenset[int], players: frozenset[PlayerId], before: Before
) -> dict[int, int]:
    """Return the nodes from which the players surely reach a good end: the least set that is so, in order."""
    nodes = found.nodes
    missing = [len(node.steps) for node in nodes]
    reached = dict.fromkeys(sorted(good), 0)
    waiting = deque(sorted(good))
    while waiting:
        for number in before[waiting.popleft()]:
            node = nodes[number]
            if number in reached or node.ended:
                continue
            missing[number] -= 1
            if node.decider in players or (missing[number] == 0 and node.unclear is None):
                reached[number] = len(reached)
                waiting.append(number)
    return reached


def _kept(found: Exploration, good: frozenset[int], players: frozenset[PlayerId], before: Before) -> frozenset[int]:
    """Return the nodes from which others can't surely lead to a bad end: the greatest set that is so."""
    nodes = found.nodes
    bad = [number for number, node in enumerate(nodes) if node.ended and number not in good]
    missing = [len(node.steps) for node in nodes]
    lost, waiting = set(bad), list(bad)
    while waiting:
        for number in before[waiting.pop()]:
            node = nodes[number]
            if number in lost or number in good:
                continue
            missing[number] -= 1
            if node.decider not in players or missing[number] == 0:
                lost.add(number)
                waiting.append(number)
    return frozenset(range(len(nodes))) - lost


def predecessors(nodes: Sequence[Node]) -> list[list[int]]:
    """Return for each node the nodes with a step to it, once for each such step."""
    before: list[list[int]] = [[] for _ in nodes]
    for number, node in enumerate(nodes):
        for _, to in node.steps:
            before[to].append(number)
    return before


def can_end(found: Exploration, wanted: Callable[[int], bool]) -> frozenset[int]:
    """Return the nodes from which some line leads to a wanted end."""
    before = predecessors(found.nodes)
    reached = {number for number in found.ends if wanted(number)}
    waiting = list(reached)
    while waiting:
        for number in before[waiting.pop()]:
            if number not in reached:
                reached.add(number)
                waiting.append(number)
    return frozenset(reached)


@value
class Fork:
    """A node at which a decision matters: the places of steps after which it is always so, never so, and neither."""

    node: int
    always: tuple[int, ...]
    never: tuple[int, ...]
    mixed: tuple[int, ...]


def forks(found: Exploration, good: frozenset[int]) -> tuple[Fork, ...]:
    """Return the nodes whose steps lead to different answers, the first reached first."""
    well = can_end(found, lambda number: number in good)
    badly = can_end(found, lambda number: number not in good)
    found_forks = []
    for number, node in enumerate(found.nodes):
        kinds = [(to in well, to in badly) for _, to in node.steps]
        if len(set(kinds)) > 1:
            found_forks.append(
                Fork(
                    number,
                    tuple(place for place, kind in enumerate(kinds) if kind == (True, False)),
                    tuple(place for place, kind in enumerate(kinds) if kind == (False, True)),
                    tuple(place for place, kind in enumerate(kinds) if kind[0] == kind[1]),
                )
            )
    return tuple(found_forks)


def deciders(found: Exploration, all_forks: Iterable[Fork]) -> tuple[PlayerId | None, ...]:
    """Return the players at whose decisions lines part for good or ill, in turn order of seats; None is chance."""
    who = {found.nodes[fork.node].decider for fork in all_forks}
    return tuple(sorted(who, key=lambda each: each or 0))
