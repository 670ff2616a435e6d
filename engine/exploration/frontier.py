"""The junctures that can be reached from one, each once, as far as a horizon and within bounds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from engine.exploration.branches import (
    Branch,
    Goal,
    Quest,
    Step,
    Unclear,
    branches_from,
    expanded,
    is_over,
    trimmed,
)
from engine.exploration.canonical_form import Forms
from engine.exploration.horizons import HorizonKind
from engine.exploration.junctures import Juncture, Move, after, without_memo
from engine.exploration.numbering import CommonNumbering, Form, Numbering
from engine.state.ids import CardId, PlayerId
from engine.value import value


@dataclass(slots=True)
class Node:
    """A juncture that was reached: who goes on there, how it was first reached, and where every step leads.

    `parent` is the number of the node before it (-1: none), `by` the step from there. `decider` is the player who goes
    on, None for chance. `unclear` says why what follows can't be told. The juncture is kept for ends alone.
    """

    parent: int
    by: Step | None
    decider: PlayerId | None
    ended: bool
    juncture: Juncture | None
    chance: bool = False
    steps: list[tuple[Step, int]] = field(default_factory=list)
    expanded: bool = False
    unclear: str | None = None


@dataclass(slots=True)
class Exploration:
    """What was explored: every juncture reached, the first one first.

    `unseen` are the numbers of those that were not looked at any more. `forms` makes the canonical forms, by which
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

    @property
    def complete(self) -> bool:
        """Whether everything up to the horizon was looked at."""
        return not self.unseen and all(node.unclear is None for node in self.nodes)

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

    def replayed(self, moves: Iterable[Move]) -> Juncture:
        """Return the juncture to which a line leads that was found."""
        juncture = self.start
        for move in moves:
            further = after(juncture, move)
            assert further is not None
            juncture = trimmed(further, self.quest.relevant)
        return juncture


Goes = Callable[[int], bool]
"""Whether to go on, after so many junctures."""


Enough = Callable[["Exploration"], bool]
"""Whether what was found so far is enough; it is asked after each level."""


@value
class Sight:
    """A branch without the juncture it leads to: the step, what tells that juncture from others, and who goes on there.

    `form` is None where every juncture counts as another.
    """

    step: Step
    form: Form | None
    ended: bool
    decider: PlayerId | None
    chance: bool


Sights: TypeAlias = tuple[Sight, ...] | Unclear
"""What can be done at a juncture, or why that can't be told."""


class Frontier(Protocol):
    """Whoever keeps the junctures that are to be looked at, under the numbers of their nodes."""

    def looked_at(self, level: Sequence[int]) -> Generator[Sights, None, None]:
        """Yield what each of the junctures leads to, in their order; none of them is kept any longer."""

    def keep(self, parent: int, new: Mapping[int, int]) -> None:
        """Keep what the juncture that was looked at last leads to: the numbers of new nodes by the place of the branch.

        What its other branches lead to was reached before.
        """

    def ends(self, numbers: Sequence[int]) -> Mapping[int, Juncture]:
        """Return kept junctures that lie at the horizon, which are not kept any longer."""


class LocalFrontier:
    """The junctures that are to be looked at, in this process."""

    def __init__(self, quest: Quest, stop: Goal | None, forms: Forms | None, kept: dict[int, Juncture]) -> None:
        self.quest = quest
        self.stop = stop
        self.forms = forms
        self.kept = kept
        self.latest: tuple[Branch, ...] = ()

    def looked_at(self, level: Sequence[int]) -> Generator[Sights, None, None]:
        """Yield what each of the junctures leads to, in their order; none of them is kept any longer."""
        for number in level:
            (result,) = expanded((self.kept.pop(number),), self.quest, self.stop)
            if isinstance(result, Unclear):
                yield result
            else:
                self.latest = result
                yield tuple(map(self._sight, result))

    def keep(self, parent: int, new: Mapping[int, int]) -> None:  # noqa: ARG002 - it is the one looked at last.
        """Keep what new branches of the juncture that was looked at last lead to."""
        self.kept.update((number, self.latest[place].to) for place, number in new.items())

    def ends(self, numbers: Sequence[int]) -> Mapping[int, Juncture]:
        """Return kept junctures that lie at the horizon, without what was derived from their states."""
        return {number: without_memo(self.kept.pop(number)) for number in numbers}

    def _sight(self, branch: Branch) -> Sight:
        form = None if self.forms is None else self.forms.form(branch.to)
        return Sight(branch.step, form, branch.ended, *_who_goes_on(branch.to, ended=branch.ended))


