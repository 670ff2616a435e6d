"""How a player forces something, as a tree of sentences: one way for the player, every way for all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.value import value
from scenarios.exploration.told_lines import Telling

if TYPE_CHECKING:
    from engine.exploration.branches import Branch
    from engine.exploration.explored_graph import Exploration
    from engine.exploration.forcing import Reached
    from engine.exploration.junctures import Juncture
    from engine.state.ids import PlayerId
    from scenarios.exploration.look_ahead import Looked
    from scenarios.playthrough.played_scenario import PlayedScenario
    from scenarios.registry.lookup import Lookup

MOST = 200
"""The most sentences of one plan; what lies beyond is not told."""


@value
class Plan:
    """Sentences that lead on one way, and the plans after them: one for each way that others or chance may go on.

    `cut` says that there is more of it, which is not told.
    """

    sentences: tuple[str, ...]
    then: tuple[Plan, ...] = ()
    cut: bool = False

    @property
    def size(self) -> int:
        """The number of its sentences."""
        return len(self.sentences) + sum(each.size for each in self.then)


def plan_of(
    looked: Looked, play: PlayedScenario, lookup: Lookup, reached: Reached, players: frozenset[PlayerId]
) -> Plan:
    """Return how the players surely bring about what is reached, from where the look ahead started."""
    planning = _Planning(looked, reached, players)
    return planning.plan(Telling(play, lookup), looked.found.start, 0, 0)


class _Planning:
    """A plan as it is made: every juncture is found again, for alike ones were looked at once."""

    def __init__(self, looked: Looked, reached: Reached, players: frozenset[PlayerId]) -> None:
        self.found: Exploration = looked.found
        self.reached = reached
        self.players = players
        self.told = 0

    def plan(self, telling: Telling, juncture: Juncture, number: int, said: int) -> Plan:
        """Return the plan from a juncture that is like the node; `said` are sentences told before."""
        while True:
            node = self.found.nodes[number]
            sentences = telling.sentences[said:]
            if node.ended or self.told > MOST:
                self.told += len(sentences)
                return Plan(sentences, cut=not node.ended)
            ways = self.found.ways(juncture, number)
            if ways is None:
                self.told += len(sentences)
                return Plan(sentences, cut=True)
            if node.decider in self.players and not node.chance:
                ways = (min(ways, key=lambda way: self.reached.surely.get(way[1], len(self.found.nodes))),)
            if len(ways) == 1:
                branch, number = ways[0]
                telling.tell(branch.step.made)
                juncture = branch.to
                continue
            self.told += len(sentences)
            return Plan(sentences, tuple(self._after(telling, *way) for way in ways))

    def _after(self, telling: Telling, branch: Branch, number: int) -> Plan:
        other = telling.branched()
        said = len(other.sentences)
        other.tell(branch.step.made)
        return self.plan(other, branch.to, number, said)
