"""Costs: what must be paid (401). A cost is a tuple of parts, paid in any order."""

from __future__ import annotations

from typing import TypeAlias

from engine.language.effects import Effect, Remember
from engine.language.selections import Quantity
from engine.value import value


@value
class Resources:
    """Exhaust that many of your resources (401.4)."""

    amount: Quantity


@value
class Activate:
    """Exhaust the card that has the power (701.3)."""


@value
class Perform:
    """Perform the effect completely (401.1); what `first` remembers is reckoned right before, whenever this is paid."""

    effect: Effect
    first: Remember | None = None


@value
class Concede:
    """Concede the game together with your whole team (800.1b)."""


Cost: TypeAlias = Resources | Activate | Perform | Concede
