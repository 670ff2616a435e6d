"""Priority: which player has it next, and opening the windows in which players get it (407)."""

from __future__ import annotations

from engine.chain.pre_priority import process
from engine.citations import implements
from engine.events.attempt import Attempt
from engine.language.words import Phase
from engine.state.game import State
from engine.state.ids import PlayerId


@implements("407.1", "407.4", "407.5", "711.1")
def give_priority(attempt: Attempt, player: PlayerId, passes: int = 0) -> None:
    """Do pre-priority processing, then give the player priority, if the game goes on.

    It is the turn player who gets it where links of a player who lost in that processing were interrupted.
    """
    chain, players = attempt.state.chain, attempt.state.players
    process(attempt)
    if attempt.state.result is not None:
        return
    if attempt.state.players is not players and any(attempt.state.player(link.controller).out for link in chain):
        player, passes = attempt.state.turn_player, 0
    if attempt.state.player(player).out:
        player = next_player(attempt.state, player)
    attempt.change(priority=player, passes=passes)


@implements("407.4", "501.1a", "501.2a", "503.1", "602.1", "602.3")
def open_window(attempt: Attempt, phase: Phase) -> None:
    """Open the window of the phase, step or part of combat; the turn player gets priority first."""
    attempt.change(phase=phase)
    give_priority(attempt, attempt.state.turn_player)


@implements("407.1")
def next_player(state: State, player: PlayerId) -> PlayerId:
    """Return the next player clockwise who is still in the game."""
    count = len(state.players)
    for step in range(1, count + 1):
        seat = state.players[(player - 1 + step) % count]
        if not seat.out:
            return seat.id
    return player
