"""What "other" excludes where cards of a kind have something for each other card of the kind: each of them in turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Controlled, Is, Named, Not, Tagged
from engine.language.modifiers import GainPowers
from engine.language.powers import Continuous
from engine.language.printed import Printed, TokenFace
from engine.language.selections import (
    SELECTIONS,
    ControllerOf,
    Count,
    Every,
    HeroOf,
    Number,
    Players,
    Plus,
    Role,
    This,
    You,
)
from engine.language.words import Kind, Relation
from scenarios.reading.parts_by_kind import parts_by_kind, together
from scenarios.reading.templates import Value, filters_of, joined, part_names, replaced

_NOT_THIS = Not(Among(This()))
_NOT_YOUR_HERO = Not(Among(HeroOf(You())))
_OF_A_HERO = (Kind.CARD, Kind.CHARACTER, Kind.HERO)
_OF_ANOTHER_CARD = (GainPowers, TokenFace)
"""What has powers for other cards; "this" means those cards there."""


def counted_in_turn(value: Value) -> Value:
    """Return the value with so much for each card of a kind but one where cards of that kind have it: themselves.

    The words exclude the card itself, as "other" does elsewhere, until the whole is known.
    """
    for part in _of_several(value, Continuous):
        for count in _counts(part.changes):
            if _NOT_THIS not in filters_of(part.to) and _alone(count.of.filter) == _kind(part.to):
                one_less = Plus((Count(Every(part.to)), Number(-1)))
                value = replaced(value, part, replace(part, changes=replaced(part.changes, count, one_less)))
    return value


def counted_without_this(value: Value) -> Value:
    """Return the value as words say it: the inverse of `counted_in_turn`."""
    for part in _of_several(value, Continuous):
        one_less = Plus((Count(Every(part.to)), Number(-1)))
        if one_less in own_parts(part.changes):
            others = Count(Every(_with_other(part.to)))
            value = replaced(value, part, replace(part, changes=replaced(part.changes, one_less, others)))
    return value


def excludes_in_vain(printed: Printed) -> bool:
    """Return whether "other" excludes a card that is none of those described, or the wrong one of several.

    The number of an effect is found once, though cards may fit the description later: that has no reading.
    """
    units = (printed.text, printed.attach, printed.additional_cost, printed.powers)
    if any(isinstance(part, AllOf) and _never_is(printed, part) for part in own_parts(units)):
        return True
    if any(_counts(part.changes) for part in _of_several(units, Apply)):
        return True
    counted = ((part, count) for part in _of_several(units, Continuous) for count in _counts(part.changes))
    return any(_alone(count.of.filter) != _alone(part.to) for part, count in counted)


def _never_is(printed: Printed, described: AllOf) -> bool:
    """Return whether the description excludes the card by "other", though it can't be one of those described."""
    if _NOT_YOUR_HERO in described.filters:
        kinds = {kind for each in described.filters if isinstance(each, Is) for kind in each.kinds}
        no_hero = bool(kinds) and kinds.isdisjoint(_OF_A_HERO)
        return no_hero or Controlled(Players(Relation.OPPONENT)) in described.filters
    if _NOT_THIS not in described.filters:
        return False
    known = {*printed.tags, *printed.traits}
    for each in described.filters:
        match each:
            case Tagged(tags) if not known & set(tags):
                return True
            case Named(name) if name != printed.name:
                return True
            case Controlled(Players(Relation.OPPONENT) | ControllerOf(Role("other"))):
                return True
            case _:
                pass
    return False


def _of_several(value: Value, kind: type) -> list[Any]:
    """Return the modifiers of the kind in the value that apply to whatever fits a description."""
    parts = together(value) if isinstance(value, tuple) else parts_by_kind(value)
    return [part for part in parts.get(kind, ()) if not isinstance(part.to, SELECTIONS)]


def _counts(changes: Value) -> list[Any]:
    """Return the numbers in the changes of cards other than the card itself."""
    counts: list[Any] = [part for part in own_parts(changes) if isinstance(part, Count) and isinstance(part.of, Every)]
    return [each for each in counts if _NOT_THIS in filters_of(each.of.filter)]


def _kind(described: Value) -> frozenset[Any]:
    """Return the requirements of a description, without the kind that its tags or its party already say."""
    found = frozenset(filters_of(described))
    return found - {Is((Kind.CHARACTER,))} if len(found) > 1 else found


def _alone(described: Value) -> frozenset[Any]:
    return _kind(described) - {_NOT_THIS}


def _with_other(described: Value) -> AllOf:
    parts = filters_of(described)
    place = next((place for place, each in enumerate(parts) if isinstance(each, Controlled)), len(parts))
    if place == len(parts):
        return joined(described, _NOT_THIS)
    return AllOf((*parts[:place], _NOT_THIS, *parts[place:]))


def own_parts(value: Value) -> list[Any]:
    """Return the value and its parts, but nothing of what is given to other cards."""
    found: list[Any] = [value]
    if isinstance(value, _OF_ANOTHER_CARD):
        return found
    for each in value if isinstance(value, tuple) else (getattr(value, name) for name in part_names(value)):
        found += own_parts(each)
    return found
