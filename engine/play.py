"""The entrance to the engine: apply an action to a state, list the legal actions, say why one is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.chain.chosen_targets import why_no_target
from engine.citations import implements, rule
from engine.combat.combat_step import protect_reasons
from engine.decisions.actions import (
    Action,
    Complete,
    Concede,
    Pass,
    Place,
    PlayCard,
    Propose,
    Strike,
    Use,
)
from engine.decisions.choices import Answer, Choice, ChoiceKind, who_concedes
from engine.errors import Reason, Refused
from engine.events.attempt import Attempt, Over, Unanswered
from engine.flow import COURSE, act, why_not
from engine.legality.legal_actions import is_listed, legal_actions
from engine.loops.optional_loops import follow
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Record
from engine.value import value
from engine.view.scope import scope_of_link


@value
class Settled:
    """The action is done: `state` is the state after it, `records` are the events that happened.

    In the state a player has priority, or the game is over. `made` holds the choices that had only one possible answer,
    each with that answer.
    """

    state: State
    records: tuple[Record, ...]
    made: tuple[tuple[Choice, Answer], ...] = ()


@value
class Waiting:
    """A choice has to be made: apply the action to the same state again, with one more answer.

    `state` and `records` are those at the moment of the choice.
    """

    choice: Choice
    state: State
    records: tuple[Record, ...]
    made: tuple[tuple[Choice, Answer], ...] = ()


Outcome: TypeAlias = Settled | Waiting

__all__ = ["Outcome", "Settled", "Waiting", "apply", "legal_actions", "why_not", "why_not_option"]


@implements("707.2")
def apply(state: State, action: Action, answers: Sequence[Answer] = (), *, looping: bool = True) -> Outcome:
    """Return the outcome of the action with the answers to the choices it asks for: settled, or waiting for a choice.

    Unless `looping`, the action isn't kept as a step by which a loop of optional actions is noticed (801.1a).

    Raises:
        Refused: the action is not legal now, can't be completed (707.2), or an answer is not legal; the state stays as
            it was.
    """
    refusals = () if is_listed(state, action) else why_not(state, action)
    if refusals:
        raise Refused(*refusals)
    for place, answer in enumerate(answers):
        if who_concedes(answer) == _adding(action):
            return apply(state, Concede(action.player), answers[place + 1 :], looping=looping)  # type: ignore[union-attr]
    attempt = Attempt(state, answers, COURSE)
    try:
        act(attempt, action)
        follow(attempt, state, action, keeping=looping)
    except Over:
        return Settled(attempt.state, tuple(attempt.records), tuple(attempt.made))
    except Refused as refused:
        if isinstance(action, Pass):
            raise
        raise Refused(*refused.reasons, Reason(rule("707.2"), "so the action is rewound")) from None
    except Unanswered as waiting:
        return Waiting(waiting.choice, attempt.state, tuple(attempt.records), tuple(attempt.made))
    if len(attempt.asked) < len(attempt.answers):
        raise Refused(Reason(rule("709.2b"), "an answer was given for which there was no choice"))
    return Settled(attempt.state, tuple(attempt.records), tuple(attempt.made))


def _adding(action: Action) -> PlayerId | int:
    """Return the player who adds a link by the action, 0 if it adds none; conceding meanwhile rewinds it (707.2)."""
    match action:
        case PlayCard(player) | Place(player) | Use(player) | Complete(player) | Propose(player) | Strike(player):
            return player
        case _:
            return 0


def why_not_option(waiting: Waiting, option: int) -> tuple[Reason, ...]:
    """Return every reason why the number is not among the options of the open choice; nothing if it is."""
    choice, state = waiting.choice, waiting.state
    if option in choice.options:
        return ()
    if choice.kind is ChoiceKind.PROTECT and choice.player is not None and CardId(option) in state.cards:
        return protect_reasons(state, choice.player, CardId(option)) or (Reason(choice.rule, "that is not on offer"),)
    asking = [each for each in state.chain if each.source == choice.about]  # Another link may have been added above it.
    if choice.kind is ChoiceKind.TARGETS and asking:
        link = asking[-1]
        scope = scope_of_link(state, link)
        return why_no_target(state, link, scope, choice.slot, option) or tuple(
            Reason(number, "no legal choice of targets includes that") for number in (choice.rule, *choice.apart)
        )
    return (Reason(choice.rule, "that is not on offer"),)
