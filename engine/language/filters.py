"""Filters: how card text describes a card, link or player. A card, link or player fits a filter or does not."""

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
    """Fits cards, links and players of one of the kinds; a Totem does not fit as an ally (300.1, 306.4a)."""

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
    """Fits cards that have the same name as a selected card."""

    card: Selection


@value
class Namesakes:
    """Fits cards whose name at least `others` of the selected cards have besides the card itself."""

    of: Selection
    others: int = 1


@value
class TypedLike:
    """Fits cards that share a card type with a selected card."""

    card: Selection


@value
class ClassedLike:
    """Fits cards that share a class with a selected card."""

    card: Selection


@value
class TraitAsChosen:
    """Fits cards with the class or the race that was chosen for the source as it entered play (710.2).

    `sort` is "class" or "race", whichever was to be chosen.
    """

    sort: str


@value
class Marked:
    """Fits cards that have the keyword on their type line (202.1, 202.2)."""

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
    """Fits characters that are in combat with a selected character (602.5)."""

    other: Selection


@value
class Valued:
    """Fits cards whose value is at least, at most or equal to the quantity."""

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
class FatallyDamaged:
    """Fits characters with fatal damage (403.2)."""


@value
class EnteredThisTurn:
    """Fits cards that entered play this turn."""


@value
class WasDealtDamage:
    """Fits characters that were dealt damage this turn.

    `by` is what the source must have fitted at that time, `with_` what an ability or equipment must have fitted with
    which the damage was dealt; `combat` asks for combat damage, `damage_type` for damage of that type (405.3b, 405.3d).
    """

    by: Filter | None = None
    combat: bool = False
    damage_type: DamageType | None = None
    with_: Filter | None = None


@value
class DealtDamage:
    """Fits characters that dealt damage this turn.

    `to` is what the damaged character must have fitted at that time, `with_` what an ability or equipment must have
    fitted with which the damage was dealt; `combat` asks for combat damage, `fatal` for fatal damage, `damage_type` for
    damage of that type (405.3b, 405.3d).
    """

    to: Filter | None = None
    combat: bool = False
    damage_type: DamageType | None = None
    with_: Filter | None = None
    fatal: bool = False


@value
class DidThisTurn:
    """Fits cards and players that did, or underwent, the deed this turn."""

    deed: Done


@value
class PlayedAs:
    """Fits cards on the chain, or in play from there, by their place among those that their player played this turn.

    Only cards that fitted `what` as they were played are counted; the first one has place 1.
    """

    what: Filter
    place: Quantity


@value
class AttachedTo:
    """Fits abilities that are attached to a card that fits `host`."""

    host: Filter


@value
class HasAttached:
    """Fits cards that have an attached ability that fits `attachment`."""

    attachment: Filter


@value
class HasCounter:
    """Fits cards with at least `least` counters with the name, and at most `most` where that is not None.

    A name that is None stands for named counters of all names together.
    """

    name: str | None
    least: int = 1
    most: int | None = None


@value
class LinkIs:
    """Fits links of one of the kinds on the chain."""

    kinds: tuple[LinkKind, ...]


@value
class HasTarget:
    """Fits links that have a target that fits; with `only`, links all of whose targets fit."""

    target: Filter
    only: bool = False


@value
class Standing:
    """Fits players who have the relation to you."""

    relation: Relation


@value
class Among:
    """Fits the cards and players that the selection holds."""

    selection: Selection


@value
class Not:
    """Fits everything that does not fit the inner filter."""

    filter: Filter


@value
class AllOf:
    """Fits everything that fits every inner filter."""

    filters: tuple[Filter, ...]


@value
class AnyOf:
    """Fits everything that fits at least one inner filter."""

    filters: tuple[Filter, ...]


Filter: TypeAlias = (
    Is | Tagged | HasTrait | Named | NamedLike | Namesakes | TypedLike | ClassedLike | Marked | Controlled | Owned
    | InCondition | InCombatWith | Valued | HasKeyword | OfDamageType | EnteredThisTurn | WasDealtDamage | DealtDamage
    | DidThisTurn | FatallyDamaged | PlayedAs | AttachedTo | HasAttached | HasCounter | LinkIs | HasTarget | Standing
    | Among | Not | AllOf | AnyOf | TraitAsChosen
)  # fmt: skip
