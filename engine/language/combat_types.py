"""Changes of the damage types of cards, which their combat damage has."""

from __future__ import annotations

from engine.language.words import DamageType
from engine.value import value


@value
class HasType:
    """Gives the damage type to the card's combat damage."""

    damage_type: DamageType


@value
class LosesType:
    """Takes the damage type, or every damage type (None), from the card's combat damage."""

    damage_type: DamageType | None = None
