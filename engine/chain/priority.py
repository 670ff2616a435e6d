"""Priority, passing, and the windows that close (407)."""

from __future__ import annotations

from engine.chain.pre_priority import process
from engine.chain.resolution import resolve_top
from engine.citations import implements, rule
from engine.combat.proposal import need_not_attack
from engine.events.attempt import Attempt
from engine.language.words import LinkKind, Phase
from engine.loops.mandatory_loops import end_in_a_draw
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.state.record import Decide


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
    """Open the phase's, step's or combat window's priority window: the turn player is first to get priority."""
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


@implements("407.1", "407.4", "407.4a", "407.4b", "709.1", "709.2h", "711.1")
def pass_priority(attempt: Attempt, player: PlayerId) -> None:
    """Pass: the next player gets priority.

    When all have passed in succession the chain's top resolves or the window closes.
    """
    rules = (rule("407.1"), rule("600.3")) if need_not_attack(attempt.state, player) else (rule("407.1"),)
    attempt.record(Decide(player, "passes"), rules)
    passes = attempt.state.passes + 1
    if passes < len(attempt.state.remaining):
        give_priority(attempt, next_player(attempt.state, player), passes)
        return
    attempt.change(priority=None, passes=0)
    if attempt.state.chain:
        top = attempt.state.chain[-1].kind
        phase, turn = attempt.state.phase, attempt.state.turn
        resolve_top(attempt)
        if attempt.state.result is None and (attempt.state.phase, attempt.state.turn) == (phase, turn):
            _after_resolving(attempt)
            if top is LinkKind.TRIGGERED:
                end_in_a_draw(attempt)
        return
    from engine.turn.phases import close_window

    attempt.record(Decide(None, f"the window of the {attempt.state.phase} closes"), (rule("407.4"), rule("407.4b")))
    close_window(attempt)


@implements("407.4a", "709.2h")
def _after_resolving(attempt: Attempt) -> None:
    """Give priority after a link resolved or was interrupted: to the turn player.

    In an edition that says otherwise it is the player who added what is topmost now, as long as something is.
    """
    state = attempt.state
    first = state.turn_player
    if state.chain and not state.edition.turn_player_first_after_resolving:
        first = state.chain[-1].controller
    give_priority(attempt, first)
