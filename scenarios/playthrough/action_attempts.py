"""Actions tried on the engine: choices are answered as the step has said in advance, as far as it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import Refused, Unsettled
from engine.language.words import Phase
from engine.play import Settled, Waiting, apply
from scenarios.playthrough.advance_answers import answer_in_advance, refuse_other_than_forced, say_clause, unsaid
from scenarios.playthrough.chance_answers import refuse_other_flips
from scenarios.playthrough.paid_costs import refuse_other_deeds
from scenarios.playthrough.playthrough_state import Open
from scenarios.playthrough.told_reasons import refusal
from scenarios.playthrough.value_history import keep_contributions
from scenarios.scenario_errors import CantJudge, Surplus

if TYPE_CHECKING:
    from engine.citations import RuleId
    from engine.decisions.actions import Action
    from engine.decisions.choices import Answer
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough


def try_action(play: Playthrough, action: Action, answers: tuple[Answer, ...] = ()) -> None:
    """Try an action with the answers so far, and answer further choices as far as the step has said in advance.

    After this the state is settled, or a choice is open.

    Raises:
        IllegalAction: the rules don't allow the action or an answer; gives every reason with its rule.
        Surplus: the step answers a choice that never came up.
        CantJudge: the engine can't play on.
    """
    before = play.state
    if not answers:
        play.answered.clear()
        play.paid.clear()
        play.flips.clear()
    while True:
        play.open = None
        result = _tried(play.state, action, answers)
        if isinstance(result, Settled):
            if before.phase is Phase.ATTACK_WINDOW and result.state.phase is not Phase.ATTACK_WINDOW:
                play.protect_point = before
            _settle(play, result)
            return
        note_rules(play, (result.choice.rule,))
        play.open = Open(action, answers, result.choice, result.state, result.records, result.made)
        answer = answer_in_advance(play, result.choice)
        if answer is None:
            refuse_other_than_forced(play, result.choice, result.made)
            return
        answers = (*answers, answer)


def answer_open(play: Playthrough, answer: Answer) -> None:
    """Answer the open choice, and try the waiting action again with that answer."""
    assert play.open is not None
    play.answered.append(play.open.choice)
    try_action(play, play.open.action, (*play.open.answers, answer))


def _tried(state: State, action: Action, answers: tuple[Answer, ...]) -> Settled | Waiting:
    try:
        return apply(state, action, answers)
    except Refused as error:
        raise refusal(error.reasons) from None
    except Unsettled as error:
        raise CantJudge(str(error)) from None


def _settle(play: Playthrough, result: Settled) -> None:
    before = play.state
    play.state = result.state
    play.records.extend(result.records)
    keep_contributions(play, before, result.state, result.records)
    for record in result.records:
        note_rules(play, record.rules)
    for choice, _ in result.made:
        note_rules(play, (choice.rule,))
    play.made.extend(result.made)
    left = unsaid(play, result.made, result.records)
    play.clauses = []
    if left:
        raise Surplus(f"nobody was asked for {' or '.join(say_clause(clause) for clause in left)}")
    refuse_other_deeds(play, result.records)
    refuse_other_flips(play, result.records)


def note_rules(play: Playthrough, rules: tuple[RuleId, ...]) -> None:
    """Remember rules as applied, in order of their first use."""
    for each in rules:
        play.applied.setdefault(each)
        play.noted.setdefault(each)
