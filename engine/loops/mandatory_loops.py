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
"""The number of triggered effects in succession after which a loop that never returns to a state is given up."""


_WHEN_GROWING = (3, 24)
"""The numbers of times a text resolves in succession at which it is checked whether the growth is noticed."""


@implements("801.2")
def end_in_a_draw(attempt: Attempt) -> None:
    """End the game in a draw if mandatory actions form a loop that no player can break (801.2).

    It is checked when the same state has come again, compared without the numbers of cards and the clock and with the
    topmost link alone, and when the same text has been on top many times while something grows. Every action other than
    a pass, and an empty chain, starts the comparison anew. A state from which there is a way out is not checked again.

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
        raise Unsettled("a loop of mandatory actions", _MOST, rule("801.2"))
    attempt.change(positions=(*seen, here))


def _on_top(link: Link) -> int:
    return hash((link.kind, link.controller, id(link.text)))


def _may_grow(seen: Positions, here: tuple[int, int]) -> bool:
    """Return whether the text has been on top so often that a loop may be growing."""
    return 1 + sum(on_top == here[1] for _, on_top in seen) in _WHEN_GROWING
