"""Cards in other zones: tags that cards have everywhere, a removed card that comes back, and a deck."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Put, Shuffle
from engine.language.filters import Among
from engine.language.modifiers import GainTags
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import Every, OwnerOf, Those, You
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.players.player_phrases import OWN_OF_ANOTHER
from scenarios.reading.phrases.zones.moves_between_zones import REMOVED_THIS_WAY
from scenarios.reading.phrases.zones.zone_phrases import CARD
from scenarios.reading.templates import h


def _everywhere() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for tags in all zones of the game (411.1), of which the collection is none."""
    zones = tuple(zone for zone in Zone if zone is not Zone.COLLECTION)
    tagged = Continuous((GainTags((h.tag,)),), Every(h.what, zones))
    yield rule("static", "{what:cardnouns} in all zones are also {tag} cards .", (tagged,))


def _coming_back() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the card that the text of an ongoing ability has removed."""
    removed = Those(REMOVED_THIS_WAY)
    back = Text((), (Put(removed, Zone.PLAY, under=OwnerOf(removed)),))
    words = "when {this:self} leaves play , the owner of that removed card puts that card into play ."
    yield rule("power", words, Triggered((On(What.LEAVES_PLAY, subject=Among(h.this)),), back), bracket="sentence")


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


RULES = (*_everywhere(), *_coming_back(), *_own_zones(), *_deck())
