"""Conditions that are never, or always, true of the card that they ask about: a pronoun in them means another card.

"When you play an ability, this ally has +1 ATK this turn. If it's a Fire ability, draw a card" asks about the ability.
"""

from __future__ import annotations

from engine.language.filters import DidThisTurn, Filter, InCondition, Is, Tagged
from engine.language.modifiers import BecomesType, GainTags
from engine.language.powers import Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import Fits, Role, Target, This
from engine.language.words import Condition, Done, Kind
from scenarios.reading.dealers_of_damage import THINGS, is_never_a_character
from scenarios.reading.excluded_cards import can_be_one
from scenarios.reading.others_in_turn import own_parts
from scenarios.reading.parts_by_kind import parts_by_kind, texts_of
from scenarios.reading.templates import Value, filters_of

_FIGHTING = (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING)
_FOUGHT = (Done.ATTACKED, Done.DEFENDED, Done.PROTECTED)
_CHARACTERS = frozenset({Kind.ALLY, Kind.CHARACTER, Kind.HERO})


def asks_about_another(printed: Printed) -> bool:
    """Return whether the card asks of itself, or of a target of a text, what neither can be, or what it is anyway."""
    parts = own_parts((printed.text, printed.powers))
    asked = (part.filter for part in parts if isinstance(part, Fits) and part.selection == This())
    if any(_is_never(printed, parts, each) for described in asked for each in filters_of(described)):
        return True
    if any(isinstance(part, Triggered) and _asks_what_is_told(part) for part in parts):
        return True
    return any(_asks_a_target(text, first) for text, first in texts_of(printed))


def _is_never(printed: Printed, parts: list[Value], asked: Filter) -> bool:
    """Return whether the card never fits what is asked, whatever it says of itself."""
    match asked:
        case Is():
            return not (can_be_one(printed.type, (asked,)) or any(isinstance(each, BecomesType) for each in parts))
        case Tagged(tags):
            known = {*printed.tags, *printed.traits}
            return known.isdisjoint(tags) and not any(isinstance(each, GainTags) for each in parts)
        case InCondition(condition) if condition in _FIGHTING:
            return is_never_a_character(printed, parts)
        case DidThisTurn(deed) if deed in _FOUGHT:
            return is_never_a_character(printed, parts)
        case _:
            return False


def _asks_a_target(text: Text, first: int) -> bool:
    """Return whether a target that is a character is asked whether it is a thing, or the other way round."""
    for part in parts_by_kind(text.effects).get(Fits, ()):
        if not isinstance(part.selection, Target):
            continue
        place = part.selection.slot - first
        if not 0 <= place < len(text.targets):
            continue
        if _is_told(part.filter, text.targets[place].filter):
            return True
        asked, aimed = _kinds(part.filter), _kinds(text.targets[place].filter)
        pair = (THINGS, _CHARACTERS)
        if asked and aimed and any(asked <= one and aimed <= other for one, other in (pair, pair[::-1])):
            return True
    return False


def _asks_what_is_told(power: Triggered) -> bool:
    """Return whether a card with a role in the event is asked whether it is of a kind of which the event tells."""
    return any(
        all(_is_told(part.filter, getattr(each, part.selection.name, None)) for each in power.on)
        for part in parts_by_kind(power.text).get(Fits, ())
        if isinstance(part.selection, Role)
    )


def _is_told(asked: Filter, told: Filter | None) -> bool:
    """Return whether all that fits what was told is of the kinds that are asked for."""
    return isinstance(asked, Is) and told is not None and bool(_kinds(told)) and _kinds(told) <= _kinds(asked)


def _kinds(described: Filter) -> frozenset[Kind]:
    return frozenset(kind for each in filters_of(described) if isinstance(each, Is) for kind in each.kinds)
