"""From an answered choice to the next settled state: everyone passes on, and chance decides what it is asked."""

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
    from scenarios.playthrough.playthrough_state import Playthrough

_MANY = 10_000
"""More passes than any scenario needs: a stop for a game that goes round and round."""


def settle(play: Playthrough) -> None:
    """Let chance decide what it is asked, so that the state is settled.

    Raises:
        Unanswered: a choice is open that a player has to make.
    """
    let_chance_decide(play)
    if play.open is not None:
        raise unanswered(play)


def let_chance_decide(play: Playthrough) -> None:
    """Let chance decide what no step has said by now, and go on with what it has held up."""
    while play.open is not None and play.open.choice.player is None:
        answer_and_go_on(play, decide(play, play.open.choice))


def answer_and_go_on(play: Playthrough, answer: Answer) -> None:
    """Answer the choice that is open, and go on with what everyone lets happen, if a step has said that."""
    answer_open(play, answer)
    if play.intention is not None:
        go_on(play)


def go_on(play: Playthrough) -> None:
    """Go on with what everyone lets happen, until it is reached, a choice comes up, or the game ends.

    Chance stops it too: the next step may say what it brings.
    """
    for _ in range(_MANY):
        if play.open is not None or play.intention is None:
            return
        if play.state.phase is Phase.SETUP and play.state.result is None:
            start_first_turn(play)
        if play.intention.reached(play.state) or play.state.result is not None or play.state.priority is None:
            play.finished, play.intention = play.intention.words, None
            return
        try_action(play, Pass(play.state.priority))
    raise NothingHappened("everyone passes and passes, and nothing comes of it")


def start_first_turn(play: Playthrough) -> None:
    """Start the first turn of a game whose opening hands are as the scenario says.

    Raises:
        CantJudge: something asks for a choice as the turn starts.
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
    """Return the error for the open choice: who has to choose, by which rule, and what is on offer."""
    assert play.open is not None
    return Unanswered(f"no step answers this: {say_choice(play, play.open.choice)}")
