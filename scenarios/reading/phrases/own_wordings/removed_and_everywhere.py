"""A tag that cards have in all zones, and a card that comes back as what removed it leaves play."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Put
from engine.language.filters import Among
from engine.language.modifiers import GainTags
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import Every, OwnerOf, Those
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.zones.moves_between_zones import REMOVED_THIS_WAY
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


RULES = (*_everywhere(), *_coming_back())
