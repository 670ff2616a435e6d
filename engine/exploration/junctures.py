"""Junctures: where somebody or chance goes on, what may be done there, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias

from engine.decisions.actions import Action, Pass
from engine.decisions.answers import every_answer
from engine.decisions.choices import Answer, Choice
from engine.errors import Refused
from engine.legality.legal_actions import first_legal
from engine.play import Settled, apply, legal_actions
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.state.record import Record
from engine.value import value

MOST_ANSWERS = 5_040
"""The greatest number of answers that one choice is taken apart into: seven things have so many orders."""


class TooManyAnswers(Exception):
    """A choice has more answers than are looked at; `choice` is the choice."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.words or choice.kind.value)
        self.choice = choice


@value
class Juncture:
    """A settled state, or a state in which an action waits for the answer to a choice.

    `answers` are those given so far, `now` is the state at the moment of the choice; in a settled state it is that
    state. `done` is the number of actions since the first juncture, passes included. `plain` are the places of the
    answers that are numbers and no cards.
    """

    state: State
    action: Action | None = None
    answers: tuple[Answer, ...] = ()
    choice: Choice | None = None
    now: State | None = None
    done: int = 0
    plain: frozenset[int] = frozenset()

    @property
    def at(self) -> State:
        """The state as it is at the juncture."""
        return self.state if self.now is None else self.now

    @property
    def decider(self) -> PlayerId | None:
        """The player who goes on; None if it is chance, or nobody because the game is over."""
        return self.state.priority if self.choice is None else self.choice.player


Move: TypeAlias = Action | Answer
"""What is done at a juncture: an action, or the answer to the open choice."""


def opening(state: State, action: Action | None = None, answers: tuple[Answer, ...] = ()) -> Juncture:
    """Return the juncture at which a state stands, or an action with the answers that it has been given so far."""
    start = _bare(state)
    if action is None:
        return Juncture(start)
    found = _after(Juncture(start), action, answers, frozenset())
    assert found is not None
    return found


Bare: TypeAlias = tuple[State, Action | None, tuple[Answer, ...], int, frozenset[int]]
"""What a juncture follows from: its state, action, answers, number of actions, and the places of plain answers."""


def bare(juncture: Juncture) -> Bare:
    """Return what the juncture follows from, which other processes can be sent."""
    return (juncture.state, juncture.action, juncture.answers, juncture.done, juncture.plain)


def from_bare(told: Bare) -> Juncture:
    """Return the juncture again."""
    state, action, answers, done, plain = told
    start = Juncture(state, done=done)
    found = start if action is None else _after(start, action, answers, plain)
    assert found is not None
    return found


def moves(juncture: Juncture, actors: frozenset[PlayerId]) -> tuple[Move, ...]:
    """Return everything that may be done at the juncture.

    Players who are not among the `actors` do nothing but pass where they may, and answer what they are asked. Nobody
    concedes.

    Raises:
        TooManyAnswers: the open choice has more answers than are looked at.
    """
    if juncture.choice is not None:
        return _answers(juncture.choice)
    state = juncture.state
    if state.priority is None or state.result is not None:
        return ()
    legal = legal_actions(state)
    if state.priority in actors:
        return legal
    passes = tuple(action for action in legal if isinstance(action, Pass))
    return passes or legal


def only_move(juncture: Juncture, actors: frozenset[PlayerId]) -> Move | None:
    """Return what is done at a settled juncture if nothing else may be done; None if there is more, or nothing."""
    state = juncture.state
    if state.priority is None or state.result is not None:
        return None
    if state.priority not in actors:
        found = moves(juncture, actors)
        return found[0] if len(found) == 1 else None
    first = first_legal(state, 2)
    return first[0] if len(first) == 1 else None


def _answers(choice: Choice) -> tuple[Answer, ...]:
    """Return every answer to the choice; a number without an upper bound has too many."""
    answers = tuple(islice(every_answer(choice), MOST_ANSWERS + 1))
    if len(answers) > MOST_ANSWERS:
        raise TooManyAnswers(choice)
    return answers


def after(juncture: Juncture, move: Move) -> Juncture | None:
    """Return the juncture to which the move leads; None if the rules don't let it be finished (707.2).

    Raises:
        Unsettled: the engine can't tell what comes of it.
    """
    if juncture.choice is None:
        assert not isinstance(move, tuple)
        return _after(juncture, move, (), frozenset())
    assert isinstance(move, tuple)
    assert juncture.action is not None
    plain = juncture.plain
    if juncture.choice.low is not None:
        plain |= {len(juncture.answers)}
    return _after(juncture, juncture.action, (*juncture.answers, move), plain)


def happened(start: Juncture, made: Iterable[Move]) -> tuple[Record, ...]:
    """Return what happens as the moves are made one after another from the juncture."""
    found: list[Record] = []
    at = start
    for move in made:
        action, answers = (move, ()) if at.action is None else (at.action, (*at.answers, move))
        outcome = apply(at.state, action, answers)  # type: ignore[arg-type]
        if isinstance(outcome, Settled):
            found += outcome.records
        further = after(at, move)
        assert further is not None
        at = further
    return tuple(found)


def _after(juncture: Juncture, action: Action, answers: tuple[Answer, ...], plain: frozenset[int]) -> Juncture | None:
    try:
        outcome = apply(juncture.state, action, answers, looping=False)
    except Refused:
        return None
    if isinstance(outcome, Settled):
        return Juncture(_bare(outcome.state), done=juncture.done + 1)
    return Juncture(juncture.state, action, answers, outcome.choice, outcome.state, juncture.done, plain)


def _bare(state: State) -> State:
    """Return the state without the steps in which loops of optional actions are found (801.1a).

    Such a loop leads back to a juncture that was seen before, which ends the look at it.
    """
    return evolve(state, steps=()) if state.steps else state
