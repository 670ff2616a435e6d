"""Filling zones as a Given says them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.words import Zone
from scenarios.errors import BadArgument
from scenarios.playthrough import names
from scenarios.playthrough.laying import add_unnamed as add_unnamed_cards
from scenarios.playthrough.laying import put
from scenarios.playthrough.library import printed

if TYPE_CHECKING:
    from scenarios.playthrough.session import Playthrough
    from scenarios.words import LabelledWords, PlayerWords


def fill(play: Playthrough, owner: PlayerWords, zone: str, cards: tuple[LabelledWords, ...]) -> None:
    """Put cards into a player's zone, the first on top of a deck."""
    player = names.player(play, owner)
    play.layout.stated.add((player, Zone(zone)))
    for each in cards:
        put(play, printed(play, each.name), player, Zone(zone), each.label)


def add_unnamed(play: Playthrough, words: PlayerWords, owner: PlayerWords, zone: str, number: int) -> None:
    """Put cards without a name into a player's own zone.

    Raises:
        BadArgument: the zone is another player's.
    """
    if words != owner:
        raise BadArgument(f"{words.who} would have cards in a zone of {owner.who}", expected="a player's own zone")
    player = names.player(play, owner)
    play.layout.stated.add((player, Zone(zone)))
    add_unnamed_cards(play, player, Zone(zone), number)
