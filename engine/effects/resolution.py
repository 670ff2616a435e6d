"""A resolution: the course of performing a text, or of paying a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from engine.citations import Citations, RuleId, rule
from engine.decisions.choices import YES
from engine.events.event import add_modifiers, happen
from engine.events.proposed_event import Pending, rules_of_impossible
from engine.events.simultaneity import Place
from engine.value import replace

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence

    from engine.decisions.choices import Answer, Choice
    from engine.events.attempt import Attempt
    from engine.events.simultaneity import Parts, Proposed
    from engine.language.effects import Effect
    from engine.state.game import State
    from engine.state.ids import CardId, Entity, PlayerId
    from engine.state.links import Link
    from engine.state.modifier import Modifier
    from engine.state.record import Event, Record
    from engine.view.scope import Scope

_Bound = TypeVar("_Bound")

Doing: TypeAlias = "Callable[[CardId], Sequence[Event]]"
"""Tells which events are proposed for a card that is chosen."""

Performer: TypeAlias = "Callable[[Resolution, Sequence[Effect]], Parts]"
"""A function that returns the steps in which the effects inside another one are performed."""


class Resolution:
    """A text that is being performed in an attempt.

    The scope in which its words are read follows the state of the attempt. `done` tells whether as much was chosen as
    the text asks for. `doing` tells which events are proposed for a card that is chosen for what is done at the moment;
    with `partly` they may be less than all that is done to it. `paying` tells that it is done to pay a cost, otherwise
    as a link resolves. `counters` are those that the text puts on its own card before it is in play: it enters play
    with them. `depth` is how many effects stand around what is done at the moment, and it itself. `path` is the place
    of it in the part of one of several players who perform their parts at the same time, None for a text that is
    performed once. `rest` are the effects that follow what is done, `after` those that follow the effect in which it
    stands.
    """

    __slots__ = (
        "_scope",
        "after",
        "attempt",
        "citations",
        "counters",
        "depth",
        "doing",
        "done",
        "partly",
        "path",
        "paying",
        "rest",
    )

    def __init__(self, attempt: Attempt, scope: Scope) -> None:
        self.attempt = attempt
        self.citations = Citations()
        self._scope = replace(scope, state=attempt.state, citations=self.citations)
        self.counters: dict[str, int] = {}
        self.done = True
        self.doing: Doing | None = None
        self.partly = False
        self.paying = False
        self.depth = 0
        self.path: tuple[int, ...] | None = None
        self.rest: Sequence[Effect] = ()
        self.after: Sequence[Effect] = ()

    @property
    def scope(self) -> Scope:
        """Return what the words of the text refer to now."""
        if self._scope.state is not self.attempt.state:
            self._scope = replace(self._scope, state=self.attempt.state)
        return self._scope

    @property
    def uncited(self) -> Scope:
        """Return the scope for reading of which no event comes: no rule of it is cited."""
        return replace(self.scope, citations=None)

    @property
    def state(self) -> State:
        """Return the present state of the attempt."""
        return self.attempt.state

    @property
    def why(self) -> str:
        """Return the rule by which the effects are done."""
        return "707.1e" if self.paying else "709.2b"

    @property
    def you(self) -> PlayerId:
        """Return the player whom the text means by "you"."""
        return self._scope.you

    @property
    def source(self) -> Entity:
        """Return the source of the text."""
        return self._scope.source

    @property
    def link(self) -> Link | None:
        """Return the link that the text belongs to, None for the text of a modifier."""
        return self._scope.link

    def read(self, **changes: Any) -> None:  # noqa: ANN401 - each field has a type of its own.
        """Change the fields of the scope, so that words of the text refer to something else from now on."""
        self._scope = replace(self._scope, **changes)

    def bind(self, name: str, things: tuple[Entity, ...]) -> None:
        """Bind the cards and players to the name for the rest of the text."""
        self._scope = self._scope.binding(name, things)

    def count(self, name: str, number: int) -> None:
        """Bind the number to the name for the rest of the text."""
        self._scope = self._scope.counting(name, number)

    def apart(self, **changes: Any) -> Resolution:  # noqa: ANN401 - each field has a type of its own.
        """Return a resolution for the part of one of several players, with the fields of its scope changed."""
        part = Resolution(self.attempt, replace(self.scope, **changes))
        part.citations.go_back(self.citations.now())
        part.counters, part.paying, part.depth, part.path = self.counters, self.paying, self.depth, ()
        part.after = self.rest
        return part

    def take_in(self, parts: Collection[tuple[Scope, Resolution]]) -> None:
        """Bind to each name what it was bound to in all of the parts, given with the scopes in which they began.

        Numbers are added up. What the parts cited counts as cited.
        """
        for _, part in parts:
            self.citations.take_in(part.citations)
        things = _bound_anew([(before.things, part.scope.things) for before, part in parts])
        for name, found in things.items():
            self.bind(name, tuple(dict.fromkeys(each for bound in found for each in bound)))
        for name, numbers in _bound_anew([(before.numbers, part.scope.numbers) for before, part in parts]).items():
            self.count(name, sum(numbers))

    def waiting_at(self, *place: int) -> Generator[Place, list[Pending], None]:
        """Wait until no other player's part is at an earlier place than this one of the present effect."""
        if self.path is not None:
            yield Place((*self.path, *place))

    def cite(self, *numbers: str) -> None:
        """Collect the rules for the events of the present part of the text."""
        self.citations.add(*numbers)

    def ask(self, choice: Choice, *, surely: bool = False) -> Answer:
        """Return the answer to the choice; what comes of it cites the rule by which it was asked.

        `surely` says that whatever is chosen, the effect is done entirely.
        """
        asked = len(self.attempt.asked)
        answer = self.attempt.ask(choice, surely=surely and self.depth <= 1)
        if len(self.attempt.asked) > asked:
            self.cite(choice.rule)
        return answer

    def ask_whether(self, choice: Choice) -> bool:
        """Return whether the answer to the choice is yes."""
        return self.ask(choice)[0] == YES

    def happen(self, events: Sequence[Event], *rules: str) -> list[Pending]:
        """Let the events happen at the same time; they cite the rules and those that were collected."""
        impossible, cited = rules_of_impossible(self.state, events), self.citations.now()
        pending = happen(self.attempt, events, *rules, *cited)
        return self._placed(pending, cited, impossible)

    def gain(self, modifiers: Iterable[Modifier], *rules: str) -> None:
        """Let modifiers of the text start to apply at the same time, citing the rules and those that were collected.

        Each of them is made after the one before has been recorded.
        """

        def cited() -> Iterator[tuple[Modifier, tuple[str, ...]]]:
            for modifier in modifiers:
                now = self.citations.now()
                self.citations.place(now)
                yield modifier, (*rules, *now)

        add_modifiers(self.attempt, cited())

    def record(self, event: Event, *rules: str) -> Record:
        """Record an event that changes nothing, citing the rules and those that were collected."""
        cited = self.citations.now()
        self.citations.place(cited)
        return self.attempt.record(event, tuple(map(rule, (*rules, *cited))))

    def proposing(self, events: Sequence[Event], *rules: str) -> Generator[Proposed, list[Pending], list[Pending]]:
        """Propose the events as one step of several players' steps; return what became of them."""
        impossible, cited = rules_of_impossible(self.state, events), self.citations.now()
        pending = yield events, (*rules, *cited)
        return self._placed(pending, cited, impossible)

    def _placed(self, pending: list[Pending], cited: tuple[RuleId, ...], impossible: tuple[str, ...]) -> list[Pending]:
        """Return what became of the events; if none happened, the cited rules are left for a later event."""
        if any(each.record is not None for each in pending):
            self.citations.place(cited)
        else:
            self.cite(*impossible)
        return pending

    def left_rules(self) -> tuple[RuleId, ...]:
        """Return the collected rules that no event has cited."""
        return self.citations.left()


def _bound_anew(parts: Sequence[tuple[Mapping[str, _Bound], Mapping[str, _Bound]]]) -> dict[str, list[_Bound]]:
    """Return for each name what it was bound to in those parts that bound it, given as before and after each."""
    found: dict[str, list[_Bound]] = {}
    for before, after in parts:
        for name, bound in after.items():
            if name not in before or before[name] != bound:
                found.setdefault(name, []).append(bound)
    return found
