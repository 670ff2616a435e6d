"""Zones whose cards are all removed from the game, and a deck that is shuffled without a word for whose it is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Put, Shuffle
from engine.language.selections import Every, You
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.players.player_phrases import OWN_OF_ANOTHER
from scenarios.reading.phrases.zones.zone_phrases import CARD
from scenarios.reading.templates import h


def _shuffled(discourse: Discourse) -> tuple[Shuffle]:
    """Return that you shuffle your deck, which no words name, where no other player's could be meant.

    Raises:
        NoReading: another player was spoken of.
    """
    if any(each.person and each.selection != You() for each in discourse.mentions):
        raise NoReading("whose deck is shuffled")
    return (Shuffle(You()),)


def _own_zones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each player does with the whole of zones of the own."""
    for words, zones in (
        ("hand", (Zone.HAND,)),
        ("graveyard", (Zone.GRAVEYARD,)),
        ("hand and graveyard", (Zone.HAND, Zone.GRAVEYARD)),
    ):
        whole = Put(Every(CARD, zones, h.own), Zone.REMOVED)
        yield rule("does", f"removes {{own:own.his}} {words} from the game", (whole,))
    yield made("own.his", "<his|his or her|her|their>", *OWN_OF_ANOTHER)


def _deck() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for shuffling, without a word for whose deck."""
    yield made("do", "shuffle", _shuffled, as_built(_shuffled), like=(Shuffle,))


RULES = (*_own_zones(), *_deck())
