"""How card text describes one card, link or player, so that it fits or does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.language.words import (
    Comparison,
    Condition,
    DamageType,
    Done,
    KeywordName,
    Kind,
    LineKeyword,
    LinkKind,
    Relation,
    Trait,
)
from engine.value import value

if TYPE_CHECKING:
    from engine.language.selections import Quantity, Selection


@value
class Is:
    """Fits what is called by one of the kinds; a Totem is no ally here (300.1, 306.4a)."""

    kinds: tuple[Kind, ...]


@value
class Tagged:
    """Fits cards with one of the tags (202.1)."""

    tags: tuple[str, ...]


@value
class HasTrait:
    """Fits cards that show the class, faction, race, talent or other trait (207.1)."""

    trait: str


@value
class Named:
    """Fits cards with the name."""

    name: str


@value
class NamedLike:
    """Fits cards with the name of a selected card."""

    card: Selection


@value
class TypedLike:
    """Fits cards of a type that a selected card is of."""

    card: Selection


@value
class ClassedLike:
    """Fits cards that show a class which a selected card shows."""

    card: Selection


@value
class Marked:
    """Fits cards that have the keyword at the end of their type line (202.2)."""

    keyword: LineKeyword


@value
class Controlled:
    """Fits cards whose controller is among the players."""

    by: Selection


@value
class Owned:
    """Fits cards whose owner is among the players."""

    by: Selection


@value
class InCondition:
    """Fits cards in play that are in the condition."""

    condition: Condition


@value
class InCombatWith:
    """Fits characters that are in combat with a selected one (602.5)."""

    other: Selection


@value
class Valued:
    """Fits cards whose value compares so with the quantity."""

    trait: Trait
    comparison: Comparison
    quantity: Quantity


@value
class HasKeyword:
    """Fits characters that have the keyword."""

    keyword: KeywordName


@value
class OfDamageType:
    """Fits characters and weapons that show the damage type."""

    damage_type: DamageType


@value
class EnteredThisTurn:
    """Fits cards that entered play this turn."""


@value
class WasDealtDamage:
    """Fits characters dealt damage this turn, by a source that fitted then, combat damage if so said.

    Of a type and with an ability or equipment that fitted then, if so said (405.3b, 405.3d).
    """

    by: Filter | None = None
    combat: bool = False
    damage_type: DamageType | None = None
    with_: Filter | None = None


@value
class DealtDamage:
    """Fits characters that dealt damage this turn to a character that fitted then, in combat or fatal if so said.

    Of a type and with an ability or equipment that fitted then, if so said (405.3b, 405.3d).
    """

    to: Filter | None = None
    combat: bool = False
    damage_type: DamageType | None = None
    with_: Filter | None = None
    fatal: bool = False


@value
class DidThisTurn:
    """Fits cards or players of which the deed is in this turn's history."""

    deed: Done


@value
class AttachedTo:
    """Fits abilities attached to a card that fits."""

    host: Filter


@value
class HasAttached:
    """Fits cards with an attached ability that fits."""

    attachment: Filter


@value
class HasCounter:
    """Fits cards with at least so many counters of the name, and with at most so many if so said."""

    name: str
    least: int = 1
    most: int | None = None


@value
class LinkIs:
    """Fits links on the chain of one of the kinds."""

    kinds: tuple[LinkKind, ...]


@value
class HasTarget:
    """Fits links with a target that fits; with no other, if so said."""

    target: Filter
    only: bool = False


@value
class Standing:
    """Fits players who stand so to you."""

    relation: Relation


@value
class Among:
    """Fits what the selection holds."""

    selection: Selection


@value
class Not:
    """Fits what the inner filter does not."""

    filter: Filter


@value
class AllOf:
    """Fits what every inner filter fits."""

    filters: tuple[Filter, ...]


@value
class AnyOf:
    """Fits what some inner filter fits."""

    filters: tuple[Filter, ...]


Filter: TypeAlias = (
    Is | Tagged | HasTrait | Named | NamedLike | TypedLike | ClassedLike | Marked | Controlled | Owned | InCondition
    | InCombatWith | Valued | HasKeyword | OfDamageType | EnteredThisTurn | WasDealtDamage | DealtDamage | DidThisTurn
    | AttachedTo | HasAttached | HasCounter | LinkIs | HasTarget | Standing | Among | Not | AllOf | AnyOf
)  # fmt: skip
