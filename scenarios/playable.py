"""The interface of a playthrough: everything that the runner needs of a game being played."""

from collections.abc import Callable
from typing import Protocol

from scenarios.outcome import EventLine, StateView


class Played(Protocol):
    """A game being played; the function of each step gets it as its first argument.

    `tagged` are the editions that the tags of the scenario give.
    """

    tagged: tuple[str, ...]

    def before(self, keyword: str, line: int) -> None:
        """Prepare for a step of the keyword, which stands on a line of its feature (0: nobody knows which).

        Raises:
            StepStopped: a step of this keyword can't come now.
        """

    def mark(self) -> int:
        """Return the number of events so far."""

    def lines_since(self, mark: int) -> tuple[EventLine, ...]:
        """Return what happened after the mark."""

    def about(self) -> tuple[int, ...]:
        """Return the numbers of the players and cards that the step has named, as in `EventLine`."""

    def noted_rules(self) -> tuple[str, ...]:
        """Return the rules that the step has applied, those of its events among them."""

    def waiting(self) -> str | None:
        """Return the open choice that no step has answered, in words; None where none is open."""

    def finish(self) -> None:
        """Close the scenario.

        Raises:
            StepStopped: a choice is open that no step has answered.
        """

    def edition(self) -> str:
        """Return the id of the edition that is played under."""

    def rules(self) -> tuple[str, ...]:
        """Return the rules applied so far, in order of first use."""

    def has_applied(self, rule: str) -> bool:
        """Return whether a rule, or a paragraph of it, was applied so far, by any name that it has in this edition."""

    def unsettled(self) -> tuple[str, ...]:
        """Return the open points of the rules that steps have named."""

    def board(self) -> StateView:
        """Return the state as the first step that isn't a Given found it."""

    def view(self) -> StateView:
        """Return the state as it is."""


Begin = Callable[[str], Played]
"""A function that begins a game under an edition."""
