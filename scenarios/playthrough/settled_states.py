"""From an answer to the next settled state: everyone passes on, and chance decides its own choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.actions import Pass
from engine.events.attempt import Attempt
from engine.events.attempt import Unanswered as NoAnswer
from engine.language.words import Phase
from engine.turn.phases import start_turn
from scenarios.playthrough.action_attempts import answer_open, note_rules, try_action
from scenarios.playthrough.chance_answers import decide
from scenarios.playthrough.offered_words import say_choice
from scenarios.scenario_errors import CantJudge, NothingHappened, Unanswered

if TYPE_CHECKING:
    from engine.decisions.choices import Answer
    from scenarios.playthrough.playthrough_state import Intention, Playthrough


def settle(play: Playthrough) -> None:
    """Let chance decide its choices, so that the state is settled.

    Raises:
        Unanswered: a choice is open that a player has to make.
    """
    let_chance_decide(play)
    if play.open is not None:
        raise unanswered(play)


def let_chance_decide(play: Playthrough) -> None:
    """Let chance decide its choices, by what steps have stated or by the seed, and pass on after that."""
    while play.open is not None and play.open.choice.player is None:
        answer_and_go_on(play, decide(play, play.open.choice))


def answer_and_go_on(play: Playthrough, answer: Answer) -> None:
    """Answer the open choice; if a step has everyone pass until something has happened, continue with that."""
    answer_open(play, answer)
    if play.intention is not None:
        go_on(play, answered=True)


def go_on(play: Playthrough, *, answered: bool = False) -> None:
    """Let everyone pass until the intention is reached, a choice comes up, or the game ends.

    A choice of chance also stops it, for the next step may state the outcome. Where it ends after a choice was
    `answered`, the step that follows may say it again.
    """
    for _ in range(play.most_passes):
        if play.open is not None or play.intention is None:
            return
        if play.state.phase is Phase.SETUP and play.state.result is None:
            start_first_turn(play)
        if play.intention.reached(play.state) or play.state.result is not None or play.state.priority is None:
            _check_come(play, play.intention)
            play.finished, play.intention = play.intention.words if answered else None, None
            return
        try_action(play, Pass(play.state.priority))
    raise NothingHappened(f"everyone has passed {play.most_passes} times, and nothing has happened")


def _check_come(play: Playthrough, intention: Intention) -> None:
    """Refuse a step whose words have not come true where the passing for it ended.

    Raises:
        NothingHappened: says what was over before that.
    """
    if intention.came is not None and play.state.result is None and not intention.came(play.state):
        play.intention = None
        raise NothingHappened(f"{intention.ends} was over before {intention.words!r} could happen")


def start_first_turn(play: Playthrough) -> None:
    """Start the first turn of a game whose opening hands are as the scenario says.

    Raises:
        CantJudge: a choice comes up as the turn starts.
    """
    attempt = Attempt(play.state)
    try:
        start_turn(attempt, play.state.first_player)
    except NoAnswer as error:
        raise CantJudge(f"a choice comes up as the first turn starts: {error}") from None
    play.state = attempt.state
    play.records.extend(attempt.records)
    for record in attempt.records:
        note_rules(play, record.rules)


def unanswered(play: Playthrough) -> Unanswered:
    """Return the error for the open choice, with the player, the rule and the options."""
    assert play.open is not None
    return Unanswered(f"no step answers this: {say_choice(play, play.open.choice)}")
