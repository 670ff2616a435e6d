"""Nouns by which later words can refer to what a filter describes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, AnyOf, InCondition, Is, Tagged
from engine.language.words import Condition, Kind
from scenarios.reading.phrases.nouns.name_phrases import ARMOR, CLASSES, ITEMS, RACES, SCHOOLS, SPELLS, TOTEMS, WEAPONS

ROLES = {Condition.ATTACKING: "attacker", Condition.DEFENDING: "defender"}
"""Nouns for characters by their role in combat, which refer back to such as were described so."""


def words_for(described: object, *, in_play: bool = True) -> frozenset[str]:
    """Return the nouns that can refer back to what fits the filter."""
    if isinstance(described, AnyOf):
        return frozenset().union(*(words_for(each, in_play=in_play) for each in described.filters))
    found: set[str] = set()
    parts = described.filters if isinstance(described, AllOf) else (described,)
    for part in parts:
        match part:
            case Is(kinds):
                found.update(kind.value for kind in kinds)
            case Tagged(tags):
                found.update(tag.lower() for tag in tags)
            case _:
                pass
    if found & {"hero", "ally", "totem"}:
        found.add("character")
    if found & {"armor", "item", "weapon"}:
        found.add("equipment")
    named = found - {"character"}
    if not any(isinstance(part, Is) and not (named and part.kinds == (Kind.CHARACTER,)) for part in parts):
        found.update(_kinds_of(named) if in_play else ())
    return frozenset({*found, *_roles_in(parts), "card"})


def _roles_in(parts: tuple[object, ...]) -> Iterator[str]:
    """Yield the nouns for what is described by its role in combat."""
    for part in parts:
        if isinstance(part, InCondition) and part.condition in ROLES:
            yield ROLES[part.condition]


_NARROWER = {
    "character": frozenset({"ally", "hero", "totem"}),
    "equipment": frozenset({"armor", "item", "weapon"}),
}
_KINDS = frozenset({"ability", "quest", "resource", *_NARROWER, *frozenset[str]().union(*_NARROWER.values())})


def kinds_named(nouns: frozenset[str]) -> frozenset[str]:
    """Return the kinds of cards of which something is that all these nouns describe, without the wider of two.

    >>> sorted(kinds_named(frozenset({"ally", "character", "equipment", "card"})))
    ['ally', 'equipment']
    """
    found = nouns & _KINDS
    return found - {wide for wide, narrow in _NARROWER.items() if found & narrow} or frozenset({"card"})


def covers(wide: str, narrow: str) -> bool:
    """Return whether everything of one kind is of the other as well.

    >>> covers("equipment", "weapon"), covers("card", "hero"), covers("ally", "hero")
    (True, True, False)
    """
    return wide in (narrow, "card") or narrow in _NARROWER.get(wide, ())


def means_all(noun: str, nouns: frozenset[str]) -> bool:
    """Return whether a noun means everything that was described so: "allies" leaves out the heroes among them."""
    return noun not in _KINDS or all(covers(noun, kind) for kind in kinds_named(nouns))


_KINDS_OF_TAGS = {
    **{tag.lower(): ("ally", "character") for tag in (*RACES, *CLASSES, "Pet")},
    **{tag.lower(): ("ability",) for tag in SCHOOLS if tag not in RACES},
    **{tag.lower(): ("ability",) for tag in SPELLS},
    **{tag.lower(): ("weapon", "equipment") for tag in WEAPONS},
    **{tag.lower(): ("armor", "equipment") for tag in ARMOR},
    **{tag.lower(): ("item", "equipment") for tag in ITEMS},
    **{tag.lower(): ("totem", "ability", "character") for tag in TOTEMS},
}
"""Nouns for a card in play that a text describes by a tag alone."""


def _kinds_of(tags: set[str]) -> frozenset[str]:
    if not tags:
        return frozenset({"ally", "character", "hero"})
    return frozenset(word for tag in tags for word in _KINDS_OF_TAGS.get(tag, ()))
