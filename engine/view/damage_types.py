"""The damage types that modifiers give to cards and take from them."""

from __future__ import annotations

from engine.citations import implements
from engine.language.combat_types import HasType, LosesType
from engine.language.words import DamageType


@implements("205.1a")
def typed(change: HasType | LosesType, types: tuple[DamageType, ...]) -> tuple[DamageType, ...]:
    """Return the damage types with the change, the one that is given behind the others.

    >>> typed(HasType(DamageType.FIRE), (DamageType.MELEE,)), typed(LosesType(), (DamageType.MELEE,))
    ((<DamageType.MELEE: 'melee'>, <DamageType.FIRE: 'fire'>), ())
    """
    changed = change.damage_type
    kept = tuple(each for each in types if changed not in (None, each))
    return (*kept, change.damage_type) if isinstance(change, HasType) else kept
