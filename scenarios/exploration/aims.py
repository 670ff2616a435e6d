"""What a statement is about: the aspects of the game that it reads, of which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.exploration.aim import Aim
from engine.language.filters import InCondition
from engine.language.words import Condition, Trait
from engine.view.filter_footprints import filter_footprint
from engine.view.footprint import NONE, OF_TRAITS, OF_ZONES, Aspect, Aspects
from scenarios.exploration.goal_findings import side_of
from scenarios.playthrough import named_things
from scenarios.playthrough.facts import zone_called
from scenarios.step_words import CardWords, ConditionWords, HeroWords, PlaceWords, PlayerWords, ValueWords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.state.ids import CardId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import StatementWords

_ROW = "resource row"
"""Resources are in play."""


def aim_of(play: Playthrough, said: StatementWords) -> Aim:
    """Return what a statement reads, of which cards: those it names, and the heroes of whoever is to lose."""
    cards = {card for words in said.names(CardWords) for card in named_things.cards(play, words)}
    cards |= {hero for words in said.names(HeroWords) if (hero := named_things.seat(play, words.of).hero) is not None}
    reads = said.reads.union(*_read_by_words(said))
    if Aspect.PLAYERS in reads:
        cards.update(_heroes_to_lose(play, said))
    return Aim(reads, frozenset(cards))


def _read_by_words(said: StatementWords) -> Iterator[Aspects]:
    """Yield the aspects that the words in a statement name: zones, values, conditions."""
    zones = [place.zone for place in said.names(PlaceWords)]
    zones += ["play" if held == _ROW else str(held) for slot, held in said.slots if slot == "zone"]
    yield frozenset(OF_ZONES[zone_called(each)] for each in zones)
    yield NONE.union(*(OF_TRAITS[Trait(each.trait)] for each in said.names(ValueWords)))
    for each in said.names(ConditionWords):
        yield filter_footprint(InCondition(Condition(each.condition))).asks


def _heroes_to_lose(play: Playthrough, said: StatementWords) -> Iterator[CardId]:
    """Yield the heroes of those who lose where the statement is so: who is named, or all but who wins."""
    wins = str(dict(said.slots).get("how", "")).startswith("win")
    for words in said.names(PlayerWords):
        side = side_of(play, named_things.player(play, words))
        yield from (seat.hero for seat in play.now.players if seat.hero is not None and (seat.id in side) is not wins)
