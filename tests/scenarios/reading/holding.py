"""What is held of a game while it is played: the engine's invariants at every step, and that it can be played again."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.decisions.actions import Action
from engine.decisions.choices import Answer
from engine.play import apply
from engine.state.game import State
from tests.engine import invariants
from tests.engine.random_games import Played, replayed

CLOSELY = 8
"""Of how many games one is looked at closely."""

STATE, LEGALITY, MEMO, AFRESH = 10, 100, 25, 16
"""After how many actions the state, what is legal, what is kept of derived values, and an outcome are looked at."""


@dataclass
class Held:
    """A game from its start, with what was done in it."""

    start: State
    closely: bool = True
    script: list[tuple[Action, tuple[Answer, ...]]] = field(default_factory=list)
    kept: list[tuple[State, State]] = field(default_factory=list)

    def look(self, before: State, played: Played) -> None:
        """Hold everything against one action, which was legal, and what came of it."""
        for choice in played.choices:
            invariants.check_choice(before, choice)
        assert played.outcome is not None, f"{played.action} is listed, and led to: {played.refused}"
        self.script.append((played.action, played.answers))
        after, done = played.outcome.state, len(self.script)
        invariants.check_records(before, after, played.records)
        if done % STATE == 0 or self.closely:
            invariants.check_state(after)
        if self.closely:
            self._look_closely(before, played, after)

    def _look_closely(self, before: State, played: Played, after: State) -> None:
        done = len(self.script)
        if done % AFRESH == 0:
            assert apply(invariants.afresh(before), played.action, played.answers) == played.outcome
        if done % MEMO == 0:
            invariants.check_memo(after, after.play.ids[done % 7 :: 7])
            self.kept.append(invariants.snapshot(after))
        if done % LEGALITY == 0:
            invariants.check_legality(after)

    def end(self, state: State) -> None:
        """Hold the state, that the same game comes to it once more, and that nothing kept of it has changed."""
        invariants.check_state(state)
        if not self.closely:
            return
        assert replayed(self.start, self.script) == state, "the same actions and answers led elsewhere"
        for kept in self.kept:
            invariants.check_unchanged(kept)

    def __str__(self) -> str:
        return "\n".join(f"{action} {' '.join(map(str, answers))}" for action, answers in self.script)
