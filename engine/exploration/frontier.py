"""The junctures that can be reached from one, each once, as far as a horizon and within bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.errors import Unsettled
from engine.events.zone_changes import successor
from engine.exploration.canonical_form import Forms
from engine.exploration.horizons import Horizon, HorizonKind
from engine.exploration.interchange import distinct_answers
from engine.exploration.junctures import Juncture, Move, TooManyAnswers, after, moves, without_memo
from engine.exploration.numbering import Form
from engine.exploration.relevance import EVERYTHING, Relevance, relevance
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import value

Goal = Callable[[State], bool]
"""Whether something is so in a state."""


@value
class Reductions:
    """Which junctures are taken for one, and which moves for the same; each can be switched off.

    `alike` takes junctures of one canonical form for one, `unasked` leaves out of the form what no text asks about,
    `interchanged` makes a choice among cards that nothing tells apart once, and `folded` lets players pass at once
    where they can do nothing else.
    """

    alike: bool = True
    unasked: bool = True
    interchanged: bool = True
    folded: bool = True


ALL = Reductions()
BRUTE_FORCE = Reductions(alike=False, unasked=False, interchanged=False, folded=False)


@value
class Quest:
    """What is explored: who may act of his or her own will, how far, and the cards that words outside the game name.

    Players who are not among the `actors` pass and answer what they are asked. `relevant` is what texts may ask about.
    """

    actors: frozenset[PlayerId]
    horizon: Horizon
    marks: tuple[tuple[str, CardId], ...] = ()
    reductions: Reductions = ALL
    relevant: Relevance = EVERYTHING


def quest_from(
    start: Juncture,
    actors: Iterable[PlayerId],
    horizon: Horizon,
    marks: Mapping[str, CardId] | None = None,
    reductions: Reductions = ALL,
) -> Quest:
    """Return the quest from a juncture, with what its texts may ask about."""
    relevant = relevance(start.at) if reductions.unasked else EVERYTHING
    return Quest(frozenset(actors), horizon, tuple((marks or {}).items()), reductions, relevant)


@value
class Step:
    """A move, the passes that follow because nothing else can be done, and the number of moves that it stands for."""

    move: Move
    passes: tuple[Move, ...] = ()
    ways: int = 1

    @property
    def made(self) -> tuple[Move, ...]:
        """The move and the passes after it."""
        return (self.move, *self.passes)


@value
class Branch:
    """A step and the juncture to which it leads; `ended` says that this lies at the horizon."""

    step: Step
    to: Juncture
    ended: bool


@value
class Unclear:
    """Why what follows from a juncture can't be told."""

    words: str


def expanded(
    junctures: Iterable[Juncture], quest: Quest, stop: Goal | None = None
) -> Iterator[tuple[Branch, ...] | Unclear]:
    """Yield for each juncture everything that can be done there, with what it leads to, or why that can't be told.

    A settled state in which `stop` is so counts as an end. It depends on nothing but its arguments.
    """
    for juncture in junctures:
        try:
            yield tuple(_branches(juncture, quest, stop))
        except TooManyAnswers as choice:
            yield Unclear(f"too many answers to one choice ({choice})")
        except Unsettled as error:
            yield Unclear(str(error))


def _branches(juncture: Juncture, quest: Quest, stop: Goal | None) -> Iterator[Branch]:
    for move, ways in _weighed(juncture, quest):
        to = after(juncture, move)
        if to is not None:
            yield _folded(Step(move, (), ways), to, quest, stop)


def _weighed(juncture: Juncture, quest: Quest) -> Iterable[tuple[Move, int]]:
    """Return the moves at the juncture, each with the number of moves for which it stands."""
    if quest.reductions.interchanged:
        marked = frozenset(successor(juncture.at, card) or card for _, card in quest.marks)
        answers = distinct_answers(juncture, marked, quest.relevant)
        if answers is not None:
            return answers
    return ((move, 1) for move in moves(juncture, quest.actors))


