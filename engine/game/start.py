"""Starting a game: shuffling, opening hands, mulligans, the first turn (101)."""

from __future__ import annotations

from engine.chain.priority import next_player
from engine.citations import implements, rule
from engine.decisions.choices import ChoiceKind
from engine.events.attempt import Attempt, yes_or_no
from engine.events.chance import shuffle
from engine.events.event import happen
from engine.language.words import Zone
from engine.state.evolution import with_player
from engine.state.ids import PlayerId
from engine.state.record import Event, FailToDraw, Move
from engine.turn.phases import start_turn
from engine.value import replace


@implements("101.1", "101.2", "301.1")
def begin(attempt: Attempt) -> None:
    """Start the game, with heroes in play and decks in place.

    All players shuffle, draw opening hands and may mulligan; then the first turn starts.
    """
    state = attempt.state
    attempt.change(turn_player=state.first_player, in_order=state.first_player)
    order = [player.id for player in attempt.state.remaining]
    for player in order:
        shuffle(attempt, player)
    for player in order:
        hero = ("301.1",) if attempt.state.player(player).hero else ()
        _draw_hand(attempt, player, state.edition.opening_hand, "101.1", *hero)
    for player in order:
        while attempt.state.player(player).mulligans < attempt.state.edition.mulligans:
            wants = attempt.ask_whether(
                yes_or_no(ChoiceKind.MULLIGAN, player, rule("101.2"), "whether to mulligan", player)
            )
            if not wants:
                break
            _mulligan(attempt, player)
    first = state.first_player
    start_turn(attempt, next_player(attempt.state, first) if attempt.state.player(first).out else first)


def _draw_hand(attempt: Attempt, player: PlayerId, cards: int, *why: str) -> None:
    """Put so many cards into the player's hand; a deck of fewer loses the game at the next check (407.6b)."""
    deck = attempt.state.player(player).deck[:cards]
    moves: list[Event] = [Move(card, Zone.HAND, player=player) for card in deck]
    happen(attempt, moves, *why)
    if len(deck) < cards:
        happen(attempt, [FailToDraw(player)], *why, "102.1a")


@implements("101.2")
def _mulligan(attempt: Attempt, player: PlayerId) -> None:
    """Let the player shuffle the hand into the deck and draw new cards."""
    moves: list[Event] = [Move(card, Zone.DECK, player=player) for card in attempt.state.player(player).hand]
    happen(attempt, moves, "101.2")
    shuffle(attempt, player)
    seat = attempt.state.player(player)
    attempt.change(players=with_player(attempt.state, replace(seat, mulligans=seat.mulligans + 1)))
    _draw_hand(attempt, player, attempt.state.edition.cards_after_mulligan, "101.2")
