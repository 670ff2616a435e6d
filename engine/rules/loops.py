"""Loops of mandatory actions (801.2)."""

from __future__ import annotations

from engine.attempt import Attempt
from engine.citations import implements, rule
from engine.events import EndGame
from engine.rules.listing import nobody_can_act
from engine.rules.occurring import occur
from engine.rules.positions import position


@implements("801.2")
def end_in_a_draw(attempt: Attempt) -> None:
    """End the game in a draw if mandatory actions have led to the same state before and nobody can break out.

    States are compared without the numbers of cards and the clock; any action but a pass forgets those before it.
    """
    if attempt.state.result is not None or not attempt.state.chain:
        return
    here = position(attempt.state)
    seen = attempt.state.positions
    if here in seen and nobody_can_act(attempt.state):
        event = EndGame((), "the game is a draw")
        attempt.state, _ = occur(attempt.state, event)
        attempt.record(event, (rule("801.2"),))
        return
    attempt.change(positions=(*seen, here))
