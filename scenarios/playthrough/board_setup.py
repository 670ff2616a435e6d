"""The board before a scenario begins: cards that Given steps put somewhere, and what every board has besides."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, TypedDict

from engine.errors import BoardError
from engine.events.zone_changes import put_in, taken_out
from engine.game import setup
from engine.language.printed import Printed
from engine.language.words import Phase, Zone
from engine.state.evolution import evolve, with_player
from engine.state.ids import CardId
from engine.value import replace
from scenarios.library.card_parts import PLACES
from scenarios.playthrough.board_legality import check_cards, check_partners, check_resources
from scenarios.playthrough.cards_by_name import is_card_name
from scenarios.playthrough.given_facts import note_given
from scenarios.playthrough.named_things import PLACE_WORDS
from scenarios.playthrough.unnamed_cards import UNNAMED
from scenarios.scenario_errors import BadArgument, ImpossibleBoard, NameOfTwo

if TYPE_CHECKING:
    from typing import Unpack

    from engine.state.cards import Card
    from engine.state.game import State
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough

DECK_SIZE = 10
_HELD = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard", Zone.COLLECTION: "collection"}
RESOURCES_ENOUGH = 25


class Standing(TypedDict, total=False):
    """The state of a card that is put somewhere; what is left out is as on a new board."""

    ready: bool
    face_up: bool
    resource: bool
    token: bool
    damage: int
    attached_to: CardId
    this_turn: bool


def put(
    play: Playthrough,
    printed: Printed,
    owner: PlayerId,
    zone: Zone,
    label: str | None = None,
    **standing: Unpack[Standing],
) -> CardId:
    """Put a card into a zone, at the bottom of a deck, and return its number.

    Raises:
        NameOfTwo: the label is taken, or another card's label is the card's name.
        ImpossibleBoard: no card of its type can be there.
    """
    refuse_label(play, printed.name)
    _refuse_place(printed, zone, resource=standing.get("resource", False))
    play.state, number = setup.put(play.state, printed, owner, zone, **standing)
    if label is not None:
        give_label(play, label, number)
    return number


def _refuse_place(printed: Printed, zone: Zone, *, resource: bool) -> None:
    """Refuse a card where no card of its type can be."""
    places = PLACES[printed.type]
    row = places.resource if resource else places.row
    if zone not in places.zones or (zone is Zone.PLAY and not row):
        where = "a resource" if resource else PLACE_WORDS[zone]
        where += " other than as a resource" if zone is Zone.PLAY and places.resource else ""
        what = f"{printed.name!r} is of the type {printed.type.value}, so it can't be {where} (rule {places.rule})"
        raise ImpossibleBoard(what, expected="a board that the rules can produce")


def give_label(play: Playthrough, label: str, number: CardId) -> None:
    """Give a card a label.

    Raises:
        NameOfTwo: another card has it or is called so, or a player is.
        BadArgument: it is empty.
    """
    if not label.strip():
        raise BadArgument("a label is empty", expected='a label such as … as "the first"')
    if label in play.labels:
        raise NameOfTwo(f"the label {label!r} is given twice", expected="labels that differ")
    if any(each.name == label for each in play.now.players):
        raise NameOfTwo(f"the label {label!r} is the name of a player", expected="a label that is no player's name")
    if is_card_name(play, label) or any(each.printed.name == label for each in play.now.cards.values()):
        raise NameOfTwo(f"the label {label!r} is the name of a card", expected="a label that is no card's name")
    note_given(play, "label", label)
    play.labels[label] = number


def refuse_label(play: Playthrough, name: str) -> None:
    """Refuse to bring a card into the scenario whose name is the label of another card.

    Raises:
        NameOfTwo: a card has that label.
    """
    if name in play.labels:
        raise NameOfTwo(f"{name!r} is the label of another card", expected="a label that is no card's name")


def change(play: Playthrough, card: Card) -> None:
    """Replace a card of the board by a changed version of it."""
    play.state = put_in(taken_out(play.state, play.state.cards[card.id]), card)


def lay_board(play: Playthrough) -> None:
    """Add what no Given has said, start the turn, and check the board.

    Raises:
        ImpossibleBoard: the rules can't produce this board.
    """
    play.layout.laid = True
    check_resources(play)
    for player in play.state.players:
        if (player.id, Zone.DECK) not in play.layout.stated:
            add_unnamed(play, player.id, Zone.DECK, DECK_SIZE)
        if play.layout.free:
            put_unnamed_resources(play, player.id, RESOURCES_ENOUGH, ready=True)
    check_partners(play)
    check_cards(play)
    _start(play)


def _start(play: Playthrough) -> None:
    state = play.state
    if state.phase is not Phase.SETUP:
        state = setup.at_turn(state, state.turn_player, state.phase)
    try:
        state = setup.completed(state)
        if play.layout.repaired and not setup.impossible(state) and not _is_dying(state):
            raise ImpossibleBoard(
                "the rules have nothing to repair on this board", expected="no step that says they have"
            )
        play.state = state if play.layout.repaired else setup.checked(state)
    except BoardError as error:
        raise ImpossibleBoard(
            f"the rules can't produce this board: {error.reason}",
            expected="a board they can, or: Given a board the rules will repair",
        ) from None


def _is_dying(state: State) -> bool:
    """Return whether a character in play has no health, so that the rules destroy it at once (407.6a)."""
    return any(state.cards[card].printed.health == 0 for card in state.play.ids)


def add_unnamed(play: Playthrough, player: PlayerId, zone: Zone, number: int) -> None:
    """Put cards without a name into a player's zone, below what is in a deck."""
    if number:
        more = _copies(play, put(play, UNNAMED, player, zone), number - 1)
        seat = play.state.player(player)
        held = {_HELD[zone]: (*play.state.zone(zone, player), *more)}
        play.state = evolve(play.state, players=with_player(play.state, replace(seat, **held)))


def put_unnamed_resources(play: Playthrough, player: PlayerId, number: int, *, ready: bool) -> None:
    """Put face-down resources without a name into a player's resource row."""
    if number:
        first = put(play, UNNAMED, player, Zone.PLAY, resource=True, face_up=False, ready=ready)
        more = _copies(play, first, number - 1)
        row = play.state.play
        grown = dataclasses.replace(row, ids=(*row.ids, *more), resources=(*row.resources, *more))
        play.state = evolve(play.state, play=grown)


def _copies(play: Playthrough, first: CardId, number: int) -> tuple[CardId, ...]:
    """Make copies of a card without a name, all at once, and return their numbers."""
    state = play.state
    numbers = tuple(CardId(state.clock + place) for place in range(1, number + 1))
    copies = {each: replace(state.cards[first], id=each, timestamp=each) for each in numbers}
    play.state = evolve(state, cards={**state.cards, **copies}, clock=state.clock + number)
    return numbers


def refuse_late_given(play: Playthrough) -> None:
    """Refuse a Given after the first step of another kind.

    Raises:
        ImpossibleBoard: the board is complete already.
    """
    if play.layout.laid:
        raise ImpossibleBoard(
            "a Given comes after the scenario has begun", expected="every Given before the first When"
        )


def with_counters(card: Card, number: int, name: str) -> Card:
    """Return a card with more counters on it."""
    return replace(card, counters=(*card.counters, (name, number)))
