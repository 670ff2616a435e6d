"""Whether a player is able to break a loop of mandatory actions (801.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, count, permutations
from typing import TypeAlias

from engine.citations import implements
from engine.decisions.actions import Action, Pass, Use
from engine.decisions.choices import Answer, Choice
from engine.errors import Refused, Unsettled
from engine.events.attempt import Attempt, Course, Over, Unanswered
from engine.language.printed import Printed
from engine.language.words import LinkKind
from engine.legality.legal_actions import legal_actions
from engine.loops.growth import asked_in, spoken_of_by
from engine.loops.noticed import Asked, texts_in
from engine.loops.situations import situation
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId
from engine.state.links import Link
from engine.view.footprint import Aspect

Key: TypeAlias = tuple[object, ...]

_MOST_TRIED = 1_000
"""So many actions and answers are tried to find a way out of a loop; of one that takes more nothing is said."""
_MOST_WHILE_GROWING = 250
"""So many where no state has come again as yet: each is dearer than the one before, and most such loops are none."""


class _TooMany(Exception):
    """There is more to try than is tried."""


class _Broken(Exception):
    """There is a way out of the loop."""


@dataclass(frozen=True, slots=True)
class _Rest:
    """What is still to resolve once the links above have: so many links, down to those of whoever waits for that.

    `then` is the state in which they were left to wait.
    """

    links: tuple[Link, ...]
    below: tuple[Link, ...]
    waits: Key | None
    then: State


@implements("801.2")
def is_endless(state: State, course: Course, *, again: bool = True) -> bool:
    """Return whether nobody can break the loop: however players choose and act, the chain never empties.

    Nobody may leave the game by it either, conceding left aside. A power is used only while its effect isn't waiting on
    the chain. `again` tells that the same state has come again. What takes more than so many tries isn't found to be
    endless, and play goes on; so it is with a loop that changes something each time, but where nothing ever notices
    what it changes (`growth`).
    """
    start = evolve(state, positions=(), steps=(), bar=None)
    most = _MOST_TRIED if again else min(_MOST_TRIED, _MOST_WHILE_GROWING)
    try:
        for acting in (False, True):
            _Search(start, course, most, acting=acting).run()
    except (_Broken, _TooMany, Unsettled):
        return False
    return True


class _Search:
    """A search for a way out: what can come of each top link in each situation, up to when what is below it is next.

    Links pile up without end where they are added faster than they resolve, and so each situation is asked about with
    its top link only: `left` are the states in which the game is done with it, `waiting` what comes then.
    """

    def __init__(self, start: State, course: Course, most: int, *, acting: bool) -> None:
        self.course = course
        self.start = start
        self.acting = acting
        self.tries = iter(range(most))
        self.texts: dict[int, Printed] = {}
        self.asked = Asked()
        self._read(start)
        self._forget()

    def _forget(self) -> None:
        self.left: dict[Key, dict[Key, State]] = {}
        self.waiting: dict[Key, list[_Rest]] = {}
        self.todo: list[tuple[State, tuple[Link, ...], Key | None]] = [(self.start, (), None)]

    def _read(self, state: State) -> bool:
        """Take in the texts that may matter in the state; return whether they ask about more than was known."""
        found = {id(face): face for face in texts_in(state)}
        if found.keys() <= self.texts.keys():
            return False
        self.texts |= found
        before, self.asked = self.asked, asked_in(self.start, self.texts.values())
        return before != self.asked

    def run(self) -> None:
        """Look at everything that can come of the state.

        Raises:
            _Broken: there is a way out.
            _TooMany: that can't be told by so many tries.
        """
        while self.todo:
            self._visit(*self.todo.pop())

    def _visit(self, state: State, below: tuple[Link, ...], waits: Key | None) -> None:
        """Look at what comes of the top link; of those between it and `below`, once it is done with."""
        if self._read(state):
            self._forget()
            return
        top = self._situation(state, state.chain[-1:])
        rest = _Rest(state.chain[len(below) : -1], below, waits, state)
        known = top in self.left
        left = self.left.setdefault(top, {})
        self.waiting.setdefault(top, []).append(rest)
        if known:
            for after in tuple(left.values()):
                self._resume(rest, after)
            return
        for action in _actions(state, acting=self.acting):
            for after in _outcomes(self.course, state, action, (), self.tries):
                self._follow(top, state.chain[:-1], evolve(after, positions=(), steps=(), bar=None))

    def _follow(self, top: Key, below: tuple[Link, ...], after: State) -> None:
        """Go on from what has come of a top link: more links, or those below it."""
        if after.result is not None or after.chain[: len(below)] != below or self._somebody_left(after):
            raise _Broken
        if len(after.chain) > len(below):
            self.todo.append((after, below, top))
            return
        self._leave(top, after)

    def _leave(self, top: Key, after: State) -> None:
        """Note that the game is done with a top link, and go on with what waits for that."""
        key = self._situation(after, ())
        if key not in self.left[top]:
            self.left[top][key] = after
            for rest in tuple(self.waiting[top]):
                self._resume(rest, after)

    def _resume(self, rest: _Rest, after: State) -> None:
        state = evolve(after, chain=(*rest.below, *rest.links))
        if not all(_means_the_same(link, rest.then, after) for link in state.chain):
            raise _TooMany
        if rest.links:
            self.todo.append((state, rest.below, rest.waits))
        elif rest.waits is None:
            raise _Broken
        else:
            self._leave(rest.waits, state)

    def _situation(self, state: State, links: tuple[Link, ...]) -> Key:
        """Return what decides what can come of the links: the whole chain where a text asks about other links."""
        return situation(state if self.asked.reads(Aspect.CHAIN) else evolve(state, chain=links), self.asked)

    def _somebody_left(self, state: State) -> bool:
        """Return whether another player has left the game than at the start: then it isn't a loop as yet."""
        return any(then.out != now.out for then, now in zip(self.start.players, state.players, strict=True))


