"""Hands, decks and graveyards: what they hold as the scenario starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import filled_zones
from scenarios.registry import given

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import LabelledWords, PlayerWords


@given(
    "{owner} {zone=hand|graveyard|collection|side deck} is {cards:labelled+}",
    example='your hand is "Fire Blast", "Flash Heal"',
)
def holds(play: Playthrough, owner: PlayerWords, zone: str, cards: tuple[LabelledWords, ...]) -> None:
    """Say which cards a hand, graveyard, side deck or collection holds."""
    filled_zones.fill(play, owner, zone, cards)


@given("{owner} deck, from the top, is {cards:labelled+}", example='your deck, from the top, is "Tim", "Brigg"')
def deck(play: Playthrough, owner: PlayerWords, cards: tuple[LabelledWords, ...]) -> None:
    """Say which cards a deck holds, and no others, the top one first."""
    filled_zones.fill(play, owner, "deck", cards)


@given(
    "{owner} cards removed from the game are {cards:labelled+}",
    example='your cards removed from the game are "Tim", "Brigg"',
)
def removed(play: Playthrough, owner: PlayerWords, cards: tuple[LabelledWords, ...]) -> None:
    """Say which of a player's cards are removed from the game."""
    filled_zones.fill(play, owner, "removed from game", cards)


@given("{owner} {zone=hand|graveyard|deck} is empty", example="your deck is empty")
def empty(play: Playthrough, owner: PlayerWords, zone: str) -> None:
    """Say that a hand, graveyard or deck holds nothing."""
    filled_zones.fill(play, owner, zone, ())


@given(
    "{player} ha(ve|s) {number:NUMBER} unnamed card[s] in (his|her|{owner})"
    " {zone=hand|graveyard|deck|collection|side deck}",
    example="you have 7 unnamed cards in your hand",
)
def unnamed(play: Playthrough, player: PlayerWords, number: int, zone: str, owner: PlayerWords | None = None) -> None:
    """Put a number of cards without names into a player's own hand, graveyard, deck, collection or side deck."""
    filled_zones.add_unnamed(play, player, owner or player, zone, number)
