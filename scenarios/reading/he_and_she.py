"""Cards that are "he" or "she": the card itself by its name, and a card that was sought by its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.language.effects import Put
from engine.language.selections import HeroOf, Selection, This, Those, You
from engine.language.words import CardType
from scenarios.reading.back_references import BY_PRONOUN, last, must
from scenarios.reading.discourse import Discourse, Mention, does_here
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import parts_of

CHARACTERS = (CardType.ALLY, CardType.HERO)
"""The card types of cards that are characters (302.1, 305.1)."""
NAMED = "named"
"""What a card is called besides that was sought by its name."""


def _this_or_hero(discourse: Discourse) -> Selection:
    """Return who "he" or "she" can be: the card itself if it is a character, else your hero, which uses the card."""
    return This() if discourse.names.type in CHARACTERS else HeroOf(You())


def him(discourse: Discourse) -> Mention:
    """Return the card itself where a player who was spoken of does something to "him" or "her": that player is "he".

    Raises:
        NoReading: the card was not spoken of, or another player could be meant.
    """
    if any(each.person and each.selection not in (You(), discourse.doer) for each in discourse.mentions):
        raise NoReading("a card, for another player was spoken of")
    if discourse.doer in (None, You()):
        raise NoReading("what a player does")
    meant = _this_or_hero(discourse)
    return must(last(discourse.mentions, lambda each: each.selection == meant), "him or her")


def himself(discourse: Discourse) -> Mention:
    """Return the card itself, or one that was sought by its name; where a player does something, "he" is that player.

    Your hero is "he" only where no other player was spoken of.

    Raises:
        NoReading: it was not spoken of, or a player is meant.
    """
    if any(each.person and does_here(discourse, each) for each in discourse.mentions):
        raise NoReading('a card, for "he" or "she" is the player here')
    others = any(each.person and each.selection != You() for each in discourse.mentions)
    if others and _this_or_hero(discourse) != This():
        raise NoReading("a word for your hero, for another player was spoken of")
    meant = (_this_or_hero(discourse), Those("found"))
    found = must(last(discourse.mentions, lambda each: each.selection in meant), "him or her")
    if found.selection == Those("found") and NAMED not in found.nouns:
        raise NoReading("a card with a name, for another was found")
    return replace(found, nouns=found.nouns | {BY_PRONOUN})


def must_be_no_player(discourse: Discourse, doer: Selection, acts: tuple[Any, ...]) -> None:
    """Refuse a card for a "he" or "she" who puts cards somewhere, where another player was spoken of.

    Raises:
        NoReading: such a player was spoken of.
    """
    called = [each.nouns for each in discourse.mentions if each.selection == doer]
    others = any(each.person and each.selection != You() for each in discourse.mentions)
    if others and called and BY_PRONOUN in called[-1] and any(isinstance(part, Put) for part in parts_of(acts)):
        raise NoReading("the player who puts cards somewhere")
