"""Exploring level by level: everything that can be reached from a juncture, as far as a horizon and within bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.exploration.aim import Aim
from engine.exploration.branches import Goal, Quest, Step, Unclear, is_over
from engine.exploration.explored_graph import Exploration, Node
from engine.exploration.frontier import Frontier, LocalFrontier, Sights, forms_for, who_goes_on
from engine.exploration.junctures import Juncture
from engine.exploration.kept_junctures import first_state
from engine.exploration.numbering import Form, Numbering
from engine.value import replace, value

Goes = Callable[[int], bool]
"""Whether to go on, after so many junctures."""

Enough = Callable[[Exploration], bool]
"""Whether what was found so far is enough; it is asked after each level."""

Directed = Callable[[Exploration], Sequence[int]]
"""Which open junctures are worth a look after what was found so far, in order; it is asked after each few junctures."""

AT_ONCE = 200
"""Of so many junctures that were reached, one more is looked at before it is asked again which are worth a look.

To ask takes the longer the more were reached.
"""

Sharing = Callable[[LocalFrontier, Exploration], Frontier]
"""Has others look at the junctures of a frontier, from which an exploration goes on."""

ENOUGH_TO_SHARE = 40
"""How many junctures a level has when it is worth while to share them."""


@value
class SoFar:
    """How far an exploration has come: its nodes, by what form each is known, and those that are to be looked at.

    `level` are the numbers of those of the present level, `later` of those of the next one.
    """

    nodes: tuple[Node, ...]
    known: tuple[Form, ...]
    level: tuple[int, ...]
    later: tuple[int, ...]


Watch: TypeAlias = Callable[["Search"], None]
"""Is told after each juncture how far an exploration has come."""


@dataclass(frozen=True)
class Manner:
    """How an exploration is done; what is found is the same in any manner.

    With `share` others look at the junctures of large levels. `numbers` makes the numbering of the parts of forms.
    `watch` is told after each juncture, and `begun` is what was found before. With `directed` it doesn't go level by
    level: what is most worth a look comes first, and what is not worth one is left out. `aim` is what is looked for.
    """

    share: Sharing | None = None
    numbers: Callable[[], Numbering] = Numbering
    watch: Watch | None = None
    begun: SoFar | None = None
    directed: Directed | None = None
    aim: Aim | None = None


ALONE = Manner()


def explore(
    start: Juncture,
    quest: Quest,
    goes_on: Goes,
    *,
    stop: Goal | None = None,
    enough: Enough | None = None,
    manner: Manner = ALONE,
) -> Exploration:
    """Return everything that can follow from a juncture, level by level.

    `goes_on` is asked before each juncture is looked at. A settled state in which `stop` is so counts as an end. What
    is left when there is `enough` is among the unseen.
    """
    found = Search(start, quest, stop, manner).run(goes_on, enough)
    if found.forms is not None:
        found.forms.numbers.forget()
        found.name_start()
    return found


class Search:
    """One exploration as it goes on."""

    def __init__(self, start: Juncture, quest: Quest, stop: Goal | None, manner: Manner) -> None:
        self.found = Exploration(quest, start, stop, forms_for(quest, manner.numbers()))
        self.manner = manner
        self.shared = False
        self.level: list[int] = []
        self.rest: list[int] = []
        self.later: list[int] = []
        self.ended: list[int] = []
        self.sure = (0, 0)
        self.made: dict[Step, Step] = {}

    @property
    def open(self) -> int:
        """The number of junctures that are to be looked at."""
        return len(self.level) - self.sure[1] + len(self.later)

    def so_far(self) -> SoFar:
        """Return how far it has come; whatever interrupts it, the juncture that is being looked at counts as open."""
        many, place = self.sure
        nodes = tuple(self.found.nodes[:many])
        known = sorted((number, form) for form, number in self.found.known.items() if number < many)
        later = () if self.later is self.level else tuple(each for each in (*self.rest, *self.later) if each < many)
        return SoFar(nodes, tuple(form for _, form in known), tuple(self.level[place:]), later)

    def run(self, goes_on: Goes, enough: Enough | None) -> Exploration:
        """Explore until nothing is left, what was found is enough, or the bounds are reached."""
        found = self.found
        frontier: Frontier = self._begin()
        while True:
            self._take(frontier)
            if not self.level and not self._next_level():
                return found
            if enough is not None and found.nodes[0].expanded and enough(found):
                found.unseen = sorted((*self.level, *self.rest, *self.later))
                return found
            self._direct()
            frontier = self._shared(frontier)
            looks = frontier.looked_at(self.level)
            for place, number in enumerate(self.level):
                if not goes_on(len(found.nodes)):
                    found.unseen = sorted((*self.level[place:], *self.rest, *self.later))
                    looks.close()
                    self._take(frontier)
                    return found
                self._note(number, next(looks), frontier)
                self.sure = (len(found.nodes), place + 1)
                if self.manner.watch is not None:
                    self.manner.watch(self)
            self.level, self.sure = [], (len(found.nodes), 0)

    def _next_level(self) -> bool:
        """Go on to the next level, and return whether anything is in it."""
        if self.rest:
            self.level, self.rest = self.rest, []
        else:
            self.level, self.later = self.later, []
        return bool(self.level)

    def _direct(self) -> None:
        """Look next at what is worth it most, and leave out what is not worth a look."""
        if self.manner.directed is not None and self.found.nodes[0].expanded:
            order = list(self.manner.directed(self.found))
            still_open = {*self.level, *self.rest, *self.later}
            self.found.left_out += sorted(still_open.difference(order))
            many = 1 + len(self.found.nodes) // AT_ONCE
            self.level, self.rest, self.later = order[:many], order[many:], []

    def _shared(self, frontier: Frontier) -> Frontier:
        """Return who looks at the level; once it is large, they are others."""
        if self.shared or self.manner.share is None or len(self.level) < ENOUGH_TO_SHARE:
            return frontier
        self.shared = True
        assert isinstance(frontier, LocalFrontier)
        return self.manner.share(frontier, self.found)

    def _take(self, frontier: Frontier) -> None:
        """Take over the ends of the last level."""
        self.found.junctures.take_over(frontier.ends(self.ended))
        self.ended = []

    def _note(self, number: int, sights: Sights, frontier: Frontier) -> None:
        """Note what the juncture leads to; whatever was not reached before becomes a node."""
        node = self.found.nodes[number]
        node.expanded = True
        if isinstance(sights, Unclear):
            node.unclear = sights.words
            frontier.keep(number, {}, ())
            return
        new: dict[int, int] = {}
        firsts: list[int] = []
        for place, sight in enumerate(sights):
            if sight.asleep:
                if self.note_asleep(number, sight.step):
                    firsts.append(place)
                continue
            step = self.made.setdefault(sight.step, sight.step)
            reached = len(self.found.nodes)
            to = reached if sight.form is None else self.found.known.setdefault(sight.form, reached)
            if to == reached:
                self._add(Node(number, step, sight.decider, sight.ended, sight.chance, away=sight.away))
                new[place] = to
                firsts.append(place)
            node.steps.append((step, to))
        frontier.keep(number, new, firsts if self.manner.directed is None else ())

    def note_asleep(self, number: int, step: Step) -> bool:
        """Note where a step leads that was not done, because it is independent of the step before it.

        Done in the other order both lead to the same, which was looked at before. Return whether that was first reached
        in this order.
        """
        nodes = self.found.nodes
        node = nodes[number]
        assert node.by is not None
        other = next(to for held, to in nodes[node.parent].steps if held.move == step.move)
        last = next(((held, to) for held, to in nodes[other].steps if held.move == node.by.move), None)
        if last is None:
            node.unclear = nodes[other].unclear or "independent steps that don't lead to the same"
            return False
        held, to = last
        more = held.passes[len(node.by.passes) :]
        node.steps.append((replace(step, passes=(*step.passes, *more)) if more else step, to))
        by = nodes[to].by
        return nodes[to].parent == other and by is not None and by.move == held.move

    def _begin(self) -> LocalFrontier:
        """Make the first node, or all that were found before, and return who keeps their junctures."""
        found, start = self.found, self.found.start
        local = LocalFrontier(found.quest, found.stop, found.forms, {}, first_state(start))
        if self.manner.aim is not None and found.quest.reductions.aimed:
            local.aims_at(self.manner.aim, start)
        if self.manner.begun is not None:
            self._go_on(self.manner.begun, local)
            return local
        ended = is_over(start, found.quest, found.stop)
        decider, chance = who_goes_on(start, ended=ended)
        if found.forms is not None:
            found.forms.comes_to((-1, 0))
            found.known[found.forms.form(start)] = 0
        self._add(Node(-1, None, decider, ended, chance))
        local.kept[0] = start
        self.sure = (1, 0)
        return local

    def _go_on(self, begun: SoFar, local: LocalFrontier) -> None:
        """Take over what was found before; the junctures that are kept are made again."""
        found = self.found
        found.nodes = list(begun.nodes)
        found.known = {form: number for number, form in enumerate(begun.known)}
        self.level, self.later, self.sure = list(begun.level), list(begun.later), (len(begun.nodes), 0)
        again = found.replayed((*begun.level, *begun.later, *found.ends))
        for number in found.ends:
            found.junctures[number] = again.pop(number)
        local.kept.update(again)

    def _add(self, node: Node) -> None:
        (self.ended if node.ended else self.later).append(len(self.found.nodes))
        self.found.nodes.append(node)
