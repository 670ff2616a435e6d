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
    from engine.events.proposed_event import Pending
    from engine.events.tries import Tries
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


Foresight: TypeAlias = "Callable[[Choice, bool], Choice]"
"""Leaves in a choice what can be chosen so that what is to be done afterwards can still be done."""

Concession: TypeAlias = "Callable[[Attempt, Choice, PlayerId], Answer]"
"""A function that lets a player concede while a choice is open, and returns the answer to that choice."""


@value
class Beginning:
    """Effects of which the choices for the first step have been made, and nothing has happened yet.

    The `events` of that step are to happen first; they cite the `rules`. `go_on` is told what became of them and
    carries out the rest; `alone` lets them happen by themselves before that. Both return whether all was performed.
    """

    events: Sequence[Event]
    rules: tuple[str, ...]
    go_on: Callable[[list[Pending]], bool]
    alone: Callable[[], bool]


@value
class Course:
    """Functions of higher floors that lower floors have to call, handed in with the attempt.

    `perform` carries out the effects of a modifier and returns whether all of them were performed. `begin` only lets
    the choices for the first of them be made: so what takes the place of several events is chosen before any of it
    happens, and happens at the moment of those events (716.1, 802.1). `performable` tells whether the effects can be
    performed entirely as the attempt stands. `act` does a whole action, as loops need it (801). `concede` lets a player
    concede while a choice is open; without it nobody can.
    """

    perform: Callable[[Attempt, Scope, Sequence[Effect]], bool]
    begin: Callable[[Attempt, Scope, Sequence[Effect]], Beginning]
    performable: Callable[[Attempt, Scope, Sequence[Effect]], bool]
    act: Callable[[Attempt, Action], None] | None = None
    concede: Concession | None = None


class Attempt:
    """An action that is being tried from a state, `start`, with the answers given so far.

    `cause` is the number of the event or link on whose behalf things happen now; `used` are the replacement modifiers
    by which they have come about already (716.1c). While a link resolves, `spent` are the modifiers for the next time
    that it has used (716.4), and `resolving` is who controls it. It is `unsettled` while modifiers start for several
    players, whose control of cards changes at once (400.3). `course` does what the floors above know how to do.
    `ownerless` are cards to be removed, since they would go back to a player who has left the game (400.3b). `given`
    are all answers in order, asked for or not.

    While a cost is being paid, `foresight` leaves in a choice what can be chosen so that the rest can still be paid.
    An attempt with `tries` is a trial, which only finds out what can come of something: its answers are for all that is
    asked, whether or not there is something to decide. One that is `supposing` supposes that nothing is replaced or
    prevented, and that what nobody can know is as somebody would wish.
    """

    __slots__ = (
        "answers",
        "asked",
        "cause",
        "course",
        "foresight",
        "given",
        "made",
        "ownerless",
        "records",
        "resolving",
        "spent",
        "start",
        "state",
        "supposing",
        "tries",
        "unsettled",
        "used",
    )

    def __init__(
        self,
        state: State,
        answers: Sequence[Answer] = (),
        course: Course | None = None,
        *,
        tries: Tries | None = None,
        supposing: bool = False,
    ) -> None:
        self.start = self.state = state
        self.tries = tries
        self.supposing = supposing
        self.foresight: Foresight | None = None
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
        self.unsettled = False

    def change(self, **changes: Any) -> None:  # noqa: ANN401 - each field has a type of its own.
        """Replace the state by one with the fields changed."""
        self.state = evolve(self.state, **changes)

    def foreseen(self, choice: Choice, *, surely: bool = False) -> Choice:
        """Return the choice with what can be chosen so that all that is being paid can still be paid.

        `surely` says that whatever is chosen, what is done with it is done entirely unless it is replaced.

        Raises:
            Refused: nothing can be chosen so.
        """
        return choice if self.foresight is None else self.foresight(choice, surely)

    def ask(self, choice: Choice, *, surely: bool = False) -> Answer:
        """Return the answer to the choice: the only possible one, or the next that was given.

        Raises:
            Unanswered: no answer is left.
            Over: a player has conceded instead of answering, and the game is over.
            WrongAnswer: the choice does not allow the answer.
        """
        choice = self.foreseen(_unbarred(self.state, choice), surely=surely)
        place = len(self.asked if self.tries is None else self.given)
        only = None if self.tries is not None and place < len(self.answers) else only_answer(choice)
        if only is not None:
            self.made.append((choice, only))
            self.given.append(only)
            return only
        if place >= len(self.answers):
            raise Unanswered(choice)
        answer = self.answers[place]
        conceding = who_concedes(answer)
        concede = None if self.course is None else self.course.concede
        if conceding is not None and concede is not None:
            self.asked.append((choice, answer))
            self.given.append(answer)
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

    def record(self, event: Event, rules: Sequence[RuleId], made: CardId | None = None, healed: int = 0) -> Record:
        """Record that the event happened, with the next number of the clock, and return its record."""
        number = self.state.clock + 1
        record = Record(number, event, tuple(dict.fromkeys(rules)), self.cause, made, healed=healed)
        self.state = evolve(self.state, clock=number)
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


def only_answer(choice: Choice) -> Answer | None:
    """Return the answer to a choice that leaves nothing to decide, None where something is left."""
    if choice.low is not None and choice.options:
        return None if at_least(choice.options, 2) else tuple(choice.options)
    if choice.low is not None:
        return (choice.low,) if choice.high is not None and choice.low >= choice.high else None
    if choice.most == 0 or not at_least(choice.options, 1):
        return ()
    if at_least(choice.options, choice.least + 1) or (choice.ordered and at_least(choice.options, 2)):
        return None
    return tuple(choice.options)
