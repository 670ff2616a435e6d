"""When steps in which everyone passes until something has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.actions import Begin, NextGame, Pass
from engine.decisions.choices import ChoiceKind
from engine.language.words import Phase
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import try_action
from scenarios.playthrough.board_legality import check_start
from scenarios.playthrough.playthrough_state import Intention
from scenarios.playthrough.settled_states import go_on, settle, start_first_turn
from scenarios.scenario_errors import BadArgument, NothingHappened

if TYPE_CHECKING:
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords


_OF_A_COMBAT = {Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW}


def start_game(play: Playthrough) -> None:
    """Start the game from its beginning: shuffles, opening hands, mulligans, the first turn.

    Raises:
        IllegalAction: the game has started.
        ImpossibleBoard: a hand or a graveyard holds cards.
    """
    settle(play)
    check_start(play)
    try_action(play, Begin())


def set_up_next_game(play: Playthrough, owner: PlayerWords) -> None:
    """Set up the next game of the match, in which a player takes the first turn.

    Raises:
        IllegalAction: this game goes on, or was the last.
    """
    settle(play)
    try_action(play, NextGame(named_things.player(play, owner)))


def pass_once(play: Playthrough, words: PlayerWords) -> None:
    """Let a player who has priority pass.

    Raises:
        IllegalAction: the player doesn't have priority.
    """
    settle(play)
    try_action(play, Pass(named_things.player(play, words)))


def pass_round(play: Playthrough, *, both: bool) -> None:
    """Let players pass, beginning with the one who has priority, until all have passed in a row (407.4).

    A player who has just passed doesn't pass again. `both` says that the step speaks of both players.

    Raises:
        BadArgument: the step speaks of both players, and more than two play.
    """
    settle(play)
    playing = [player.name for player in play.state.remaining]
    if both and playing[2:]:
        raise BadArgument(f"there are {len(playing)} players: {', '.join(playing)}", expected="all players pass")
    passes = len(play.state.remaining) - play.state.passes
    target = [passes]

    def reached(_: State) -> bool:
        target[0] -= 1
        return target[0] < 0

    pass_until(play, Intention("all players pass", reached), at_least_once=False)


def pass_until(play: Playthrough, intention: Intention, *, at_least_once: bool = True) -> None:
    """Let everyone pass until an intention is reached; a choice interrupts this until it is answered.

    Raises:
        NothingHappened: it is reached already, and no answer has just brought it about; or the game is over.
    """
    settle(play)
    finished, play.finished = play.finished, None
    play.made.clear()
    if play.state.result is not None and finished != intention.words:
        raise NothingHappened(f"the game is over, so that {intention.words!r} can't happen any more")
    if at_least_once and intention.reached(play.state):
        if finished == intention.words:
            return
        raise NothingHappened(f"nothing is left to happen: {intention.words!r} has happened already")
    play.intention = intention
    go_on(play)


def empty_chain(play: Playthrough) -> None:
    """Let everyone pass until the chain is empty, or the proposal on it has started a combat."""
    proposed = play.state.combats

    def reached(state: State) -> bool:
        return not state.chain or state.combats != proposed

    pass_until(play, Intention("the chain empties", reached))


def conclude_combat(play: Playthrough) -> None:
    """Let everyone pass until no combat is in progress and none is proposed."""

    def reached(state: State) -> bool:
        return not state.is_fought

    pass_until(play, Intention("the combat concludes", reached))


def open_window(play: Playthrough, window: str) -> None:
    """Let everyone pass until a window of the combat step is open."""

    def is_open(state: State) -> bool:
        return state.phase is Phase(window)

    reach(play, Intention(f"the {window} opens", is_open, is_open, "the combat"))


def reach(play: Playthrough, intention: Intention) -> None:
    """Let everyone pass until an intention is reached before the present combat is over.

    Raises:
        NothingHappened: the combat is over before that.
    """
    started = play.state.combats
    concerned = play.state.is_fought

    def over(state: State) -> bool:
        return not state.is_fought and (concerned or state.combats != started)

    if not concerned:
        raise NothingHappened(f"no combat is proposed or under way, so {intention.words!r} can't happen")
    before = Intention(
        intention.words, lambda state: intention.reached(state) or over(state), intention.came, intention.ends
    )
    pass_until(play, before)
    if play.open is None and not intention.reached(play.state):
        raise NothingHappened(f"the combat was over before {intention.words!r} could happen")


def reach_protect_point(play: Playthrough) -> None:
    """Let everyone pass until somebody is asked whether to protect, or nobody can be asked any more.

    Raises:
        NothingHappened: the step before has led there, or the combat is over before that.
    """
    words = "the protect point comes"
    if play.open is not None and play.open.choice.kind is ChoiceKind.PROTECT:
        if play.intention is not None and play.intention.words == words:
            raise NothingHappened(f"nothing is left to happen: {words!r} has happened already")
        return
    reach(play, Intention(words, lambda state: state.phase is Phase.DEFEND_WINDOW))


def start_part(play: Playthrough, part: str) -> None:
    """Let everyone pass until a part of the turn starts.

    Raises:
        NothingHappened: the turn is over before that, or a combat of the action phase is under way.
    """
    settle(play)
    phase = Phase(part)
    if _begins(play) and play.state.phase is phase:
        return
    turn = play.state.turn

    def reached(state: State) -> bool:
        return state.turn != turn or state.phase is phase

    words = f"the {part} starts"
    if phase is Phase.ACTION and play.state.phase in _OF_A_COMBAT:
        raise NothingHappened(f"nothing is left to happen: {words!r} has happened already")
    pass_until(play, Intention(words, reached, lambda state: state.phase is phase, "the turn"))


def _begins(play: Playthrough) -> bool:
    """Return whether the first turn of the game was about to start, and start it."""
    if play.state.phase is not Phase.SETUP or play.state.result is not None:
        return False
    start_first_turn(play)
    return True


def end_turn(play: Playthrough) -> None:
    """Let everyone pass until the next turn has started."""
    settle(play)
    _begins(play)
    turn = play.state.turn
    pass_until(play, Intention("the turn ends", lambda state: state.turn != turn))


def start_next_turn(play: Playthrough, owner: PlayerWords) -> None:
    """Let everyone pass until a player's next turn has started."""
    turn, player = play.state.turn, named_things.player(play, owner)
    words = f"the next turn of {owner.who} starts"
    pass_until(play, Intention(words, lambda state: state.turn != turn and state.turn_player == player))
