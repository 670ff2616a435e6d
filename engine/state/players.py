"""A player and the zones that are his or hers alone."""

from __future__ import annotations

from engine.state.ids import CardId, PlayerId
from engine.value import value


@value
class Player:
    """A player: the ordered deck (top first), hand, graveyard and removed zone hold card ids.

    `turn_began` is the clock when the player's latest turn started (302.2), None before the first; `turns` is the
    number of his or her turns, `placed` the number of resources placed this turn. `overdrew` says that the player had
    to draw from an empty deck since the last check (407.6b), `bereft` that his or her hero was destroyed (102.1a),
    `out` that he or she has left the game. `collection` are the player's cards outside the game (800.2); `side_deck`
    says that they are a tournament's side deck, `rebuilt` that a new deck was built from them in this game.
    """

    id: PlayerId
    name: str
    team: int
    hero: CardId | None = None
    deck: tuple[CardId, ...] = ()
    hand: tuple[CardId, ...] = ()
    graveyard: tuple[CardId, ...] = ()
    removed: tuple[CardId, ...] = ()
    collection: tuple[CardId, ...] = ()
    turn_began: int | None = None
    turns: int = 0
    placed: int = 0
    overdrew: bool = False
    bereft: bool = False
    mulligans: int = 0
    deck_face_up: bool = False
    out: bool = False
    side_deck: bool = False
    rebuilt: bool = False
