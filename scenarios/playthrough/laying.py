"""Laying the board: one card in its place, and what every board has that no Given says."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.attempt import evolve
from engine.language.printed import Printed
from engine.language.words import CardType, Zone
from engine.rules.zones import put_in, taken_out
from engine.state.cards import Card
from engine.state.history import Fact
from engine.state.ids import CardId
from scenarios.errors import ImpossibleBoard, NameOfTwo
from scenarios.playthrough.checking import check_board
from scenarios.playthrough.setting import BEFORE, THIS_TURN

if TYPE_CHECKING:
    from engine.state.ids import PlayerId
    from scenarios.playthrough.session import Playthrough

UNNAMED = Printed("an unnamed card", CardType.ITEM, cost=0)
DECK_SIZE = 10
RESOURCES_ENOUGH = 25


def put(play: Playthrough, card: Card, label: str | None = None, *, on_bottom: bool = False) -> CardId:
    """Put a card where it says it is, as the next one there, under a number of its own; return the number.

    Raises:
        NameOfTwo: the label is taken.
    """
    number = CardId(play.layout.next_id)
    play.layout.next_id += 1
    since = card.since or BEFORE
    play.state = put_in(play.state, replace(card, id=number, timestamp=number, since=since), on_bottom)
    if label is not None:
        give_label(play, label, number)
    return number


def give_label(play: Playthrough, label: str, number: CardId) -> None:
    """Give a card a label.

    Raises:
        NameOfTwo: another card has it.
    """
    if label in play.labels:
        raise NameOfTwo(f"the label {label!r} is given twice", expected="labels that differ")
    play.labels[label] = number


def in_play(printed: Printed, player: PlayerId, *, this_turn: bool = False) -> Card:
    """Return a card as it stands in play under its owner, before it has a number."""
    return Card(
        CardId(0),
        printed,
        player,
        Zone.PLAY,
        controller=player,
        entered_under=player,
        since=THIS_TURN if this_turn else BEFORE,
    )


def change(play: Playthrough, card: Card) -> None:
    """Put a card's changed version in the place of what stands under its number."""
    play.state = put_in(taken_out(play.state, play.state.cards[card.id]), card)


def entered_this_turn(play: Playthrough, number: CardId) -> None:
    """Remember that a card entered play this turn, for rules and cards that ask."""
    entered = replace(play.state.cards[number], entered=play.state.turn)
    fact = Fact("entered play", number)
    cards = {**play.state.cards, number: entered}
    play.state = evolve(play.state, cards=cards, history=(*play.state.history, fact))


def lay(play: Playthrough) -> None:
    """Fill in what no Given has said, and check what they have.

    Raises:
        ImpossibleBoard: the rules can't produce this board.
    """
    play.layout.laid = True
    for player in play.state.players:
        if (player.id, Zone.DECK) not in play.layout.stated:
            add_unnamed(play, player.id, Zone.DECK, DECK_SIZE)
        if play.layout.free:
            for _ in range(RESOURCES_ENOUGH):
                put_unnamed_resource(play, player.id, ready=True)
    play.state = evolve(play.state, clock=max(play.state.clock, play.layout.next_id))
    check_board(play)


def add_unnamed(play: Playthrough, player: PlayerId, zone: Zone, number: int) -> None:
    """Put cards without a name into a player's zone, below what is in a deck."""
    for _ in range(number):
        put(play, Card(CardId(0), UNNAMED, player, zone), on_bottom=True)


def put_unnamed_resource(play: Playthrough, player: PlayerId, *, ready: bool) -> None:
    """Put a face-down resource without a name into a player's resource row."""
    put(play, replace(in_play(UNNAMED, player), resource=True, face_up=False, ready=ready))


def refuse_late_given(play: Playthrough) -> None:
    """Refuse a Given once someone may have acted.

    Raises:
        ImpossibleBoard: the board is laid already.
    """
    if play.layout.laid:
        raise ImpossibleBoard("a Given comes after the scenario has begun", expected="every Given before the first When")
