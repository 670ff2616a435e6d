"""The state of a playthrough: the game, what has happened in it, and the choice that is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.value import value
from scenarios.applied_rules import Names, is_among, its_own_name
from scenarios.editions_by_name import EditionNamed, edition_named
from scenarios.library.card_memory import CardMemory
from scenarios.scenario_errors import StatesNothing

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

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
    """What the Given steps have said about the board, apart from the cards that they have put on it.

    `given` are the facts that Given steps have said, each with the line of the step; `stated` are the zones that a
    Given has filled. `laid` says that the board is complete, `repaired` that the rules will repair it, and `free` that
    players have resources for anything.
    """

    given: dict[tuple[Hashable, ...], int] = field(default_factory=dict)
    stated: set[tuple[PlayerId, Zone]] = field(default_factory=set)
    laid: bool = False
    repaired: bool = False
    free: bool = False


@value
class Intention:
    """What everyone passes for: the words of the step, and a test of whether a state has reached it.

    Passing stops in a `reached` state. Where that state does not fit `came`, the intention can no longer come true:
    what `ends` names is over.
    """

    words: str
    reached: Callable[[State], bool]
    came: Callable[[State], bool] | None = None
    ends: str = ""


@value
class Open:
    """A waiting action: its answers so far, the open choice, and the state, events and forced answers up to it."""

    action: Action
    answers: tuple[Answer, ...]
    choice: Choice
    so_far: State
    records: tuple[Record, ...]
    made: tuple[tuple[Choice, Answer], ...]


MOST_PASSES = 10_000
"""More passes than any scenario needs; a game in an endless loop ends there."""


@dataclass(slots=True)
class Playthrough:
    """One scenario being played.

    `state` is the last settled state; while a choice is `open`, it is the state before the waiting action.

    The present step: `line` is its line, `asking` says that it is a question, which may name what is nowhere, `named`
    are the players and cards that it has named, `noted` the rules that it has applied. `shown` are lines that it adds
    itself: how values were made, or why something is not allowed. `looked` says that a Then has checked the open
    choice.

    The present action: `acting` is the player of the step that acts, `clauses` are the answers of the step that no
    choice has used yet, `made` the choices with only one possible answer, which the engine made itself, `answered`
    those that steps have answered, and `paid` what clauses have paid with, each with its verb. `intention` is what
    everyone passes for once the open choice is answered, at most `most_passes` times; `finished` has the words of the
    intention that an answer has just completed.

    The past: `acted` says that there was a When, and `acted_at` is the number of events before the last one;
    `acted_before` is what both were before the present step. `protect_point` is the state just before the last protect
    point, `firsts` has the first number of each card that has changed zones. `contributions` are lines under an event,
    by its number: what modifiers did to the value that the event used.

    Chance: `foreseen` are outcomes that steps have stated, `seeded` those that the seed gave, each with the number of
    events before it, and `flips` outcomes of coins with the players named.

    What is known besides: `tagged` are the editions that tags give, `open_points` the open points that steps have
    named. `find` finds a card by its name, where that isn't the library's task, and `memory` has those that were read
    from their words before. `names` gives all names of a cited rule under an edition, `editions` the edition of a name.
    `deck_list` is a deck that the scenario checks; it has no part in the game.
    """

    state: State
    layout: Layout = field(default_factory=Layout)
    labels: dict[str, CardId] = field(default_factory=dict)
    described: dict[str, Printed] = field(default_factory=dict)
    find: Callable[[str], Printed] | None = None
    memory: CardMemory = field(default_factory=CardMemory)
    names: Names = its_own_name
    editions: EditionNamed = edition_named
    records: list[Record] = field(default_factory=list)
    applied: dict[RuleId, None] = field(default_factory=dict)
    open_points: dict[str, None] = field(default_factory=dict)
    deck_list: DeckList | None = None
    open: Open | None = None
    clauses: list[Clause] = field(default_factory=list)
    made: list[tuple[Choice, Answer]] = field(default_factory=list)
    answered: list[Choice] = field(default_factory=list)
    acting: PlayerId | None = None
    paid: list[tuple[str, Answer]] = field(default_factory=list)
    flips: list[tuple[PlayerId, str]] = field(default_factory=list)
    intention: Intention | None = None
    finished: str | None = None
    acted: bool = False
    asking: bool = False
    acted_at: int = 0
    acted_before: tuple[bool, int] = (False, 0)
    tagged: tuple[str, ...] = ()
    line: int = 0
    looked: bool = False
    protect_point: State | None = None
    foreseen: list[tuple[str, tuple[object, ...]]] = field(default_factory=list)
    seeded: list[tuple[int, str]] = field(default_factory=list)
    shown: list[EventLine] = field(default_factory=list)
    contributions: dict[int, tuple[EventLine, ...]] = field(default_factory=dict)
    named: dict[int, None] = field(default_factory=dict)
    noted: dict[RuleId, None] = field(default_factory=dict)
    firsts: dict[int, int] = field(default_factory=dict)
    most_passes: int = MOST_PASSES

    def mark(self) -> int:
        """Return the number of events so far, including those of a waiting action."""
        return len(self.records) + (len(self.open.records) if self.open else 0)

    def latest(self) -> Iterator[Record]:
        """Yield what happened so far, including what a waiting action has done, the latest first."""
        yield from reversed(self.open.records if self.open else ())
        yield from reversed(self.records)

    @property
    def now(self) -> State:
        """The present state, including what a waiting action has done so far."""
        return self.open.so_far if self.open else self.state

    def edition(self) -> str:
        """Return the id of the edition that is played under."""
        return self.state.edition.id

    def rules(self) -> tuple[str, ...]:
        """Return the rules applied so far, in order of first use."""
        return tuple(self.applied)

    def rules_so_far(self) -> tuple[str, ...]:
        """Return the rules applied so far, including those of a waiting action, in order of first use."""
        waiting = (rule for each in (self.open.records if self.open else ()) for rule in each.rules)
        return tuple(dict.fromkeys((*self.applied, *waiting)))

    def has_applied(self, rule: str) -> bool:
        """Return whether a rule, or a paragraph of it, was applied so far, by any name that it has in this edition."""
        return self.is_among(rule, self.rules_so_far())

    def check_acted(self, what: str) -> None:
        """Refuse a statement about what was done before any When.

        Raises:
            StatesNothing: no step has acted; `what` is the statement.
        """
        if not self.acted:
            raise StatesNothing(f"{what} states nothing, for no step has done anything", expected="a When before it")

    def is_among(self, rule: str, cited: tuple[str, ...]) -> bool:
        """Return whether a rule, or a paragraph of it, is among those cited, by any name that it has here."""
        return is_among(rule, cited, self.edition(), self.names)

    def unsettled(self) -> tuple[str, ...]:
        """Return the open points that steps have named."""
        return tuple(self.open_points)
