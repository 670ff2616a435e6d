"""Searching games and bare boards for what each change that a card's modifiers make is good for.

A change makes a difference where the game goes on otherwise without it: what may be done, what a card's values are, or
what comes of the action that is done next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import chain, islice
from operator import is_
from random import Random
from typing import Any, get_args

from engine.decisions.actions import Action
from engine.errors import Refused
from engine.game.setup import completed
from engine.language.modifiers import AddCost, Change, ChangeCost, Control
from engine.language.printed import Printed
from engine.play import legal_actions
from engine.state.evolution import evolve
from engine.state.game import State
from engine.value import replace
from engine.view.values import values
from judge.soak.random_games import play, seeded
from tests.scenarios.reading.aiming import game
from tests.scenarios.reading.boards import board, parts
from tests.scenarios.reading.differing import small_boards
from tests.scenarios.reading.rare_moments import Line, holders, lines
from tests.scenarios.reading.uses import Watch

_CHANGES = get_args(Change)
_COSTS = (ChangeCost, AddCost)
"""Changes of costs are searched for by what costs come to (`differing`)."""
_COMPARED = ("players", "cards", "play", "chain", "modifiers", "waiting", "combat", "phase", "turn", "priority")


def changes(printed: Printed) -> tuple[Change, ...]:
    """Return every change that the card's powers and effects make, but for those of costs."""
    found = (part for part in parts(printed) if isinstance(part, _CHANGES) and not isinstance(part, _COSTS))
    return tuple(dict.fromkeys(found))


def without(part: Any, change: Change) -> Any:  # noqa: ANN401 - any value, and the same kind of value.
    """Return a value from which the change is left out wherever it stands in a list."""
    if isinstance(part, tuple):
        less = tuple(without(each, change) for each in part if each != change)
        return part if len(less) == len(part) and all(map(is_, less, part)) else less
    if isinstance(part, Mapping):
        return {key: without(each, change) for key, each in part.items()}
    other = {}
    for name in _given(part):
        held = getattr(part, name)
        if isinstance(held, tuple) or _given(held):
            less = without(held, change)
            if less is not held and less != held:
                other[name] = less
    return replace(part, **other) if other else part


def _given(part: object) -> tuple[str, ...]:
    """Return the names of the fields that the value is made with, none of a word of the game."""
    kind: Any = type(part)
    return _given_to(kind)


@cache
def _given_to(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind) or issubclass(kind, Enum):
        return ()
    return tuple(each.name for each in fields(kind) if each.init)


@dataclass
class Omitting:
    """A state as it would be without a change of a card, for one card and one change at a time."""

    printed: Printed
    change: Change

    def __post_init__(self) -> None:
        self.less = without(self.printed, self.change)

    def in_state(self, state: State) -> State:
        """Return the state without the change: on every copy of the card, and in what came of it."""
        cards = {
            number: replace(card, printed=self.less) if card.printed == self.printed else card
            for number, card in state.cards.items()
        }
        other = evolve(
            state,
            cards=cards,
            chain=without(state.chain, self.change),
            waiting=without(state.waiting, self.change),
            modifiers=without(state.modifiers, self.change),
            memo={},
        )
        return completed(other) if isinstance(self.change, Control) else other

    def matters(self, state: State, action: Action | None) -> bool:
        """Return whether the game goes on otherwise without the change: as it stands, or by the action."""
        other = self.in_state(state)
        if legal_actions(state) != legal_actions(other) or self._values_differ(state, other):
            return True
        if action is None:
            return False
        after, otherwise = _after(state, action), _after(other, action)
        if after is None or otherwise is None:
            return after is not otherwise
        return _compared(self.in_state(after)) != _compared(self.in_state(otherwise))

    def _values_differ(self, state: State, other: State) -> bool:
        if any(state.cards[card].controller != other.cards[card].controller for card in state.play.ids):
            return True
        both = ((values(state, card), values(other, card)) for card in state.play.ids)
        differing = (pair for pair in both if pair[0] != pair[1])
        return any(without(one, self.change) != without(another, self.change) for one, another in differing)


def _compared(state: State) -> list[object]:
    return [getattr(state, name) for name in _COMPARED]


def _after(state: State, action: Action) -> State | None:
    """Return what comes of an action, by the same dice for every state; None if it is refused or ends the game."""
    try:
        outcome = play(state, action, seeded(0)).outcome
    except Refused:
        return None
    return None if outcome is None or outcome.state.result is not None else outcome.state


@dataclass
class Search:
    """The changes of a card that made no difference yet; `without_those` aren't searched for."""

    printed: Printed
    without_those: tuple[Change, ...] = ()
    left: list[Omitting] = field(default_factory=list)

    def __post_init__(self) -> None:
        sought = (change for change in changes(self.printed) if change not in self.without_those)
        self.left = [Omitting(self.printed, change) for change in sought]

    def look(self, state: State, action: Action | None = None) -> None:
        """Compare the state with what it would be without each change that is left."""
        if state.result is None and any(card.printed == self.printed for card in state.cards.values()):
            self.left = [each for each in self.left if not each.matters(state, action)]


class _Tireless(Watch):
    """A watch that begins anew when everything was used."""

    @property
    def left(self) -> tuple[str, ...]:
        found = super().left
        if not found:
            self.seen.clear()
            return super().left
        return found


def searched(search: Search, games: int, steps: int) -> Search:
    """Return the search after bare boards and so many games of so many steps, fewer if all was met."""
    printed = search.printed
    for state in _first(small_boards(printed), 40):
        if not search.left:
            return search
        search.look(state)
    watch = _Tireless(printed)
    with watch.noting_effects():
        for number in range(games):
            dice = seeded(number)
            state = board(printed, dice)
            for before, played in game(state, (watch,), dice, steps):
                if not search.left:
                    return search
                search.look(before, played.action)
    return search


def look_into(search: Search, games: int, steps: int, most: int) -> None:
    """Look at moments made of those of games in which a change that is left is in force, so many of them at most."""
    for number in range(games):
        moments = _made_moments(search, seeded(OTHER_GAMES + number), steps)
        for state, action in islice(moments, most):
            search.look(state, action)
        if not search.left:
            return


OTHER_GAMES, MOST_MOMENTS = 100, 4
"""Where the numbers of these games begin, and from how many moments of one others are made for each change."""


def _made_moments(search: Search, dice: Random, steps: int) -> Line:
    watch = _Tireless(search.printed)
    seen: dict[int, set[tuple[int, ...]]] = {}
    with watch.noting_effects():
        for before, _ in game(board(search.printed, dice), (watch,), dice, steps):
            for each in search.left:
                known = seen.setdefault(id(each), set())
                by = holders(before, search.printed, each.change)
                if not by or by in known or len(known) == MOST_MOMENTS:
                    continue
                known.add(by)
                yield from _until_found(search, each, lines(before, search.printed, each.change))
            if not search.left:
                return


def _until_found(search: Search, each: Omitting, made: Iterator[Line]) -> Line:
    for moment in chain.from_iterable(made):
        yield moment
        if each not in search.left:
            return


def _first(states: Iterator[State], many: int) -> Iterator[State]:
    """Yield one state in a few, so many of them at most."""
    for number, state in enumerate(states):
        if number % 7 == 0:
            yield state
        if number >= 7 * many:
            return
