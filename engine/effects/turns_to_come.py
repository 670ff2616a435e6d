"""Effects on whose turn comes and who is in the game: extra turns, skipped turns, losing (102.2, 500.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import select
from engine.effects.card_moves import LEAVING_PLAY
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.plain_effects import proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.departure import leave
from engine.events.simultaneity import Steps
from engine.language.effects import LoseTheGame
from engine.language.extra_turns import ExtraTurn, SkipTurn
from engine.state.ids import PlayerId
from engine.state.record import GainTurn, MissTurn
from engine.view.footprint import Aspect, Footprint, giving, taking, together

TurnChange: TypeAlias = ExtraTurn | SkipTurn | LoseTheGame
"""The effects of this family."""
AS_COST = OTHERWISE
"""What is said of each of them as a part of a cost."""
OUT_OF_THE_GAME = together((
    LEAVING_PLAY,
    taking(Aspect.PLAYERS, Aspect.HAND, Aspect.DECK, Aspect.GRAVEYARD, Aspect.CHAIN, Aspect.TURNS_TO_COME),
    giving(Aspect.REMOVED),
))  # fmt: skip
"""The footprint of leaving the game: the player takes along all that he or she owns (102.2)."""


def changing_turns(resolution: Resolution, effect: TurnChange) -> Steps | Callable[[], bool]:
    """Give players extra turns, let them skip theirs, or let them lose the game."""
    match effect:
        case ExtraTurn(players):
            return proposed_plainly(resolution, [GainTurn(PlayerId(each)) for each in select(resolution, players)])
        case SkipTurn(players, draw_step):
            missed = [MissTurn(PlayerId(each), draw_step) for each in select(resolution, players)]
            return proposed_plainly(resolution, missed)
        case LoseTheGame():
            return partial(_lose, resolution, effect)
        case _:
            assert_never(effect)


def footprint(effect: TurnChange) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case ExtraTurn() | SkipTurn():
            return giving(Aspect.TURNS_TO_COME)
        case LoseTheGame():
            return OUT_OF_THE_GAME
        case _:
            assert_never(effect)


@implements("102.2")
def _lose(resolution: Resolution, effect: LoseTheGame) -> bool:
    """Let the players lose the game; return whether there were any."""
    losing = tuple(PlayerId(each) for each in select(resolution, effect.players))
    leave(resolution.attempt, losing, "loses the game", "102.2")
    return bool(losing)
