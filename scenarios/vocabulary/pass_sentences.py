"""Letting things happen: everyone passes, until something comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import passes
from scenarios.registry import when

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords


@when("the game starts", example="the game starts")
def game_starts(play: Playthrough) -> None:
    """Shuffle every deck and draw opening hands; each player in turn is then asked whether to mulligan."""
    passes.start_game(play)


@when(
    "the next game is about to start, {owner} turn first",
    example="the next game is about to start, your opponent's turn first",
)
def next_game(play: Playthrough, owner: PlayerWords) -> None:
    """Go on to the next game of the match, before its first turn, which is a player's."""
    passes.set_up_next_game(play, owner)


@when("{player} pass[es]", example="you pass")
def one_passes(play: Playthrough, player: PlayerWords) -> None:
    """Let one player, who has priority, pass."""
    passes.pass_once(play, player)


@when("{who=both|all} players pass", example="both players pass")
def all_pass(play: Playthrough, who: str) -> None:
    """Let players pass in turn until all have passed in a row; who has just passed doesn't pass again."""
    passes.pass_round(play, both=who == "both")


@when("the chain empties", example="the chain empties")
def chain_empties(play: Playthrough) -> None:
    """Let everyone pass until the chain is empty; a choice that comes up stops this until it is answered."""
    passes.empty_chain(play)


@when("the combat concludes", example="the combat concludes")
def combat_concludes(play: Playthrough) -> None:
    """Let everyone pass until the combat is over; a choice that comes up stops this until it is answered."""
    passes.conclude_combat(play)


@when("the {window=attack window|defend window} opens", example="the defend window opens")
def window_opens(play: Playthrough, window: str) -> None:
    """Let everyone pass until that window of the combat step is open."""
    passes.open_window(play, window)


@when("the protect point comes", example="the protect point comes")
def protect_point(play: Playthrough) -> None:
    """Let everyone pass until someone may protect."""
    passes.reach_protect_point(play)


@when("the {step=draw step|action phase|end phase} starts", example="the end phase starts")
def part_starts(play: Playthrough, step: str) -> None:
    """Let everyone pass until that part of the turn starts; what triggered then is on the chain."""
    passes.start_part(play, step)


@when("the turn ends", example="the turn ends")
def turn_ends(play: Playthrough) -> None:
    """Let everyone pass until the next turn has started."""
    passes.end_turn(play)


@when("{owner} next turn starts", example="your next turn starts")
def next_turn(play: Playthrough, owner: PlayerWords) -> None:
    """Let everyone pass until the player's next turn has started; what triggered then is on the chain."""
    passes.start_next_turn(play, owner)
