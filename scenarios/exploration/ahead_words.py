"""How far to look, who may act and what is wanted, as words say it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.exploration.horizons import HorizonKind
from scenarios.near_names import quoted_near_name
from scenarios.scenario_errors import BadArgument

if TYPE_CHECKING:
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough

_ACTIONS = re.compile(r"(?P<many>\d+) actions?")
_WORDS = {kind.value: kind for kind in HorizonKind if kind is not HorizonKind.ACTIONS}
CHOICES, EVERYTHING = "choices", "everything"


def horizon_said(words: str) -> tuple[HorizonKind, int]:
    """Return the horizon that words name, with the number of actions of one of so many.

    Raises:
        BadArgument: there is no such horizon; the nearest one is named.

    >>> horizon_said("the turn ends")[0].name, horizon_said("4 actions")[1]
    ('TURN', 4)
    """
    said = words.strip()
    actions = _ACTIONS.fullmatch(said)
    if actions is not None and int(actions["many"]) > 0:
        return HorizonKind.ACTIONS, int(actions["many"])
    if said not in _WORDS:
        raise BadArgument(
            f"nobody can look until {said!r}",
            expected=f"one of {', '.join(_WORDS)}, or a number of actions above 0, such as 4 actions",
            nearest=quoted_near_name(said, _WORDS),
        )
    return _WORDS[said], 0


def actors_said(play: Playthrough, words: str) -> frozenset[PlayerId]:
    """Return the players who may act, as words say it: nobody, one player, everybody.

    Raises:
        BadArgument: nobody is called so; the nearest name is given.
    """
    seats = play.now.players
    if words == CHOICES:
        return frozenset()
    if words == EVERYTHING:
        return frozenset(seat.id for seat in seats)
    names = {seat.name: seat.id for seat in seats}
    if words not in names:
        known = (CHOICES, EVERYTHING, *names)
        expected = (
            f"{CHOICES} (nobody acts, players pass and choose), {EVERYTHING} (everybody acts), or a player who does"
        )
        nearest = quoted_near_name(words, known)
        raise BadArgument(f"{words!r} is no scope", expected=f"{expected}: {', '.join(names)}", nearest=nearest)
    return frozenset((names[words],))


def goal_said(words: str) -> str:
    """Return the statement of a goal without its keyword.

    Raises:
        BadArgument: it is a step of another kind.

    >>> goal_said("Then you win the game")
    'you win the game'
    """
    said = words.strip()
    if said.startswith(("Given ", "When ")):
        raise BadArgument(f"{said!r} is no statement", expected="a Then, such as: Then you win the game")
    return said.removeprefix("Then ").strip()
