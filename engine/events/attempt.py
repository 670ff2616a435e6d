"""An attempt: an action that is being tried, with the state so far, the answers given, and the events so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from engine.citations import RuleId
from engine.decisions.choices import NO, YES, Answer, Choice, ChoiceKind, who_concedes
from engine.decisions.offers import at_least
from engine.errors import Reason, WrongAnswer
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Event, Record
from engine.value import replace, value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.decisions.actions import Action
    from engine.language.effects import Effect
    from engine.state.modifier import Modifier
    from engine.view.scope import Scope


class Unanswered(Exception):
    """A choice has to be made and no answer is left; the attempt ends here, to be tried again with one answer more."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.words)
        self.choice = choice


class Over(Exception):
    """The game has ended in the middle of an action."""


class Abandoned(Exception):
    """The link that was resolving has been interrupted, so that nothing more of its text happens."""


Concession: TypeAlias = "Callable[[Attempt, Choice, PlayerId], Answer]"
"""A function that lets a player concede while a choice is open, and returns the answer to that choice."""


@value
class Course:
    """Functions of higher floors that lower floors have to call, handed in with the attempt.

    `perform` performs the effects that a replacement modifier puts in the place of an event (716.1), and returns
    whether all of them were performed. `performable` tells whether the effects can be performed entirely. `act` does a
    whole action, which repeating a loop needs (801). `concede` lets a player concede while a choice is open; if it is
    None, nobody can.
    """

    perform: Callable[[Attempt, Scope, Sequence[Effect]], bool]
    performable: Callable[[Scope, Sequence[Effect]], bool]
    act: Callable[[Attempt, Action], None] | None = None
    concede: Concession | None = None


class Attempt:
    """An action that is being tried from a state, with the answers given so far.

    Rule code reads and replaces `state`, asks for choices, and records events. `answers` are those handed in; `asked`
    are the choices answered with them, `made` the choices that had only one possible answer, and `given` the answers to
    both, in order. With `asks_all` choices with only one possible answer are asked for too. `cause` is the number of
    the event or link that causes the present events; `used` are the replacement modifiers that can't replace them again
    (716.1c). While a link resolves, `resolving` is its controller, and `spent` are the modifiers for "the next time"
    that have been used (716.4). `ownerless` are cards that have to be removed because they would go back to a player
    who has left the game (400.3b). `course` holds the functions of higher floors.
    """

    __slots__ = (
        "answers",
        "asked",
        "asks_all",
        "cause",
        "course",
        "given",
        "made",
        "ownerless",
        "records",
        "resolving",
        "spent",
        "state",
        "used",
    )

    def __init__(
        self,
        state: State,
        answers: Sequence[Answer] = (),
        course: Course | None = None,
        *,
        asks_all: bool = False,
    ) -> None:
        self.state = state
        self.asks_all = asks_all
        self.given: list[Answer] = []
        self.answers = tuple(answers)
        self.asked: list[tuple[Choice, Answer]] = []
        self.made: list[tuple[Choice, Answer]] = []
        self.records: list[Record] = []
        self.cause: int | None = None
        self.ownerless: tuple[CardId, ...] = ()
        self.used: frozenset[int] = frozenset()
        self.course = course
        self.resolving: PlayerId | None = None
        self.spent: list[Modifier] | None = None

    def change(self, **changes: Any) -> None:  # noqa: ANN401 - each field has a type of its own.
        """Replace the state by one with the fields changed."""
        self.state = evolve(self.state, **changes)

    def ask(self, choice: Choice) -> Answer:
        """Return the answer to the choice: the only possible answer, or else the next of the answers handed in.

        Raises:
            Unanswered: no answer is left.
            Over: a player has conceded instead of answering, and the game is over.
            WrongAnswer: the choice does not allow the answer.
        """
        choice = _unbarred(self.state, choice)
        only = None if self.asks_all else _only_answer(choice)
        if only is not None:
            self.made.append((choice, only))
            self.given.append(only)
            return only
        if len(self.asked) == len(self.answers):
            raise Unanswered(choice)
        answer = self.answers[len(self.asked)]
        conceding = who_concedes(answer)
        concede = None if self.course is None else self.course.concede
        if conceding is not None and concede is not None:
            self.asked.append((choice, answer))
            return concede(self, choice, conceding)
        wrong = choice.refuses(answer)
        if wrong is not None:
            raise WrongAnswer(*(Reason(number, f"{choice.words}: {wrong}") for number in choice.rules_against(answer)))
        self.asked.append((choice, answer))
        self.given.append(answer)
        return answer

    def ask_whether(self, choice: Choice) -> bool:
        """Return whether the answer to the choice is yes."""
        return self.ask(choice)[0] == YES

    def record(self, event: Event, rules: Sequence[RuleId], made: CardId | None = None) -> Record:
        """Record that the event happened, with the next number of the clock, and return its record."""
        number = self.state.clock + 1
        record = Record(number, event, tuple(dict.fromkeys(rules)), self.cause, made)
        self.change(clock=number)
        self.records.append(record)
        return record


def yes_or_no(kind: ChoiceKind, player: PlayerId | None, rule: RuleId, words: str, about: int | None = None) -> Choice:
    """Return a choice whose options are yes and no."""
    return Choice(kind, player, rule, (YES, NO), about=about, words=words)


def _unbarred(state: State, choice: Choice) -> Choice:
    """Return the choice without options that would continue a loop that has just been repeated (801.1a)."""
    bar = state.bar
    if bar is None or not bar.asked or (bar.player, bar.asked) != (choice.player, choice.words):
        return choice
    return replace(choice, options=(NO,)) if NO in choice.options else replace(choice, options=(), least=0, most=0)


def _only_answer(choice: Choice) -> Answer | None:
    """Return the only possible answer to the choice, None if there are several."""
    if choice.low is not None and choice.options:
        return None if at_least(choice.options, 2) else tuple(choice.options)
    if choice.low is not None:
        return (choice.low,) if choice.high is not None and choice.low >= choice.high else None
    if choice.most == 0 or not at_least(choice.options, 1):
        return ()
    if at_least(choice.options, choice.least + 1) or (choice.ordered and at_least(choice.options, 2)):
        return None
    return tuple(choice.options)
