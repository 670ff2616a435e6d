"""Given steps that put cards into hands, decks, graveyards and other zones."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.language.words import CardType, Zone
from engine.state.evolution import evolve, with_player
from scenarios.playthrough import named_things
from scenarios.playthrough.board_setup import add_unnamed as add_unnamed_cards
from scenarios.playthrough.board_setup import put
from scenarios.playthrough.cards_by_name import printed
from scenarios.playthrough.given_facts import give_once, given_twice, note_given
from scenarios.playthrough.spoken_names import whose
from scenarios.registry.step_tokens import quoted
from scenarios.scenario_errors import BadArgument, ImpossibleBoard

if TYPE_CHECKING:
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import LabelledWords, PlayerWords

SIDE_DECK = "side deck"
_NAMED = "cards with names"
_UNNAMED = "cards without names"


def fill(play: Playthrough, owner: PlayerWords, zone: str, cards: tuple[LabelledWords, ...]) -> None:
    """Put cards into a player's zone, the first on top of a deck.

    Raises:
        GivenTwice: a step has given this zone before.
        ImpossibleBoard: a hero would be in a side deck.
        BadArgument: a card is called another player's.
    """
    player = named_things.player(play, owner)
    where = _zone(play, player, zone)
    _give(play, owner, zone, (_NAMED, _UNNAMED) if where is Zone.DECK or not cards else (_NAMED,))
    play.layout.stated.add((player, where))
    for each in cards:
        refuse_another_owner(owner, each)
        card = printed(play, each.name)
        if zone == SIDE_DECK and card.type is CardType.HERO:
            what = f"{card.name!r} is of the type hero, so it can't be in the side deck (rule 100.3, 301.1)"
            raise ImpossibleBoard(what, expected="cards that the main deck could hold")
        put(play, card, player, where, each.label)


def refuse_another_owner(owner: PlayerWords, card: LabelledWords) -> None:
    """Refuse a card that a step calls another player's than the one in whose zone it puts it.

    Raises:
        BadArgument: names the card and both players.
    """
    if card.of is not None and card.of != owner:
        what = f"{whose(card.of)} {quoted(card.name)} would be among {whose(owner)} cards"
        raise BadArgument(what, expected="a player's own cards")


def add_unnamed(play: Playthrough, words: PlayerWords, owner: PlayerWords, zone: str, number: int) -> None:
    """Put cards without a name into a player's own zone.

    Raises:
        BadArgument: the zone is another player's.
    """
    if words != owner:
        raise BadArgument(f"{words.who} would have cards in a zone of {owner.who}", expected="a player's own zone")
    player = named_things.player(play, owner)
    where = _zone(play, player, zone)
    _give(play, owner, zone, (_NAMED, _UNNAMED) if where is Zone.DECK else (_UNNAMED,))
    play.layout.stated.add((player, where))
    add_unnamed_cards(play, player, where, number)


def _give(play: Playthrough, owner: PlayerWords, zone: str, parts: tuple[str, ...]) -> None:
    """Note that a step gives the cards of a zone, those with names or those without.

    A deck that is given has no other cards, and neither has a zone that is empty; a side deck and a collection are one.
    """
    player = named_things.player(play, owner)
    where = SIDE_DECK if zone == Zone.COLLECTION.value else zone
    said = f"{whose(owner)} removed cards" if zone == Zone.REMOVED.value else f"{whose(owner)} {zone}"
    for part in parts:
        give_once(play, said, player, where, part)
    other = Zone.COLLECTION.value if zone == SIDE_DECK else SIDE_DECK
    if where == SIDE_DECK:
        note_given(play, player, zone)
        before = play.layout.given.get((player, other))
        if before is not None:
            raise given_twice(play, f"{said}, which is {whose(owner)} {other},", before)


def _zone(play: Playthrough, player: PlayerId, zone: str) -> Zone:
    """Return the zone of a name; a side deck is the collection of a player in a tournament (800.2a)."""
    if zone != SIDE_DECK:
        return Zone(zone)
    seat = replace(play.state.player(player), side_deck=True)
    play.state = evolve(play.state, players=with_player(play.state, seat))
    return Zone.COLLECTION