def _folded(step: Step, to: Juncture, quest: Quest, stop: Goal | None) -> Branch:
    """Return the branch with every pass after it that is the only thing that can be done."""
    passes: list[Move] = []
    while True:
        to = _trimmed(to, quest.relevant)
        ended = is_over(to, quest) or (stop is not None and to.choice is None and stop(to.state))
        only = () if ended or not quest.reductions.folded or to.choice is not None else moves(to, quest.actors)
        further = after(to, only[0]) if len(only) == 1 else None
        if further is None:
            return Branch(Step(step.move, tuple(passes), step.ways), to, ended)
        passes.append(only[0])
        to = further


def _trimmed(juncture: Juncture, relevant: Relevance) -> Juncture:
    """Return the juncture without the deeds and moments of the turn where no text asks about any.

    They hold the states in which they happened, which would fill the memory.
    """
    state = juncture.state
    if juncture.choice is not None or relevant.history or relevant.moments or not (state.past or state.history):
        return juncture
    return Juncture(evolve(state, past=(), history=()), done=juncture.done)


def is_over(juncture: Juncture, quest: Quest) -> bool:
    """Return whether the juncture is settled and lies at the horizon, or nobody can do anything there."""
    if juncture.choice is not None:
        return False
    return juncture.state.priority is None or quest.horizon.reached(juncture.state, juncture.done)


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
        branches = tuple(_branches(juncture, self.quest, self.stop))
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


Goes = Callable[[int], bool]
"""Whether to go on, after so many junctures."""


Enough = Callable[["Exploration"], bool]
"""Whether what was found so far is enough; it is asked after each level."""


def explore(
    start: Juncture, quest: Quest, goes_on: Goes, *, stop: Goal | None = None, enough: Enough | None = None
) -> Exploration:
    """Return everything that can follow from a juncture, level by level.

    `goes_on` is asked before each juncture is looked at. A settled state in which `stop` is so counts as an end. What
    is left when there is `enough` is among the unseen.
    """
    return _Search(start, quest, stop).run(goes_on, enough)


class _Search:
    """One exploration as it goes on, with its frontier."""

    def __init__(self, start: Juncture, quest: Quest, stop: Goal | None) -> None:
        counted = quest.horizon.kind is HorizonKind.ACTIONS
        marks: Mapping[str, CardId] = dict(quest.marks)
        forms = Forms(quest.relevant, marks, counted=counted) if quest.reductions.alike else None
        self.found = Exploration(quest, start, stop, forms)
        self.stop = stop
        self.quest = quest
        self.frontier: list[int] = []

    def run(self, goes_on: Goes, enough: Enough | None) -> Exploration:
        """Explore until nothing is left, what was found is enough, or the bounds are reached."""
        found = self.found
        start = found.start
        self._arrive(start, -1, None, ended=is_over(start, self.quest) or self._stops(start))
        while self.frontier:
            level, self.frontier = self.frontier, []
            for place, number in enumerate(level):
                if not goes_on(len(found.nodes)):
                    found.unseen = sorted((*level[place:], *self.frontier))
                    return found
                self._look_at(number)
            if enough is not None and self.frontier and enough(found):
                found.unseen = sorted(self.frontier)
                return found
        return found

    def _look_at(self, number: int) -> None:
        node = self.found.nodes[number]
        assert node.juncture is not None
        juncture, node.juncture = node.juncture, None
        (result,) = expanded((juncture,), self.quest, self.stop)
        node.expanded = True
        if isinstance(result, Unclear):
            node.unclear = result.words
            return
        for branch in result:
            to = self._arrive(branch.to, number, branch.step, ended=branch.ended)
            node.steps.append((branch.step, to))

    def _arrive(self, juncture: Juncture, parent: int, by: Step | None, *, ended: bool) -> int:
        """Return the number of the juncture's node, a new one if nothing like it was reached before."""
        nodes = self.found.nodes
        if self.found.forms is not None:
            form = self.found.forms.form(juncture)
            known = self.found.known.setdefault(form, len(nodes))
            if known < len(nodes):
                return known
        decider = None if ended else juncture.decider
        chance = not ended and juncture.choice is not None and juncture.choice.player is None
        nodes.append(Node(parent, by, decider, ended, without_memo(juncture) if ended else juncture, chance))
        if not ended:
            self.frontier.append(len(nodes) - 1)
        return len(nodes) - 1

    def _stops(self, juncture: Juncture) -> bool:
        return self.stop is not None and juncture.choice is None and self.stop(juncture.state)
