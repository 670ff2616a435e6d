"""A board as a page shows it: rows and zones of every player, in pieces that the boards of several steps share."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from engine.value import kept_by_identity, replace, value
from scenarios.outcome import CardView, PlayerView, StateView, ZoneView

YOU = "you"

RowName = Literal["hero row", "ally row", "resource row"]


@value
class Row:
    """A row in play: its name, and its cards, each with how many there are of them that are alike."""

    name: RowName
    cards: tuple[tuple[CardView, int], ...]


@value
class Seat:
    """A player: name, zones outside play, whether turn and priority are the player's, and whether still in the game."""

    name: str
    zones: tuple[ZoneView, ...]
    turn: bool
    priority: bool
    in_game: bool


@value
class Middle:
    """What concerns both players: phase, chain from the top, the choice that is open, and the result."""

    phase: str | None
    chain: tuple[CardView, ...]
    choice: str | None
    result: str | None


Piece: TypeAlias = Row | Seat | Middle
"""A part of a board that changes by itself."""


@kept_by_identity
def pieces(state: StateView) -> tuple[Piece, ...]:
    """Return the pieces of a board from the top: the other players, the middle, you; none without players.

    Ally rows face each other over the middle.
    """
    if not state.players:
        return ()
    above, below = seats(state)
    middle = Middle(state.phase, tuple(map(_unnumbered, state.chain)), state.choice, state.result)
    upper = [piece for player in above for piece in (_seat(state, player), *_rows(player))]
    lower = [piece for player in below for piece in (*_turned(_rows(player)), _seat(state, player))]
    return (*upper, middle, *lower)


def seats(state: StateView) -> tuple[tuple[PlayerView, ...], tuple[PlayerView, ...]]:
    """Return the players who sit above the middle of a board, and those below it: you, or else the first player."""
    yours = next((player for player in state.players if player.name == YOU), state.players[0])
    return tuple(player for player in state.players if player is not yours), (yours,)


def _seat(state: StateView, player: PlayerView) -> Seat:
    turn, priority = player.name == state.turn, player.name == state.priority
    return Seat(player.name, player.zones, turn=turn, priority=priority, in_game=player.in_game)


@kept_by_identity
def _rows(player: PlayerView) -> tuple[Row, Row, Row]:
    """Return a player's rows from the edge of the table to its middle; hero and resources lie beside each other."""
    return (
        Row("hero row", _counted(player.hero_row)),
        Row("resource row", _counted(player.resource_row)),
        Row("ally row", _counted(player.ally_row)),
    )


def _turned(rows: tuple[Row, Row, Row]) -> tuple[Row, Row, Row]:
    hero, resources, allies = rows
    return (allies, hero, resources)


def _counted(cards: Iterable[CardView]) -> tuple[tuple[CardView, int], ...]:
    """Return each card once, without its number, with how many look like it."""
    return tuple(Counter(map(_unnumbered, cards)).items())


@kept_by_identity
def _unnumbered(card: CardView) -> CardView:
    return replace(card, number=0)


def shared_pieces(boards: Sequence[tuple[Piece, ...]]) -> tuple[tuple[Piece, ...], tuple[tuple[int, ...], ...]]:
    """Return every piece of the boards once, and each board as the places of its pieces among them."""
    places: dict[Piece, int] = {}
    made: list[tuple[int, ...]] = []
    for number, board in enumerate(boards):
        same = number > 0 and board is boards[number - 1]
        made.append(made[-1] if same else tuple(places.setdefault(piece, len(places)) for piece in board))
    return tuple(places), tuple(made)
