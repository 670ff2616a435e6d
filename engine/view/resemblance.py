"""Filters for cards that share a name, a type or a class with another card, or have a word that was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import implements
from engine.language.selections import Those
from engine.language.words import CLASSES
from engine.view import descriptions, referents, values
from engine.view.kinds import blank
from engine.view.last_known import known
from engine.view.scope import Scope, beside

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.language.filters import ClassedLike, NamedLike, Namesakes, TraitAsChosen, TypedLike
    from engine.language.selections import Selection
    from engine.state.cards import Card
    from engine.state.game import State
    from engine.view.printed_values import Values


@implements("200.1", "408.1b")
def named_like(scope: Scope, filter: NamedLike, card: Card, _partial: Values | None) -> bool:
    """Return whether the card has the name of one of the other cards; a face-down resource has none.

    A name that a player has named is bound as a card that has it, wherever that lies and however.
    """
    named = () if blank(card) else _others(scope, filter.card)
    bound = isinstance(filter.card, Those)
    return any(each.printed.name == card.printed.name and (bound or not blank(each)) for each in named)


@implements("200.1", "408.1b")
def namesakes(scope: Scope, filter: Namesakes, card: Card, _partial: Values | None) -> bool:
    """Return whether so many other cards of those selected have the card's name; a face-down resource has none."""
    named = () if blank(card) else _others(scope, filter.of)
    alike = [each for each in named if each.id != card.id and not blank(each)]
    return sum(each.printed.name == card.printed.name for each in alike) >= filter.others


@implements("300.1")
def typed_like(scope: Scope, filter: TypedLike, card: Card, partial: Values | None) -> bool:
    """Return whether the card shares one of the seven types with one of the other cards."""
    types = descriptions.shown_types(scope, card, partial)
    found = any(
        not types.isdisjoint(descriptions.shown_types(scope, each, None)) for each in _others(scope, filter.card)
    )
    scope.cite(*(("300.1",) if found else ()))
    return found


@implements("202.1", "207.1")
def classed_like(scope: Scope, filter: ClassedLike, card: Card, partial: Values | None) -> bool:
    """Return whether the card shows a class that one of the other cards shows."""
    shown = classes(scope.state, card, partial)
    found = any(not shown.isdisjoint(classes(scope.state, each)) for each in _others(scope, filter.card))
    scope.cite(*(("202.1", "207.1") if found else ()))
    return found


@implements("202.1", "207.1", "710.2")
def trait_as_chosen(scope: Scope, _filter: TraitAsChosen, card: Card, partial: Values | None) -> bool:
    """Return whether the card shows, as a tag or an icon, the word that was chosen for the source."""
    source = known(scope.state, scope.source)
    if source is None or not source.chosen or blank(card):
        return False
    found = source.chosen in _tags(scope.state, card, partial) or source.chosen in card.printed.traits
    scope.cite(*(("202.1", "207.1") if found else ()))
    return found


def _others(scope: Scope, selection: Selection) -> Iterator[Card]:
    """Yield the cards to compare with; for cards that are gone, as they last were."""
    for each in referents.select(beside(scope), selection):
        card = known(scope.state, each)
        if card is not None:
            yield card


def classes(state: State, card: Card, partial: Values | None = None) -> frozenset[str]:
    """Return the classes that the card shows by its icons or, on an ally, by its tags."""
    if blank(card):
        return frozenset()
    tags = _tags(state, card, partial)
    return frozenset(each for each in CLASSES if each in tags or each in card.printed.traits)


def _tags(state: State, card: Card, partial: Values | None) -> frozenset[str]:
    """Return the card's tags: its tags so far while its values are being computed, else its present ones."""
    return (values.values(state, card.id) if partial is None else partial).tags
