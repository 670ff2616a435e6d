"""A playthrough: the state of a scenario's game, what has happened, and the choice that is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.value import value
from scenarios.applied_rules import Names, is_among, its_own_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.citations import RuleId
    from engine.decisions.actions import Action
    from engine.decisions.choices import Answer, Choice
    from engine.language.printed import Printed
    from engine.language.words import Zone
    from engine.state.game import State
    from engine.state.ids import CardId, PlayerId
    from engine.state.record import Record
    from engine.view.deck_rules import DeckList
    from scenarios.outcome import EventLine
    from scenarios.step_words import Clause


@dataclass(slots=True)
class Layout:
    """What the Given steps have said about the board, beside what already stands in the state.

    `free` says that cost is no matter, `repaired` that the rules will repair the board; `laid` that it is done.
    """

    stated: set[tuple[PlayerId, Zone]] = field(default_factory=set)
    laid: bool = False
    repaired: bool = False
    free: bool = False


@value
class Intention:
    """What everyone passes for: the sentence that says it, and whether it is reached in a state."""

    words: str
    reached: Callable[[State], bool]


@value
class Open:
    """An action that waits for an answer: what was answered so far, how far it has come, and what nobody was asked."""

    action: Action
    answers: tuple[Answer, ...]
    choice: Choice
    so_far: State
    records: tuple[Record, ...]
    made: tuple[tuple[Choice, Answer], ...]


@dataclass(slots=True)
class Playthrough:
    """One scenario being played.

    `state` is the last settled state; while a choice is `open` it is the one before the action that waits.
    `clauses` are what the acting step said in advance, taken out as the engine asks for them; `made` are the
    choices with one possible answer, which the engine made itself. `intention` is what everyone goes on to let
    happen once an answer is given, `finished` the one that an answer has just brought to its end. `acted_at` is how
    many records there were before the last When; `looked` says that a Then has looked at the open choice.
    `protect_point` is the state just before the last protect point that has passed. `foreseen` is what steps say
    that chance brings, `seeded` what a seed decided in its place, with how many events there were before.
    `shown` are lines that the step itself adds: how values came to be, why something is not allowed. `shaped` are
    such lines under an event, by its number: what modifiers did to the value that it went by.
    `open_points` are those of which a step has said that the rules do not settle them.
    `find` finds a card by its name where it isn't the carried library that does.
    `names` gives every name that a cited rule has under an edition.
    `deck_list` is the deck that the scenario has put together, which has no part in its game.
    """

    state: State
    layout: Layout = field(default_factory=Layout)
    labels: dict[str, CardId] = field(default_factory=dict)
    described: dict[str, Printed] = field(default_factory=dict)
    find: Callable[[str], Printed] | None = None
    names: Names = its_own_name
    records: list[Record] = field(default_factory=list)
    applied: dict[RuleId, None] = field(default_factory=dict)
    open_points: dict[str, None] = field(default_factory=dict)
    deck_list: DeckList | None = None
    open: Open | None = None
    clauses: list[Clause] = field(default_factory=list)
    made: list[tuple[Choice, Answer]] = field(default_factory=list)
    intention: Intention | None = None
    finished: str | None = None
    acted_at: int = 0
    looked: bool = False
    protect_point: State | None = None
    foreseen: list[tuple[str, tuple[object, ...]]] = field(default_factory=list)
    seeded: list[tuple[int, str]] = field(default_factory=list)
    shown: list[EventLine] = field(default_factory=list)
    contributions: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def mark(self) -> int:
        """Return how many events there were so far, those of an action that waits included."""
        return len(self.records) + (len(self.open.records) if self.open else 0)

    @property
    def now(self) -> State:
        """The state as far as it has come, that of an action that waits included."""
        return self.open.so_far if self.open else self.state

    def edition(self) -> str:
        """Return the id of the edition that is played under."""
        return self.state.edition.id

    def rules(self) -> tuple[str, ...]:
        """Return the rules applied so far, in order of first use."""
        return tuple(self.applied)

    def has_applied(self, rule: str) -> bool:
        """Return whether a rule, or a paragraph of it, was applied so far, by any name that it has here."""
        return self.is_among(rule, self.rules())

    def is_among(self, rule: str, cited: tuple[str, ...]) -> bool:
        """Return whether a rule, or a paragraph of it, is among those cited, by any name that it has here."""
        return is_among(rule, cited, self.edition(), self.names)

    def unsettled(self) -> tuple[str, ...]:
        """Return the open points that steps have named."""
        return tuple(self.open_points)
