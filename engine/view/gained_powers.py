"""The powers that a modifier gives, each with a key of its own (701.5a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.modifiers import GainPowers
from engine.view.active_modifier import Active
from engine.view.power_keys import given_key, placed
from engine.view.printed_values import Held


def gained(active: Active, change: GainPowers) -> Iterator[Held]:
    """Yield the powers that a card has by this change of the modifier; another change of it gives others."""
    for place, power in placed(active.changes, change):
        yield Held(power, given_key(active.key, place), active.key, active.timestamp)
