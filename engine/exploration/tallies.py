"""How many lines lead to what ends, and with what probability: sums over everything that was explored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from graphlib import CycleError, TopologicalSorter

from engine.exploration.explored_graph import Exploration, Node
from engine.state.ids import PlayerId


def ordered(found: Exploration) -> tuple[int, ...] | None:
    """Return the numbers of the nodes, each after those with a step to it; None if some line goes round in a loop."""
    sorter: TopologicalSorter[int] = TopologicalSorter()
    for number, node in enumerate(found.nodes):
        sorter.add(number)
        for _, to in node.steps:
            sorter.add(to, number)
    try:
        return tuple(sorter.static_order())
    except CycleError:
        return None


def lines(found: Exploration) -> tuple[int, ...] | None:
    """Return for each node how many lines lead to it; None if some line goes round in a loop, which has no end of them.

    A line is told from another by any action or answer in it; answers with cards that nothing tells apart count each.
    """
    order = ordered(found)
    if order is None:
        return None
    many = [0] * len(found.nodes)
    many[0] = 1
    for number in order:
        for step, to in found.nodes[number].steps:
            many[to] += many[number] * step.ways
    return tuple(many)


Picks = Callable[[Sequence[Fraction]], Fraction]


def probability(
    found: Exploration, good: frozenset[int], willing: frozenset[PlayerId], *, unknown: int = 0
) -> Fraction | None:
    """Return the probability of a good end if the willing players do all for it and the others all against it.

    Chance falls in every way that it can with the same probability. What was not looked at counts as `unknown`, 0 or 1.
    It is None if some line goes round in a loop.
    """
    order = ordered(found)
    if order is None:
        return None
    value: list[Fraction] = [Fraction(unknown)] * len(found.nodes)
    for number in reversed(order):
        node = found.nodes[number]
        if node.ended:
            value[number] = Fraction(number in good)
        elif node.steps and node.unclear is None:
            value[number] = _worth(node, value, willing)
    return value[0]


def chances_of(found: Exploration, good: frozenset[int]) -> tuple[Fraction, Fraction] | None:
    """Return the lowest and the highest probability of a good end, over everything that all players may choose.

    It is None if nothing is left to chance, or some line goes round in a loop.
    """
    if not any(node.chance for node in found.nodes):
        return None
    everybody = frozenset(node.decider for node in found.nodes if node.decider is not None)
    low, high = probability(found, good, frozenset()), probability(found, good, everybody, unknown=1)
    return None if low is None or high is None else (low, high)


def _worth(node: Node, value: Sequence[Fraction], willing: frozenset[PlayerId]) -> Fraction:
    if node.chance:
        ways = sum(step.ways for step, _ in node.steps)
        return sum((value[to] * step.ways for step, to in node.steps), Fraction(0)) / ways
    pick = max if node.decider in willing else min
    return pick(value[to] for _, to in node.steps)
