"""What is held of a game while it is played: the invariants at every step, and that it can be played again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache

from engine.decisions.actions import Action
from engine.decisions.choices import Answer
from engine.language.printed import Printed
from engine.play import apply
from engine.state.game import State
from engine.value import value
from judge.soak import invariants
from judge.soak.random_games import Played, replayed
from scenarios.library.codec import decode, encode


@value
class Often:
    """After how many actions each thing is looked at, 0 for never.

    These are the state; what is legal; derived values that are kept; the outcome of the action once more on a state
    without them; and the cards, written as JSON and read.
    """

    state: int = 1
    legality: int = 25
    memo: int = 6
    afresh: int = 4
    written: int = 10


CLOSELY = Often(state=1, legality=100, memo=25, afresh=16, written=100)
"""How often things are looked at in a game that is looked at closely."""

AT_A_GLANCE = Often(state=10, legality=0, memo=0, afresh=0, written=0)
"""How often things are looked at in most games, where many are played."""

ONE_CLOSELY = 8
"""Where many games are played, one of so many is looked at closely."""


@dataclass
class Held:
    """A game from its start, with what was done in it, and what is being tried."""

    start: State
    often: Often = CLOSELY
    script: list[tuple[Action, tuple[Answer, ...]]] = field(default_factory=list)
    kept: list[tuple[State, State]] = field(default_factory=list)
    tried: tuple[Action, tuple[Answer, ...]] | None = None

    def look(self, before: State, played: Played) -> None:
        """Hold everything against one action, which was legal, and what came of it.

        Raises:
            AssertionError: something does not hold.
        """
        for choice in played.choices:
            invariants.check_choice(before, choice)
        assert played.outcome is not None, f"{played.action} is listed, and led to: {played.refused}"
        self.script.append((played.action, played.answers))
        self.tried = None
        after = played.outcome.state
        invariants.check_records(before, after, played.records)
        invariants.check_conserved(before, after)
        if self._due(self.often.state):
            invariants.check_state(after)
        if self._due(self.often.afresh):
            again = apply(invariants.afresh(before), played.action, played.answers)
            assert again == played.outcome, "without what was derived before it leads elsewhere"
        if self._due(self.often.memo):
            invariants.check_memo(after, after.play.ids[len(self.script) % 7 :: 7])
            self.kept.append(invariants.snapshot(after))
        if self._due(self.often.legality):
            invariants.check_legality(after)
        if self._due(self.often.written):
            check_written(after)

    def end(self, state: State) -> None:
        """Hold the state, that the same game comes to it once more, and that nothing kept of it has changed.

        Raises:
            AssertionError: something does not hold.
        """
        invariants.check_state(state)
        if not self.often.afresh:
            return
        assert replayed(self.start, self.script) == state, "the same actions and answers led elsewhere"
        for kept in self.kept:
            invariants.check_unchanged(kept)

    def _due(self, often: int) -> bool:
        return often > 0 and len(self.script) % often == 0

    def __str__(self) -> str:
        return "\n".join(f"{action} {' '.join(map(str, answers))}" for action, answers in self.script)


def check_written(state: State) -> None:
    """Hold that the cards of the game are the same when they were written as JSON and read.

    Raises:
        AssertionError: one isn't.
    """
    for card in state.cards.values():
        assert card.token or _same_when_read(card.printed), f"{card.printed.name} is read as another card"


@cache
def _same_when_read(printed: Printed) -> bool:
    return decode(Printed, json.loads(json.dumps(encode(printed)))) == printed