def _who_goes_on(juncture: Juncture, *, ended: bool) -> tuple[PlayerId | None, bool]:
    """Return the player who decides at the juncture, and whether chance does; nobody does where the look ends."""
    chance = not ended and juncture.choice is not None and juncture.choice.player is None
    return None if ended else juncture.decider, chance


Sharing = Callable[[LocalFrontier, Exploration], Frontier]
"""Has others look at the junctures of a frontier, from which an exploration goes on."""

ENOUGH_TO_SHARE = 40
"""How many junctures a level has when it is worth while to share them."""


def explore(
    start: Juncture,
    quest: Quest,
    goes_on: Goes,
    *,
    stop: Goal | None = None,
    enough: Enough | None = None,
    share: Sharing | None = None,
) -> Exploration:
    """Return everything that can follow from a juncture, level by level.

    `goes_on` is asked before each juncture is looked at. A settled state in which `stop` is so counts as an end. What
    is left when there is `enough` is among the unseen. With `share` others look at the junctures of large levels; what
    is found is the same, but where texts ask about the moments of a turn, which only one process can tell apart.
    """
    alone = quest.relevant.history or quest.relevant.moments or not quest.reductions.alike
    return _Search(start, quest, stop, None if alone else share).run(goes_on, enough)


class _Search:
    """One exploration as it goes on."""

    def __init__(self, start: Juncture, quest: Quest, stop: Goal | None, share: Sharing | None) -> None:
        counted = quest.horizon.kind is HorizonKind.ACTIONS
        marks: Mapping[str, CardId] = dict(quest.marks)
        numbers = Numbering() if share is None else CommonNumbering()
        forms = Forms(quest.relevant, marks, counted=counted, numbers=numbers) if quest.reductions.alike else None
        self.found = Exploration(quest, start, stop, forms)
        self.share = share
        self.level: list[int] = []
        self.ended: list[int] = []

    def run(self, goes_on: Goes, enough: Enough | None) -> Exploration:
        """Explore until nothing is left, what was found is enough, or the bounds are reached."""
        found = self.found
        local = LocalFrontier(found.quest, found.stop, found.forms, {})
        frontier: Frontier = local
        local.kept[self._begin()] = found.start
        while True:
            self._take(frontier)
            if not self.level:
                return found
            if enough is not None and found.nodes[0].expanded and enough(found):
                found.unseen = sorted(self.level)
                return found
            if self.share is not None and len(self.level) >= ENOUGH_TO_SHARE:
                frontier, self.share = self.share(local, found), None
            level, self.level = self.level, []
            looks = frontier.looked_at(level)
            for place, number in enumerate(level):
                if not goes_on(len(found.nodes)):
                    found.unseen = sorted((*level[place:], *self.level))
                    looks.close()
                    self._take(frontier)
                    return found
                self._note(number, next(looks), frontier)

    def _take(self, frontier: Frontier) -> None:
        """Take over the ends of the last level."""
        for number, juncture in frontier.ends(self.ended).items():
            self.found.nodes[number].juncture = juncture
        self.ended = []

    def _note(self, number: int, sights: Sights, frontier: Frontier) -> None:
        """Note what the juncture leads to; whatever was not reached before becomes a node."""
        node = self.found.nodes[number]
        node.expanded = True
        if isinstance(sights, Unclear):
            node.unclear = sights.words
            frontier.keep(number, {})
            return
        new: dict[int, int] = {}
        for place, sight in enumerate(sights):
            reached = len(self.found.nodes)
            to = reached if sight.form is None else self.found.known.setdefault(sight.form, reached)
            if to == reached:
                self._add(Node(number, sight.step, sight.decider, sight.ended, None, sight.chance))
                new[place] = to
            node.steps.append((sight.step, to))
        frontier.keep(number, new)

    def _begin(self) -> int:
        """Make the first node, and return its number."""
        found, start = self.found, self.found.start
        ended = is_over(start, found.quest, found.stop)
        decider, chance = _who_goes_on(start, ended=ended)
        if found.forms is not None:
            found.known[found.forms.form(start)] = 0
        self._add(Node(-1, None, decider, ended, None, chance))
        return 0

    def _add(self, node: Node) -> None:
        (self.ended if node.ended else self.level).append(len(self.found.nodes))
        self.found.nodes.append(node)
