"""How far is looked: until the chain is empty, the combat concludes, the turn ends, so many actions, the game ends."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from engine.state.game import State
from engine.value import value


class HorizonKind(StrEnum):
    """What ends a look ahead, in words."""

    BEGUN = "what has begun is over"
    CHAIN = "the chain is empty"
    COMBAT = "the combat concludes"
    TURN = "the turn ends"
    ACTIONS = "actions"
    GAME = "the game ends"


@value
class Horizon:
    """How far is looked from a state with this turn and so many combats so far; `many` is a number of actions."""

    kind: HorizonKind
    turn: int = 0
    combats: int = 0
    many: int = 0

    def reached(self, state: State, actions: int) -> bool:
        """Return whether the state, so many actions after the first one, lies at the horizon or behind it."""
        if state.result is not None:
            return True
        match self.kind:
            case HorizonKind.BEGUN:
                return not state.chain and state.combat is None
            case HorizonKind.CHAIN:
                return not state.chain or state.combats != self.combats
            case HorizonKind.COMBAT:
                return not state.is_fought
            case HorizonKind.TURN:
                return state.turn != self.turn
            case HorizonKind.ACTIONS:
                return actions >= self.many
            case HorizonKind.GAME:
                return False
            case _:
                assert_never(self.kind)


def horizon_from(state: State, kind: HorizonKind, many: int = 0) -> Horizon:
    """Return the horizon of the kind as it is seen from the state."""
    return Horizon(kind, state.turn, state.combats, many)


def why_never(state: State, horizon: Horizon, *, waiting: bool) -> str | None:
    """Return why nothing lies before the horizon; None if something may. `waiting` says that a choice is open."""
    if state.result is not None:
        return "the game is over"
    if horizon.kind is HorizonKind.ACTIONS:
        return None if horizon.many > 0 else "no action is left to look at"
    if horizon.kind is HorizonKind.COMBAT and not state.is_fought:
        return "no combat is proposed or under way"
    if not waiting and horizon.reached(state, 0):
        return "the chain is empty already"
    return None
