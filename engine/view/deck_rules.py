"""Deck construction: which cards a deck may include, and how many (100)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from engine.citations import implements, rule
from engine.errors import Reason
from engine.language.printed import Printed
from engine.language.words import CardType
from engine.state.edition import Edition
from engine.value import value


class Format(StrEnum):
    """The formats, which differ in how decks are made."""

    CONSTRUCTED = "Constructed"
    SEALED = "Sealed Pack"


@value
class DeckList:
    """A hero with a main deck and a side deck; the side deck is None if the player has none."""

    hero: Printed
    main: tuple[Printed, ...]
    side: tuple[Printed, ...] | None = None

    @property
    def cards(self) -> tuple[Printed, ...]:
        """Return the cards of both decks."""
        return self.main + (self.side or ())


def deck_reasons(edition: Edition, kind: Format, deck: DeckList) -> tuple[Reason, ...]:
    """Return every reason why the deck can't be played in the format under the edition; nothing if it can."""
    return (
        *_hero_reasons(deck),
        *_size_reasons(edition, kind, deck),
        *_card_reasons(edition, deck.hero, deck.cards if kind is Format.CONSTRUCTED else deck.main),
        *(_side_deck_reasons(edition, deck) if kind is Format.CONSTRUCTED else ()),
        *(_copy_reasons(edition, deck.cards) if kind is Format.CONSTRUCTED else ()),
        *(_reputation_reasons(deck.cards) if kind is Format.CONSTRUCTED else ()),
    )


@implements("101.1")
def _hero_reasons(deck: DeckList) -> list[Reason]:
    if deck.hero.type is CardType.HERO:
        return []
    return [Reason(rule("101.1"), f"{deck.hero.name} is no hero")]


@implements("100.1", "100.3")
def _size_reasons(edition: Edition, kind: Format, deck: DeckList) -> list[Reason]:
    """Return why the main deck is too small, or the side deck has the wrong size for Constructed play."""
    least = edition.constructed_deck if kind is Format.CONSTRUCTED else edition.sealed_deck
    found: list[Reason] = []
    if len(deck.main) < least:
        found.append(Reason(rule("100.1"), f"the main deck has {len(deck.main)} cards and needs at least {least}"))
    if kind is Format.CONSTRUCTED and deck.side is not None and len(deck.side) != edition.side_deck:
        counted = f"the side deck has {len(deck.side)} cards and must have {edition.side_deck}"
        found.append(Reason(rule("100.3"), counted))
    return found


def _card_reasons(edition: Edition, hero: Printed, cards: Sequence[Printed]) -> list[Reason]:
    """Return why single cards can't be included, each name once; a Sealed Pack side deck may hold any cards."""
    found: list[Reason] = []
    for card in dict.fromkeys(cards):
        found += why_not_legal(edition, card, hero)
    return found


@implements("100.3")
def _side_deck_reasons(edition: Edition, deck: DeckList) -> list[Reason]:
    """Return which cards of a side deck couldn't be in the main deck, so that they can't be in the side deck either."""
    return [
        Reason(rule("100.3"), f"{card.name} couldn't be in the main deck, so it can't be in the side deck")
        for card in dict.fromkeys(deck.side or ())
        if why_not_legal(edition, card, deck.hero)
    ]


@implements("100.1", "100.2", "faq-2009-03:8")
def why_not_legal(edition: Edition, card: Printed, hero: Printed) -> list[Reason]:
    """Return why the card is not legal for the hero: it is a hero, shares too few trait icons, or requires a trait."""
    if card.type is CardType.HERO:
        return [Reason(rule("100.1"), f"{card.name} is a hero card")]
    found: list[Reason] = []
    shown = {*hero.traits, *hero.tags}
    if card.traits and len(shown.intersection(card.traits)) < edition.shared_trait_icons:
        few = "no trait icon" if edition.shared_trait_icons == 1 else "too few trait icons"
        found.append(Reason(rule("100.2"), f"{card.name} shares {few} with {hero.name}"))
    for trait in card.required:
        if trait not in shown:
            source = "faq-2009-03:8" if trait == "Traitor" else "100.2"
            found.append(Reason(rule(source), f"{card.name} requires a hero with {trait}"))
    if "Traitor" in shown and "Talent" in card.tags:
        found.append(Reason(rule("faq-2009-03:8"), f"{card.name} is a talent, and {hero.name} is a traitor"))
    return found


@implements("100.4")
def _copy_reasons(edition: Edition, cards: Sequence[Printed]) -> list[Reason]:
    """Return why there are too many copies of cards that are not unlimited, both decks counted together."""
    limited = Counter(card.name for card in cards if not card.unlimited)
    return [
        Reason(rule("100.4"), f"there are {number} copies of {name} and at most {edition.copies} are allowed")
        for name, number in limited.items()
        if number > edition.copies
    ]


@implements("faq-2009-03:7")
def _reputation_reasons(cards: Sequence[Printed]) -> list[Reason]:
    """Return why cards of several reputations can't be played together."""
    seen = dict.fromkeys(card.reputation for card in cards if card.reputation is not None)
    if len(seen) < 2:
        return []
    return [Reason(rule("faq-2009-03:7"), f"there are cards of several reputations: {', '.join(seen)}")]
