"""The powers that a modifier gives, each with a key of its own (701.5a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.modifiers import GainPowers
from engine.view.active_modifier import Active
from engine.view.power_keys import given_key, place_of_given
from engine.view.printed_values import Held


def gained(active: Active, change: GainPowers) -> Iterator[Held]:
    """Yield the powers that a card has by this change of the modifier; another change of it gives others."""
    for number, power in enumerate(change.powers):
        key = given_key(active.key, place_of_given(active.changes, change, number))
        yield Held(power, key, active.key, active.timestamp)
