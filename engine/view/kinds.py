"""The kinds of cards that text names, which cards are of a kind, and which have a keyword on their type line."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.citations import implements
from engine.language.filters import AllOf, AnyOf, Filter, Is, Marked
from engine.language.words import CardType, Kind, LineKeyword, Zone
from engine.state.cards import Card
from engine.view.card_conditions import is_totem

if TYPE_CHECKING:
    from engine.view.printed_values import Values
    from engine.view.scope import Scope

_TYPES_OF_KINDS = {Kind(kind.value): kind for kind in CardType if kind is not CardType.ALLY}
"""The kinds that mean exactly one card type."""
_EQUIPMENT = (CardType.ARMOR, CardType.ITEM, CardType.WEAPON)


def blank(card: Card) -> bool:
    """Return whether the card is a face-down resource, which has no name, type, tags or text (408.1b)."""
    return card.resource and not card.face_up


def kinds_of(filter: Filter) -> tuple[Kind, ...]:
    """Return the kinds of cards that a description names."""
    match filter:
        case Is(kinds):
            return kinds
        case AllOf(filters) | AnyOf(filters):
            return tuple(kind for each in filters for kind in kinds_of(each))
        case _:
            return ()


def may_be_attached_to(ability: Card, host: Card) -> bool:
    """Return whether the host is still something that the ability may call the attached card.

    A face-down resource is a resource and a card and no more (408.1b): what is attached to an ally stays attached to it
    as it becomes one, and has no attached ally then.
    """
    if not blank(host) or ability.printed.attach is None:
        return True
    return not {Kind.RESOURCE, Kind.CARD}.isdisjoint(kinds_of(ability.printed.attach.to.filter))


def is_of_kind(card: Card, kind: Kind, types: frozenset[CardType], scope: Scope) -> bool:
    """Return whether a card with the types is of the kind.

    A Totem card is one in every zone, as its tag stands on it (202.1). Only in play is it an ally for targeting
    (306.4a).
    """
    named = _TYPES_OF_KINDS.get(kind)
    if named is not None:
        return named in types
    match kind:
        case Kind.CARD:
            return True
        case Kind.ALLY:
            return CardType.ALLY in types or (scope.aiming and is_totem(card))
        case Kind.CHARACTER:
            totem = scope.state.edition.totems_are_characters and _is_totem_card(card)
            return CardType.ALLY in types or CardType.HERO in types or totem
        case Kind.EQUIPMENT:
            return not types.isdisjoint(_EQUIPMENT)
        case Kind.RESOURCE:
            return card.resource and (card.zone is Zone.PLAY or card.zone is Zone.CHAIN)
        case Kind.TOKEN:
            return card.token
        case Kind.TOTEM:
            return _called_totem(scope, card)
        case Kind.LINK:
            return card.zone is Zone.CHAIN
        case Kind.PLAYER | Kind.LOCATION:  # No document has rules for locations, so that no card here is one.
            return False
        case Kind.ABILITY | Kind.ARMOR | Kind.HERO | Kind.ITEM | Kind.QUEST | Kind.WEAPON:
            return _TYPES_OF_KINDS[kind] in types
        case _:
            assert_never(kind)


def _is_totem_card(card: Card) -> bool:
    """Return whether the tag on the card says that it is a Totem; a face-down resource shows none."""
    return card.printed.is_totem and not blank(card)


@implements("202.1")
def _called_totem(scope: Scope, card: Card) -> bool:
    """Return whether the card is a Totem, in play, or a Totem card anywhere else."""
    found = _is_totem_card(card)
    if found and card.zone is not Zone.PLAY:
        scope.cite("202.1")
    return found


@implements("202.1", "202.2")
def marked(scope: Scope, filter: Marked, card: Card, _partial: Values | None) -> bool:
    """Return whether the card has the keyword on its type line; a face-down resource shows none."""
    shown = getattr(card.printed, filter.keyword.value)
    number = "202.1" if filter.keyword is LineKeyword.INSTANT else "202.2"
    found = shown and not blank(card)
    scope.cite(*((number,) if found else ()))
    return found