def _means_the_same(link: Link, then: State, now: State) -> bool:
    """Return whether what the link is and speaks of is in both states, there or gone."""
    if link.kind in (LinkKind.CARD, LinkKind.RESOURCE) and CardId(link.id) not in now.cards:
        return False
    cards = (CardId(each) for each in spoken_of_by(link) if each >= FIRST_CARD)
    return all(_face(then, card) is _face(now, card) for card in cards)


def _face(state: State, card: CardId) -> Printed | None:
    held, gone = state.cards.get(card), state.gone.get(card)
    if held is None:
        return None if gone is None else gone.card.printed
    return held.printed


def _actions(state: State, *, acting: bool) -> Iterator[Action]:
    """Yield what the player with priority can do: pass and, if so said, act, but with no effect that is waiting."""
    player = state.priority
    assert player is not None
    yield Pass(player)
    for action in legal_actions(state) if acting else ():
        if not isinstance(action, Pass) and not (isinstance(action, Use) and _is_on_chain(state, action)):
            yield action


def _is_on_chain(state: State, action: Use) -> bool:
    return any(
        link.kind is LinkKind.PAYMENT and (link.source, link.power) == (action.card, action.power)
        for link in state.chain
    )


def _outcomes(
    course: Course, state: State, action: Action, answers: tuple[Answer, ...], tries: Iterator[int]
) -> Iterator[State]:
    """Yield every state that the action leads to, whatever is answered, chance's answers among it.

    Raises:
        _TooMany: there are no tries left.
    """
    if next(tries, None) is None:
        raise _TooMany
    attempt = Attempt(state, answers, course)
    assert course.act is not None
    try:
        course.act(attempt, action)
    except Unanswered as waiting:
        for answer in _answers(waiting.choice):
            yield from _outcomes(course, state, action, (*answers, answer), tries)
        return
    except Refused:
        return
    except Over:
        pass
    yield attempt.state


def _answers(choice: Choice) -> Iterator[Answer]:
    """Yield every answer that the choice takes; without an upper bound they have no end."""
    if choice.low is not None:
        high = choice.high
        numbers = choice.options or (count(choice.low) if high is None else range(choice.low, high + 1))
        yield from ((number,) for number in numbers)
        return
    arranged = permutations if choice.ordered else combinations
    sizes = range(choice.least, choice.most + 1)
    found = chain.from_iterable(arranged(tuple(choice.options), size) for size in sizes)
    yield from (answer for answer in found if choice.refuses(answer) is None)
