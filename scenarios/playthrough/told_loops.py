"""The steps of a loop in words, for the player who may step in before one of them (801.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.decisions.actions import (
    Begin,
    Complete,
    Concede,
    NextGame,
    Pass,
    Place,
    PlayCard,
    Propose,
    Repeat,
    Strike,
    Swap,
    Use,
)
from engine.loops.shown_loops import demonstrated, gone_through_twice
from scenarios.playthrough.spoken_names import card, does, link

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.decisions.actions import Action
    from scenarios.playthrough.playthrough_state import Playthrough


def steps_of_loop(play: Playthrough, numbers: Iterable[int]) -> Iterator[str]:
    """Yield steps of the loop that was shown: the number, counted from 1, who does what in it, over which link."""
    loop = demonstrated(play.now) or gone_through_twice(play.now)
    for number in numbers:
        if loop is None or not 1 <= number <= len(loop.steps):
            yield str(number)
            continue
        step = loop.steps[number - 1]
        chain = step.before.chain
        over = f"over {link(play, chain[-1])}" if chain else "over an empty chain"
        yield f"{number} ({_done(play, step.action)} {over})"


def _done(play: Playthrough, action: Action) -> str:
    """Return who does what in an action."""
    match action:
        case PlayCard(player, held):
            return f"{does(play, player, 'play')} {card(play, held)}"
        case Place(player, held):
            return f"{does(play, player, 'place')} {card(play, held)} as a resource"
        case Use(player, held):
            return f"{does(play, player, 'use')} {card(play, held)}"
        case Complete(player, held):
            return f"{does(play, player, 'complete')} {card(play, held)}"
        case Propose(player, attacker, defender):
            return f"{does(play, player, 'propose')} that {card(play, attacker)} attacks {card(play, defender)}"
        case Strike(player, weapon):
            return f"{does(play, player, 'strike')} with {card(play, weapon)}"
        case Pass(player):
            return does(play, player, "pass")
        case Begin() | Concede() | NextGame() | Repeat() | Swap():
            # No player can repeat these at will, so that no loop holds them (801.1a).
            return "something else is done"
        case _:
            assert_never(action)
