"""The junctures that were reached in an exploration, each once, and what leads from one to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.exploration.branches import Branch, Goal, Quest, Step, branches_from, trimmed
from engine.exploration.canonical_form import Forms
from engine.exploration.junctures import Juncture, Move, after
from engine.exploration.kept_junctures import KeptJunctures
from engine.exploration.numbering import Form
from engine.state.ids import PlayerId


@dataclass(slots=True)
class Node:
    """A juncture that was reached: who goes on there, how it was first reached, and where every step leads.

    `parent` is the number of the node before it (-1: none), `by` the step from there. `decider` is the player who goes
    on, None for chance. `unclear` says why what follows can't be told. `away` is how far from a goal the step is.
    """

    parent: int
    by: Step | None
    decider: PlayerId | None
    ended: bool
    chance: bool = False
    steps: list[tuple[Step, int]] = field(default_factory=list)
    expanded: bool = False
    unclear: str | None = None
    away: int = 0


@dataclass(slots=True)
class Exploration:
    """What was explored: every juncture reached, the first one first.

    `unseen` are the numbers of those that were not looked at any more, `left_out` of those that were not worth a look.
    `junctures` has those at the horizon. `forms` makes the canonical forms, by which
    `known` has the number of each node; without them every juncture has a node of its own. A settled state in which
    `stop` is so counts as an end.
    """

    quest: Quest
    start: Juncture
    stop: Goal | None = None
    forms: Forms | None = None
    known: dict[Form, int] = field(default_factory=dict)
    nodes: list[Node] = field(default_factory=list)
    unseen: list[int] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)
    junctures: KeptJunctures = field(default_factory=KeptJunctures)

    @property
    def complete(self) -> bool:
        """Whether everything up to the horizon was looked at."""
        return not self.unseen and not self.left_out and all(node.unclear is None for node in self.nodes)

    @property
    def ends(self) -> tuple[int, ...]:
        """The numbers of the nodes at the horizon."""
        return tuple(number for number, node in enumerate(self.nodes) if node.ended)

    def ways(self, juncture: Juncture, number: int) -> tuple[tuple[Branch, int], ...] | None:
        """Return the branches from a juncture that is like the node, each with the number of the node it leads to.

        Where texts ask about deeds of the turn, a state that is come to again has a form of its own; then the step
        tells where it leads. None is returned if that doesn't either, for the line goes another way than the first.
        """
        branches = tuple(branches_from(juncture, self.quest, self.stop))
        if self.forms is not None:
            self.forms.comes_to(None)
        steps = dict(self.nodes[number].steps)
        found: list[tuple[Branch, int]] = []
        for branch in branches:
            known = None if self.forms is None else self.known.get(self.forms.form(branch.to))
            to = steps.get(branch.step) if known is None else known
            if to is None:
                return None
            found.append((branch, to))
        return tuple(found)

    def line(self, number: int) -> tuple[Step, ...]:
        """Return the steps by which the node was first reached, which are the fewest."""
        found: list[Step] = []
        while (node := self.nodes[number]).by is not None:
            found.append(node.by)
            number = node.parent
        return tuple(reversed(found))

    def moves(self, number: int) -> tuple[Move, ...]:
        """Return everything that was done on the line by which the node was first reached."""
        return tuple(move for step in self.line(number) for move in step.made)

    def replayed(self, numbers: Iterable[int]) -> dict[int, Juncture]:
        """Return the junctures of nodes, made again by the lines by which those were first reached.

        Lines go together as far as they are the same. Where texts ask about deeds or moments of the turn, everything
        beside a line is done again too, so that each moment is called what it was called before.
        """
        wanted = frozenset(numbers)
        on_the_way = self._towards(wanted)
        found: dict[int, Juncture] = {}
        waiting = [(0, self.start)] if wanted else []
        self.name_start()
        while waiting:
            number, juncture = waiting.pop()
            if number in wanted:
                found[number] = juncture
            waiting += self._again(number, juncture, on_the_way.get(number, []))
        return found

    def _towards(self, wanted: frozenset[int]) -> dict[int, list[int]]:
        """Return the nodes on the lines to the wanted ones, by the node before each."""
        after_each: dict[int, list[int]] = {}
        seen: set[int] = set()
        for number in wanted:
            while number not in seen and number > 0:
                seen.add(number)
                parent = self.nodes[number].parent
                after_each.setdefault(parent, []).append(number)
                number = parent  # noqa: PLW2901 - it goes back along the line.
        return after_each

    def name_start(self) -> None:
        """Call the moments before the first juncture what they are called in all forms."""
        if self.forms is not None:
            self.forms.comes_to((-1, 0))
            self.forms.form(self.start)

    def _again(self, number: int, juncture: Juncture, children: list[int]) -> Iterator[tuple[int, Juncture]]:
        """Yield the junctures of nodes that were first reached from this one."""
        relevant = self.quest.relevant
        if children and self.forms is not None and (relevant.history or relevant.moments):
            branches = tuple(branches_from(juncture, self.quest, self.stop))
            for place, branch in enumerate(branches):
                self.forms.comes_to((number, place))
                self.forms.form(branch.to)
            places = {to: place for place, (_, to) in reversed(tuple(enumerate(self.nodes[number].steps)))}
            yield from ((child, branches[places[child]].to) for child in children)
            return
        for child in children:
            step = self.nodes[child].by
            assert step is not None
            to = juncture
            for move in step.made:
                further = after(to, move)
                assert further is not None
                to = trimmed(further, relevant)
            yield child, to
