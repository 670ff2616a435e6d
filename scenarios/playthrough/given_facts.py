"""What Given steps have said about the board: each fact is given once, and a second time is refused with both lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.scenario_errors import GivenTwice

if TYPE_CHECKING:
    from collections.abc import Hashable

    from scenarios.playthrough.playthrough_state import Playthrough

FREE = "cost is no matter"
"""The fact of that Given, and its words."""


def give_once(play: Playthrough, what: str, *fact: Hashable) -> None:
    """Note that the present step gives a fact, called `what` in messages.

    Raises:
        GivenTwice: another step, or this one, has given it before.
    """
    if fact in play.layout.given:
        raise given_twice(play, what, play.layout.given[fact])
    note_given(play, *fact)


def note_given(play: Playthrough, *fact: Hashable) -> None:
    """Note that the present step gives a fact, whether or not one did before."""
    play.layout.given.setdefault(fact, play.line)


def given_twice(play: Playthrough, what: str, before: int) -> GivenTwice:
    """Return the error for a fact that was given on a line before."""
    where = f", on line {before} and on line {play.line}" if before and play.line else ""
    return GivenTwice(f"{what} is given twice{where}", expected="one Given that says it all")
