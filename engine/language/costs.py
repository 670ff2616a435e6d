"""Costs: what must be paid (401). A cost is a tuple of parts, paid in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.language.effects import Effect
from engine.language.selections import Quantity


@dataclass(frozen=True, slots=True)
class Resources:
    """Exhaust so many of your resources (401.4)."""

    amount: Quantity


@dataclass(frozen=True, slots=True)
class Activate:
    """Exhaust the card with the power (701.3)."""


@dataclass(frozen=True, slots=True)
class Perform:
    """Do the effect, all of it (401.1)."""

    effect: Effect


Cost: TypeAlias = Resources | Activate | Perform
