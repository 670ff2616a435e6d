"""Which kinds of cards a description can be said of: of "a damaged ally or weapon" only the ally can be damaged."""

from __future__ import annotations

from engine.language.filters import (
    AnyOf,
    AttachedTo,
    DealtDamage,
    DidThisTurn,
    FatallyDamaged,
    Filter,
    HasKeyword,
    HasTrait,
    InCombatWith,
    InCondition,
    Is,
    OfDamageType,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.words import CLASSES, FACTIONS, Condition, Done, Kind, Trait
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.phrases.nouns.name_phrases import ARMOR, ITEMS, RACES, SCHOOLS, SPELLS, TOTEMS, WEAPONS

_CHARACTERS = frozenset({Kind.ALLY, Kind.CHARACTER, Kind.HERO, Kind.TOTEM})
_ABILITIES = frozenset({Kind.ABILITY, Kind.TOTEM})
_CONDITIONS = {
    Condition.ATTACHED: _ABILITIES,
    Condition.ONGOING: _ABILITIES,
    Condition.ATTACKING: _CHARACTERS,
    Condition.DAMAGED: _CHARACTERS,
    Condition.DEFENDING: _CHARACTERS,
    Condition.IN_COMBAT: _CHARACTERS,
    Condition.PROTECTING: _CHARACTERS,
}
_VALUES = {
    Trait.ATK: _CHARACTERS | {Kind.WEAPON},
    Trait.DAMAGE: _CHARACTERS,
    Trait.DEF: frozenset({Kind.ARMOR, Kind.ITEM}),
    Trait.HEALTH: _CHARACTERS,
    Trait.REMAINING_HEALTH: _CHARACTERS,
    Trait.STRIKE_COST: frozenset({Kind.WEAPON}),
}
_DEEDS_OF_CHARACTERS = frozenset({
    Done.ATTACKED, Done.DEALT_COMBAT_DAMAGE, Done.DEALT_DAMAGE, Done.DEFENDED, Done.ENTERED_COMBAT, Done.HEALED_DAMAGE,
    Done.PROPOSED, Done.PROTECTED,
})  # fmt: skip
_TAGS = {
    **dict.fromkeys(RACES, _CHARACTERS - {Kind.TOTEM}),
    **dict.fromkeys((each for each in SCHOOLS if each not in RACES), _ABILITIES | {Kind.HERO, Kind.CHARACTER}),
    **dict.fromkeys(WEAPONS, frozenset({Kind.WEAPON})),
    **dict.fromkeys(ARMOR, frozenset({Kind.ARMOR, Kind.ITEM})),
    **dict.fromkeys(ITEMS, frozenset({Kind.ITEM})),
    **dict.fromkeys(TOTEMS, _ABILITIES),
    **dict.fromkeys(SPELLS, _ABILITIES),
    "Pet": frozenset({Kind.ALLY, Kind.CHARACTER}),
}
"""Kinds of cards that can have a tag, where not all can."""


def must_be_said_of_all(head: Filter, described: tuple[object, ...]) -> None:
    """Refuse a description of several kinds of cards of which some can never be so: it is said of the others alone.

    Raises:
        NoReading: there is such a kind.
    """
    kinds = frozenset(head.kinds) if isinstance(head, Is) else frozenset()
    if len(kinds) < len("ab") or Kind.CARD in kinds:
        return
    for each in described:
        able = _kinds_of(each)
        if able is not None and not kinds <= able:
            raise NoReading("a description that can be said of each of the kinds of cards")


def _kinds_of(described: object) -> frozenset[Kind] | None:
    """Return the kinds of cards that the filter can describe, None where it can describe any."""
    match described:
        case InCondition(condition):
            return _CONDITIONS.get(condition)
        case Valued(trait):
            return _VALUES.get(trait)
        case AttachedTo():
            return _ABILITIES
        case HasKeyword() | InCombatWith() | FatallyDamaged() | DealtDamage() | WasDealtDamage():
            return _CHARACTERS
        case OfDamageType():
            return _CHARACTERS | {Kind.WEAPON}
        case DidThisTurn(deed):
            return _CHARACTERS if deed in _DEEDS_OF_CHARACTERS else None
        case Tagged(tags):
            return _of_any(tuple(map(_kinds_of_tag, tags)))
        case HasTrait(trait):
            return _kinds_of_tag(trait)
        case AnyOf(filters):
            return _of_any(tuple(map(_kinds_of, filters)))
        case _:
            return None


def _kinds_of_tag(tag: str) -> frozenset[Kind] | None:
    return None if tag in (*CLASSES, *FACTIONS) else _TAGS.get(tag)


def _of_any(each: tuple[frozenset[Kind] | None, ...]) -> frozenset[Kind] | None:
    """Return the kinds that one of several descriptions can be said of."""
    known = [kinds for kinds in each if kinds is not None]
    return frozenset[Kind]().union(*known) if len(known) == len(each) else None
