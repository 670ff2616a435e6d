"""Whether a player can break a loop of mandatory actions (801.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.citations import implements
from engine.decisions.actions import Action, Pass, Use
from engine.decisions.answers import every_answer
from engine.decisions.choices import Answer
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
"""The greatest number of actions and answers that are tried to find a way out of a loop."""
_MOST_WHILE_GROWING = 250
"""The same if no state has come again so far: each try costs more than the one before, and most are no loops."""


class _TooMany(Exception):
    """There are too many ways to try them all."""


class _Broken(Exception):
    """A way out of the loop was found."""


@dataclass(frozen=True, slots=True)
class _Rest:
    """The links that resolve after those above them: how many, down to the links of whoever waits for that.

    `then` is the state in which they were left waiting.
    """

    links: tuple[Link, ...]
    below: tuple[Link, ...]
    waits: Key | None
    then: State


@implements("801.2")
def is_endless(state: State, course: Course, *, again: bool = True) -> bool:
    """Return whether no player can break the loop: however players choose and act, the chain never empties.

    No player may leave the game by it either, conceding aside. A power is used only while its effect is not waiting on
    the chain. `again` says that the same state has come again. A loop that takes too many tries does not count as
    endless, and play goes on; nor does a loop that changes something each time, unless nothing ever notices the change
    (`growth`).
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
    """A search for a way out: what can follow from each topmost link in each situation.

    Each search ends when the link below is next. If links are added faster than they resolve, they pile up without end;
    so each situation is searched with its topmost link alone. `left` are the states after that link is gone, `waiting`
    what is searched next from them.
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
        """Add the texts that may matter in the state; return whether they ask about more than was known."""
        found = {id(face): face for face in texts_in(state)}
        if found.keys() <= self.texts.keys():
            return False
        self.texts |= found
        before, self.asked = self.asked, asked_in(self.start, self.texts.values())
        return before != self.asked

    def run(self) -> None:
        """Search everything that can follow from the state.

        Raises:
            _Broken: there is a way out.
            _TooMany: that can't be told by so many tries.
        """
        while self.todo:
            self._visit(*self.todo.pop())

    def _visit(self, state: State, below: tuple[Link, ...], waits: Key | None) -> None:
        """Search what follows from the topmost link and, after it is gone, from those between it and `below`."""
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
        """Continue from the state after a topmost link: with new links on it, or with those below it."""
        if after.result is not None or after.chain[: len(below)] != below or self._somebody_left(after):
            raise _Broken
        if len(after.chain) > len(below):
            self.todo.append((after, below, top))
            return
        self._leave(top, after)

    def _leave(self, top: Key, after: State) -> None:
        """Note that a topmost link is gone, and continue with the links that wait for that."""
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
        """Return what decides what can follow from the links; with the whole chain if a text asks about other links."""
        return situation(state if self.asked.reads(Aspect.CHAIN) else evolve(state, chain=links), self.asked)

    def _somebody_left(self, state: State) -> bool:
        """Return whether another player has left the game than at the start; then it is not the loop any more."""
        return any(then.out != now.out for then, now in zip(self.start.players, state.players, strict=True))


def _means_the_same(link: Link, then: State, now: State) -> bool:
    """Return whether the link and everything that it refers to is in both states, or is gone in both."""
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
    """Yield the actions of the player with priority: passing and, if `acting`, others whose effects are not waiting."""
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
    """Yield every state that the action leads to, for all answers of players and of chance.

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
        for answer in every_answer(waiting.choice):
            yield from _outcomes(course, state, action, (*answers, answer), tries)
        return
    except Refused:
        return
    except Over:
        pass
    yield attempt.state
