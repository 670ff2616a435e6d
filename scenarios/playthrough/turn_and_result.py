"""Then steps about the turn, priority, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.words import Zone
from scenarios.playthrough import named_things
from scenarios.playthrough.facts import differs
from scenarios.playthrough.settled_states import let_chance_decide
from scenarios.playthrough.spoken_names import does_not
from scenarios.step_words import YOU

if TYPE_CHECKING:
    from engine.state.game import State
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
    """Check that a player has won, or has lost; those whose game is a draw have done neither."""
    let_chance_decide(play)
    player = named_things.player(play, words)
    result = play.now.result
    has_won = result is not None and player in result.winners
    if not (has_won if won else _has_lost(play.now, player)):
        outcome = "win" if won else "lose"
        said = f"{words.who} {outcome if words == YOU else f'{outcome}s'}"
        at_once = "" if won or has_won or not play.now.player(player).out else ": all who were left lost at once"
        raise differs(f"{does_not(words, outcome)} the game", said, f"{_say_result(play)}{at_once}")
    play.check_acted("how the game ends")


def _has_lost(state: State, player: PlayerId) -> bool:
    """Return whether the player has left the game (102.2), other than with everybody who was left: that is a draw."""
    result = state.result
    if not state.player(player).out or (result is not None and player in result.winners):
        return False
    all_lost = result is not None and not result.winners and not state.remaining
    return not all_lost or _left_before_the_end(state, player)


def _left_before_the_end(state: State, player: PlayerId) -> bool:
    """Return whether the player left while the game went on, so that all his or her cards were removed (102.2).

    The cards of those who leave as the game ends stay where they are (OP-60), the hero among them.
    """
    removed = (Zone.REMOVED, Zone.COLLECTION)
    return all(card.zone in removed for card in state.cards.values() if card.owner == player)


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
