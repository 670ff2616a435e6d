"""Effects on whose turn comes and who is in the game: extra turns, skipped turns, losing (102.2, 500.3)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import select
from engine.effects.plain_effects import proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.departure import leave
from engine.events.simultaneity import Steps
from engine.language.effects import ExtraTurn, LoseTheGame, SkipTurn
from engine.state.ids import PlayerId
from engine.state.record import GainTurn, MissTurn

TurnChange: TypeAlias = ExtraTurn | SkipTurn
"""The effects of this family that change who takes turns."""


def changing_turns(resolution: Resolution, effect: TurnChange) -> Steps:
    """Give players extra turns, or let them skip theirs."""
    match effect:
        case ExtraTurn(players):
            return proposed_plainly(resolution, [GainTurn(PlayerId(each)) for each in select(resolution, players)])
        case SkipTurn(players, draw_step):
            missed = [MissTurn(PlayerId(each), draw_step) for each in select(resolution, players)]
            return proposed_plainly(resolution, missed)
        case _:
            assert_never(effect)


@implements("102.2")
def lose(resolution: Resolution, effect: LoseTheGame) -> bool:
    """Let the players lose the game; return whether there were any."""
    losing = tuple(PlayerId(each) for each in select(resolution, effect.players))
    leave(resolution.attempt, losing, "loses the game", "102.2")
    return bool(losing)
