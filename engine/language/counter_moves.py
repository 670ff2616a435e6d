"""The effect that moves counters from card to card."""

from __future__ import annotations

from engine.language.selections import Quantity, Selection
from engine.value import value


@value
class MoveCounters:
    """That many counters with the name, or all (None), are removed from each of the cards and put on another card.

    A name that is None is chosen, unless all counters are moved: these are then those of every name.
    """

    cards: Selection
    to: Selection
    name: str | None
    amount: Quantity | None
