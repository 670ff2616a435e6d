"""What a card of each type is printed with, and where a card of each type can be (chapters 2 and 3 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.modifiers import Adjust, SetValue
from engine.language.powers import Continuous
from engine.language.selections import This
from engine.language.words import CardType, Trait, Zone
from engine.value import value

if TYPE_CHECKING:
    from engine.language.printed import Printed


@value
class Parts:
    """What a type of card is printed with: the values that it must have, those that it may have, and the rule."""

    must: frozenset[str]
    may: frozenset[str]
    rule: str


def _parts(rule: str, must: str = "", may: str = "") -> Parts:
    needed = frozenset(must.split())
    return Parts(needed, needed | frozenset(may.split()), rule)


_PLAYED = "cost has_x instant"
_ABILITY = f"{_PLAYED} ongoing attach text"

PARTS: dict[CardType, Parts] = {
    CardType.ABILITY: _parts("306.1", "", _ABILITY),
    CardType.ALLY: _parts("302.1", "atk health", f"{_PLAYED} damage_type"),
    CardType.ARMOR: _parts("304.1", "", f"{_PLAYED} defense"),
    CardType.HERO: _parts("301.1", "health"),
    CardType.ITEM: _parts("305.1", "", f"{_PLAYED} defense"),  # Some say that they can prevent damage like an armor.
    CardType.QUEST: _parts("307.1"),
    CardType.WEAPON: _parts("303.1", "atk", f"{_PLAYED} damage_type strike_cost"),
}
"""The parts of each type; a Totem is an ability with health (306.4a)."""

TOTEM = _parts("306.4a", "health", _ABILITY)

SAID = {
    "atk": "ATK",
    "attach": "an attach description",
    "cost": "a cost",
    "damage_type": "a damage type",
    "defense": "DEF",
    "has_x": "X in its cost",
    "health": "health",
    "instant": "the word Instant",
    "ongoing": "the word Ongoing",
    "strike_cost": "a strike cost",
    "text": "text that it does as it resolves",
}
"""The values that some types have and others don't, in words."""

_HERO_ZONES = frozenset({Zone.PLAY, Zone.COLLECTION})
_ALL_ZONES = frozenset(Zone)


@value
class Places:
    """Where a type of card can be: its zones, whether it can be in play other than as a resource, and as a resource."""

    zones: frozenset[Zone]
    row: bool
    resource: bool
    rule: str


PLACES: dict[CardType, Places] = {
    CardType.ABILITY: Places(_ALL_ZONES, row=True, resource=True, rule="306.1"),
    CardType.ALLY: Places(_ALL_ZONES, row=True, resource=True, rule="302.1"),
    CardType.ARMOR: Places(_ALL_ZONES, row=True, resource=True, rule="304.1"),
    CardType.HERO: Places(_HERO_ZONES, row=True, resource=False, rule="301.1"),
    CardType.ITEM: Places(_ALL_ZONES, row=True, resource=True, rule="305.1"),
    CardType.QUEST: Places(_ALL_ZONES, row=False, resource=True, rule="307.1"),
    CardType.WEAPON: Places(_ALL_ZONES, row=True, resource=True, rule="303.1"),
}


def misprint(card: Printed) -> tuple[str, str] | None:
    """Return a value that the type of a card doesn't allow or that it lacks, with what is wrong; None if none is so.

    Health of 0 is no health, for who has it is destroyed before any player could act, unless the card itself says that
    it has more.
    """
    parts = TOTEM if card.is_totem else PARTS[card.type]
    kind = "a Totem" if card.is_totem else f"{'an' if card.type.value[0] in 'aeiou' else 'a'} {card.type.value}"
    for field, said in SAID.items():
        has = _has(card, field)
        if has and field not in parts.may:
            return field, f"{card.name!r} is {kind} and has {said} (rule {parts.rule})"
        if not has and field in parts.must:
            return field, f"{card.name!r} is {kind} and has no {said} (rule {parts.rule})"
    return None


def _has(card: Printed, field: str) -> bool:
    held = getattr(card, field)
    if field == "health" and held == 0:
        return _raises_its_health(card)
    return bool(held) if field in {"cost", "has_x", "health", "instant", "ongoing"} else held is not None


def _raises_its_health(card: Printed) -> bool:
    """Return whether a continuous power of the card changes the card's own health in play."""
    return any(
        isinstance(change, (Adjust, SetValue)) and change.trait is Trait.HEALTH
        for power in card.powers
        if isinstance(power, Continuous) and power.to == This() and Zone.PLAY in power.zones
        for change in power.changes
    )
