"""Then steps about the turn, priority, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import named_things
from scenarios.playthrough.facts import differs
from scenarios.playthrough.settled_states import let_chance_decide
from scenarios.playthrough.spoken_names import does_not

if TYPE_CHECKING:
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords


def is_turn_of(play: Playthrough, owner: PlayerWords, phase: str | None) -> None:
    """Check whose turn it is, and the part of it."""
    let_chance_decide(play)
    expected = (named_things.player(play, owner), phase or play.now.phase.value)
    actual = (play.now.turn_player, play.now.phase.value)
    if expected != actual:
        raise differs("the game is at another point", _say_turn(play, *expected), _say_turn(play, *actual))


def _say_turn(play: Playthrough, player: PlayerId, phase: str) -> str:
    return f"the {phase} of {play.now.player(player).name}"


def has_priority(play: Playthrough, words: PlayerWords) -> None:
    """Check who has priority."""
    let_chance_decide(play)
    has = play.now.priority
    if has != named_things.player(play, words):
        actual = "nobody" if has is None else play.now.player(has).name
        raise differs(f"{does_not(words, 'have')} priority", words.who, actual)


def has_ended(play: Playthrough, words: PlayerWords, *, won: bool) -> None:
    """Check that a player has won, or has lost."""
    let_chance_decide(play)
    player = named_things.player(play, words)
    result = play.now.result
    has_won = result is not None and player in result.winners
    has_lost = play.now.player(player).out and not has_won
    if not (has_won if won else has_lost):
        outcome = "win" if won else "lose"
        raise differs(f"{does_not(words, outcome)} the game", f"{words.who} {outcome}s", _say_result(play))
    play.check_acted("how the game ends")


def is_draw(play: Playthrough) -> None:
    """Check that nobody has won the game that has ended."""
    let_chance_decide(play)
    if play.now.result is None or play.now.result.winners:
        raise differs("the game isn't a draw", "a draw", _say_result(play))
    play.check_acted("how the game ends")


def goes_on(play: Playthrough) -> None:
    """Check that the game has not ended."""
    let_chance_decide(play)
    if play.now.result is not None:
        raise differs("the game has ended", "the game goes on", _say_result(play))
    play.check_acted("how the game ends")


def _say_result(play: Playthrough) -> str:
    result = play.now.result
    if result is None:
        out = [player.name for player in play.now.players if player.out]
        return f"the game goes on without {', '.join(out)}" if out else "the game goes on"
    winners = ", ".join(play.now.player(winner).name for winner in result.winners)
    return f"won by {winners}" if winners else "a draw"
