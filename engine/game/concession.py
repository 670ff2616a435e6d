"""Conceding while a choice is open; a player can concede at any time (102.1b)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import NO, YES, Answer, Choice, ChoiceKind, Option
from engine.decisions.offers import at_least
from engine.errors import Reason, Refused
from engine.events.attempt import Abandoned, Attempt, Over
from engine.events.departure import leave
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId, PlayerId
from engine.value import replace

_MAY_BE_NONE = (ChoiceKind.CARDS, ChoiceKind.DISCARD, ChoiceKind.SEARCH, ChoiceKind.TARGETS)


@implements("102.1b", "102.2")
def concede_while_choosing(attempt: Attempt, choice: Choice, player: PlayerId) -> Answer:
    """Let the player leave in the middle of an action, and return the answer to the choice that was open.

    A player who is still in the game makes the choice among the options that are left. A player who has left the game
    chooses nothing.

    Raises:
        Over: the game has ended because the player left.
        Abandoned: the choice belongs to the resolution of a link that the player controlled.
        Refused: the player had left the game before.
    """
    if attempt.state.player(player).out:
        raise Refused(Reason(rule("102.2"), "that player has left the game"))
    cause, attempt.cause = attempt.cause, None
    leave(attempt, (player,), "concedes", "102.1b", "102.2")
    if attempt.state.result is not None:
        raise Over
    if attempt.resolving == player:
        raise Abandoned
    attempt.cause = cause
    if choice.player is not None and attempt.state.player(choice.player).out:
        attempt.given.append(_nothing(choice))
        return attempt.given[-1]
    return attempt.ask(_of_what_is_left(attempt.state, choice))


def _nothing(choice: Choice) -> Answer:
    """Return the answer that does the least, for a choice of a player who has left the game."""
    if {YES, NO} <= set(choice.options):
        return (NO,)
    if choice.low is not None:
        return (choice.low,)
    if choice.least == 0 or choice.kind in _MAY_BE_NONE:
        return ()
    return tuple(choice.options[: choice.least])


def _of_what_is_left(state: State, choice: Choice) -> Choice:
    """Return the choice without the cards and players that have left the game."""
    if choice.low is not None:
        return choice
    options = tuple(each for each in choice.options if not _has_left(state, each))
    if not at_least(options, choice.least):
        return replace(choice, options=options, least=len(options), most=len(options))
    return replace(choice, options=options, most=min(choice.most, len(options)))


def _has_left(state: State, option: Option) -> bool:
    if not isinstance(option, int):
        return False
    if option < FIRST_CARD:
        return 0 < option <= len(state.players) and state.player(PlayerId(option)).out
    return CardId(option) not in state.cards and CardId(option) in state.gone
