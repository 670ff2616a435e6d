"""How card text describes one card, link or player, so that it fits or does not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, LinkKind, Relation, Trait

if TYPE_CHECKING:
    from engine.language.selections import Quantity, Selection


@dataclass(frozen=True, slots=True)
class Is:
    """Fits what is called by one of the kinds; a Totem is no ally here (300.1, 306.4a)."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Tagged:
    """Fits cards with one of the tags (202.1)."""

    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HasTrait:
    """Fits cards that show the class, faction, race, talent or other trait (207.1)."""

    trait: str


@dataclass(frozen=True, slots=True)
class Named:
    """Fits cards with the name, or with the name of a selected card."""

    name: str | Selection


@dataclass(frozen=True, slots=True)
class Controlled:
    """Fits cards whose controller is among the players."""

    by: Selection


@dataclass(frozen=True, slots=True)
class Owned:
    """Fits cards whose owner is among the players."""

    by: Selection


@dataclass(frozen=True, slots=True)
class InCondition:
    """Fits cards in play that are in the condition."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Valued:
    """Fits cards whose value compares so with the quantity."""

    trait: Trait
    comparison: Comparison
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """Fits characters that have the keyword."""

    keyword: KeywordName


@dataclass(frozen=True, slots=True)
class OfDamageType:
    """Fits characters and weapons that show the damage type."""

    damage_type: DamageType


@dataclass(frozen=True, slots=True)
class EnteredThisTurn:
    """Fits cards that entered play this turn."""


@dataclass(frozen=True, slots=True)
class WasDealtDamage:
    """Fits characters dealt damage this turn, by a source that fits, combat damage if so said."""

    by: Filter | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class DealtDamage:
    """Fits characters that dealt damage this turn to a character that fits, combat damage if so said."""

    to: Filter | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class DidThisTurn:
    """Fits cards or players of which the deed is in this turn's history."""

    deed: str


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """Fits abilities attached to a card that fits."""

    host: Filter


@dataclass(frozen=True, slots=True)
class HasAttached:
    """Fits cards with an attached ability that fits."""

    attachment: Filter


@dataclass(frozen=True, slots=True)
class HasCounter:
    """Fits cards with at least one counter of the name."""

    name: str


@dataclass(frozen=True, slots=True)
class LinkIs:
    """Fits links on the chain of one of the kinds."""

    kinds: tuple[LinkKind, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Fits players who stand so to you."""

    relation: Relation


@dataclass(frozen=True, slots=True)
class Among:
    """Fits what the selection holds."""

    selection: Selection


@dataclass(frozen=True, slots=True)
class Not:
    """Fits what the inner filter does not."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class AllOf:
    """Fits what every inner filter fits."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Fits what some inner filter fits."""

    filters: tuple[Filter, ...]


Filter: TypeAlias = (
    Is | Tagged | HasTrait | Named | Controlled | Owned | InCondition | Valued | HasKeyword | OfDamageType
    | EnteredThisTurn | WasDealtDamage | DealtDamage | DidThisTurn | AttachedTo | HasAttached | HasCounter | LinkIs
    | Standing | Among | Not | AllOf | AnyOf
)  # fmt: skip
