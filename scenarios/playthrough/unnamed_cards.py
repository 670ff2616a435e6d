"""Cards without a name, which fill a zone if the scenario only says how many cards it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.printed import Printed
from engine.language.words import CardType

if TYPE_CHECKING:
    from engine.state.cards import Card

UNNAMED_CARD = "an unnamed card"
UNNAMED = Printed(UNNAMED_CARD, CardType.ITEM)


def is_unnamed(held: Card) -> bool:
    """Return whether a card has no name of its own: one that fills a zone, or a hero that no step has named."""
    blank_hero = held.printed.type is CardType.HERO and held.printed.name.endswith(" hero") and not held.printed.powers
    return held.printed.name == UNNAMED_CARD or blank_hero
