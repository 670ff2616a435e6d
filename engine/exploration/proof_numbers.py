"""Which junctures to look at first to find out whether players can force something: proof numbers (after Allis).

The proof number of a juncture is the fewest junctures that have to turn out well so that the players can force it, its
disproof number the fewest that have to turn out badly so that they can't. Whoever decides takes the branch with the
smallest number; all branches of the others have to be settled.

A juncture that was not looked at counts the more the farther from the goal the step to it is (`aim`): for whoever wants
the goal if it is their step, for the others if it is theirs. So what could bring the goal about, or prevent it, is
looked at first, and what leads to it next.
"""

from __future__ import annotations

from math import inf

from engine.exploration.explored_graph import Exploration
from engine.exploration.forcing import Reached, forced, worth_a_look
from engine.state.ids import PlayerId

Numbers = tuple[list[float], list[float]]
"""For each node its proof number and its disproof number."""


def most_promising(found: Exploration, good: frozenset[int], players: frozenset[PlayerId]) -> tuple[int, ...]:
    """Return the open nodes that are worth a look, those first that may settle it soonest.

    The others among them come in the order in which they were reached.
    """
    reached = forced(found, good, players)
    worth = worth_a_look(found, reached)
    numbers = proof_numbers(found, reached, players)
    first = _along(found, numbers, players, worth)
    return (*first, *(number for number in sorted(worth.difference(first)) if _is_open(found, number)))


def proof_numbers(found: Exploration, reached: Reached, players: frozenset[PlayerId]) -> Numbers:
    """Return the proof and disproof number of each node.

    A node not looked at has 1, and how far its step is from the goal for those whose step it is. Nodes are gone through
    backwards once: a step back to an earlier node, in a loop, counts as an open one.
    """
    many = len(found.nodes)
    proof, disproof = [1.0] * many, [1.0] * many
    for number, node in enumerate(found.nodes):
        if node.away:
            by = proof if found.nodes[node.parent].decider in players else disproof
            by[number] += node.away
    for number in range(many - 1, -1, -1):
        node, known = found.nodes[number], reached.decided(number)
        if known is not None:
            proof[number], disproof[number] = (0, inf) if known else (inf, 0)
        elif node.unclear is not None:
            proof[number] = disproof[number] = inf
        elif node.steps:
            to = {child for _, child in node.steps}
            least, whole = (proof, disproof) if node.decider in players else (disproof, proof)
            least[number] = min(least[child] for child in to)
            whole[number] = sum(whole[child] for child in to)
    return proof, disproof


def _along(
    found: Exploration, numbers: Numbers, players: frozenset[PlayerId], worth: frozenset[int], many: int = 16
) -> tuple[int, ...]:
    """Return so many open nodes, going along the most promising branches first."""
    proof, disproof = numbers
    seen: set[int] = set()
    waiting, leaves = [0], list[int]()
    while waiting and len(leaves) < many:
        number = waiting.pop()
        if number in seen or number not in worth:
            continue
        seen.add(number)
        if _is_open(found, number):
            leaves.append(number)
            continue
        node = found.nodes[number]
        by = proof if node.decider in players else disproof
        waiting += sorted({to for _, to in node.steps}, key=lambda to: (-by[to], -found.nodes[to].away, -to))
    return tuple(leaves)


def _is_open(found: Exploration, number: int) -> bool:
    node = found.nodes[number]
    return not node.expanded and not node.ended
