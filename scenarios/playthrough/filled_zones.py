"""Given steps that put cards into hands, decks, graveyards and other zones."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.language.words import Zone
from engine.state.evolution import evolve, with_player
from scenarios.playthrough import named_things
from scenarios.playthrough.board_setup import add_unnamed as add_unnamed_cards
from scenarios.playthrough.board_setup import put
from scenarios.playthrough.cards_by_name import printed
from scenarios.scenario_errors import BadArgument

if TYPE_CHECKING:
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import LabelledWords, PlayerWords

SIDE_DECK = "side deck"


def fill(play: Playthrough, owner: PlayerWords, zone: str, cards: tuple[LabelledWords, ...]) -> None:
    """Put cards into a player's zone, the first on top of a deck."""
    player = named_things.player(play, owner)
    where = _zone(play, player, zone)
    play.layout.stated.add((player, where))
    for each in cards:
        put(play, printed(play, each.name), player, where, each.label)


def add_unnamed(play: Playthrough, words: PlayerWords, owner: PlayerWords, zone: str, number: int) -> None:
    """Put cards without a name into a player's own zone.

    Raises:
        BadArgument: the zone is another player's.
    """
    if words != owner:
        raise BadArgument(f"{words.who} would have cards in a zone of {owner.who}", expected="a player's own zone")
    player = named_things.player(play, owner)
    where = _zone(play, player, zone)
    play.layout.stated.add((player, where))
    add_unnamed_cards(play, player, where, number)


def _zone(play: Playthrough, player: PlayerId, zone: str) -> Zone:
    """Return the zone of a name; a side deck is the collection of a player in a tournament (800.2a)."""
    if zone != SIDE_DECK:
        return Zone(zone)
    seat = replace(play.state.player(player), side_deck=True)
    play.state = evolve(play.state, players=with_player(play.state, seat))
    return Zone.COLLECTION
