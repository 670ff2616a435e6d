"""A resolution: what goes on while a text is carried out, or a cost is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from engine.citations import Citations, RuleId, rule
from engine.decisions.choices import YES
from engine.events.event import add_modifier, happen
from engine.events.proposed_event import Pending, rules_of_impossible
from engine.value import replace

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from engine.decisions.choices import Answer, Choice
    from engine.decisions.combinations import Together
    from engine.events.attempt import Attempt
    from engine.events.simultaneity import Proposed
    from engine.language.effects import Effect
    from engine.state.game import State
    from engine.state.ids import CardId, Entity, PlayerId
    from engine.state.links import Link
    from engine.state.modifier import Modifier
    from engine.state.record import Event, Record
    from engine.view.scope import Scope


Performer: TypeAlias = "Callable[[Resolution, Sequence[Effect]], bool]"
"""Carries out effects that stand inside another one, and returns whether all of them were performed."""

Outlook: TypeAlias = "Callable[[Choice], Together | None]"
"""Tells which options of a choice can be chosen together, so that what is to be done after it can still be done."""


class Resolution:
    """A text that is carried out for an attempt: who is asked, what was done, which rules its events cite.

    The scope in which its words are read follows the state of the attempt. `done` tells whether as much was chosen as
    the text asks for. `able` tells which cards can be chosen for what is done at the moment, `outlook` which can be
    chosen together, and `why` is the rule by which it is done: a link resolves, or a cost is paid. `counters` are those
    that the text puts on its own card before it is in play: it enters play with them.
    """

    __slots__ = ("_scope", "able", "attempt", "citations", "counters", "done", "outlook", "why")

    def __init__(self, attempt: Attempt, scope: Scope) -> None:
        self.attempt = attempt
        self.citations = Citations()
        self._scope = replace(scope, state=attempt.state, citations=self.citations)
        self.counters: dict[str, int] = {}
        self.done = True
        self.able: Callable[[CardId], bool] | None = None
        self.outlook: Outlook | None = None
        self.why = "709.2b"

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
        """Return the state that the attempt has come to."""
        return self.attempt.state

    @property
    def you(self) -> PlayerId:
        """Return whom the text means by "you"."""
        return self._scope.you

    @property
    def source(self) -> Entity:
        """Return the source of the text."""
        return self._scope.source

    @property
    def link(self) -> Link | None:
        """Return the link whose text it is, None for the text of a modifier."""
        return self._scope.link

    def read(self, **changes: Any) -> None:  # noqa: ANN401 - each field has a type of its own.
        """Let the words of the text refer to something else from now on."""
        self._scope = replace(self._scope, **changes)

    def bind(self, name: str, things: tuple[Entity, ...]) -> None:
        """Let the name stand for the cards and players in the rest of the text."""
        self._scope = self._scope.binding(name, things)

    def count(self, name: str, number: int) -> None:
        """Let the name stand for the number in the rest of the text."""
        self._scope = self._scope.counting(name, number)

    def cite(self, *numbers: str) -> None:
        """Give the rules to the events that come of what is done now."""
        self.citations.add(*numbers)

    def ask(self, choice: Choice) -> Answer:
        """Return the answer to the choice; what comes of it cites the rule by which it was asked."""
        asked = len(self.attempt.asked)
        answer = self.attempt.ask(choice)
        if len(self.attempt.asked) > asked:
            self.cite(choice.rule)
        return answer

    def ask_whether(self, choice: Choice) -> bool:
        """Return whether the player answers yes to the choice."""
        return self.ask(choice)[0] == YES

    def happen(self, events: Sequence[Event], *rules: str) -> list[Pending]:
        """Let the events happen at the same time; they cite the rules, and those by which the text was read."""
        impossible, cited = rules_of_impossible(self.state, events), self.citations.now()
        pending = happen(self.attempt, events, *rules, *cited)
        return self._placed(pending, cited, impossible)

    def gain(self, modifier: Modifier, *rules: str) -> None:
        """Let a modifier of the text start to apply, by the rules and those by which the text was read."""
        cited = self.citations.now()
        self.citations.place(cited)
        add_modifier(self.attempt, modifier, *rules, *cited)

    def record(self, event: Event, *rules: str) -> Record:
        """Record an event that changes nothing, with the rules and those by which the text was read."""
        cited = self.citations.now()
        self.citations.place(cited)
        return self.attempt.record(event, tuple(map(rule, (*rules, *cited))))

    def proposing(self, events: Sequence[Event], *rules: str) -> Generator[Proposed, list[Pending], list[Pending]]:
        """Propose the events as a step that may be taken while others take theirs; return what became of them."""
        impossible, cited = rules_of_impossible(self.state, events), self.citations.now()
        pending = yield events, (*rules, *cited)
        return self._placed(pending, cited, impossible)

    def _placed(self, pending: list[Pending], cited: tuple[RuleId, ...], impossible: tuple[str, ...]) -> list[Pending]:
        """Return what became of events that cited the rules; where nothing happened, the rules are left."""
        if any(each.record is not None for each in pending):
            self.citations.place(cited)
        else:
            self.cite(*impossible)
        return pending

    def left_rules(self) -> tuple[RuleId, ...]:
        """Return the rules by which the text was read and that no event has cited."""
        return self.citations.left()
