"""Changes that a text says of players though only cards undergo them, or of cards though only players do."""

from __future__ import annotations

from typing import Any

from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, AnyOf, Is, Named, Standing, Valued
from engine.language.modifiers import (
    AddCost,
    Adjust,
    AttackOnly,
    BecomesType,
    Can,
    Cannot,
    ChangeCost,
    Control,
    CostToAttack,
    CostToProtect,
    Deed,
    GainPowers,
    GainTags,
    HandSize,
    LosePowers,
    MustAttack,
    PayInstead,
    PlayAsInstant,
    PlayFrom,
    Prevent,
    SetValue,
    Unpreventable,
)
from engine.language.powers import Continuous, Text
from engine.language.printed import Printed
from engine.language.selections import (
    ControllerOf,
    Every,
    HeroOf,
    Host,
    OwnerOf,
    Players,
    Target,
    This,
    TurnPlayer,
    ValueOf,
    You,
)
from scenarios.reading.dealers_of_damage import THINGS, is_never_a_character
from scenarios.reading.parts_by_kind import card_parts, parts_by_kind
from scenarios.reading.templates import parts_of

_OF_PLAYERS = frozenset((Deed.COMPLETE, Deed.DISCARD, Deed.DRAW, Deed.PLACE, Deed.PLAY))
"""Deeds that players do, and no card."""

_OF_EITHER = frozenset((Deed.BE_TARGETED, Deed.STRIKE))
"""Deeds that players do or undergo, and cards as well."""

_SAID_OF_PLAYERS = AddCost | ChangeCost | HandSize | PayInstead | PlayAsInstant | PlayFrom
_SAID_OF_CARDS = (
    Adjust
    | AttackOnly
    | BecomesType
    | Control
    | CostToAttack
    | CostToProtect
    | GainPowers
    | GainTags
    | LosePowers
    | MustAttack
    | Prevent
    | SetValue
    | Unpreventable
)


def said_of_another(printed: Printed) -> bool:
    """Return whether the text says of players what only cards undergo, as "you can't attack", or the reverse.

    Such words change nothing on any board, and whoever writes them means other cards or players than they say.
    """
    texts = card_parts(printed, Text)
    inside = {id(part): text for text in texts for part in parts_by_kind(text.effects).get(Apply, ())}
    return any(_strays(part, inside.get(id(part))) for part in card_parts(printed, Apply, Continuous))


def compared_with_another(printed: Printed) -> bool:
    """Return whether what a card can't attack or be attacked by has less of a value than some other card.

    "Target ally can't attack allies with lower cost" means a cost lower than the target's, whatever was spoken of
    before it.
    """
    return any(
        _differs(change, part.to)
        for part in card_parts(printed, Apply, Continuous)
        for change in part.changes
        if isinstance(change, Cannot) and change.deed in _AGAINST_FOES
    )


_AGAINST_FOES = frozenset((Deed.ATTACK, Deed.BE_ATTACKED, Deed.PROTECT, Deed.PROTECT_AGAINST))


def _differs(change: Cannot, to: Any) -> bool:  # noqa: ANN401 - a selection or a filter.
    measured = (part.quantity for part in parts_of(change.other) if isinstance(part, Valued))
    compared = {part.of for each in measured for part in parts_of(each) if isinstance(part, ValueOf)}
    return bool(compared - {to, to.selection if isinstance(to, Among) else to})


def _strays(part: Apply | Continuous, text: Text | None) -> bool:
    of_players = _are_players(part.to, text)
    if of_players is None:
        return False
    return any(_only_cards(change) if of_players else _only_players(change) for change in part.changes)


def _are_players(to: Any, text: Text | None) -> bool | None:  # noqa: ANN401 - a selection or a filter.
    """Return whether players are meant, or cards; None where the words leave it open."""
    match to:
        case You() | Players() | TurnPlayer() | ControllerOf() | OwnerOf() | Standing():
            return True
        case HeroOf() | This() | Host() | Every() | Is():
            return False
        case Target(slot) if text is not None and slot < len(text.targets):
            return _are_players(text.targets[slot].filter, None)
        case Among(selection):
            return _are_players(selection, text)
        case AllOf(filters) | AnyOf(filters):
            known = {_are_players(each, text) for each in filters} - {None}
            return known.pop() if len(known) == 1 else None
        case _:
            return None


def _only_cards(change: object) -> bool:
    match change:
        case Cannot(deed) | Can(deed):
            return deed not in _OF_PLAYERS and deed not in _OF_EITHER
        case _:
            return isinstance(change, _SAID_OF_CARDS)


def _only_players(change: object) -> bool:
    match change:
        case Cannot(deed) | Can(deed):
            return deed in _OF_PLAYERS
        case _:
            return isinstance(change, _SAID_OF_PLAYERS)


_OF_FIGHTERS = frozenset(
    (Deed.ATTACK, Deed.BE_ATTACKED, Deed.DEAL_COMBAT_DAMAGE, Deed.PROTECT, Deed.PROTECT_AGAINST, Deed.PROTECT_EXHAUSTED)
)
"""Deeds that only characters do or undergo."""


def fought_by_things(printed: Printed) -> bool:
    """Return whether cards with the card's own name, abilities or equipment, are said to attack or be attacked."""
    own = Named(printed.name)
    named = [part for part in card_parts(printed, AllOf) if own in part.filters and _are_things(part)]
    if not named or not is_never_a_character(printed, card_parts(printed, BecomesType)):
        return False
    fighting = card_parts(printed, Cannot, Can, AttackOnly, MustAttack, Apply, Continuous)
    return any(_fights(part, named) for part in fighting)


def _are_things(described: AllOf) -> bool:
    return any(isinstance(each, Is) and THINGS.issuperset(each.kinds) for each in described.filters)


def _fights(part: Any, named: list[Any]) -> bool:  # noqa: ANN401 - any part of a card.
    """Return whether the part says that one of those described attacks, is attacked, protects or deals such damage."""
    match part:
        case Cannot(deed) | Can(deed) if deed in _OF_FIGHTERS:
            return any(each in parts_of(part.other) for each in named)
        case AttackOnly():
            return any(each in parts_of(part.filter) for each in named)
        case MustAttack():
            return any(each in parts_of(part.other) for each in named)
        case Apply(changes) | Continuous(changes):
            deeds = {each.deed for each in changes if isinstance(each, (Can, Cannot))}
            return part.to in named and not deeds.isdisjoint(_OF_FIGHTERS)
        case _:
            return False
