"""Powers that are added to cards late, or come back: since when the modifiers count that they generate (718.2e)."""

from __future__ import annotations

from engine.citations import implements
from engine.events.attempt import Attempt
from engine.events.proposed_event import in_play
from engine.state.game import State
from engine.view.active_modifier import Active
from engine.view.modifiers_in_force import given_or_shown
from engine.view.values import held_power

_LOST = 0
"""Stands for the time of a power beside a trait icon that its card has lost."""


@implements("718.2e")
def settle_added(attempt: Attempt, before: State) -> bool:
    """Note which continuous powers cards have got, lost or got back since the state before; return whether any have.

    A power that is given counts from when it is added: later than the card and than what gives it where only a
    condition, or a description of the card, has come true. One beside a trait icon counts as its card does until the
    card has lost it, and from its return after that (207.1c).
    """
    state = attempt.state
    if not given_or_shown(state) and not state.added:
        return False
    had, has = _had(before), _had(state)
    since = {key: (card, when) for card, key, when in state.added if in_play(state, card)}
    for key, active in has.items():
        returned = active.given_by is None and key in since
        added = active.given_by is not None and active.timestamp <= before.clock
        if key not in had and (returned or added):
            since[key] = (active.source, state.clock)
    for key, active in had.items():
        if key not in has:
            since.pop(key, None)
            if active.given_by is None and in_play(state, active.source):
                since[key] = (active.source, _LOST)
    found = frozenset((card, key, when) for key, (card, when) in since.items())
    if found == state.added:
        return False
    attempt.change(added=found)
    return True


def _had(state: State) -> dict[int, Active]:
    """Return, by key, the modifiers of powers that cards in play were given or show beside an icon, and have."""
    return {
        active.key: active
        for active in given_or_shown(state)
        if in_play(state, active.source)
        and active.held is not None
        and held_power(state, active.source, active.held) is not None
    }
