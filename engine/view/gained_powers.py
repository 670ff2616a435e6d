"""The powers that a modifier gives, each with a key of its own (701.5a)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from engine.citations import implements
from engine.language.modifiers import GainPowers
from engine.language.powers import Payment
from engine.view.active_modifier import Active
from engine.view.power_keys import copied_key, given_key, placed
from engine.view.printed_values import Held


def gained(active: Active, change: GainPowers) -> Iterator[Held]:
    """Yield the powers that a card has by this change of the modifier; another change of it gives others."""
    for place, power in placed(active.changes, change):
        yield Held(power, given_key(active.key, place), active.key, active.timestamp)


@implements("701.4", "701.5a")
def copied(active: Active, other: int, theirs: Iterable[Held], copying: Container[int]) -> Iterator[Held]:
    """Yield copies of the other card's payment powers, but for those that it has as copies by modifiers of `copying`.

    A copy keeps its key as long as the same modifier copies the same power.
    """
    for held in theirs:
        if isinstance(held.power, Payment) and held.origin not in copying:
            yield Held(held.power, copied_key(active.key, other, held.key), active.key, active.timestamp)
