"""Loops of mandatory actions (801.2)."""

from __future__ import annotations

from engine.attempt import Attempt, evolve
from engine.citations import implements, rule
from engine.errors import Unsettled
from engine.events import EndGame
from engine.rules.breaking import is_endless
from engine.rules.occurring import occur
from engine.rules.positions import position

_MOST = 500
"""So many triggered effects resolve on end before a loop that never comes back to the same state is given up."""


@implements("801.2")
def end_in_a_draw(attempt: Attempt) -> None:
    """End the game in a draw if the same state has come again and nobody can break out of what leads to it.

    States are compared without the numbers of cards and the clock, and with the top link of the chain alone; any action
    but a pass forgets those before it, and so does a chain that empties. A state from which there is a way out is not
    asked about again.

    Raises:
        Unsettled: so many states have followed each other that it can't be told how this ends.
    """
    if attempt.state.result is not None:
        return
    if not attempt.state.chain:
        attempt.change(positions=())
        return
    here = position(evolve(attempt.state, chain=attempt.state.chain[-1:]))
    seen = attempt.state.positions
    if seen.count(here) == 1 and is_endless(attempt.state):
        event = EndGame((), "the game is a draw")
        attempt.state, _ = occur(attempt.state, event)
        attempt.record(event, (rule("801.2"),))
        return
    if len(seen) == _MOST:
        raise Unsettled("a loop of mandatory actions", _MOST)
    attempt.change(positions=(*seen, here))
