"""Loops of mandatory actions (801.2)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.errors import Unsettled
from engine.events.attempt import Attempt
from engine.events.state_changes import occur
from engine.loops.positions import position
from engine.loops.way_out import is_endless
from engine.state.evolution import evolve
from engine.state.game import Positions
from engine.state.links import Link
from engine.state.record import EndGame

_MOST = 500
"""So many triggered effects resolve on end before a loop that never comes back to the same state is given up."""


_WHEN_GROWING = (3, 24)
"""As a link of a text resolves for so many times on end, it is asked whether what grows meanwhile is of account."""


@implements("801.2")
def end_in_a_draw(attempt: Attempt) -> None:
    """End the game in a draw if mandatory actions form a loop and nobody can break out of it.

    That is asked where the same state has come again, compared without the numbers of cards and the clock and with the
    top link of the chain alone, and where the same text has been on top again and again while something grows. Any
    action but a pass forgets the states before it, and so does a chain that empties. A state from which there is a way
    out is not asked about again.

    Raises:
        Unsettled: so many states have followed each other that it can't be told how this ends.
    """
    if attempt.state.result is not None:
        return
    if not attempt.state.chain:
        attempt.change(positions=())
        return
    here = (position(evolve(attempt.state, chain=attempt.state.chain[-1:])), _on_top(attempt.state.chain[-1]))
    seen = attempt.state.positions
    again = seen.count(here) == 1
    course = attempt.course
    assert course is not None
    if (again or _may_grow(seen, here)) and is_endless(attempt.state, course, again=again):
        event = EndGame((), "the game is a draw")
        attempt.state, _ = occur(attempt.state, event)
        attempt.record(event, (rule("801.2"),))
        return
    if len(seen) == _MOST:
        raise Unsettled("a loop of mandatory actions", _MOST)
    attempt.change(positions=(*seen, here))


def _on_top(link: Link) -> int:
    return hash((link.kind, link.controller, id(link.text)))


def _may_grow(seen: Positions, here: tuple[int, int]) -> bool:
    """Return whether the text has been on top so often now that something may grow in a loop."""
    return 1 + sum(on_top == here[1] for _, on_top in seen) in _WHEN_GROWING
