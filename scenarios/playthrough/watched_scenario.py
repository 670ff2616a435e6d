"""A scenario being played that keeps the state before each step, for whoever shows a board step by step."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from engine.value import value
from scenarios.playthrough.played_scenario import PlayedScenario
from scenarios.playthrough.state_view import Shown, view

if TYPE_CHECKING:
    from scenarios.outcome import StateView


@value
class Found:
    """The state that a step found, and the line of the step."""

    line: int
    state: StateView


@dataclass(slots=True)
class WatchedScenario(PlayedScenario):
    """A playthrough that adds to `found` the state before each step but the Givens; the first is the complete board."""

    found: list[Found] = field(default_factory=list)
    viewed: tuple[object, object] | None = None
    views: Shown = field(default_factory=Shown)

    def before(self, keyword: str, line: int) -> None:
        """Prepare for a step of the keyword, and keep the state that it finds."""
        PlayedScenario.before(self, keyword, line)
        if keyword == "Given":
            return
        # The state is a value: where it is still the same one, it looks the same.
        same = self.viewed is not None and self.viewed[0] is self.state and self.viewed[1] is self.open
        self.found.append(Found(line, self.found[-1].state if same and self.found else view(self, self.views)))
        self.viewed = (self.state, self.open)


def watched(play: PlayedScenario, found: list[Found]) -> WatchedScenario:
    """Return the playthrough, which has not begun yet, as one that adds the state before each step to the list."""
    return WatchedScenario(**{each.name: getattr(play, each.name) for each in fields(play)}, found=found)
